import type { StoredTime } from '../shared/collections.ts';
import { answerWithin } from './desk-limits.ts';
import { appliedFor, type SubmissionKind, type SubmissionStatus } from './submission-kinds.ts';

// Message templates. Screens preview with the same function with which the server fills in. No schemas here.

/** The templates of messages, by the kind of recipient. The template `free` begins empty. */
export const templatesOf = {
  applications: ['received', 'invitation', 'times', 'not-this-time', 'after-interview'],
  enquiries: ['who-answers', 'questions', 'fee-and-programme', 'not-our-field'],
} as const satisfies Record<SubmissionKind, readonly string[]>;
export type TemplateName = (typeof templatesOf)[SubmissionKind][number];

export const templateNames: readonly TemplateName[] = [...templatesOf.applications, ...templatesOf.enquiries];

export const templateWords: Record<TemplateName, string> = {
  received: 'Received',
  invitation: 'Invitation to an interview',
  times: 'Interview times to choose from',
  'not-this-time': 'Not this time',
  'after-interview': 'Not this time, after an interview',
  'who-answers': 'Received, and who will answer',
  questions: 'We need more details',
  'fee-and-programme': 'Fee and programme follow by …',
  'not-our-field': 'Not our field',
};

/** The status to which a template moves its recipients, unless the admin chooses another. */
export const templateMovesTo: Partial<Record<TemplateName, SubmissionStatus>> = {
  invitation: 'interview',
  times: 'interview',
  'not-this-time': 'rejected',
  'after-interview': 'rejected',
  'who-answers': 'open',
  questions: 'open',
  'fee-and-programme': 'open',
  'not-our-field': 'closed',
};

/** The text and effect of a new message, before the admin chooses a template. */
export const firstWords: Record<SubmissionKind, { subject: string; status: SubmissionStatus | '' }> = {
  applications: { subject: '', status: '' },
  enquiries: { subject: 'Your enquiry {reference}', status: 'answered' },
};

/** A template. Version 0 comes with the website. */
export interface MessageTemplate {
  subject: string;
  text: string;
  version: number;
}

/** A document of `messageTemplates`, by the name of the template. */
export interface MessageTemplateDocument extends MessageTemplate {
  updatedAt: StoredTime;
  by: { uid: string; email: string };
}

/** Marks a blank in a template that the admin must fill in; a message with this mark does not leave. */
export const blank = '[...]';

export const builtInTemplates: Record<TemplateName, MessageTemplate> = {
  received: {
    subject: 'Your application {reference}',
    text: `Dear {name},\n\nThank you for your application for {job}. We have received it and will answer within ${answerWithin.applications} working days of receiving it.\n\nYours sincerely\nThe careers team`,
    version: 0,
  },
  invitation: {
    subject: 'Invitation to an interview: {job}',
    text: 'Dear {name},\n\nThank you for your application for {job}. We would like to invite you to an interview:\n\n{interview}\n\nDoes this time suit you? Please tell us on your page (link below).\n\nYours sincerely\nThe careers team',
    version: 0,
  },
  times: {
    subject: 'Your interview: {job}',
    text: 'Dear {name},\n\nThank you for your application for {job}. We would like to invite you to an interview. Please choose one of these times on your page (link below):\n\n{times}\n\nYour page shows the times in your own time zone. If none of them suits you, please tell us there.\n\nYours sincerely\nThe careers team',
    version: 0,
  },
  'not-this-time': {
    subject: 'Your application for {job}',
    text: 'Dear {name},\n\nThank you for your application for {job}, and for the time that you spent on it. On this occasion we have decided to proceed with other candidates.\n\nWe wish you every success and would be glad to hear from you again.\n\nYours sincerely\nThe careers team',
    version: 0,
  },
  // The careers page promises reasons to people whom the firm has met.
  'after-interview': {
    subject: 'Your application for {job}',
    text: `Dear {name},\n\nThank you for talking to us about {job}, and for the time that you spent on your application. We have decided to proceed with other candidates. Our reasons:\n\n${blank}\n\nWe wish you every success and would be glad to hear from you again.\n\nYours sincerely\nThe careers team`,
    version: 0,
  },
  'who-answers': {
    subject: 'Your enquiry {reference}',
    text: `Dear {name},\n\nThank you for your enquiry {reference}. ${blank} has read it and will send you scope, fee and programme by ${blank}.\n\nTo add drawings or data, open your page (link below).\n\nYours sincerely\nThe engineering team`,
    version: 0,
  },
  questions: {
    subject: 'Your enquiry {reference}: our questions',
    text: `Dear {name},\n\nThank you for your enquiry {reference}. To quote a fee, we need to know:\n\n${blank}\n\nPlease answer on your page (link below). You can also add drawings there.\n\nYours sincerely\nThe engineering team`,
    version: 0,
  },
  'fee-and-programme': {
    subject: 'Your enquiry {reference}',
    text: `Dear {name},\n\nThank you for your enquiry {reference}. We can do this work. We will send you our fee and a programme by ${blank}.\n\nIf anything changes before then, please tell us on your page (link below).\n\nYours sincerely\nThe engineering team`,
    version: 0,
  },
  'not-our-field': {
    subject: 'Your enquiry {reference}',
    text: 'Dear {name},\n\nThank you for your enquiry {reference}. We have read it. This work is outside our field, so we cannot offer it to you.\n\nIf you ever need power systems work, we would be glad to hear from you.\n\nYours sincerely\nThe engineering team',
    version: 0,
  },
};

export const templateFields = ['name', 'job', 'reference', 'interview', 'times'] as const;
export type TemplateField = (typeof templateFields)[number];

/** The placeholders by the kind of recipient: enquirers have no interviews. */
export const templateFieldsOf: Record<SubmissionKind, readonly TemplateField[]> = {
  applications: templateFields,
  enquiries: ['name', 'job', 'reference'],
};
export type TemplateValues = Readonly<Record<TemplateField, string>>;

const field = /\{([^{}\n]{0,40})\}/g;

/** Gives the typed names in braces that are not placeholders. */
export function unknownFields(text: string): string[] {
  const known: readonly string[] = templateFields;
  return [...text.matchAll(field)].map(([, name = '']) => name).filter((name) => !known.includes(name));
}

export function usesField(text: string, name: TemplateField): boolean {
  return text.includes(`{${name}}`);
}

/** Fills in the placeholders of a text. Braces in the filled-in values stay as they are. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(field, (typed, name: string) => new Map(Object.entries(values)).get(name) ?? typed);
}

export function templateValues(
  person: {
    reference: string;
    firstName: string;
    position?: string;
    subject?: string | undefined;
    job?: { reference: string; title?: string } | undefined;
  },
  { interview = '', times = '' }: Partial<Pick<TemplateValues, 'interview' | 'times'>> = {},
): TemplateValues {
  const { reference, firstName, position, subject, job } = person;
  const named = position === undefined ? (subject ?? 'your enquiry') : appliedFor(job, position);
  return { name: firstName, job: job?.title ? `${job.title} (${job.reference})` : named, reference, interview, times };
}
