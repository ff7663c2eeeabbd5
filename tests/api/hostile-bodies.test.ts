import { submitContactRoute } from '@site/contract/desk/submission-routes';
import { createJobRoute } from '@site/contract/jobs/job-routes';
import { beforeAll, expect, it } from 'vitest';
import { logInAsAdmin } from '../support/accounts.ts';
import { forEachOf, oneByOne } from '../support/all-at-once.ts';
import { callApi } from '../support/api-client.ts';
import { hostileForms, hostileJson } from '../support/hostile-bodies.ts';
import { expectNothingStored } from '../support/stored-things.ts';

// The requests go through Hosting and the functions runtime, which have their own parsers.

let admin: string;

beforeAll(async () => {
  admin = await logInAsAdmin();
});

expectNothingStored();

it('a hostile body for a job or an enquiry is refused with a message, and nothing of it is stored', async () => {
  const sent = [createJobRoute, submitContactRoute].flatMap(({ method, path }) =>
    [...hostileJson, ...hostileForms].map(({ what, ...raw }) => ({ method, path, what, raw })),
  );
  const answers = await forEachOf(
    sent,
    async ({ method, path, what, raw }) => {
      const { status, body } = await callApi(method, path, { token: admin, raw });
      return { path, what, status, message: body.message };
    },
    oneByOne,
  );
  expect(answers).toEqual(
    sent.map(({ path, what }) => ({
      path,
      what,
      status: expect.toBeOneOf([400, 413, 415]),
      message: expect.any(String),
    })),
  );
  expect({}).not.toHaveProperty('admin');
});
