import { type MutationKey, useMutation } from '@tanstack/react-query';
import { messageOf } from '../../shared/api.ts';
import { type Notice, useNotify } from './Notices.tsx';

interface ActionAnswer {
  /** The text of the notice; missing if the screen itself shows the outcome. */
  message?: string;
  /** Whether a part of the action was refused. The notice then stays until the admin closes it. */
  isPartial?: boolean;
}

interface Action<Answer> {
  subject: string;
  act: () => Promise<Answer>;
}

interface Outcomes<Answer> {
  /** Gives the function that undoes the action, from the answer; `undefined` if the action cannot be undone. */
  undo?: (answer: Answer) => (() => void) | undefined;
  /** Gives the text of the notice about a failure, from the error and its default text. */
  refusal?: (error: Error, message: string) => string;
  link?: Notice['link'];
}

/**
 * Runs actions, one at a time, and reports the outcome of each in a notice.
 * @param key the key under which other parts of the screen find the answers
 * @param inTurn whether a second action waits for the running one; otherwise the second action is ignored
 */
export function useActions<Answer extends ActionAnswer>(key: MutationKey, { inTurn = false } = {}) {
  const notify = useNotify();
  const { mutateAsync, isPending, variables } = useMutation<Answer, Error, Action<Answer>>({
    mutationKey: key,
    ...(inTurn && { scope: { id: key.join('/') } }),
    mutationFn: ({ act }) => act(),
  });

  /**
   * @param subject the subject of the action, such as the id of a row
   * @returns the answer, if the action succeeded
   */
  async function carryOut(
    subject: string,
    act: Action<Answer>['act'],
    { undo, refusal, link }: Outcomes<Answer> = {},
  ): Promise<Answer | undefined> {
    // The buttons stay enabled while an action runs: a disabled button would lose the focus.
    if (isPending && !inTurn) return undefined;
    return mutateAsync({ subject, act }).then(
      (answer) => {
        const { message, isPartial } = answer;
        if (message) notify({ severity: isPartial ? 'error' : 'success', message, undo: undo?.(answer) });
        return answer;
      },
      (error: Error) => {
        const message = messageOf(error);
        notify({ severity: 'error', message: refusal?.(error, message) ?? message, link });
        return undefined;
      },
    );
  }

  return { carryOut, busy: isPending ? variables.subject : undefined };
}
