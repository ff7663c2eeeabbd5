import Box from '@mui/material/Box';
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useEffect, useRef, useState } from 'react';

/** The outcome of an action, with its undo. */
export interface Notice {
  severity: 'success' | 'error';
  message: string;
  undo?: (() => void) | undefined;
  link?: { words: string; pathname: string; search: string } | undefined;
}

const NoticesContext = createContext<(notice: Notice) => void>(() => undefined);

// The first screen says nothing. A screen that may have to brings this along: then it can say so without a connection.
const loadSnackbar = async () => ({ default: (await import('./NoticeSnackbar.tsx')).NoticeSnackbar });
const NoticeSnackbar = lazy(loadSnackbar);

/** Shows the outcome of an action, on the screen that the admin has open by then. */
export function useNotify() {
  useEffect(() => void loadSnackbar().catch(() => undefined), []);
  return use(NoticesContext);
}

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
          {current?.severity === severity && (
            <Suspense>
              <NoticeSnackbar key={current.key} notice={current} onClose={close} />
            </Suspense>
          )}
        </Box>
      ))}
    </NoticesContext>
  );
}
