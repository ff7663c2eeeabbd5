import type { DeskOutcome, DeskSettings, Standing } from '@ohmbridge/contract/desk/desk-routes';
import { deskMessages, type SendMessageInput } from '@ohmbridge/contract/desk/desk-schemas';
import { interviewWords } from '@ohmbridge/contract/desk/interview-words';
import {
  fillTemplate,
  type TemplateName,
  templateNames,
  templateValues,
} from '@ohmbridge/contract/desk/message-templates';
import { type SubmissionKind, submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import type { DeskAuthor, SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';
import type { Mail } from '@ohmbridge/contract/mail/mail';
import { messages } from '@ohmbridge/contract/shared/messages';
import * as logger from 'firebase-functions/logger';
import type { Caller } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { letterTo } from '../mail/mail-body.ts';
import { isDocumentId } from '../shared/document-id.ts';
import { errorOutline } from '../shared/error-outline.ts';
import { HttpError } from '../shared/http-error.ts';
import { idempotentId } from '../shared/idempotent-id.ts';
import type { DeskStore } from './desk-store.ts';
import type { MessageTemplates } from './message-templates.ts';
import type { People } from './people.ts';

export interface DeskServices {
  desk: DeskStore;
  templates: MessageTemplates;
  people: People;
  colleagues: () => Promise<Pick<DeskSettings, 'colleagues' | 'formerColleagues'>>;
  retentionDays: () => number;
  /** Where answers to our messages go. */
  replyTo: (kind: SubmissionKind) => string;
}

/** What admins do about applications and enquiries. */
export function createDeskHandlers(services: DeskServices) {
  const { desk, templates, people, colleagues, retentionDays, replyTo } = services;
  return {
    async moveSubmission({ parameters, body: { status, unchangedSince }, signedIn }) {
      const by = authorOf(await signedIn());
      return { data: await desk.move(kindOf(parameters), idOf(parameters), status, { by, unchangedSince }) };
    },
    async moveSubmissions({ parameters, body: { status, items }, signedIn }) {
      const kind = kindOf(parameters);
      const by = authorOf(await signedIn());
      const act = (id: string, unchangedSince: string) => desk.move(kind, id, status, { by, unchangedSince });
      const asked = new Map(items.map(({ id, unchangedSince }) => [id, unchangedSince]));
      return { data: await each(asked.keys(), (id) => act(id, asked.get(id) ?? '')) };
    },
    async assignSubmission({ parameters, body: { uid }, signedIn }) {
      const by = authorOf(await signedIn());
      return { data: { assignee: await desk.assign(kindOf(parameters), idOf(parameters), uid, by) } };
    },
    async markSubmission({ parameters, body: { unread }, signedIn }) {
      await desk.mark(kindOf(parameters), idOf(parameters), unread, authorOf(await signedIn()));
      return { data: { unread } };
    },
    async addNote({ parameters, body: { text }, idempotencyKey, signedIn }) {
      const by = authorOf(await signedIn());
      const [kind, submission] = [kindOf(parameters), idOf(parameters)];
      const id = idempotencyKey && idempotentId(idempotencyKey, [by.uid, kind, submission, text]);
      return { data: { note: await desk.addNote(kind, submission, { id, text, by }) } };
    },
    async sendMessage({ parameters, body, idempotencyKey, signedIn }) {
      const kind = kindOf(parameters);
      const by = authorOf(await signedIn());
      const { ids, ...message } = body;
      const compose = (record: SubmissionRecord) => composed(record, message, replyTo(kind));
      const { template, status, interview } = message;
      const data = await each(new Set(ids), (submission) => {
        const id = idempotencyKey && idempotentId(idempotencyKey, [by.uid, kind, submission, message]);
        return desk.send(kind, submission, { id, compose, template, status, interview, by });
      });
      logger.info('Messages queued by an admin', { kind, done: data.done, admin: by.uid });
      return { data };
    },
    async eraseSubmission({ parameters, signedIn }) {
      const { uid } = await signedIn();
      await desk.erase(kindOf(parameters), idOf(parameters));
      logger.info('Submission erased by an admin', { kind: parameters.kind, admin: uid });
      return {};
    },
    async saveTemplate({ parameters, body, signedIn }) {
      const known: readonly string[] = templateNames;
      if (!known.includes(parameters.name)) throw new HttpError(404, messages.notFound);
      const by = authorOf(await signedIn());
      return { data: { template: await templates.save(parameters.name as TemplateName, body, by) } };
    },
    async readDeskSettings() {
      return { data: { ...(await colleagues()), retentionDays: retentionDays() } };
    },
    async exportPerson({ body: { email }, signedIn }) {
      logger.info('Data of a person exported by an admin', { admin: (await signedIn()).uid });
      return { data: { person: await people.export(email) } };
    },
    async erasePerson({ body: { email }, signedIn }) {
      const { uid } = await signedIn();
      const erased = await people.erase(email);
      logger.info('Data of a person erased by an admin', { admin: uid, ...erased });
      return { data: { erased } };
    },
  } satisfies Partial<ApiHandlers>;
}

/** A message with everything filled in for one person, and its mail. */
function composed(
  record: SubmissionRecord,
  { subject, text }: Pick<SendMessageInput, 'subject' | 'text'>,
  replyTo: string,
): { subject: string; text: string; mail: Mail } {
  const interview = 'interview' in record && record.interview;
  const values = templateValues(record, interview ? interviewWords(interview, record.country) : '');
  const letter = { subject: fillTemplate(subject, values), text: fillTemplate(text, values) };
  return { ...letter, mail: letterTo(record.email, replyTo, letter) };
}

/** One after the other: they would wait for each other, because each writes the counts. */
async function each(
  ids: Iterable<string>,
  act: (id: string) => Promise<Standing>,
): Promise<{ done: number; outcomes: DeskOutcome[] }> {
  const outcomes: DeskOutcome[] = [];
  for (const id of ids) outcomes.push(await outcomeOf(id, () => act(id)));
  return { done: outcomes.filter(({ done }) => done).length, outcomes };
}

/** What came of one of many; what fails does not keep the next from being tried. */
async function outcomeOf(id: string, act: () => Promise<Standing>): Promise<DeskOutcome> {
  try {
    return { id, done: true, standing: await act() };
  } catch (error) {
    if (error instanceof HttpError) return { id, done: false, message: error.message };
    logger.error('Submission not dealt with', { id, ...errorOutline(error) });
    return { id, done: false, message: messages.unexpected };
  }
}

function authorOf({ uid, user }: Caller): DeskAuthor {
  return { uid, email: user.email };
}

function kindOf({ kind }: { kind: string }): SubmissionKind {
  const known = submissionKinds.find((one) => one === kind);
  if (!known) throw new HttpError(404, messages.notFound);
  return known;
}

/** An id that somebody typed into an address, if there can be a submission of it. */
function idOf({ id }: { id: string }): string {
  if (!isDocumentId(id)) throw new HttpError(404, deskMessages.notFound);
  return id;
}
