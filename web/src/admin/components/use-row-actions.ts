import { messages } from '@ohmbridge/contract/shared/messages';
import { type MutationKey, useMutation } from '@tanstack/react-query';
import { useCallAsAdmin } from '../session/call-as-admin.ts';
import { type Notice, useNotify } from './Notices.tsx';

interface RowAction<Answer> {
  row: string;
  act: (token: string) => Promise<Answer>;
}

interface Outcomes<Answer> {
  /** Gives the undo of the action, from its answer; nothing if the action has none. */
  undo?: (answer: Answer) => (() => void) | undefined;
  /** Gives the text of the notice about a failure, from the error and its default text. */
  refusal?: (error: Error, message: string) => string;
  link?: Notice['link'];
}

/**
 * Runs actions on the rows of a list, one at a time, and says how each went.
 * @param key the key under which other parts of the screen find the answers
 * @param inTurn whether what is asked for meanwhile waits for its turn; otherwise it is not done
 */
export function useRowActions<Answer extends { message: string }>(key: MutationKey, { inTurn = false } = {}) {
  const callAsAdmin = useCallAsAdmin();
  const notify = useNotify();
  const { mutateAsync, isPending, variables } = useMutation<Answer, Error, RowAction<Answer>>({
    mutationKey: key,
    ...(inTurn && { scope: { id: key.join('/') } }),
    mutationFn: ({ act }) => callAsAdmin(act),
  });

  /** @returns the answer, if the action succeeded */
  async function carryOut(
    row: string,
    act: RowAction<Answer>['act'],
    { undo, refusal, link }: Outcomes<Answer> = {},
  ): Promise<Answer | undefined> {
    // The buttons stay enabled meanwhile: a disabled one would lose the focus.
    if (isPending && !inTurn) return undefined;
    return mutateAsync({ row, act }).then(
      (answer) => {
        notify({ severity: 'success', message: answer.message, undo: undo?.(answer) });
        return answer;
      },
      (error: Error) => {
        const message = error.message || messages.unexpected;
        notify({ severity: 'error', message: refusal?.(error, message) ?? message, link });
        return undefined;
      },
    );
  }

  return { carryOut, busyRow: isPending ? variables.row : undefined };
}
