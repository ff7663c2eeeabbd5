import { defaultPhoneCode, phoneMessage } from '@site/contract/desk/phone';
import { submitApplicationRoute, submitContactRoute } from '@site/contract/desk/submission-routes';
import type { Job } from '@site/contract/jobs/job';
import { createJobRoute, listJobsRoute, readJobRoute, updateJobRoute } from '@site/contract/jobs/job-routes';
import { messages } from '@site/contract/shared/messages';
import { branch } from '@site/contract/test-support/offices';
import { testRows } from '@site/contract/test-support/test-rows';
import { beforeAll, expect, it } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { validApplication, validContact, validJob } from '../support/factories.ts';
import { jobForm } from '../support/job-calls.ts';
import { ownAdmin, ownApi } from '../support/own-api.ts';
import { ownProject } from '../support/own-project.ts';
import { expectNothingStored } from '../support/stored-things.ts';

// The tests of the contract check the error of each field. Here each route uses its schema, names every invalid field at once,
// and stores nothing.

const project = ownProject('refusals');
const origin = ownApi();
let job: Job;

const call = (method: string, path: string, body: object = {}) =>
  callApi<{ data: { job: Job } }>(method, path, { origin: origin(), token: ownAdmin, ...body });

beforeAll(async () => {
  job = (await call(createJobRoute.method, createJobRoute.path, { json: validJob() })).body.data.job;
});

expectNothingStored(project.things);

const noJob = { title: '', place: 'Pune\r\nBcc: all@example.org', country: 'Atlantis' };
const jobErrors = {
  title: messages.required('Title'),
  place: messages.singleLine('Location'),
  country: messages.unknownOption('Country'),
};
const noPerson = { firstName: ' ', email: 'nobody', phone: '12' };
const personErrors = { firstName: messages.required('First Name'), email: messages.invalidEmail };

testRows([
  { what: 'a new job', route: createJobRoute, body: () => ({ json: { ...validJob(), ...noJob } }), errors: jobErrors },
  {
    what: 'a form',
    route: createJobRoute,
    body: () => ({ form: jobForm({ ...validJob(), ...(noJob as object) }) }),
    errors: jobErrors,
  },
  {
    what: 'a change',
    route: updateJobRoute,
    body: () => ({ json: { ...validJob(), ...noJob, unchangedSince: 'yesterday' } }),
    errors: { ...jobErrors, unchangedSince: messages.mustBeMoment('unchangedSince') },
  },
  {
    what: 'an enquiry',
    route: submitContactRoute,
    body: () => ({ json: { ...validContact(), ...noPerson } }),
    errors: { ...personErrors, phone: phoneMessage(defaultPhoneCode) },
  },
  {
    what: 'an application',
    route: submitApplicationRoute,
    body: () => ({ json: { ...validApplication(), ...noPerson } }),
    errors: { ...personErrors, phone: messages.applicationPhone },
  },
])('every invalid field is named at once', async ({ route, body: sent, errors }) => {
  const { status, body } = await call(route.method, route.path.replace(':id', job._id), sent());
  expect({ status, body }).toEqual({ status: 400, body: { status: 'error', message: messages.invalidFields, errors } });
});

it('a refused change leaves the job unchanged', async () => {
  await call(updateJobRoute.method, updateJobRoute.path.replace(':id', job._id), { json: { ...validJob(), ...noJob } });
  expect((await call('GET', readJobRoute.path.replace(':id', job._id))).body.data.job).toEqual(job);
});

testRows([
  [submitContactRoute, validContact()],
  [submitApplicationRoute, validApplication()],
] as const)('a submission is refused as a multipart form', async ({ method, path }, valid) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(valid)) form.set(name, JSON.stringify(value));
  const { status, body } = await call(method, path, { form });
  expect({ status, body }).toEqual({ status: 415, body: { status: 'error', message: messages.unsupportedBody } });
});

testRows([
  ['?country=Atlantis', { country: messages.unknownOption('Country') }],
  [`?country=${branch.country}&country=${branch.country}`, { country: messages.unknownOption('Country') }],
  ['?active=perhaps', { active: messages.mustBeBoolean('active') }],
])('a list of jobs cannot be filtered by other values', async (query, errors) => {
  const { status, body } = await call('GET', `${listJobsRoute.path}${query}`);
  expect({ status, body }).toEqual({ status: 400, body: { status: 'error', message: messages.invalidFields, errors } });
});
