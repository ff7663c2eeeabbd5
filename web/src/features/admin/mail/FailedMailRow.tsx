import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { failedMailWords } from '../../../content/admin.ts';
import { colours, families, media } from '../../../theme/tokens.ts';
import { TextAction } from '../TextAction.tsx';
import type { FailedMail } from './failed-mails.ts';

const Row = styled('li')({
  display: 'grid',
  gap: '0 24px',
  justifyItems: 'start',
  padding: '12px 0 6px',
  borderTop: `1px solid ${colours.hairline}`,
  [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'center', padding: '12px 0' },
});

const Kind = styled('p')({ fontWeight: 600 });

const Fact = styled('p')({
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  color: colours.slate,
  overflowWrap: 'anywhere',
});

interface FailedMailRowProps {
  mail: FailedMail;
  isBusy: boolean;
  onRetry: (mail: FailedMail) => void;
}

/** One mail that was given up. */
export function FailedMailRow({ mail, isBusy, onRetry }: FailedMailRowProps) {
  const { id, kind, failedAt, error } = mail;
  const when = failedMailWords.when(failedAt);
  return (
    <Row>
      <div>
        <Kind>
          {failedMailWords.kinds[kind]}, <time dateTime={failedAt.toISOString()}>{when}</time>
        </Kind>
        <Fact>{error}</Fact>
        <Fact>{failedMailWords.id(id)}</Fact>
      </div>
      <TextAction aria-disabled={isBusy} onClick={() => onRetry(mail)}>
        {isBusy ? failedMailWords.sending : failedMailWords.sendAgain}
        <VisuallyHidden>
          {' '}
          {failedMailWords.kinds[kind]}, {when}
        </VisuallyHidden>
      </TextAction>
    </Row>
  );
}
