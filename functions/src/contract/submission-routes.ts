import { applicationSchema } from './application.ts';
import { contactSchema } from './contact.ts';
import { defineRoute } from './route.ts';

export const submitContactRoute = defineRoute<{ message: string }>()({
  method: 'POST',
  path: '/api/contact',
  access: 'anyone',
  success: 201,
  body: contactSchema,
});

export const submitApplicationRoute = defineRoute<{ message: string }>()({
  method: 'POST',
  path: '/api/applications',
  access: 'anyone',
  success: 201,
  body: applicationSchema,
});
