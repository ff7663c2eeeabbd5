import { submitApplicationRoute, submitContactRoute } from '@ohmbridge/contract/desk/submission-routes';
import { messages } from '@ohmbridge/contract/shared/messages';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { validApplication, validContact } from '../support/factories.ts';
import { ownApi } from '../support/own-api.ts';
import { ownProject } from '../support/own-project.ts';
import { expectNothingStored } from '../support/stored-things.ts';
import { answerTo, withInvalidField } from './invalid-fields.ts';
import { invalidApplicationFields, invalidContactFields } from './invalid-submission-fields.ts';

const project = ownProject('submission-refusals');
const origin = ownApi(project);

expectNothingStored(project.things);

describe.each([
  { name: 'a contact enquiry', route: submitContactRoute, valid: validContact, invalidFields: invalidContactFields },
  {
    name: 'a job application',
    route: submitApplicationRoute,
    valid: validApplication,
    invalidFields: invalidApplicationFields,
  },
])('$name with an invalid field', ({ route, valid, invalidFields }) => {
  const send = (body: { json: unknown } | { form: FormData }) =>
    callApi(route.method, route.path, { origin: origin(), ...body });

  testRows(invalidFields)('is refused in the words of the field', async (field) => {
    const { status, body } = await send({ json: withInvalidField(valid(), field) });
    expect({ status, body }).toEqual(answerTo(field));
  });

  it('is told about every invalid field at once', async () => {
    const { status, body } = await send({ json: { email: 'nobody' } });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual(expect.arrayContaining(['firstName', 'lastName', 'email', 'phone']));
  });

  it('is refused as a multipart form', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(valid())) form.set(name, JSON.stringify(value));
    const { status, body } = await send({ form });
    expect({ status, body }).toEqual({ status: 415, body: { status: 'error', message: messages.unsupportedBody } });
  });
});
