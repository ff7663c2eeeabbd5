import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';
import { failedMailCopy } from '../../content/product/admin.ts';
import { quarantinedMailCopy as copy } from '../../content/product/quarantined-mails.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Caption } from '../components/FormPart.tsx';
import { panel } from '../components/looks.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';
import { type ListedMail, type ListedMails, maxShown } from './mails.ts';

const frame = { '&:has(section)': { mb: 'clamp(24px, 3vw, 40px)' } } as const;

export function MailActions({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
      {children}
    </Stack>
  );
}

interface MailAlertProps {
  /** Takes the focus when a row disappears together with the pressed button. */
  ref: Ref<HTMLDivElement>;
  listed: ListedMails;
  copy: { title: (count: number, andMore: boolean) => string; explanation: string };
  actions: ReactNode;
  /** The search field, and the results, which replace the list during a search. */
  search?: { field: ReactNode; found: ReactNode };
  /** Whether the colours are calm, for quarantine; otherwise an alarm, for emails that failed. */
  isCalm?: boolean;
  children: (mail: ListedMail) => ReactNode;
}

/** The emails that wait for an admin; renders nothing if there are none. */
export function MailAlert({
  ref,
  listed: { mails, total },
  copy,
  actions,
  search,
  isCalm = false,
  children,
}: MailAlertProps) {
  const titleId = useId();
  const areMore = total === undefined || total > mails.length;
  return (
    <Box ref={ref} tabIndex={-1} sx={frame}>
      {mails.length > 0 && (
        <Paper component="section" aria-labelledby={titleId} sx={panel(isCalm ? 'calm' : 'alarm')}>
          <Typography variant="h3" component="h2" id={titleId}>
            {copy.title(total ?? maxShown, total === undefined)}
          </Typography>
          <Typography variant="inherit" sx={{ maxWidth: '64ch', mt: 1 }}>
            {copy.explanation}
            {areMore && ` ${failedMailCopy.oldest(mails.length)}`}
          </Typography>
          {mails.length > 1 && <MailActions>{actions}</MailActions>}
          {search?.field}
          {search?.found ?? (
            <List disablePadding sx={{ mt: '12px' }}>
              {mails.map(children)}
            </List>
          )}
        </Paper>
      )}
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr auto' },
  alignItems: { xs: 'stretch', md: 'center' },
  justifyItems: 'start',
  columnGap: 3,
  padding: { xs: '12px 0 6px', md: '12px 0' },
  borderTop: `1px solid ${colours.hairline}`,
} as const;

export function MailFact({ children }: { children: ReactNode }) {
  return <Caption sx={{ lineHeight: 1.6, overflowWrap: 'anywhere' }}>{children}</Caption>;
}

interface MailRowProps {
  mail: ListedMail;
  children: ReactNode;
  actions: ReactNode;
}

/** One email with its kind, its time, further facts, and its buttons. */
export function MailRow({ mail, children, actions }: MailRowProps) {
  return (
    <ListItem sx={row}>
      <div>
        <Typography variant="inherit" sx={{ fontWeight: 600 }}>
          {failedMailCopy.kinds[mail.kind]},{' '}
          <time dateTime={mail.since.toISOString()}>{failedMailCopy.when(mail.since)}</time>
        </Typography>
        <MailFact>{mail.subject}</MailFact>
        {children}
      </div>
      <div>{actions}</div>
    </ListItem>
  );
}

const message = {
  '& > summary': { padding: '8px 0', color: colours.brandDeep, cursor: 'pointer' },
  '& > p': { maxWidth: '72ch', paddingBottom: '12px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
} as const;

interface ReadableMailRowProps {
  mail: ListedMail;
  actions: ReactNode;
  children: ReactNode;
}

/** One enquiry or application whose email was not sent, with the text of the email. */
export function ReadableMailRow({ mail, actions, children }: ReadableMailRowProps) {
  const from = copy.from(mail.from);
  return (
    <MailRow mail={mail} actions={actions}>
      <MailFact>{from}</MailFact>
      {children}
      <Box component="details" sx={message}>
        <summary>
          {copy.read}
          <VisuallyHidden> {from}</VisuallyHidden>
        </summary>
        <p data-verbatim>{mail.text}</p>
      </Box>
    </MailRow>
  );
}
