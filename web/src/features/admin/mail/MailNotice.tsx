import styled from '@emotion/styled/base';
import { type ReactNode, type Ref, useId } from 'react';
import { FormBanner, type Outcome } from '../../../components/form/FormBanner.tsx';
import { Text } from '../../../components/Text.tsx';
import { failedMailCopy } from '../../../content/admin.ts';
import { colours, families, media } from '../../../theme/tokens.ts';
import { type ListedMail, type ListedMails, maxShown } from './mails.ts';

const Frame = styled('div')({
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

/** What can be done, side by side. */
export const MailActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' });

const List = styled('ul')({ listStyle: 'none', padding: 0, margin: '12px 0 0' });

interface MailNoticeProps {
  /** Takes the focus when a row disappears together with the button that was pressed. */
  ref: Ref<HTMLDivElement>;
  listed: ListedMails;
  outcome: Outcome | undefined;
  title: (count: number, andMore: boolean) => string;
  explanation: string;
  /** What can be done about all of them, where there is more than one. */
  actions: ReactNode;
  /** Calm for quarantine; an alarm for mails that failed. */
  isCalm?: boolean;
  children: (mail: ListedMail) => ReactNode;
}

/** Mails that wait for an admin, and how the last of them went; there is nothing to see while there are none. */
export function MailNotice({
  ref,
  listed: { mails, total },
  outcome,
  title,
  explanation,
  actions,
  isCalm = false,
  children,
}: MailNoticeProps) {
  const titleId = useId();
  const areMore = total === undefined || total > mails.length;
  return (
    <Frame ref={ref} tabIndex={-1}>
      <FormBanner outcome={outcome} />
      {mails.length > 0 && (
        <Notice aria-labelledby={titleId} data-tone={isCalm ? 'calm' : undefined}>
          <Text variant="h3" as="h2" id={titleId}>
            {title(total ?? maxShown, total === undefined)}
          </Text>
          <Explanation>
            {explanation}
            {areMore && ` ${failedMailCopy.oldest(mails.length)}`}
          </Explanation>
          {mails.length > 1 && <MailActions>{actions}</MailActions>}
          <List>{mails.map(children)}</List>
        </Notice>
      )}
    </Frame>
  );
}

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

/** One mail of a notice: what it is and since when, more about it, and what can be done. */
export function MailRow({ mail, children, actions }: MailRowProps) {
  return (
    <Row>
      <div>
        <Kind>
          {failedMailCopy.kinds[mail.kind]},{' '}
          <time dateTime={mail.since.toISOString()}>{failedMailCopy.when(mail.since)}</time>
        </Kind>
        <MailFact>{mail.subject}</MailFact>
        {children}
      </div>
      <div>{actions}</div>
    </Row>
  );
}
