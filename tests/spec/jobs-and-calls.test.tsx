import {
  collection,
  documentId,
  getFirestore,
  limit,
  orderBy,
  query,
  queryEqual,
  where,
} from 'firebase/firestore/lite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { apiRoutes } from '../../contract/api.ts';
import { applicationSchema } from '../../contract/desk/application.ts';
import { contactSchema } from '../../contract/desk/contact.ts';
import { jobInputSchema } from '../../contract/jobs/job.ts';
import { jobQuerySchema } from '../../contract/jobs/job-routes.ts';
import { openJobsMessages } from '../../contract/jobs/open-jobs-messages.ts';
import { pdfFileError } from '../../contract/jobs/pdf.ts';
import { messages } from '../../contract/shared/messages.ts';
import { loginSchema } from '../../contract/team/login.ts';
import { applicationMail, contactMail } from '../../functions/src/desk/office-mails.ts';
import { signInFailure } from '../../web/src/admin/session/session-errors.ts';
import { jobFormCopy } from '../../web/src/content/product/admin-jobs.ts';
import { applicationForm } from '../../web/src/content/product/application-form.ts';
import { contactForm } from '../../web/src/content/product/contact-form.ts';
import { newestJobsQuery, nextJobsQuery } from '../../web/src/public/careers/open-jobs/firestore-queries.ts';
import { callApi } from '../../web/src/shared/api.ts';
import { firebaseApp } from '../../web/src/shared/firebase-app.ts';
import { refusalsOf } from './refusals.ts';

// Sections 3 to 9 of the spec: entities, validation of jobs and login, roles, calls, errors.

const job = {
  title: 'Relay Engineer',
  country: 'India',
  place: 'New Delhi',
  qualifications: 'A degree',
  experience: 'Two years',
  responsibilities: 'Settings\nTests',
};

it('a job needs only title, country, place, qualifications, experience and responsibilities', () => {
  expect(refusalsOf(jobInputSchema, job)).toEqual({});
  expect(refusalsOf(jobInputSchema, { ...job, type: 'Design and Engineering', isActive: false })).toEqual({});
  expect(refusalsOf(jobInputSchema, {})).toEqual({
    title: 'Title is required',
    country: 'Country is required',
    place: 'Location is required',
    qualifications: 'Qualifications is required',
    experience: 'Experience is required',
    responsibilities: 'Responsibilities is required',
  });
});

it('a job’s title has at most 100 characters, and its country is one of three', () => {
  const refused = (changes: object) => Object.keys(refusalsOf(jobInputSchema, { ...job, ...changes }));
  expect(refused({ title: 'x'.repeat(100) })).toEqual([]);
  expect(refused({ title: 'x'.repeat(101) })).toEqual(['title']);
  const countries = ['United Kingdom', 'India', 'Uzbekistan', 'France', 'UK', ''];
  expect(countries.filter((country) => refused({ country }).length === 0)).toEqual([
    'United Kingdom',
    'India',
    'Uzbekistan',
  ]);
});

it('only PDF files of at most 10 MB are accepted, with the customer’s messages', () => {
  const file = (type: string, size: number) => pdfFileError({ type, size });
  expect(file('application/pdf', 10 * 1024 * 1024)).toBeUndefined();
  expect(file('application/pdf', 10 * 1024 * 1024 + 1)).toBe('File size should not exceed 10MB!');
  expect(['image/png', 'text/plain', ''].map((type) => file(type, 1))).toEqual(
    Array.from({ length: 3 }, () => 'Only PDF files are allowed!'),
  );
});

it('a login needs email and password', () => {
  expect(refusalsOf(loginSchema, { email: 'admin@example.com', password: 'x' })).toEqual({});
  expect(refusalsOf(loginSchema, {})).toEqual({ email: 'Email is required', password: 'Password is required' });
});

it('the calls have these methods and addresses, and only admins change jobs', () => {
  const calls = {
    login: ['POST', '/api/auth/login', 'anyone'],
    logout: ['GET', '/api/auth/logout', 'signed-in'],
    currentUser: ['GET', '/api/auth/me', 'signed-in'],
    listJobs: ['GET', '/api/jobs', 'anyone'],
    readJob: ['GET', '/api/jobs/:id', 'anyone'],
    // The admin needs the role for jobs.
    createJob: ['POST', '/api/jobs', ['jobs']],
    updateJob: ['PUT', '/api/jobs/:id', ['jobs']],
    deleteJob: ['DELETE', '/api/jobs/:id', ['jobs']],
    // The forms go to the product's own API, which sends the email. A browser never has a key of an email service.
    submitContact: ['POST', '/api/contact', 'anyone'],
    submitApplication: ['POST', '/api/applications', 'anyone'],
  } as const;
  const found = Object.keys(calls).map((name) => {
    const { method, path, access } = apiRoutes[name as keyof typeof calls];
    return [name, [method, path, access]];
  });
  expect(Object.fromEntries(found)).toEqual(calls);
  expect([apiRoutes.createJob.fileField, apiRoutes.updateJob.fileField]).toEqual(['pdfFile', 'pdfFile']);
});

