import type { Job } from '@ohmbridge/functions/contract/job';
import { messages } from '@ohmbridge/functions/contract/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInAsAdmin } from '../support/accounts.ts';
import { callApi } from '../support/api-client.ts';
import { validJob } from '../support/factories.ts';
import { createJob, deleteJob, jobForm, listJobs, readJob, updateJob } from '../support/job-calls.ts';
import { expectNothingStored } from '../support/stored-things.ts';
import { answerTo, withFault } from './field-faults.ts';
import { jobFaults, versionFaults } from './job-faults.ts';

let token: string;
let job: Job;

beforeAll(async () => {
  token = await logInAsAdmin();
  job = (await createJob(token, { json: validJob() })).body.data.job;
});

afterAll(() => deleteJob(token, job._id));

expectNothingStored();

// A form can say nothing but texts, and cannot tell an empty field from one that is removed.
const formFaults = jobFaults.filter(({ value }) => value === undefined || (typeof value === 'string' && value !== ''));

describe('a new job with a fault', () => {
  it.each(jobFaults)('is refused as JSON: $field, $what', async (fault) => {
    const { status, body } = await createJob(token, { json: withFault(validJob(), fault) });
    expect({ status, body }).toEqual(answerTo(fault));
  });

  it.each(formFaults)('is refused as a form: $field, $what', async (fault) => {
    const { status, body } = await createJob(token, { form: jobForm(withFault(validJob(), fault)) });
    expect({ status, body }).toEqual(answerTo(fault));
  });
});

describe('a change of a job with a fault', () => {
  it.each([...jobFaults, ...versionFaults])('is refused, and the job stays: $field, $what', async (fault) => {
    const { status, body } = await updateJob(token, job._id, { json: withFault(validJob(), fault) });
    expect({ status, body }).toEqual(answerTo(fault));
    expect((await readJob(job._id)).body.data.job).toEqual(job);
  });
});

describe('a job that is not there', () => {
  const notFound = { status: 404, body: { status: 'error', message: messages.jobNotFound } };

  it.each(['unknown', '__all__', 'one%2Ftwo', 'unknown'.repeat(300), '%20'])('cannot be read: %s', async (id) => {
    expect(await readJob(id)).toMatchObject(notFound);
  });

  it('cannot be changed', async () => {
    expect(await updateJob(token, 'unknown', { json: validJob() })).toMatchObject(notFound);
  });

  it('cannot be deleted', async () => {
    expect(await deleteJob(token, 'unknown')).toMatchObject(notFound);
  });
});

describe('a list of jobs', () => {
  it.each([
    { query: '?country=Atlantis', errors: { country: messages.unknownOption('Country') } },
    { query: '?country=India&country=India', errors: { country: messages.unknownOption('Country') } },
    { query: '?active=perhaps', errors: { active: messages.mustBeBoolean('active') } },
  ])('cannot be asked for with $query', async ({ query, errors }) => {
    const { status, body } = await callApi('GET', `/api/jobs${query}`);
    expect({ status, body }).toEqual({
      status: 400,
      body: { status: 'error', message: messages.invalidFields, errors },
    });
  });

  it('takes no notice of an empty question', async () => {
    const found = await listJobs('?country=&active=');
    expect(found.map(({ _id }) => _id)).toContain(job._id);
  });
});
