import { useEffect, useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { type LeaveWords, leaveCopy } from '../../content/admin.ts';
import { onTravel } from '../../shared/travel.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveQuestionProps {
  words?: LeaveWords;
  /** Whether something would be lost, asked at the moment of leaving. */
  wouldLose: () => boolean;
  /** The person leaves in spite of it. */
  onLeave: () => void;
}

/** Asks before the person leaves the form with unsaved changes, by a link, the back button or closing the tab. */
export function LeaveQuestion({ words = leaveCopy, wouldLose, onLeave }: LeaveQuestionProps) {
  const blocked = useBlockedNavigation(wouldLose);
  useBeforeUnload((event) => {
    if (wouldLose()) event.preventDefault();
  });
  if (!blocked) return null;
  return (
    <ConfirmDialog
      title={words.title}
      confirm={words.leave}
      cancel={words.stay}
      onConfirm={() => {
        onLeave();
        blocked.proceed();
      }}
      onCancel={blocked.stay}
    >
      <p>{words.question}</p>
    </ConfirmDialog>
  );
}

/**
 * Blocks what leads to another screen, a link or the browser's back button, as long as something would be lost by it.
 * @returns while a navigation is blocked: `proceed` goes where the person wanted to, `stay` forgets about it
 */
function useBlockedNavigation(wouldLose: () => boolean): { proceed: () => void; stay: () => void } | undefined {
  const [wayOut, setWayOut] = useState<() => void>();

  useEffect(() => {
    const { pathname } = location;
    const here = historyIndex();

    const blockClick = (event: MouseEvent) => {
      const way = wayOutAt(event, pathname);
      if (!way || !wouldLose()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setWayOut(() => () => way.click());
    };
    const blockTravel = (event: PopStateEvent) => {
      if (location.pathname === pathname || !wouldLose()) return;
      const steps = historyIndex() - here;
      // The address has changed already: we go back to ours before the router hears of it.
      event.stopImmediatePropagation();
      history.go(-steps);
      setWayOut(() => () => history.go(steps));
    };

    // Capturing, so that we come before React and its router.
    addEventListener('click', blockClick, { capture: true });
    const stopListening = onTravel(blockTravel);
    return () => {
      removeEventListener('click', blockClick, { capture: true });
      stopListening();
    };
  }, [wouldLose]);

  if (!wayOut) return undefined;
  const stay = () => setWayOut(undefined);
  const proceed = () => {
    stay();
    wayOut();
  };
  return { proceed, stay };
}

/**
 * The element by which a click leads away from the screen in this tab, if it does: a link, or a button that is marked as
 * one with `data-leads-away`.
 */
function wayOutAt(event: MouseEvent, from: string): HTMLElement | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  if (!(event.target instanceof Element)) return undefined;
  const way = event.target.closest<HTMLElement>('a[href], [data-leads-away]');
  if (!(way instanceof HTMLAnchorElement)) return way ?? undefined;
  return way.target || way.origin !== location.origin || way.pathname === from ? undefined : way;
}

/** The router numbers the entries of the browser's history. */
function historyIndex(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}
