import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { dashboardCopy } from '../../content/admin.ts';
import type { Notice } from './Notices.tsx';
import { TextAction } from './TextAction.tsx';

/** As long as what was done can be taken back by a click; while the pointer or the focus is on it, longer. */
const undoMilliseconds = 10_000;

/** How one thing went, with the way to take it back. */
export function Said({ notice: { severity, message, undo }, onClose }: { notice: Notice; onClose: () => void }) {
  const before = useRef<Element>(null);
  const act = (todo?: () => void) => {
    // The button that was pressed goes: the focus returns to where it came from.
    const target = before.current?.isConnected ? before.current : document.getElementById('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    onClose();
    todo?.();
  };
  return (
    <Snackbar
      open
      sx={{ position: 'static', transform: 'none' }}
      autoHideDuration={severity === 'error' ? null : undoMilliseconds}
      transitionDuration={0}
      onClose={(_, reason) => reason !== 'clickaway' && act()}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <Alert
        severity={severity}
        icon={false}
        role="none"
        variant="outlined"
        action={
          <Stack direction="row" sx={{ gap: 2 }}>
            {undo && (
              <TextAction data-undo="" onClick={() => act(undo)}>
                {dashboardCopy.undo}
              </TextAction>
            )}
            <TextAction onClick={() => act()}>{dashboardCopy.closeNotice}</TextAction>
          </Stack>
        }
      >
        {message}
      </Alert>
    </Snackbar>
  );
}
