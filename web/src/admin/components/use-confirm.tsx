import { use, useEffect, useRef } from 'react';
import { ConfirmDialog, type Question } from './ConfirmDialog.tsx';
import { ShowQuestion } from './Questions.tsx';

/**
 * Gives a function that asks the admin a question and resolves to whether the admin confirmed it. The question goes with the
 * component that asked it. As long as it is open, another of the same component counts as not confirmed.
 */
export function useConfirm() {
  const show = use(ShowQuestion);
  const withdraw = useRef<() => void>(undefined);
  useEffect(() => () => withdraw.current?.(), []);

  return (question: Question) =>
    new Promise<boolean>((resolve) => {
      if (withdraw.current) return resolve(false);
      // The dialog is gone, and the focus back, before the caller goes on.
      const end = (isConfirmed: boolean) => {
        withdraw.current = undefined;
        show((shown) => (shown === dialog ? undefined : shown));
        resolve(isConfirmed);
      };
      const dialog = <ConfirmDialog key={crypto.randomUUID()} {...question} onAnswer={end} />;
      withdraw.current = () => end(false);
      show(() => dialog);
    });
}
