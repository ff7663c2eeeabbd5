import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { failedMailWords } from '../../../content/admin.ts';
import { TextAction } from '../TextAction.tsx';
import type { ListedMail } from './listed-mails.ts';
import { MailFact, MailRow } from './MailRow.tsx';

interface FailedMailRowProps {
  mail: ListedMail;
  isBusy: boolean;
  onRetry: (mail: ListedMail) => void;
}

/** One mail that was given up. */
export function FailedMailRow({ mail, isBusy, onRetry }: FailedMailRowProps) {
  const { id, kind, since, reason } = mail;
  const action = (
    <TextAction aria-disabled={isBusy} onClick={() => onRetry(mail)}>
      {isBusy ? failedMailWords.sending : failedMailWords.sendAgain}
      <VisuallyHidden>
        {' '}
        {failedMailWords.kinds[kind]}, {failedMailWords.when(since)}
      </VisuallyHidden>
    </TextAction>
  );
  return (
    <MailRow mail={mail} actions={action}>
      <MailFact>{reason}</MailFact>
      <MailFact>{failedMailWords.id(id)}</MailFact>
    </MailRow>
  );
}
