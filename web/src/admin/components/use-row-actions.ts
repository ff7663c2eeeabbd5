import { messages } from '@ohmbridge/contract/shared/messages';
import { type MutationKey, useMutation } from '@tanstack/react-query';
import type { Outcome } from '../../ui/form/FormBanner.tsx';
import { useCallAsAdmin } from '../session/call-as-admin.ts';

interface RowAction<Answer> {
  row: string;
  act: (token: string) => Promise<Answer>;
}

/**
 * Runs actions on the rows of a list, one at a time, and keeps the answer and the outcome of the last one.
 * @param key the key under which other parts of the screen find the answers
 * @param firstOutcome an outcome to begin with, from the screen before
 * @param inTurn whether what is asked for meanwhile waits for its turn; otherwise it is not done
 */
export function useRowActions<Answer extends { message: string }>(
  key: MutationKey,
  { firstOutcome, inTurn = false }: { firstOutcome?: Outcome | undefined; inTurn?: boolean } = {},
) {
  const callAsAdmin = useCallAsAdmin();
  const { mutateAsync, isPending, data, error, variables } = useMutation<Answer, Error, RowAction<Answer>>({
    mutationKey: key,
    ...(inTurn && { scope: { id: key.join('/') } }),
    mutationFn: ({ act }) => callAsAdmin(act),
  });

  /** @returns whether it was done */
  async function carryOut(row: string, act: RowAction<Answer>['act']): Promise<boolean> {
    // The buttons stay enabled meanwhile: a disabled one would lose the focus.
    if (isPending && !inTurn) return false;
    return mutateAsync({ row, act }).then(
      () => true,
      () => false,
    );
  }

  return { carryOut, busyRow: isPending ? variables.row : undefined, outcome: outcome(), answer: data };

  function outcome(): Outcome | undefined {
    if (data) return { kind: 'success', message: data.message };
    if (error) return { kind: 'error', message: error.message || messages.unexpected };
    return variables ? undefined : firstOutcome;
  }
}
