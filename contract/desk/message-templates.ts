import type { StoredTime } from '../shared/collections.ts';
import { type SubmissionKind, type SubmissionStatus, statusesOf } from './submission-kinds.ts';

// Screens preview what the server sends: both fill in with the same function. No schemas here.

/** The templates of what is sent to applicants and enquirers. What begins as `free` is empty. */
export const templateNames = ['received', 'invitation', 'times', 'not-this-time'] as const;
export type TemplateName = (typeof templateNames)[number];

export const templateWords: Record<TemplateName, string> = {
  received: 'Received',
  invitation: 'Invitation to an interview',
  times: 'Interview times to choose from',
  'not-this-time': 'Not this time',
};

/** Where a template moves those who get it, unless whoever sends it says otherwise. */
const movesTo: Partial<Record<TemplateName, SubmissionStatus>> = {
  invitation: 'interview',
  times: 'interview',
  'not-this-time': 'rejected',
};

/** The same of one kind of submissions; nowhere where that kind does not have the status. */
export function templateMovesTo(name: TemplateName, kind: SubmissionKind): SubmissionStatus | undefined {
  const known: readonly SubmissionStatus[] = statusesOf[kind];
  return known.find((status) => status === movesTo[name]);
}

/** A template as it is now: version 0 is the one that comes with the website. */
export interface MessageTemplate {
  subject: string;
  text: string;
  version: number;
}

/** A document of `messageTemplates`, under the name of the template. */
export interface MessageTemplateDocument extends MessageTemplate {
  updatedAt: StoredTime;
  by: { uid: string; email: string };
}

export const builtInTemplates: Record<TemplateName, MessageTemplate> = {
  received: {
    subject: 'Your application {reference}',
    text: 'Dear {name},\n\nThank you for your application for {job}. We have received it and will read it in the next days.\n\nYours sincerely\nThe careers team',
    version: 0,
  },
  invitation: {
    subject: 'Invitation to an interview: {job}',
    text: 'Dear {name},\n\nThank you for your application for {job}. We would like to get to know you, and invite you to an interview:\n\n{interview}\n\nPlease answer this mail and tell us whether the time suits you.\n\nYours sincerely\nThe careers team',
    version: 0,
  },
  times: {
    subject: 'Your interview: {job}',
    text: 'Dear {name},\n\nThank you for your application for {job}. We would like to get to know you. Please choose one of these times for an interview:\n\n{times}\n\nYou take one on your page, by the link below. There they stand in your own time, too. If none of them fits, tell us there.\n\nYours sincerely\nThe careers team',
    version: 0,
  },
  'not-this-time': {
    subject: 'Your application for {job}',
    text: 'Dear {name},\n\nThank you for your application for {job}, and for the time you gave to it. We have decided to go on with others this time.\n\nWe wish you every success, and would be glad to hear from you again.\n\nYours sincerely\nThe careers team',
    version: 0,
  },
};

/** What a message can have filled in. */
export const templateFields = ['name', 'job', 'reference', 'interview', 'times'] as const;
export type TemplateField = (typeof templateFields)[number];
export type TemplateValues = Readonly<Record<TemplateField, string>>;

const field = /\{([^{}\n]{0,40})\}/g;

/** The names in braces that are no fields, as they were typed. */
export function unknownFields(text: string): string[] {
  const known: readonly string[] = templateFields;
  return [...text.matchAll(field)].map(([, name = '']) => name).filter((name) => !known.includes(name));
}

/** Whether a text asks for a field. */
export function usesField(text: string, name: TemplateField): boolean {
  return text.includes(`{${name}}`);
}

/** A text with its fields filled in. What is filled in is not looked at again. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(field, (typed, name: string) => new Map(Object.entries(values)).get(name) ?? typed);
}

/** What fills in the fields for one person. */
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
  const named = job?.title ?? position ?? subject ?? 'your enquiry';
  return { name: firstName, job: job?.title ? `${job.title} (${job.reference})` : named, reference, interview, times };
}
