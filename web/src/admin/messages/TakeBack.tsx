import { inBulkActions } from '@site/contract/desk/desk-limits';
import { type DeskOutcome, unsendMessagesRoute } from '@site/contract/desk/desk-routes';
import { type SubmissionKind, submissionKinds } from '@site/contract/desk/submission-kinds';
import { useLayoutEffect, useRef } from 'react';
import { messageCopy } from '../../content/product/admin-messages.ts';
import { TextAction } from '../components/TextAction.tsx';
import { useActions } from '../components/use-actions.ts';
import { useCall } from '../session/call-as-admin.ts';

/** A button that takes back messages that have not left yet. */
export function TakeBack({ messages }: { messages: readonly WaitingMessage[] }) {
  const { unsend, isBusy } = useUnsend();
  const button = useFocusAfter();
  return (
    <TextAction ref={button} aria-disabled={isBusy} sx={{ py: 0 }} onClick={() => !isBusy && void unsend(messages)}>
      {isBusy ? messageCopy.takingBack : messageCopy.takeBack}
    </TextAction>
  );
}

/**
 * Gives a ref for a button that disappears once it has worked. The focus then moves to the main part of the screen; without
 * this, the next Tab would begin at the top of the page.
 */
function useFocusAfter() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = button.current;
    return () => {
      if (shown?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return button;
}

/** A message that waits to leave: its submission, and its id. */
export interface WaitingMessage {
  kind: SubmissionKind;
  id: string;
  messageId: string;
}

/** Gives a function that takes back messages that have not left yet; it resolves to whether that succeeded. */
export function useUnsend() {
  const call = useCall();
  const { carryOut, busy } = useActions(['unsend'], { inTurn: true });
  const unsend = async (waiting: readonly WaitingMessage[]): Promise<boolean> => {
    const act = async () => {
      const outcomes: DeskOutcome[] = [];
      for (const kind of submissionKinds) {
        const items = waiting.filter((one) => one.kind === kind).map(({ id, messageId }) => ({ id, messageId }));
        for (const some of inBulkActions(items))
          outcomes.push(
            ...(await call(unsendMessagesRoute, { parameters: { kind }, body: { items: some } })).data.outcomes,
          );
      }
      const done = outcomes.filter((outcome) => outcome.done).length;
      const refusals = new Set(outcomes.flatMap((outcome) => (outcome.done ? [] : outcome.message)));
      return { message: [messageCopy.unsent(done), ...refusals].join(' '), isPartial: done < waiting.length };
    };
    return (await carryOut('messages', act)) !== undefined;
  };
  return { unsend, isBusy: busy !== undefined };
}
