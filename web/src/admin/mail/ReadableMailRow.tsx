import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { quarantinedMailCopy as copy } from '../../content/quarantined-mails.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { adminColours as colours } from '../theme/admin-colours.ts';
import { MailFact, MailRow } from './MailAlert.tsx';
import type { ListedMail } from './mails.ts';

const message = {
  '& > summary': { padding: '8px 0', color: colours.tealDeep, cursor: 'pointer' },
  '& > p': { maxWidth: '72ch', paddingBottom: '12px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
} as const;

interface ReadableMailRowProps {
  mail: ListedMail;
  actions: ReactNode;
  children: ReactNode;
}

/** One enquiry or application whose mail has not gone out, with what it says. */
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
