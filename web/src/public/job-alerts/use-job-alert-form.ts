import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type JobAlertChoice, jobAlertMessages } from '@site/contract/alerts/job-alert';
import {
  type JobAlertInput,
  type JobAlertRequest,
  jobAlertSchema,
  listAlertDisciplinesRoute,
  requestJobAlertRoute,
} from '@site/contract/alerts/job-alert-routes';
import { countries, countrySlug } from '@site/contract/firm/countries';
import { limits } from '@site/contract/shared/limits';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAddress } from '../../shared/address.ts';
import { callApi } from '../../shared/api.ts';
import { useSubmission } from '../../ui/form/use-submission.ts';

/** The texts in the fields, until the schema has read them. */
type JobAlertValues = Required<JobAlertInput>;

export function useJobAlertForm() {
  const { search } = useAddress();
  const asked = choiceIn(search);
  const disciplines = useDisciplines();
  // The form has no default values: the fields keep text that was typed or filled in before scripts ran.
  const form = useForm<JobAlertValues, unknown, JobAlertRequest>({
    resolver: standardSchemaResolver(jobAlertSchema),
    mode: 'onTouched',
    shouldFocusError: false,
  });

  const submission = useSubmission({
    form,
    fields: ['email', 'country', 'discipline'],
    call: (request, { fields: humanCheck, ...options }) =>
      callApi(requestJobAlertRoute, { body: { ...request, ...humanCheck }, ...options }),
    failed: { message: jobAlertMessages.failed, log: 'The alert was not asked for.' },
    // The typed text stays, so that the visitor can check it if no email comes.
    onSent: () => submission.setOutcome({ kind: 'success', message: jobAlertMessages.asked }),
  });

  // The filters of the careers page are filled in, unless the visitor has chosen already.
  const { setValue, getValues } = form;
  useEffect(() => {
    const { country, discipline } = choiceIn(search);
    if (country && !getValues('country')) setValue('country', country);
    if (discipline && !getValues('discipline')) setValue('discipline', discipline);
  }, [search, getValues, setValue]);

  return {
    form,
    disciplines:
      asked.discipline && !disciplines.includes(asked.discipline) ? [asked.discipline, ...disciplines] : disciplines,
    submission,
  };
}

function choiceIn(search: string): JobAlertChoice {
  const asked = new URLSearchParams(search);
  return {
    country: countries.find((country) => countrySlug(country) === countrySlug(asked.get('country') ?? '')),
    discipline: asked.get('discipline')?.slice(0, limits.jobLine) || undefined,
  };
}

/** Gives the disciplines of our jobs; an empty list until they are known, and then only all of them together can be chosen. */
function useDisciplines(): readonly string[] {
  const [disciplines, setDisciplines] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    callApi(listAlertDisciplinesRoute, {})
      .then(({ data }) => isWanted && setDisciplines(data.disciplines))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return disciplines;
}
