import { isDeepStrictEqual } from 'node:util';
import { type Job, type JobFieldName, jobFieldNames, jobInputSchema } from '@site/contract/jobs/job';
import { assessmentFieldNames } from '@site/contract/jobs/job-assessment';
import { jobFromDocument } from '@site/contract/jobs/job-document';
import { createJobRoute, readJobRoute, updateJobRoute } from '@site/contract/jobs/job-routes';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { assessmentFields } from '../../functions/src/jobs/job-assessment.ts';
import { callApi } from '../support/api-client.ts';
import { validJobFields } from '../support/arbitraries.ts';
import { ownAdmin, ownApi } from '../support/own-api.ts';
import { ownProject } from '../support/own-project.ts';

// The input of an admin goes through the API, the store and the history, and comes back to the screens. The fields come from
// the schema, so the test covers a new field without a change.

vi.mock('firebase-functions/logger');

const project = ownProject('job-fields');
const origin = ownApi();

async function call(route: { method: string; path: string }, id: string, json?: unknown): Promise<Job> {
  const path = route.path.replace(':id', id);
  const { body } = await callApi<{ data: { job: Job } }>(route.method, path, {
    origin: origin(),
    token: ownAdmin,
    json,
  });
  return body.data.job;
}

async function readAsStranger(id: string): Promise<Job | undefined> {
  const path = readJobRoute.path.replace(':id', id);
  return (await callApi<{ data?: { job: Job } }>('GET', path, { origin: origin() })).body.data?.job;
}

/** Gives the output of the schema for a body, in the form that JSON can carry. */
const accepted = (input: object) => JSON.parse(JSON.stringify(jobInputSchema.parse(input))) as Record<string, unknown>;

/** Gives the fields of a job that an admin fills in. */
const filledIn = (job: object) =>
  Object.fromEntries(Object.entries(job).filter(([name]) => jobFieldNames.includes(name as JobFieldName)));

/** Half a surrogate pair is not text, and does not survive the transfer. */
const wellFormed = validJobFields.map((fields) => JSON.parse(JSON.stringify(fields, sent)) as object);
function sent(_name: string, value: unknown) {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

it('every value that the schema accepts comes back unchanged from the store, and is in the history', {
  timeout: 120_000,
  tags: ['weekly'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(wellFormed, wellFormed, async (first, second) => {
      await project.clear();
      const created = await call(createJobRoute, '', first);
      expect(filledIn(created)).toEqual({ isActive: true, ...accepted(first) });

      const { _id } = created;
      const changed = await call(updateJobRoute, _id, second);
      // A change without these two fields keeps them.
      const unsaid = assessmentFieldNames.filter((name) => name in created && !(name in second));
      const kept = Object.fromEntries(unsaid.map((name) => [name, created[name]]));
      const expected = { isActive: created.isActive, ...kept, ...accepted(second) };
      expect(filledIn(changed)).toEqual(expected);
      expect(await call(readJobRoute, _id)).toEqual(changed);
      // The screens read the stored document directly.
      const [stored = {}] = await project.documents('jobs');
      const { id: _documentId, ...document } = stored as { id?: string };
      // The fields that visitors must not see are in a separate document.
      const [beside = {}] = await project.documents('jobHiring');
      expect(assessmentFields(document)).toEqual({});
      expect(jobFromDocument(_id, { ...document, ...assessmentFields(beside) })).toEqual(changed);
      expect((await readAsStranger(_id)) ?? {}).not.toSatisfy((job: object) =>
        assessmentFieldNames.some((name) => name in job),
      );

      const before = filledIn(created);
      const told = (await project.documents('jobChanges')).find(({ kind }) => kind !== 'created');
      const differing = jobFieldNames.filter(
        (name) => !isDeepStrictEqual(before[name], expected[name as keyof typeof expected]),
      );
      const switched = differing.length === 1 && differing[0] === 'isActive';
      expect(told?.fields).toEqual(switched ? [] : differing);

      expect(filledIn(await call(updateJobRoute, _id, changed))).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});
