import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { nameOf } from '@site/contract/desk/hidden-names';
import { interviewWords } from '@site/contract/desk/interview-words';
import { inOrder, timesWords } from '@site/contract/desk/interviews';
import { fillTemplate, templateValues } from '@site/contract/desk/message-templates';
import type { SubmissionRecord } from '@site/contract/desk/submission-record';
import { useState } from 'react';
import { messageCopy } from '../../content/product/admin-messages.ts';
import { Caption, FormPart, Note } from '../components/FormPart.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { interviewOf, type MessageValues, timesOf } from './message-draft.ts';

interface MessagePreviewProps {
  recipients: readonly SubmissionRecord[];
  values: MessageValues;
}

/** The message as one recipient gets it, with buttons for the previous and the next recipient. */
export function MessagePreview({ recipients, values }: MessagePreviewProps) {
  const [at, setAt] = useState(0);
  const person = recipients[Math.min(at, recipients.length - 1)];
  if (!person) return null;
  const interview = interviewOf(values);
  const times = inOrder(timesOf(values).filter(({ at }) => at !== ''));
  const words = 'country' in person && {
    ...(interview && { interview: interviewWords(interview, person.country) }),
    times: timesWords(times, person.country),
  };
  // The server fills in the names that are hidden from the admin.
  const isHidden = 'namesHidden' in person && person.namesHidden === true;
  const named = isHidden ? { ...person, firstName: messageCopy.hiddenName } : person;
  const filled = (text: string) => fillTemplate(text, templateValues(named, words || {}));
  return (
    <div>
      <FormPart title={messageCopy.preview}>
        <Box
          dir="auto"
          sx={{
            p: 'clamp(16px, 2.5vw, 28px)',
            bgcolor: 'action.hover',
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-wrap',
            minHeight: 200,
          }}
        >
          <Caption>
            {messageCopy.to}: {isHidden ? messageCopy.hidden(person.reference) : `${nameOf(person)}, ${person.email}`}
          </Caption>
          <Typography variant="inherit" sx={{ fontWeight: 600, mt: 1, mb: 2 }}>
            {filled(values.subject)}
          </Typography>
          {filled(values.text)}
          <Note sx={{ mt: 2 }}>{messageCopy.link}</Note>
        </Box>
        {recipients.length > 1 && (
          <Stack direction="row" sx={{ gap: 3 }}>
            <TextAction disabled={at === 0} onClick={() => setAt(at - 1)}>
              {messageCopy.previous}
            </TextAction>
            <TextAction disabled={at >= recipients.length - 1} onClick={() => setAt(at + 1)}>
              {messageCopy.next}
            </TextAction>
          </Stack>
        )}
      </FormPart>
    </div>
  );
}
