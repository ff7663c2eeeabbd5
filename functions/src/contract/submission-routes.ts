import { applicationSchema } from './application.ts';
import { contactSchema } from './contact.ts';
import { defineRoute } from './route.ts';

/** What a form sends back with its fields, for the human check. */
export interface FormToken {
  token: string;
  /** For how long from now it is too young to be sent back. */
  waitSeconds: number;
}

export const formTokenRoute = defineRoute<{ data: FormToken }>()({
  method: 'GET',
  path: '/api/form-token',
  access: 'anyone',
  success: 200,
});

export const submitContactRoute = defineRoute<{ message: string }>()({
  method: 'POST',
  path: '/api/contact',
  access: 'anyone',
  limited: 'submission',
  fromForm: true,
  idempotent: true,
  success: 201,
  body: contactSchema,
});

export const submitApplicationRoute = defineRoute<{ message: string }>()({
  method: 'POST',
  path: '/api/applications',
  access: 'anyone',
  limited: 'submission',
  fromForm: true,
  idempotent: true,
  success: 201,
  body: applicationSchema,
});
