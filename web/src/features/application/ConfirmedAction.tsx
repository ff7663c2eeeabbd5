import styled from '@emotion/styled/base';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { FormBanner } from '../../components/form/FormBanner.tsx';
import { Text } from '../../components/Text.tsx';
import { colours, measures, media } from '../../theme/tokens.ts';
import type { Act } from './use-own-applications.ts';

const Frame = styled('div')({ marginTop: 28, [media.print]: { display: 'none' } });

const Question = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: measures.readingWidth,
  padding: '20px 0 4px 20px',
  borderLeft: `4px solid ${colours.error}`,
});

const Answers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

interface ConfirmedActionProps {
  /** The button before the question. */
  label: string;
  question: { title: string; text: string; confirm: string; busy: string; cancel: string };
  act: Act;
}

/** A button for what cannot be taken back. It asks once, in its own place; whatever happens, the focus stays there. */
export function ConfirmedAction({ label, question, act }: ConfirmedActionProps) {
  const [stage, setStage] = useState<'closed' | 'asked' | 'busy'>('closed');
  const [failure, setFailure] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const harmless = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const id = useId();
  const isOpen = stage !== 'closed';
  const isBusy = stage === 'busy';

  useEffect(() => {
    if (isOpen) harmless.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  async function confirm() {
    setStage('busy');
    setFailure(undefined);
    const message = await act();
    setFailure(message);
    setStage(message === undefined ? 'closed' : 'asked');
  }
  function cancel() {
    setFailure(undefined);
    setStage('closed');
  }

  return (
    <Frame>
      {isOpen ? (
        <Question
          role="group"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          onKeyDown={({ key }) => {
            if (key === 'Escape' && !isBusy) cancel();
          }}
        >
          <Text id={`${id}-title`} css={{ fontWeight: 600 }}>
            {question.title}
          </Text>
          <Text id={`${id}-text`}>{question.text}</Text>
          <FormBanner outcome={failure === undefined ? undefined : { kind: 'error', message: failure }} />
          <Answers>
            {/* Not disabled while it waits: it would lose the focus. */}
            <Button
              variant="contained"
              color="error"
              aria-disabled={isBusy}
              onClick={({ detail }) => {
                // The second click of a double click was meant for the button that was here before.
                if (!isBusy && detail <= 1) void confirm();
              }}
            >
              {isBusy ? question.busy : question.confirm}
            </Button>
            <Button ref={harmless} variant="outlined" disabled={isBusy} onClick={cancel}>
              {question.cancel}
            </Button>
          </Answers>
        </Question>
      ) : (
        <Button ref={opener} variant="outlined" onClick={() => setStage('asked')}>
          {label}
        </Button>
      )}
    </Frame>
  );
}
