import type { Job } from '@ohmbridge/contract/jobs/job';
import { createJobRoute, listJobsRoute, readJobRoute, updateJobRoute } from '@ohmbridge/contract/jobs/job-routes';
import { messages } from '@ohmbridge/contract/shared/messages';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { beforeAll, expect, it } from 'vitest';
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

testRows(invalidJobFields)('a new job with an invalid field is refused', async (field) => {
  const { status, body } = await create({ json: withInvalidField(validJob(), field) });
  expect({ status, body }).toEqual(answerTo(field));
});

// The same schema judges what a form brings, and what changes a job: one text is enough to see that it is asked.
it('a form with an invalid field is refused, and so is a change, after which the job stays as it was', async () => {
  for (const field of invalidForms.slice(0, 3)) {
    const { status, body } = await create({ form: jobForm(withInvalidField(validJob(), field)) });
    expect({ status, body }, field.what).toEqual(answerTo(field));
  }
  for (const field of [...invalidJobFields.slice(0, 3), ...invalidVersions]) {
    const { status, body } = await call(addressed(updateJobRoute), { json: withInvalidField(validJob(), field) });
    expect({ status, body }, field.what).toEqual(answerTo(field));
  }
  expect((await call(addressed(readJobRoute))).body.data.job).toEqual(job);
});

testRows(invalidJobFields)('the schema of a change refuses what that of a new job refuses', (field) => {
  const { error } = updateJobRoute.body.safeParse(withInvalidField(validJob(), field));
  const [first] = error?.issues ?? [];
  expect([first?.path[0], first?.message]).toEqual([field.field, field.message]);
});

testRows([
  ['?country=Atlantis', { country: messages.unknownOption('Country') }],
  ['?country=India&country=India', { country: messages.unknownOption('Country') }],
  ['?active=perhaps', { active: messages.mustBeBoolean('active') }],
])('a list of jobs cannot be asked for by other values', async (query, errors) => {
  const { status, body } = await call({ ...listJobsRoute, path: `${listJobsRoute.path}${query}` });
  expect({ status, body }).toEqual({ status: 400, body: { status: 'error', message: messages.invalidFields, errors } });
});
