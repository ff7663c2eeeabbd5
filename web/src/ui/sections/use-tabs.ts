import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useAddress, useChangeAddress } from '../../shared/address.ts';

/**
 * Which tab is open: the one that the address names (`#hv`), or else the first to open. A click or a key opens another by
 * way of the address, so that it can be linked and survives a reload.
 * @param ids of the panels, in their order
 * @param initial the one that is open where the address names none
 */
export function useTabs(ids: readonly string[], initial: string) {
  const { hash, isKnown } = useAddress();
  // Other fragments, such as that of the skip link, leave the open tab open.
  const [last, setLast] = useState(initial);
  const active = topicOfHash(hash, ids, hash === '' ? initial : last);
  if (active !== last) setLast(active);
  const changeAddress = useChangeAddress();
  const open = (id: string) => void changeAddress(({ search }) => ({ search, hash: `#${id}`, replace: true }));

  const hasArrived = useRef(false);
  useEffect(() => {
    if (!isKnown || hasArrived.current) return;
    hasArrived.current = true;
    // A reload starts at the top of the page, so scroll to the tab of the address.
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
    // Not before the address is known: until then it is for the styles to say which one shows.
    hidden: isKnown && id !== active,
    'data-initial': id === initial ? '' : undefined,
  });
  return { active, isKnown, tabProps, panelProps };
}

export type TabsState = ReturnType<typeof useTabs>;

/** The topic that the address names (`#hv`), or the one that is open first where it names none of them. */
export function topicOfHash(hash: string, ids: readonly string[], initial: string): string {
  const named = hash.slice(1);
  return ids.includes(named) ? named : initial;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The tab that a key leads to from another, around both ends. The tabs stand in a row or in a column, as the screen has
 * room, so both pairs of arrows work.
 * @returns `undefined` for a key that is none of the tabs'
 */
export function tabAfterKey(key: string, from: string, ids: readonly string[]): string | undefined {
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  const step = steps[key];
  return step === undefined ? undefined : ids[(ids.indexOf(from) + step + ids.length) % ids.length];
}
