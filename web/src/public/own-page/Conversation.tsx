import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { deskLimits } from '@site/contract/desk/desk-limits';
import { type OwnMessage, senderPageLabels } from '@site/contract/desk/sender-page';
import type { OwnPageCopy } from '../../content/product/own-page.ts';
import { media } from '../../ui/theme/tokens.ts';
import { dayHere, timeHere } from './moment-words.ts';
import { Fact, FactList } from './OwnPart.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import type { Write } from './use-own-submissions.ts';

const frame = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: '32px 48px',
  mt: '28px',
  [media.print]: { display: 'none' },
} as const;

interface ConversationProps {
  copy: OwnPageCopy['conversation'];
  reference: string;
  messages: readonly OwnMessage[];
  onWrite: Write;
}

export function Conversation({ copy, reference, messages, onWrite }: ConversationProps) {
  return (
    <>
      {messages.length === 0 && <Typography>{copy.none}</Typography>}
      {messages.length === deskLimits.ownMessages && <Typography>{copy.newest}</Typography>}
      <FactList>
        {messages.map(({ at, from, subject, text }) => (
          <Fact key={`${at} ${from} ${text}`} name={copy.message(from, dayHere(at), timeHere(at))}>
            {subject && <strong>{subject}</strong>}
            {text}
          </Fact>
        ))}
      </FactList>
      <Box sx={frame}>
        <ReplyForm
          name={copy.formName(reference)}
          copy={{ ...copy, label: senderPageLabels.text }}
          sent={copy.sent}
          rows={5}
          draft={`reply:${reference}`}
          onSend={onWrite}
        />
      </Box>
    </>
  );
}
