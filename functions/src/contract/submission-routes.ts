import { applicationSchema } from './application.ts';
import { contactSchema } from './contact.ts';
import { defineRoute } from './route.ts';

export const submitContactRoute = defineRoute<{ message: string }>()({
  method: 'POST',
  path: '/api/contact',
  access: 'anyone',
  limited: 'submission',
  repeatable: true,
  success: 201,
  body: contactSchema,
});

export const submitApplicationRoute = defineRoute<{ message: string }>()({
  method: 'POST',
  path: '/api/applications',
  access: 'anyone',
  limited: 'submission',
  repeatable: true,
  success: 201,
  body: applicationSchema,
});
