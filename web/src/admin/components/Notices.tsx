import Box from '@mui/material/Box';
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { selectionBarTop, sidebarWidth } from './looks.ts';

/** The outcome of an action, and a function that undoes the action. */
export interface Notice {
  severity: 'success' | 'error';
  message: string;
  undo?: (() => void) | undefined;
  link?: { words: string; pathname: string; search: string } | undefined;
}

const NoticesContext = createContext<(notice: Notice) => void>(() => undefined);

// The first screen shows no notices. A screen with notices preloads this code, so that it can report an outage.
const loadSnackbar = async () => ({ default: (await import('./NoticeSnackbar.tsx')).NoticeSnackbar });
const NoticeSnackbar = lazy(loadSnackbar);

/** Gives a function that shows the outcome of an action, on whichever screen is open at that time. */
export function useNotify() {
  useEffect(() => void loadSnackbar().catch(() => undefined), []);
  return use(NoticesContext);
}

// A notice about selected rows must not cover the bar with their actions.
const aboveBar = `var(${selectionBarTop}, 0px) + 8px`;

const frame = {
  position: 'fixed',
  zIndex: 'snackbar',
  // The notice begins at the margin of the screen, beside the sidebar: over the sidebar, it would cover Logout.
  left: { xs: 8, lg: sidebarWidth + 32 },
  right: { xs: 8, md: 'auto' },
  bottom: { xs: `max(72px, ${aboveBar})`, lg: `max(24px, ${aboveBar})` },
} as const;

/**
 * The place of all notices. A new notice replaces a success. A failure stays until the admin closes it, and later notices wait
 * behind it.
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
      {/* Both regions are always rendered: a screen reader announces only changes in a region that it knows. */}
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
