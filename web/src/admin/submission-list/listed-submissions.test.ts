import { expect, it } from 'vitest';
import { aboutOf } from './listed-submissions.ts';

type Submission = Parameters<typeof aboutOf>[0];
const enquiry = (message: string, subject?: string) => ({ message, ...(subject && { subject }) }) as Submission;

it('an enquiry is named by its subject, or else by its first words, cut off at a whole word', () => {
  expect(aboutOf(enquiry('We hold an offer.', 'Rapid charger'))).toBe('Rapid charger');
  expect(aboutOf(enquiry(' We hold\n\nan offer. '))).toBe('We hold an offer.');
  expect(aboutOf(enquiry('We hold a connection offer for 40 MW at 33 kV near Ipswich and need a study.'))).toBe(
    'We hold a connection offer for 40 MW at 33 kV near Ipswich …',
  );
  expect(aboutOf(enquiry('a'.repeat(500)))).toBe(`${'a'.repeat(30)} …`);
});

it('an application is named by the title of its job at that time, or else by the position', () => {
  const application = { cvLink: 'https://example.org', position: 'Trainee' } as unknown as Submission;
  expect(aboutOf(application)).toBe('Trainee');
  const job = { reference: 'J-0042', title: 'Engineer' };
  expect(aboutOf({ ...application, job })).toBe('Engineer, J-0042');
});
