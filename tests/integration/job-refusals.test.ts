import type { Job } from '@ohmbridge/contract/jobs/job';
import { createJobRoute, listJobsRoute, readJobRoute, updateJobRoute } from '@ohmbridge/contract/jobs/job-routes';
import { messages } from '@ohmbridge/contract/shared/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { validJob } from '../support/factories.ts';
import { jobForm } from '../support/job-calls.ts';
import { ownAdmin, ownApi } from '../support/own-api.ts';
import { ownProject } from '../support/own-project.ts';
import { expectNothingStored } from '../support/stored-things.ts';
import { answerTo, withInvalidField } from './invalid-fields.ts';
import { invalidJobFields, invalidVersions } from './invalid-job-fields.ts';

const project = ownProject('job-refusals');
const origin = ownApi(project);
let job: Job;

type Request = Parameters<typeof callApi>[2];

const call = ({ method, path }: { method: string; path: string }, request: Request = {}) =>
  callApi<{ data: { job: Job } }>(method, path, { origin: origin(), token: ownAdmin, ...request });
const create = (request: Request) => call(createJobRoute, request);
const addressed = (route: { method: string; path: string }) => ({ ...route, path: route.path.replace(':id', job._id) });

beforeAll(async () => {
  job = (await create({ json: validJob() })).body.data.job;
});

expectNothingStored(project.things);

// A form can say nothing but texts, and cannot tell an empty field from one that is removed.
const invalidForms = invalidJobFields.filter(
  ({ value }) => value === undefined || (typeof value === 'string' && value !== ''),
);

describe('a new job with an invalid field', () => {
  it.each(invalidJobFields)('is refused as JSON: $field, $what', async (field) => {
    const { status, body } = await create({ json: withInvalidField(validJob(), field) });
    expect({ status, body }).toEqual(answerTo(field));
  });

  it.each(invalidForms)('is refused as a form: $field, $what', async (field) => {
    const { status, body } = await create({ form: jobForm(withInvalidField(validJob(), field)) });
    expect({ status, body }).toEqual(answerTo(field));
  });
});

describe('a change of a job with an invalid field', () => {
  it.each([...invalidJobFields, ...invalidVersions])('is refused, and the job stays: $field, $what', async (field) => {
    const { status, body } = await call(addressed(updateJobRoute), { json: withInvalidField(validJob(), field) });
    expect({ status, body }).toEqual(answerTo(field));
    expect((await call(addressed(readJobRoute))).body.data.job).toEqual(job);
  });
});

describe('a list of jobs', () => {
  it.each([
    { query: '?country=Atlantis', errors: { country: messages.unknownOption('Country') } },
    { query: '?country=India&country=India', errors: { country: messages.unknownOption('Country') } },
    { query: '?active=perhaps', errors: { active: messages.mustBeBoolean('active') } },
  ])('cannot be asked for with $query', async ({ query, errors }) => {
    const { status, body } = await call({ ...listJobsRoute, path: `${listJobsRoute.path}${query}` });
    expect({ status, body }).toEqual({
      status: 400,
      body: { status: 'error', message: messages.invalidFields, errors },
    });
  });
});
