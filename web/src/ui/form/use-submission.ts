import { humanCheckFields } from '@site/contract/desk/human-check';
import { formTokenRoute } from '@site/contract/desk/submission-routes';
import { messages } from '@site/contract/shared/messages';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { formCopy } from '../../content/product/forms.ts';
import { ApiError, callApi } from '../../shared/api.ts';
import { appCheckToken } from '../../shared/app-check.ts';
import { createFormTokenKeeper } from '../../shared/form-token.ts';
import type { Outcome } from './FormBanner.tsx';
import { type ApiFieldError, fieldErrorsFromApi, firstFieldWithError, remedyFor } from './field-errors.ts';

/** The fields of the human check and the idempotency key, which the API gets besides the fields of a form. */
export type SendOptions = Awaited<ReturnType<ReturnType<typeof useHumanCheck>['collect']>> & { idempotencyKey: string };

interface SubmittedForm<Values extends FieldValues, Context, Sent, Field extends FieldPath<Values>> {
  form: UseFormReturn<Values, Context, Sent>;
  /** The fields, in their order in the form. */
  fields: readonly Field[];
  call: (sent: Sent, options: SendOptions) => Promise<unknown>;
  /** The sentence for the visitor and the line for the log, if sending fails for a reason that the visitor cannot change. */
  failed: { message: string; log: string };
  /** Gives the messages of the API about further fields. */
  onRefused?: (error: unknown) => ApiFieldError<Field>[];
  /** Leads the visitor to the first field with an error. Without this function, that field gets the focus. */
  showFirst?: (errors: Partial<Record<Field, unknown>>) => void;
  onSent: () => void;
}

/** The wait between two attempts: the browser can report a connection while the server is still out of reach. */
const retryMilliseconds = 20_000;

/** Sends a public form and gives the outcome. A repeated call stores nothing twice. */
export function useSubmission<Values extends FieldValues, Context, Sent, Field extends FieldPath<Values>>({
  form,
  fields,
  call,
  failed,
  onRefused = () => [],
  showFirst = (errors) => {
    const field = firstFieldWithError(fields, errors);
    if (field) form.setFocus(field);
  },
  onSent,
}: SubmittedForm<Values, Context, Sent, Field>) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isTouched, setTouched] = useState(false);
  const [connection, setConnection] = useState<'lost' | 'awaited'>();
  const keyRef = useRef<string>(crypto.randomUUID());
  const isSending = useRef(false);
  /** Whether the retry started by itself: the visitor has not pressed the button. */
  const isRetry = useRef(false);
  const { honeypot, begin, collect } = useHumanCheck();

  function fail(error: unknown) {
    console.error(failed.log, error);
    const isUnreachable = error instanceof ApiError && error.status === 0;
    // The visitor already waits for the connection, so the next attempt follows.
    if (isUnreachable && isRetry.current) return;
    setConnection(isUnreachable ? 'lost' : undefined);
    const refused = [...fieldErrorsFromApi(fields, error), ...onRefused(error)];
    setOutcome(
      refused.length > 0
        ? { kind: 'error', message: messages.invalidFields }
        : { kind: 'error', message: failed.message, next: remedyFor(error) },
    );
    for (const { field, message } of refused) form.setError(field, { message });
    showFirst(Object.fromEntries(refused.map(({ field }) => [field, true])) as Partial<Record<Field, unknown>>);
  }

  async function send(sent: Sent) {
    isSending.current = true;
    try {
      await call(sent, { ...(await collect()), idempotencyKey: keyRef.current });
    } catch (error) {
      fail(error);
      return;
    } finally {
      isSending.current = false;
    }
    setConnection(undefined);
    setOutcome(undefined);
    onSent();
    keyRef.current = crypto.randomUUID();
  }

  const submit = () => void form.handleSubmit(send, (errors) => showFirst(errors as Partial<Record<Field, unknown>>))();

  const retry = useEffectEvent(() => {
    if (!navigator.onLine || isSending.current) return;
    isRetry.current = true;
    submit();
  });
  useEffect(() => {
    if (connection !== 'awaited') return;
    addEventListener('online', retry);
    const timer = setInterval(retry, retryMilliseconds);
    retry();
    return () => {
      removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [connection]);

  const isWaiting = connection === 'awaited';
  return {
    honeypot,
    /** Must be called when the visitor touches the form. */
    begin() {
      setTouched(true);
      begin();
    },
    isTouched,
    keyRef,
    outcome: isWaiting ? ({ kind: 'info', message: formCopy.connection.waiting } as const) : outcome,
    setOutcome,
    /** The state of a connection that was lost while the form was sent: see `toggleWaiting`. */
    connection,
    /** Sends the form when the connection is back, or stops waiting for it. */
    toggleWaiting: () => setConnection(isWaiting ? 'lost' : 'awaited'),
    isSubmitting: form.formState.isSubmitting && !isWaiting,
    submit(event: FormEvent) {
      event.preventDefault();
      isRetry.current = false;
      setConnection(undefined);
      setOutcome(undefined);
      submit();
    },
  };
}

/** The human check of a form. It requests nothing before the visitor touches the form. */
function useHumanCheck() {
  const honeypot = useRef<HTMLInputElement>(null);
  const [keeper] = useState(() => createFormTokenKeeper(async () => (await callApi(formTokenRoute, {})).data));
  return {
    honeypot,
    /** Must be called when the visitor touches the form. */
    begin: () => {
      void keeper.begin();
      void appCheckToken();
    },
    async collect() {
      const [token, appCheck] = await Promise.all([keeper.ready(), appCheckToken()]);
      const filledIn = honeypot.current?.value || undefined;
      return { fields: { [humanCheckFields.token]: token, [humanCheckFields.honeypot]: filledIn }, appCheck };
    },
  };
}
