import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboardCopy } from '../../content/product/admin.ts';
import type { Notice } from './Notices.tsx';
import { TextAction } from './TextAction.tsx';

/** The time in which the admin can undo the action. The snackbar stays longer while it has the pointer or the focus. */
const undoMilliseconds = 10_000;

/** A link has as many lines as the name in it needs. */
const longLink = {
  '&&': { whiteSpace: 'normal', flexShrink: 1 },
  textAlign: 'left',
  overflowWrap: 'anywhere',
} as const;

interface NoticeSnackbarProps {
  notice: Notice;
  onClose: () => void;
}

/** Snackbar with an Undo button, or with a link back to the person. */
export function NoticeSnackbar({ notice: { severity, message, undo, link }, onClose }: NoticeSnackbarProps) {
  const { pathname } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);

  // A closing notice moves the focus only if one of its buttons has it.
  useLayoutEffect(() => {
    const shown = frame.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      const target = before.current?.isConnected ? before.current : document.getElementById('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Snackbar
      ref={frame}
      open
      sx={{ position: 'static', transform: 'none' }}
      autoHideDuration={severity === 'error' ? null : undoMilliseconds}
      transitionDuration={0}
      onClose={(_, reason) => {
        // Escape closes the snackbar only if the focus is inside: elsewhere the key belongs to the focused part of the page.
        const isInside = frame.current?.contains(document.activeElement);
        if (reason === 'timeout' || (reason === 'escapeKeyDown' && isInside)) onClose();
      }}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <Alert
        severity={severity}
        icon={false}
        role="none"
        variant="outlined"
        sx={{ py: 0.75, maxWidth: 720 }}
        action={
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
            {undo && (
              <TextAction
                data-undo=""
                onClick={() => {
                  onClose();
                  undo();
                }}
              >
                {dashboardCopy.undo}
              </TextAction>
            )}
            {link && link.pathname !== pathname && (
              <TextAction href={link.pathname + link.search} onClick={onClose} sx={longLink}>
                {link.words}
              </TextAction>
            )}
            <TextAction onClick={onClose}>{dashboardCopy.closeNotice}</TextAction>
          </Stack>
        }
      >
        {message}
      </Alert>
    </Snackbar>
  );
}
