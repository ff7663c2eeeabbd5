import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { failedMailWords } from '../../../content/admin.ts';
import { colours, families, media } from '../../../theme/tokens.ts';
import type { ListedMail } from './listed-mails.ts';

const Row = styled('li')({
  display: 'grid',
  gap: '0 24px',
  justifyItems: 'start',
  padding: '12px 0 6px',
  borderTop: `1px solid ${colours.hairline}`,
  [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'center', padding: '12px 0' },
});

const Kind = styled('p')({ fontWeight: 600 });

/** A line about a mail, in small print. */
export const MailFact = styled('p')({
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  color: colours.slate,
  overflowWrap: 'anywhere',
});

interface MailRowProps {
  mail: ListedMail;
  children: ReactNode;
  actions: ReactNode;
}

/** One mail of a list: what it is and since when, more about it, and what can be done. */
export function MailRow({ mail, children, actions }: MailRowProps) {
  return (
    <Row>
      <div>
        <Kind>
          {failedMailWords.kinds[mail.kind]},{' '}
          <time dateTime={mail.since.toISOString()}>{failedMailWords.when(mail.since)}</time>
        </Kind>
        {children}
      </div>
      <div>{actions}</div>
    </Row>
  );
}
