import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { dashboardCopy } from '../../content/admin.ts';

/** How something went that somebody asked for, and how it is taken back. */
export interface Notice {
  severity: 'success' | 'error';
  message: string;
  undo?: (() => void) | undefined;
}

const NoticesContext = createContext<(notice: Notice) => void>(() => undefined);

/** Says how something went, on whatever screen somebody is by then. */
export const useNotify = () => use(NoticesContext);

/** As long as what was done can be taken back by a click; while the pointer or the focus is on it, longer. */
export const undoMilliseconds = 10_000;

/** At the foot of the screen; on a phone above what lies there. */
const frame = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: { xs: 8, lg: 24 },
  right: { xs: 8, md: 'auto' },
  bottom: { xs: 72, lg: 24 },
} as const;

/**
 * The one place that says how things went. What went well makes room for the next; a failure stays until it is closed, and
 * what comes meanwhile waits behind it.
 */
export function Notices({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly (Notice & { key: number })[]>([]);
  const count = useRef(0);
  const notify = useCallback((notice: Notice) => {
    count.current += 1;
    const next = { ...notice, key: count.current };
    setNotices((waiting) => [...waiting.filter(({ severity }) => severity === 'error'), next]);
  }, []);
  const [current] = notices;
  const close = () => setNotices((waiting) => waiting.slice(1));
  return (
    <NoticesContext value={notify}>
      {children}
      {/* Both regions are always there: a screen reader announces what changes in one that it knows. */}
      {(['success', 'error'] as const).map((severity) => (
        <Box key={severity} role={severity === 'error' ? 'alert' : 'status'} sx={frame}>
          {current?.severity === severity && <Said key={current.key} notice={current} onClose={close} />}
        </Box>
      ))}
    </NoticesContext>
  );
}

function Said({ notice: { severity, message, undo }, onClose }: { notice: Notice; onClose: () => void }) {
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
          <>
            {undo && (
              <Button variant="text" size="small" data-undo="" onClick={() => act(undo)}>
                {dashboardCopy.undo}
              </Button>
            )}
            <Button variant="text" size="small" onClick={() => act()}>
              {dashboardCopy.closeNotice}
            </Button>
          </>
        }
      >
        {message}
      </Alert>
    </Snackbar>
  );
}
