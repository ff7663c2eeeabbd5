import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type StepId, stepBeside, stepIds } from './steps.ts';

/** What an entry of the browser's history says: which step it shows, and which step was shown before it. */
interface StepEntry {
  step?: unknown;
  from?: unknown;
}

const changed = 'stepchange';

/** The step that is shown, where the entry names none: a link within the page has made it. */
let last: StepId = 'personal';
/** Somebody has gone from step to step: a reload shows its step without that. */
let hasMoved = false;

const entry = (): StepEntry => (typeof history.state === 'object' && history.state) || {};
const currentStep = (): StepId => stepIds.find((id) => id === entry().step) ?? last;

function subscribe(onChange: () => void) {
  const follow = ({ type }: Event) => {
    last = currentStep();
    hasMoved ||= type === 'popstate';
    onChange();
  };
  for (const event of ['popstate', changed]) addEventListener(event, follow);
  return () => {
    for (const event of ['popstate', changed]) removeEventListener(event, follow);
  };
}

/** Shows a step in an entry of its own. The entry that is left is told which step was its own. */
function push(target: StepId) {
  const from = currentStep();
  if (target === from) return;
  history.replaceState({ ...entry(), step: from }, '');
  history.pushState({ step: target, from }, '');
  hasMoved = true;
  dispatchEvent(new Event(changed));
}

/** The steps of the form. Each that somebody goes to is an entry of the history, so that Back and Forward lead through them. */
export function useSteps() {
  const step = useSyncExternalStore(subscribe, currentStep, () => stepIds[0]);
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes to another step begins at its heading
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
  }, [step]);

  return {
    step,
    heading,
    goTo(target: StepId) {
      if (target === currentStep()) heading.current?.focus();
      else push(target);
    },
    /** Shows the step of a field that is about to take the focus. */
    reveal: push,
    /** The step before: Back, where that is where we came from. */
    goBack() {
      const target = stepBeside(currentStep(), -1);
      if (entry().from === target) history.back();
      else push(target);
    },
    /** For when the form begins anew. */
    restart() {
      history.replaceState({ step: stepIds[0] }, '');
      dispatchEvent(new Event(changed));
    },
  };
}