it('a list of jobs can be filtered by country and by active jobs', () => {
  expect(refusalsOf(jobQuerySchema, { country: 'India', active: 'true' })).toEqual({});
  expect(Object.keys(refusalsOf(jobQuerySchema, { country: 'France', active: 'maybe' }))).toEqual([
    'country',
    'active',
  ]);
});

it('public pages ask for active jobs only, the newest first', () => {
  const firestore = getFirestore(firebaseApp());
  const jobs = collection(firestore, 'jobs');
  const newest = [orderBy('createdAt', 'desc'), orderBy(documentId(), 'desc')] as const;
  const active = where('isActive', '==', true);
  expect(queryEqual(newestJobsQuery(firestore), query(jobs, active, ...newest, limit(100)))).toBe(true);
  const ofIndia = query(jobs, active, where('country', '==', 'India'), ...newest, limit(30));
  expect(queryEqual(nextJobsQuery(firestore, 'India', undefined), ofIndia)).toBe(true);
});

/** Gives the request of the browser, and the browser's result for an answer. */
async function called(answer: Response, token?: string) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  onTestFinished(() => fetched.mockRestore());
  const failure = await callApi(apiRoutes.currentUser, token ? { token } : {}).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { failure, headers: new Headers(fetched.mock.lastCall?.[1]?.headers) };
}

it('an error shows the API’s own message, or else "API error: {status}"', async () => {
  const own = new Response(JSON.stringify({ message: 'The job is gone.' }), { status: 404 });
  expect((await called(own)).failure).toBe('The job is gone.');
  expect((await called(new Response('<html>', { status: 502 }))).failure).toBe('API error: 502');
  expect((await called(new Response('{}', { status: 500 }))).failure).toBe('API error: 500');
});

it('every call with a token sends it as a Bearer header', async () => {
  const answer = () => new Response('{}');
  expect((await called(answer(), 'abc')).headers.get('authorization')).toBe('Bearer abc');
  expect((await called(answer())).headers.has('authorization')).toBe(false);
});

it('a failed sign-in shows the error’s message, or else "Failed to login"', () => {
  expect(signInFailure(new Error('The API is being updated.'))).toBe('The API is being updated.');
  expect([undefined, {}, new Error('')].map(signInFailure)).toEqual(Array.from({ length: 3 }, () => 'Failed to login'));
});

it('messages after an event have the customer’s words', () => {
  // Pages and API take these messages from the contract. The screen tests check the places that show them.
  expect(openJobsMessages).toMatchObject({
    teaserFailed: 'Failed to load job listings. Please try again later.',
    pageFailed: 'Something went wrong. Please try again later.',
  });
  expect(messages).toMatchObject({
    contactSent: 'Thank you for your message. We will get back to you soon!',
    contactFailed: 'Sorry, there was an error sending your message. Please try again later.',
    applicationSent: 'Thank you for your application. We will review it and get back to you soon!',
    applicationSentTitle: 'Application Submitted Successfully!',
    applicationFailed: 'Sorry, there was an error submitting your application. Please try again later.',
    confirmDelete: 'Are you sure you want to delete this job listing?',
  });
  expect(contactForm.submitting).toBe('Sending...');
  expect(jobFormCopy.saving).toBe('Saving...');
  const { back, next, submit, submitting, close } = applicationForm;
  expect([back, next, submit, submitting, close]).toEqual([
    'Back',
    'Continue',
    'Submit Application',
    'Submitting...',
    'Close',
  ]);
});

it('the emails have the parameters of the customer’s email service, and go to the info and the HR mailbox', () => {
  const person = { firstName: 'Asha', lastName: 'Rahman', email: 'asha@example.com' };
  const contact = contactSchema.parse({ ...person, phone: '1632960120', message: 'Please call.' });
  const enquiry = contactMail(contact, 'info@ohmbridge.example').emailService;
  expect(enquiry.template).toBe('contact');
  expect(enquiry.parameters).toEqual({
    from_name: 'Asha Rahman',
    from_email: 'asha@example.com',
    // The number includes the country code, which our form adds.
    phone_number: '+44 1632960120',
    message: 'Please call.',
    to_email: 'info@ohmbridge.example',
  });
  const application = applicationSchema.parse({
    ...person,
    phone: '+441632960120',
    country: 'India',
    position: 'Software Developer',
    linkedin: 'https://linkedin.example/asha',
    cvLink: 'https://files.example/cv.pdf',
    comments: 'In spring.',
  });
  const sent = applicationMail(application, 'careers@ohmbridge.example').emailService;
  expect(sent.template).toBe('application');
  expect(sent.parameters).toEqual({
    from_name: 'Asha Rahman',
    from_email: 'asha@example.com',
    phone_number: '+441632960120',
    country: 'India',
    position: 'Software Developer',
    linkedin_url: 'https://linkedin.example/asha',
    cv_url: 'https://files.example/cv.pdf',
    message: 'In spring.',
    to_email: 'careers@ohmbridge.example',
  });
});
