import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { draftCopy as copy } from '../../content/form-draft.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { type DraftedForm, type FieldTexts, useFormDraft } from './use-form-draft.ts';

/** Without a line it takes no room. */
const lineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '&:has(p:not(:empty))': { mt: 3 },
} as const;

/** Keeps the draft of a form. Its line says where that is, and asks, once, whether it may stay on the device. */
export function FormDraft<Fields extends FieldTexts, Context, Output>(drafted: DraftedForm<Fields, Context, Output>) {
  const { line, answer, clear } = useFormDraft(drafted);
  const words = useRef<HTMLParagraphElement>(null);
  /** The button that was pressed goes away: the focus stays on the line. */
  const then = (act: () => void) => () => {
    act();
    words.current?.focus({ preventScroll: true });
  };
  const { asks, device, tab, nothing } = copy;
  const sentence = line && { asks, device: device(line.until), tab, nothing }[line.kept];
  return (
    <Box sx={lineLook}>
      <Typography
        ref={words}
        role="status"
        tabIndex={-1}
        sx={{
          flexBasis: line && line.kept !== 'asks' ? 'auto' : '100%',
          maxWidth: '60ch',
          color: 'text.secondary',
          fontSize: '0.9375rem',
          lineHeight: 1.5,
        }}
      >
        {line?.isRestored && line.kept !== 'nothing' && `${copy.restored} `}
        {sentence}
      </Typography>
      {line?.kept === 'asks' && (
        <>
          <Button size="small" variant="outlined" onClick={then(() => answer(true))}>
            {copy.keep}
          </Button>
          <Button size="small" variant="text" sx={{ px: 0.5 }} onClick={then(() => answer(false))}>
            {copy.keepNot}
          </Button>
        </>
      )}
      {(line?.kept === 'device' || line?.kept === 'tab') && (
        <Button size="small" variant="text" sx={{ px: 0.5 }} onClick={then(clear)}>
          {copy.clear}
          <VisuallyHidden> {copy.clearWhat}</VisuallyHidden>
        </Button>
      )}
    </Box>
  );
}
