import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type StepId, stepBeside, stepIds } from './steps.ts';

/** What an entry of the browser's history says: which step it shows, and which step was shown before it. */
interface StepEntry {
  step?: unknown;
  from?: unknown;
}

const entry = (): StepEntry => (typeof history.state === 'object' && history.state) || {};
const stepOfEntry = (): StepId | undefined => stepIds.find((id) => id === entry().step);

/** The steps of the form. Each that somebody goes to is an entry of the history, so that Back and Forward lead through them. */
export function useSteps() {
  const [step, setStep] = useState<StepId>('personal');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  shown.current = step;

  /** Shows a step and moves the focus to its heading. */
  const show = useRef((target: StepId) => {
    // The heading must be rendered before it can take the focus.
    flushSync(() => setStep(target));
    heading.current?.focus();
  });
  const stamp = (id: StepId) => history.replaceState({ ...entry(), step: id }, '');

  useEffect(() => {
    // After a reload it is the step of before.
    const before = stepOfEntry();
    if (before) setStep(before);
    else stamp('personal');
    const follow = () => {
      const target = stepOfEntry();
      // An entry without a step is new: a link within the page has made it.
      if (target === undefined) stamp(shown.current);
      else if (target !== shown.current) show.current(target);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  /** Goes on to a step, or back to one. */
  function goTo(target: StepId) {
    if (target !== step) history.pushState({ step: target, from: step }, '');
    show.current(target);
  }

  return {
    step,
    heading,
    goTo,
    /** Shows a step whose field is to take the focus. */
    reveal(target: StepId) {
      if (target === step) return;
      history.pushState({ step: target, from: step }, '');
      flushSync(() => setStep(target));
    },
    /** The step before: Back, where that is where we came from. */
    goBack() {
      const target = stepBeside(step, -1);
      if (entry().from === target) history.back();
      else goTo(target);
    },
    /** For when the form begins anew. */
    restart() {
      stamp('personal');
      setStep('personal');
    },
  };
}
