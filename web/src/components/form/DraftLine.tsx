import styled from '@emotion/styled/base';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { formCopy } from '../../content/forms.ts';
import { colours } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import type { DraftLineState } from './use-form-draft.ts';

/** Without a line it takes no room. */
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '&:has(p:not(:empty))': { marginTop: 24 },
});

const Words = styled('p')({
  flexBasis: '100%',
  maxWidth: '60ch',
  color: colours.slate,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '&[data-short]': { flexBasis: 'auto' },
});

interface DraftLineProps {
  line: DraftLineState | undefined;
  onAnswer: (isAllowed: boolean) => void;
  onClear: () => void;
}

/** The line below a form that says where its draft is kept, and asks, once, whether it may stay on the device. */
export function DraftLine({ line, onAnswer, onClear }: DraftLineProps) {
  const words = useRef<HTMLParagraphElement>(null);
  /** The button that was pressed goes away: the focus stays on the line. */
  const then = (act: () => void) => () => {
    act();
    words.current?.focus({ preventScroll: true });
  };
  const { asks, device, tab, nothing, restored, keep, keepNot, clear, clearWhat } = formCopy.draft;
  const sentence = line && { asks, device: device(line.until), tab, nothing }[line.kept];
  return (
    <Line>
      <Words ref={words} role="status" tabIndex={-1} data-short={line && line.kept !== 'asks' ? '' : undefined}>
        {line?.isRestored && line.kept !== 'nothing' && `${restored} `}
        {sentence}
      </Words>
      {line?.kept === 'asks' && (
        <>
          <Button size="small" variant="outlined" onClick={then(() => onAnswer(true))}>
            {keep}
          </Button>
          <Button size="small" variant="text" onClick={then(() => onAnswer(false))}>
            {keepNot}
          </Button>
        </>
      )}
      {(line?.kept === 'device' || line?.kept === 'tab') && (
        <Button size="small" variant="text" onClick={then(onClear)}>
          {clear}
          <VisuallyHidden> {clearWhat}</VisuallyHidden>
        </Button>
      )}
    </Line>
  );
}
