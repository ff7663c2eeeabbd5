import { messages } from '@ohmbridge/functions/contract/messages';
import { type MutationKey, useMutation } from '@tanstack/react-query';
import type { Outcome } from '../../../components/form/FormBanner.tsx';
import { useCallAsAdmin } from '../session/call-as-admin.ts';

interface RowAction<Answer> {
  row: string;
  act: (token: string) => Promise<Answer>;
}

/**
 * Runs actions on the rows of a list, one at a time, and keeps the answer and the outcome of the last one.
 * @param key the key under which other parts of the screen find the answers
 * @param firstOutcome an outcome to begin with, from the screen before
 */
export function useRowActions<Answer extends { message: string }>(key: MutationKey, firstOutcome?: Outcome) {
  const callAsAdmin = useCallAsAdmin();
  const { mutateAsync, isPending, data, error, variables } = useMutation<Answer, Error, RowAction<Answer>>({
    mutationKey: key,
    mutationFn: ({ act }) => callAsAdmin(act),
  });

  /** @returns whether it was done */
  async function carryOut(row: string, act: RowAction<Answer>['act']): Promise<boolean> {
    // The buttons stay enabled meanwhile: a disabled one would lose the focus.
    if (isPending) return false;
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
