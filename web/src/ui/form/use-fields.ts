import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';

/**
 * Connects fields to their form. Each field is checked when the visitor leaves it, and after that at each change (the
 * form's mode is `onTouched`). A visitor who only passes an empty field is not told that the field is required: the submit
 * says so.
 * @param settle tidies a field before its check, together with the fields that belong to it
 */
export function useFields<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  labels: Readonly<Partial<Record<FieldPath<Values>, string>>>,
  settle?: (name: FieldPath<Values>) => void,
) {
  const { errors } = useFormState({ control: form.control });
  const afterPress = useAfterPress();
  return (name: FieldPath<Values>, options?: RegisterOptions<Values>) => {
    const registration = form.register(name, options);
    const error: FieldError | undefined = get(errors, name);
    return {
      label: labels[name] ?? name,
      error: error?.message,
      registration: {
        ...registration,
        async onBlur({ target }: { target: HTMLInputElement }) {
          if (target.value === '' && !form.getFieldState(name).isTouched) return;
          settle?.(name);
          afterPress(() => void registration.onBlur({ target, type: 'blur' }));
        },
      },
    };
  };
}

/**
 * Gives a function that runs a task after the current press. A message that appears while a button is held down would move
 * the button away, and the press would be lost.
 */
function useAfterPress(): (act: () => void) => void {
  const isHeld = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  // The click follows the release, in the same task. A finger has left the screen before its press counts.
  const run = useRef(() => {
    setTimeout(() => {
      for (const act of waiting.current.splice(0)) act();
    });
  });
  useEffect(() => {
    const note = ({ type }: Event) => {
      isHeld.current = type === 'pointerdown';
      if (!isHeld.current) run.current();
    };
    const events = ['pointerdown', 'pointerup', 'pointercancel'];
    for (const event of events) addEventListener(event, note, true);
    return () => {
      for (const event of events) removeEventListener(event, note, true);
    };
  }, []);
  return (act) => {
    waiting.current.push(act);
    if (!isHeld.current) run.current();
  };
}

/**
 * Gives a form new values and renders it at once, after React has finished other work. Text that is typed between a reset
 * and the next rendering would be ignored and overwritten.
 * @param valuesNow reads the new values of the fields, with the text that has been typed by then; `undefined` leaves the
 * fields as they are
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
