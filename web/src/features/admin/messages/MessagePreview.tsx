import styled from '@emotion/styled/base';
import { interviewWords } from '@ohmbridge/functions/contract/interview-words';
import { fillTemplate, templateValues } from '@ohmbridge/functions/contract/message-templates';
import type { SubmissionRecord } from '@ohmbridge/functions/contract/submission-record';
import { useState } from 'react';
import { messageCopy } from '../../../content/admin-messages.ts';
import { colours, families, media } from '../../../theme/tokens.ts';
import { FormPart } from '../components/FormPart.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { interviewOf, type MessageValues } from './message-draft.ts';

const Frame = styled('div')({ [media.desktop]: { position: 'sticky', top: 24 } });

const Letter = styled('div')({
  padding: 'clamp(16px, 2.5vw, 28px)',
  background: colours.warm,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  minHeight: 200,
});

const To = styled('p')({ fontFamily: families.mono, fontSize: '0.8125rem', lineHeight: 1.6, color: colours.slate });

const Subject = styled('p')({ fontWeight: 600, margin: '8px 0 16px' });

const Steps = styled('div')({ display: 'flex', gap: 24 });

interface MessagePreviewProps {
  recipients: readonly SubmissionRecord[];
  values: MessageValues;
}

/** The message as one person gets it, and then the next. */
export function MessagePreview({ recipients, values }: MessagePreviewProps) {
  const [at, setAt] = useState(0);
  const person = recipients[Math.min(at, recipients.length - 1)];
  if (!person) return null;
  const interview = interviewOf(values);
  const words = interview && 'country' in person ? interviewWords(interview, person.country) : '';
  const filled = (text: string) => fillTemplate(text, templateValues(person, words));
  return (
    <Frame>
      <FormPart title={messageCopy.preview}>
        <Letter dir="auto">
          <To>
            {messageCopy.to}: {person.firstName} {person.lastName}, {person.email}
          </To>
          <Subject>{filled(values.subject)}</Subject>
          {filled(values.text)}
        </Letter>
        {recipients.length > 1 && (
          <Steps>
            <TextAction disabled={at === 0} onClick={() => setAt(at - 1)}>
              {messageCopy.previous}
            </TextAction>
            <TextAction disabled={at >= recipients.length - 1} onClick={() => setAt(at + 1)}>
              {messageCopy.next}
            </TextAction>
          </Steps>
        )}
      </FormPart>
    </Frame>
  );
}
