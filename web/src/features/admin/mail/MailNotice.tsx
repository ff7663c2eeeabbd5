import styled from '@emotion/styled';
import { type ReactNode, type Ref, useId } from 'react';
import { FormBanner, type Outcome } from '../../../components/form/FormBanner.tsx';
import { Text } from '../../../components/Text.tsx';
import { colours } from '../../../theme/tokens.ts';
import { type ListedMail, mostShown } from './listed-mails.ts';

const Place = styled('div')({
  '&:has(.MuiAlert-root, section)': { marginBottom: 'clamp(24px, 3vw, 40px)' },
  '&:has(.MuiAlert-root) section': { marginTop: 16 },
});

const Notice = styled('section')({
  padding: 'clamp(16px, 2.5vw, 28px)',
  borderTop: `3px solid ${colours.error}`,
  background: colours.errorWash,
  '&[data-tone="calm"]': { borderTopColor: colours.amber, background: colours.warm },
});

const Explanation = styled('p')({ maxWidth: '64ch', marginTop: 8 });

const List = styled('ul')({ listStyle: 'none', padding: 0, margin: '12px 0 0' });

interface MailNoticeProps {
  /** Gets the focus when a row is about to leave, and with it the button that was pressed. */
  ref: Ref<HTMLDivElement>;
  mails: readonly ListedMail[];
  outcome: Outcome | undefined;
  title: (count: number, andMore: boolean) => string;
  explanation: string;
  /** Something went wrong, unless it is calm. */
  isCalm?: boolean;
  children: (mail: ListedMail) => ReactNode;
}

/** Mails that wait for an admin, and how the last of them went; there is nothing to see while there are none. */
export function MailNotice({ ref, mails, outcome, title, explanation, isCalm = false, children }: MailNoticeProps) {
  const titleId = useId();
  return (
    <Place ref={ref} tabIndex={-1}>
      <FormBanner outcome={outcome} />
      {mails.length > 0 && (
        <Notice aria-labelledby={titleId} data-tone={isCalm ? 'calm' : undefined}>
          <Text variant="h3" as="h2" id={titleId}>
            {title(Math.min(mails.length, mostShown), mails.length > mostShown)}
          </Text>
          <Explanation>{explanation}</Explanation>
          <List>{mails.slice(0, mostShown).map(children)}</List>
        </Notice>
      )}
    </Place>
  );
}
