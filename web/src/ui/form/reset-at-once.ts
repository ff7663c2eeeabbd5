import { flushSync } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Gives a form new values and draws it at once, as soon as React has come to rest: between a reset and the next drawing,
 * typed text would be ignored, and then overwritten.
 * @param valuesNow reads what the fields are to hold, with what has been typed by then; none leaves them as they are
 */
export function resetAtOnce<Fields extends FieldValues, Context, Output>(
  { reset }: Pick<UseFormReturn<Fields, Context, Output>, 'reset'>,
  valuesNow: () => Fields | undefined,
): void {
  queueMicrotask(() => {
    const values = valuesNow();
    if (values) flushSync(() => reset(values, { keepErrors: true }));
  });
}
