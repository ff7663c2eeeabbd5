import styled from '@emotion/styled';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { heldMailWords } from '../../../content/held-mails.ts';
import { colours } from '../../../theme/tokens.ts';
import { TextAction } from '../TextAction.tsx';
import type { ListedMail } from './listed-mails.ts';
import { MailFact, MailRow } from './MailRow.tsx';

const Message = styled('details')({
  '& > summary': { padding: '8px 0', color: colours.tealDeep, cursor: 'pointer' },
  '& > p': { maxWidth: '72ch', paddingBottom: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' });

interface HeldMailRowProps {
  mail: ListedMail;
  isBusy: boolean;
  onSend: (mail: ListedMail) => void;
  onRemove: (mail: ListedMail) => void;
}

/** One enquiry or application that is held back, with what it says. */
export function HeldMailRow({ mail, isBusy, onSend, onRemove }: HeldMailRowProps) {
  const from = heldMailWords.from(mail.from);
  const whose = <VisuallyHidden> {from}</VisuallyHidden>;
  const actions = (
    <Actions>
      <TextAction aria-disabled={isBusy} onClick={() => onSend(mail)}>
        {isBusy ? heldMailWords.sending : heldMailWords.sendOn}
        {whose}
      </TextAction>
      <TextAction color="error" aria-disabled={isBusy} onClick={() => onRemove(mail)}>
        {heldMailWords.remove}
        {whose}
      </TextAction>
    </Actions>
  );
  return (
    <MailRow mail={mail} actions={actions}>
      <MailFact>{from}</MailFact>
      <MailFact>{heldMailWords.reason(mail.reason)}</MailFact>
      <Message>
        <summary>
          {heldMailWords.read}
          {whose}
        </summary>
        <p data-verbatim>{mail.text}</p>
      </Message>
    </MailRow>
  );
}
