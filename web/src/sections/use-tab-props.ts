import type { KeyboardEvent, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { tabAfterKey } from './topic-of-hash.ts';

/**
 * What makes a link a tab of the tabs pattern: a click or a key opens its panel by way of the address, `#hv`.
 * @param ids of the panels, in their order
 * @param active the one that is open
 */
export function useTabProps(ids: readonly string[], active: string) {
  const navigate = useNavigate();
  const open = (id: string) => void navigate({ hash: id }, { replace: true });

  return (id: string) => ({
    id: `tab-${id}`,
    role: 'tab',
    href: `#${id}`,
    'aria-selected': id === active,
    'aria-controls': id,
    tabIndex: id === active ? 0 : -1,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const next = event.key === ' ' ? id : tabAfterKey(event.key, id, ids);
      if (!next) return;
      event.preventDefault();
      document.getElementById(`tab-${next}`)?.focus();
      open(next);
    },
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(id);
    },
  });
}
