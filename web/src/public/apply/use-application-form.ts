import type { Application } from '@site/contract/desk/application';
import { submitApplicationRoute } from '@site/contract/desk/submission-routes';
import { messages } from '@site/contract/shared/messages';
import { type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useChangeAddress } from '../../shared/address.ts';
import { callApi } from '../../shared/api.ts';
import { hasDraft } from '../../shared/draft-store.ts';
import type { FormDraft } from '../../shared/public-form-draft.ts';
import { keptSource } from '../../shared/source.ts';
import { resetAtOnce } from '../../ui/form/use-fields.ts';
import { useSubmission } from '../../ui/form/use-submission.ts';
import { answerErrorsFromApi, jobAskedMeanwhile } from './answer-fields.ts';
import {
  type ApplicationContext,
  type ApplicationValues,
  emptied,
  isTyped,
  resolveApplication,
  searchOfStart,
  startValues,
} from './application-values.ts';
import { applicationFields, type FormField, firstFieldError, stepBeside, stepIds, stepsWithErrors } from './steps.ts';
import { questionsOf, referenceToSend, useAppliedJob } from './use-applied-job.ts';
import { useSteps } from './use-steps.ts';

const draftName = 'application';

export function useApplicationForm() {
  const { job, setJob } = useAppliedJob();
  const changeAddress = useChangeAddress();
  // The form has no default values: the fields keep text that was typed or filled in before scripts ran.
  const form = useForm<ApplicationValues, ApplicationContext, Application>({
    resolver: resolveApplication,
    context: { job: referenceToSend(job), questions: questionsOf(job) },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const { step, heading, goTo, reveal, goBack, restart } = useSteps();
  const [sentFrom, setSentFrom] = useState<string>();

  function startDraft(typed: ApplicationValues, draft: FormDraft | undefined): ApplicationValues | undefined {
    const search = searchOfStart(location.search, draft);
    if (search !== location.search) void changeAddress(({ hash }) => ({ search, hash, replace: true }));
    const values = startValues(typed, draft, search);
    // The stored draft may have expired; then the country of the address is filled in.
    return draft || values.country !== typed.country ? values : undefined;
  }

  function goToFirst(fieldErrors: Parameters<typeof firstFieldError>[0]) {
    const fieldError = firstFieldError(fieldErrors);
    if (!fieldError) return;
    submission.setOutcome({ kind: 'error', message: messages.invalidFields });
    reveal(fieldError.step, () => form.setFocus(fieldError.field));
  }

  const submission = useSubmission<ApplicationValues, ApplicationContext, Application, FormField>({
    form,
    fields: applicationFields,
    call: (application, { fields, ...options }) =>
      callApi(submitApplicationRoute, { body: { ...application, ...fields, source: keptSource() }, ...options }),
    failed: { message: messages.applicationFailed, log: 'The application was not sent.' },
    onRefused(error) {
      const asked = jobAskedMeanwhile(error);
      // The update is synchronous, because the field with the error may belong to a new question.
      if (asked) flushSync(() => setJob(asked));
      return answerErrorsFromApi(error);
    },
    showFirst: goToFirst,
    onSent() {
      const values = form.getValues();
      form.reset(emptied(values));
      restart();
      setSentFrom(values.country);
    },
  });

  // The prerendered page does not know its query, so the country of the address is filled in here, unless a draft will be
  // restored. The reset notifies all watchers of the country, also of one that was chosen before hydration.
  const { getValues, reset } = form;
  useEffect(() => {
    if (hasDraft(draftName)) return;
    resetAtOnce({ reset }, () => {
      const values = startValues(getValues(), undefined, location.search);
      return values.country ? values : undefined;
    });
  }, [getValues, reset]);

  /** Handles Enter and the main button: goes to the next step, or sends the application from the last one. */
  function proceed(event: FormEvent) {
    if (step === stepIds.at(-1)) return submission.submit(event);
    event.preventDefault();
    goTo(stepBeside(step, 1));
  }

  return {
    form,
    job,
    submission,
    drafted: { name: draftName, form, keyRef: submission.keyRef, start: startDraft, isTyped },
    step,
    heading,
    /** The country of the application that has just arrived. */
    sentFrom,
    /** Closes the dialog about a sent application; the applicant can then fill in another one. */
    dismiss: () => setSentFrom(undefined),
    stepsWithErrors: stepsWithErrors(errors),
    goTo,
    goBack,
    proceed,
  };
}
