import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useAddress, useChangeAddress } from '../../shared/address.ts';

/**
 * Gives the open tab: the one that the address names (`#hv`), or else the initial one. A click or a key opens another tab
 * by changing the address, so that the tab can be linked and survives a reload.
 * @param ids the ids of the panels, in their order
 * @param initial the tab that is open if the address names none
 */
export function useTabs(ids: readonly string[], initial: string) {
  const { hash, isKnown } = useAddress();
  // Other fragments, such as that of the skip link, do not change the open tab.
  const [last, setLast] = useState(initial);
  const active = topicOfHash(hash, ids, hash === '' ? initial : last);
  if (active !== last) setLast(active);
  const changeAddress = useChangeAddress();
  const open = (id: string) => void changeAddress(({ search }) => ({ search, hash: `#${id}`, replace: true }));

  const hasArrived = useRef(false);
  useEffect(() => {
    if (!isKnown || hasArrived.current) return;
    hasArrived.current = true;
    // A reload starts at the top of the page, so the page scrolls to the tab of the address.
    if (hash === `#${active}` && scrollY === 0)
      document.getElementById(active)?.scrollIntoView({ behavior: 'instant' });
  }, [isKnown, hash, active]);

  const tabProps = (id: string) => ({
    id: `tab-${id}`,
    href: `#${id}`,
    'aria-controls': id,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const next = event.key === ' ' ? id : tabAfterKey(event.key, id, ids);
      if (!next) return;
      event.preventDefault();
      document.getElementById(`tab-${next}`)?.focus();
      open(next);
    },
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(id);
    },
  });
  const panelProps = (id: string) => ({
    id,
    role: 'tabpanel',
    'aria-labelledby': `tab-${id}`,
    // Before the address is known, the styles decide which panel is shown.
    hidden: isKnown && id !== active,
    'data-initial': id === initial ? '' : undefined,
  });
  return { active, isKnown, tabProps, panelProps };
}

export type TabsState = ReturnType<typeof useTabs>;

/** Gives the topic that the address names (`#hv`), or the initial one if the address names none of them. */
export function topicOfHash(hash: string, ids: readonly string[], initial: string): string {
  const named = hash.slice(1);
  return ids.includes(named) ? named : initial;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Gives the tab to which a key leads from another tab, around both ends. The tabs stand in a row or in a column, depending
 * on the width of the screen, so both pairs of arrow keys work.
 * @returns `undefined` for every other key
 */
export function tabAfterKey(key: string, from: string, ids: readonly string[]): string | undefined {
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  const step = steps[key];
  return step === undefined ? undefined : ids[(ids.indexOf(from) + step + ids.length) % ids.length];
}
