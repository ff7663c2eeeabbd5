import type { Application } from '@ohmbridge/functions/contract/application';
import { messages } from '@ohmbridge/functions/contract/messages';
import { submitApplicationRoute } from '@ohmbridge/functions/contract/submission-routes';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import type { Outcome } from '../../components/form/FormBanner.tsx';
import { failureMessage, fieldErrorsFromApi } from '../../components/form/field-errors.ts';
import { useHumanCheck } from '../../components/form/use-human-check.ts';
import { callApi } from '../../lib/api.ts';
import { type ApplicationValues, emptyApplication, resolveApplication } from './application-values.ts';
import { applicationFields, firstFieldError, type StepId, stepBeside, stepIds, stepsWithErrors } from './steps.ts';

/** The state of the application form and everything that can happen to it. */
export function useApplicationForm() {
  // No default values: what was typed or filled in before scripts ran is in the fields, and is kept.
  const form = useForm<ApplicationValues, unknown, Application>({
    resolver: resolveApplication,
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const [step, setStep] = useState<StepId>('personal');
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSent, setSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const idempotencyKey = useRef<string>(crypto.randomUUID());
  const { honeypot, begin, collect } = useHumanCheck();

  /** Shows a step and moves the focus to its heading. */
  function goTo(target: StepId) {
    // The heading must be rendered before it can take the focus.
    flushSync(() => setStep(target));
    heading.current?.focus();
  }

  function goToFirst(fieldErrors: Parameters<typeof firstFieldError>[0]) {
    const fieldError = firstFieldError(fieldErrors);
    if (!fieldError) return;
    flushSync(() => {
      setStep(fieldError.step);
      setOutcome({ kind: 'error', message: messages.invalidFields });
    });
    form.setFocus(fieldError.field);
  }

  async function send(application: Application) {
    try {
      const { fields, appCheck } = await collect();
      const body = { ...application, ...fields };
      await callApi(submitApplicationRoute, { body, idempotencyKey: idempotencyKey.current, appCheck });
    } catch (error) {
      console.error('The application was not sent.', error);
      const fieldErrors = fieldErrorsFromApi(applicationFields, error);
      for (const { field, message } of fieldErrors) form.setError(field, { message });
      if (fieldErrors.length > 0) goToFirst(Object.fromEntries(fieldErrors.map(({ field }) => [field, true])));
      else setOutcome({ kind: 'error', message: failureMessage(error, messages.applicationFailed) });
      return;
    }
    idempotencyKey.current = crypto.randomUUID();
    form.reset(emptyApplication);
    setStep('personal');
    setSent(true);
  }

  /** Enter and the main button: on to the next step, and from the last one off to the API. */
  function proceed(event: FormEvent) {
    event.preventDefault();
    if (step !== stepIds.at(-1)) {
      goTo(stepBeside(step, 1));
      return;
    }
    setOutcome(undefined);
    void form.handleSubmit(send, goToFirst)();
  }

  return {
    form,
    honeypot,
    begin,
    step,
    heading,
    outcome,
    isSent,
    isSubmitting,
    stepsWithErrors: stepsWithErrors(errors),
    goTo,
    goBack: () => goTo(stepBeside(step, -1)),
    proceed,
  };
}
