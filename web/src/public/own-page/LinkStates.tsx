import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Ref, type RefObject, useEffect, useRef } from 'react';
import { ScriptsNeeded } from '../../ui/form/ScriptsNeeded.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { measures } from '../../ui/theme/tokens.ts';

// The frame of the pages behind a link in an email, and their content until the answer arrives.

/**
 * The content fills the screen below the head of the page, so that the foot does not move while the page waits for the answer.
 */
export const linkFrame = {
  display: 'grid',
  minHeight: 'max(420px, 100vh - 340px)',
  '& > section': { alignContent: 'start' },
} as const;

const waiting = {
  p: `64px ${measures.margin}`,
  '@media (scripting: none)': { '& [role="status"]': { display: 'none' } },
} as const;

/** The content while the answer is on its way. Without scripts, the content names the address to write to. */
export function Awaited({ email }: { email: string }) {
  return (
    <Box sx={waiting}>
      <ScriptsNeeded email={email} />
      <Spinner />
    </Box>
  );
}

interface NotShownProps {
  copy: { label: string; title: string; text: string; tryAgain: string; trying: string };
  message: string;
  isTrying: boolean;
  titleRef: Ref<HTMLHeadingElement>;
  onTryAgain: () => void;
}

export function NotShown({ copy, message, isTrying, titleRef, onTryAgain }: NotShownProps) {
  return (
    <Section symbol="breaker" {...copy} intro={copy.text} titleRef={titleRef}>
      <div>
        <Typography role="alert">{!isTrying && message}</Typography>
        <Button variant="contained" aria-disabled={isTrying} sx={{ mt: 3 }} onClick={onTryAgain}>
          {isTrying ? copy.trying : copy.tryAgain}
        </Button>
      </div>
    </Section>
  );
}

/** Gives the ref of the title, which takes the focus if the content that had the focus is replaced. */
export function useTitleOf(kind: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(kind);
  // The press of a button led here, and the button with the focus has disappeared.
  useEffect(() => {
    if (last.current !== 'waiting' && last.current !== kind) title.current?.focus();
    last.current = kind;
  }, [kind]);
  return title;
}
