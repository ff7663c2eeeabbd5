import { type MutationKey, useMutation } from '@tanstack/react-query';
import { messageOf } from '../../shared/api.ts';
import { type Notice, useNotify } from './Notices.tsx';

interface ActionAnswer {
  /** The text of the notice; nothing if the screen itself shows the outcome. */
  message?: string;
  /** Whether something was refused: the notice then stays until the admin closes it. */
  isPartial?: boolean;
}

interface Action<Answer> {
  subject: string;
  act: () => Promise<Answer>;
}

interface Outcomes<Answer> {
  /** Gives the undo of the action, from its answer; nothing if the action has none. */
  undo?: (answer: Answer) => (() => void) | undefined;
  /** Gives the text of the notice about a failure, from the error and its default text. */
  refusal?: (error: Error, message: string) => string;
  link?: Notice['link'];
}

/**
 * Runs actions, one at a time, and says in a notice how each went.
 * @param key the key under which other parts of the screen find the answers
 * @param inTurn whether an action that is asked for meanwhile waits for its turn; otherwise it is ignored
 */
export function useActions<Answer extends ActionAnswer>(key: MutationKey, { inTurn = false } = {}) {
  const notify = useNotify();
  const { mutateAsync, isPending, variables } = useMutation<Answer, Error, Action<Answer>>({
    mutationKey: key,
    ...(inTurn && { scope: { id: key.join('/') } }),
    mutationFn: ({ act }) => act(),
  });

  /**
   * @param subject what is acted on, such as the id of a row
   * @returns the answer, if the action succeeded
   */
  async function carryOut(
    subject: string,
    act: Action<Answer>['act'],
    { undo, refusal, link }: Outcomes<Answer> = {},
  ): Promise<Answer | undefined> {
    // The buttons stay enabled meanwhile: a disabled one would lose the focus.
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
