import { inBulkActions } from '@ohmbridge/contract/desk/desk-limits';
import { type DeskOutcome, unsendMessagesRoute } from '@ohmbridge/contract/desk/desk-routes';
import { type SubmissionKind, submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import { messages } from '@ohmbridge/contract/shared/messages';
import { useState } from 'react';
import { messageCopy } from '../../content/admin-messages.ts';
import { callApi } from '../../shared/api.ts';
import { useNotify } from '../components/Notices.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useCallAsAdmin } from '../session/call-as-admin.ts';

/** Takes messages back that have not left. */
export function TakeBack({ messages }: { messages: readonly WaitingMessage[] }) {
  const [isBusy, setIsBusy] = useState(false);
  const unsend = useUnsend();
  const takeBack = async () => {
    setIsBusy(true);
    await unsend(messages);
    setIsBusy(false);
  };
  return (
    <TextAction aria-disabled={isBusy} sx={{ py: 0 }} onClick={() => !isBusy && void takeBack()}>
      {isBusy ? messageCopy.takingBack : messageCopy.takeBack}
    </TextAction>
  );
}

/** A message that waits to leave: what it is about, and its id. */
export interface WaitingMessage {
  kind: SubmissionKind;
  id: string;
  messageId: string;
}

/** Takes messages back that have not left, and says how that went; gives whether it was done. */
export function useUnsend() {
  const callAsAdmin = useCallAsAdmin();
  const notify = useNotify();
  return async (waiting: readonly WaitingMessage[]): Promise<boolean> => {
    try {
      const outcomes: DeskOutcome[] = [];
      for (const kind of submissionKinds) {
        const items = waiting.filter((one) => one.kind === kind).map(({ id, messageId }) => ({ id, messageId }));
        for (const some of inBulkActions(items)) {
          const { data } = await callAsAdmin((token) =>
            callApi(unsendMessagesRoute, { token, parameters: { kind }, body: { items: some } }),
          );
          outcomes.push(...data.outcomes);
        }
      }
      const done = outcomes.filter((outcome) => outcome.done).length;
      const refusals = new Set(outcomes.flatMap((outcome) => (outcome.done ? [] : outcome.message)));
      const message = [messageCopy.unsent(done), ...refusals].join(' ');
      notify({ severity: done === waiting.length ? 'success' : 'error', message });
      return true;
    } catch (error) {
      notify({ severity: 'error', message: error instanceof Error ? error.message : messages.unexpected });
      return false;
    }
  };
}
