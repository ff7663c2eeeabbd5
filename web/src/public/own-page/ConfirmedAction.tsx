import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { colours, measures, media } from '../../ui/theme/tokens.ts';
import type { Act, Failure } from './use-own-submissions.ts';

const frame = { mt: '28px', [media.print]: { display: 'none' } } as const;

const questionLook = {
  display: 'grid',
  gap: 2,
  maxWidth: measures.readingWidth,
  p: '20px 0 4px 20px',
  borderLeft: `4px solid ${colours.error}`,
} as const;

interface ConfirmedActionProps {
  /** The label of the button before the question. */
  label: string;
  question: { title: string; text: string; confirm: string; busy: string; cancel: string };
  act: Act;
  /** Fields for the action. A failure about a field is shown there. */
  children?: ReactNode;
}

/** A button for an action that cannot be undone. The button asks once, in the same place, and the focus always stays there. */
export function ConfirmedAction({ label, question, act, children }: ConfirmedActionProps) {
  const [stage, setStage] = useState<'closed' | 'asked' | 'busy'>('closed');
  const [failure, setFailure] = useState<Failure>();
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
    const failed = await act();
    setFailure(failed);
    setStage(failed ? 'asked' : 'closed');
  }
  function cancel() {
    setFailure(undefined);
    setStage('closed');
  }

  return (
    <Box sx={frame}>
      {isOpen ? (
        <Box
          sx={questionLook}
          role="group"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          onKeyDown={({ key }) => {
            if (key === 'Escape' && !isBusy) cancel();
          }}
        >
          <Typography id={`${id}-title`} sx={{ fontWeight: 600 }}>
            {question.title}
          </Typography>
          <Typography id={`${id}-text`}>{question.text}</Typography>
          <Box
            component="form"
            method="post"
            noValidate
            sx={{ display: 'grid', gap: 2 }}
            onSubmit={(event) => {
              event.preventDefault();
              if (!isBusy) void confirm();
            }}
          >
            {children}
            <FormBanner outcome={failure && !failure.field ? { kind: 'error', message: failure.message } : undefined} />
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
              {/* The button is not disabled while it waits, because it would lose the focus. */}
              <Button
                type="submit"
                variant="contained"
                color="error"
                aria-disabled={isBusy}
                onClick={(event) => {
                  // The second click of a double click was meant for the button that was here before.
                  if (event.detail > 1) event.preventDefault();
                }}
              >
                {isBusy ? question.busy : question.confirm}
              </Button>
              <Button ref={harmless} variant="outlined" disabled={isBusy} onClick={cancel}>
                {question.cancel}
              </Button>
            </Stack>
          </Box>
        </Box>
      ) : (
        <Button ref={opener} variant="outlined" onClick={() => setStage('asked')}>
          {label}
        </Button>
      )}
    </Box>
  );
}
