import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useChangeAddress, useIsHydrated } from '../../shared/address.ts';
import { useIsLeft } from '../../shared/leaving.ts';
import { moveTo, readEntry, type StepEntry, type StepId, stepBeside, stepIds } from './steps.ts';

/** The steps of the form. Each visited step is an entry of the history, so that Back and Forward move between the steps. */
export function useSteps() {
  const { hash, state, key } = useLocation();
  const navigate = useNavigate();
  const changeAddress = useChangeAddress();
  const isHydrated = useIsHydrated();
  const [last, setLast] = useState<StepId>(stepIds[0]);
  const { step, from }: StepEntry = isHydrated ? readEntry(state, hash, last) : { step: last, from: undefined };
  if (step !== last) setLast(step);

  const heading = useRef<HTMLHeadingElement>(null);
  /** The current entry, updated with the move and not after the render, because the server can answer at any time. */
  const entry = useRef<StepEntry>({ step, from });
  /** Whether the applicant has left the page: a late answer must not navigate back to it. */
  const isLeft = useIsLeft();
  const drawn = useRef({ key, step });
  /** Sets the focus after the next move; if missing, the heading of the step takes the focus. */
  const focusNext = useRef<() => void>(undefined);

  // The heading takes the focus when the applicant moves to another step, but not after a reload.
  useEffect(() => {
    const before = drawn.current;
    drawn.current = { key, step };
    entry.current = { step, from };
    if (before.key === key) return;
    const focus = focusNext.current ?? (() => heading.current?.focus());
    focusNext.current = undefined;
    if (before.step !== step) focus();
  }, [key, step, from]);

  const write = (next: StepEntry, replace = false) =>
    void changeAddress((now) => ({ search: now.search, hash: now.hash, replace, state: next }));

  /** @param focus the element that takes the focus, if not the heading */
  function go(target: StepId, focus?: () => void, isBack = false) {
    if (isLeft.current) return;
    const left = entry.current;
    const move = moveTo(target, left, isBack);
    if (move === 'none') {
      (focus ?? (() => heading.current?.focus()))();
      return;
    }
    focusNext.current = focus;
    if (move === 'back') {
      void navigate(-1);
      return;
    }
    entry.current = move;
    // The entry that the applicant leaves stores its step first.
    write(left, true);
    write(move);
  }

  return {
    step,
    heading,
    goTo: (target: StepId) => go(target),
    /** Shows the step of a field, which then takes the focus. */
    reveal: (target: StepId, focusField: () => void) => go(target, focusField),
    /** Goes to the step before; uses the browser's Back if the applicant came from that step. */
    goBack: () => go(stepBeside(entry.current.step, -1), undefined, true),
    /** Goes to the first step without moving the focus, after a reset of the form. */
    restart() {
      if (isLeft.current) return;
      focusNext.current = () => undefined;
      entry.current = { step: stepIds[0], from: undefined };
      write(entry.current, true);
    },
  };
}
