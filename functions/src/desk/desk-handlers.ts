import type { DeskOutcome, DeskOutcomes } from '@ohmbridge/contract/desk/desk-routes';
import { deskMessages, type SendMessageInput } from '@ohmbridge/contract/desk/desk-schemas';
import type { DeskSettings } from '@ohmbridge/contract/desk/desk-settings';
import { interviewWords } from '@ohmbridge/contract/desk/interview-words';
import { isAhead, timesWords } from '@ohmbridge/contract/desk/interviews';
import {
  fillTemplate,
  type TemplateName,
  templateNames,
  templatesOf,
  templateValues,
} from '@ohmbridge/contract/desk/message-templates';
import { replyLine } from '@ohmbridge/contract/desk/own-page';
import { type SubmissionKind, submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import type { SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';
import { tomorrowMorning } from '@ohmbridge/contract/jobs/job-closing';
import type { Mail } from '@ohmbridge/contract/mail/mail';
import { countries } from '@ohmbridge/contract/shared/countries';
import { messages } from '@ohmbridge/contract/shared/messages';
import * as logger from 'firebase-functions/logger';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import type { AuditList } from '../shared/audit-list.ts';
import { isDocumentId } from '../shared/document-id.ts';
import { errorOutline } from '../shared/error-outline.ts';
import { HttpError } from '../shared/http-error.ts';
import { idempotentId } from '../shared/idempotent-id.ts';
import { auditedTogether, type FindAudited } from './audited-submissions.ts';
import type { DeskStore } from './desk-store.ts';
import { leavesAt } from './message-delay.ts';
import type { MessageTemplates } from './message-templates.ts';
import { letterWithLink } from './own-page-links.ts';
import type { People } from './people.ts';

export interface DeskServices {
  desk: DeskStore;
  templates: MessageTemplates;
  people: People;
  colleagues: () => Promise<Pick<DeskSettings, 'colleagues' | 'formerColleagues'>>;
  retentionDays: () => number;
  answerWithinWorkingDays: () => number;
  /** Where answers to our messages go. */
  replyTo: (kind: SubmissionKind) => string;
  /** How long a message to one person waits before it leaves. */
  messageDelaySeconds: () => number;
  findAudited: FindAudited;
  audit: AuditList;
  now: () => Date;
}

/** Whose clock counts for whoever named no country. */
const [headOffice] = countries;

/** What admins do about applications and enquiries. */
export function createDeskHandlers(services: DeskServices) {
  const { desk, templates, people, colleagues, replyTo, findAudited, audit, now } = services;
  const { retentionDays, answerWithinWorkingDays, messageDelaySeconds } = services;
  return {
    async moveSubmission({ parameters, body: { status, unchangedSince }, signedIn }) {
      const by = authorOf(await signedIn());
      return { data: await desk.move(kindOf(parameters), idOf(parameters), status, { by, unchangedSince }) };
    },
    async moveSubmissions({ parameters, body: { status, items }, signedIn }) {
      const kind = kindOf(parameters);
      const by = authorOf(await signedIn());
      const asked = new Map(items.map((item) => [item.id, item]));
      return {
        data: await each(asked.values(), async ({ id, unchangedSince }) => ({
          standing: await desk.move(kind, id, status, { by, unchangedSince }),
        })),
      };
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
      refuseForeignTemplate(kind, message.template);
      refuseInterview(kind, message, now());
      const compose = (record: SubmissionRecord) => composed(kind, record, message, replyTo(kind));
      const { template, status, onlyFrom, interview, times } = message;
      const isLater = message.leavesAt !== undefined;
      const recipients = [...new Set(ids)].map((id) => ({ id }));
      const soon = leavesAt(now(), messageDelaySeconds(), recipients.length);
      const leaving = (record: SubmissionRecord) =>
        isLater ? tomorrowMorning('country' in record ? record.country : headOffice, now()) : soon;
      const data = await each(recipients, ({ id: submission }) => {
        const id = idempotencyKey && idempotentId(idempotencyKey, [by.uid, kind, submission, message]);
        const outgoing = { id, compose, template, status, onlyFrom, interview, times, leavesAt: leaving, isLater, by };
        return desk.send(kind, submission, outgoing);
      });
      logger.info('Messages queued by an admin', { kind, done: data.done, admin: by.uid });
      return { data };
    },
    async unsendMessages({ parameters, body: { items }, signedIn }) {
      const kind = kindOf(parameters);
      const by = authorOf(await signedIn());
      const data = await each(items, ({ id, messageId }) => desk.unsend(kind, id, messageId, by));
      logger.info('Messages taken back by an admin', { kind, done: data.done, admin: by.uid });
      return { data };
    },
    async cancelInterview({ parameters, body: { unchangedSince }, signedIn }) {
      const by = authorOf(await signedIn());
      await desk.cancelInterview(idOf(parameters), { by, unchangedSince });
      return {};
    },
    async showNames({ parameters, signedIn }) {
      await desk.showNames(idOf(parameters), authorOf(await signedIn()));
      return {};
    },
    async eraseSubmission({ parameters, signedIn }) {
      const who = authorOf(await signedIn());
      const [kind, id] = [kindOf(parameters), idOf(parameters)];
      const found = await findAudited(kind, id);
      // Done again, it erases nothing, and is told once.
      if (found) await audit.add({ kind: 'erased', what: 'submission', ...auditedTogether([found]), who });
      await desk.erase(kind, id);
      logger.info('Submission erased by an admin', { kind, admin: who.uid });
      return {};
    },
    async openSubmission({ parameters, signedIn }) {
      const who = authorOf(await signedIn());
      const submission = await findAudited(kindOf(parameters), idOf(parameters));
      // Nobody learns from this call whether there is one.
      if (submission?.reference !== undefined) await audit.add({ kind: 'opened', submission, who });
      return {};
    },
    async exportList({ body: { kind: list, count, filters }, signedIn }) {
      await audit.add({ kind: 'exported', what: 'list', list, count, filters, who: authorOf(await signedIn()) });
      return {};
    },
    async saveTemplate({ parameters, body, signedIn }) {
      const known: readonly string[] = templateNames;
      if (!known.includes(parameters.name)) throw new HttpError(404, messages.notFound);
      const by = authorOf(await signedIn());
      return { data: { template: await templates.save(parameters.name as TemplateName, body, by) } };
    },
    async readDeskSettings() {
      return {
        data: {
          ...(await colleagues()),
          retentionDays: retentionDays(),
          answerWithinWorkingDays: answerWithinWorkingDays(),
        },
      };
    },
    async exportPerson({ body: { email }, signedIn }) {
      const who = authorOf(await signedIn());
      const found = await people.find(email);
      await audit.add({ kind: 'exported', what: 'person', ...auditedTogether(found), who });
      for (const { kind, id, reference } of found)
        if (kind === 'applications' && reference !== undefined) await desk.noteExport(id, who);
      logger.info('Data of a person exported by an admin', { admin: who.uid });
      return { data: { person: await people.export(email) } };
    },
    async erasePerson({ body: { email }, signedIn }) {
      const who = authorOf(await signedIn());
      const found = auditedTogether(await people.find(email));
      await audit.add({ kind: 'erased', what: 'person', ...found, who });
      const erased = await people.erase(email);
      logger.info('Data of a person erased by an admin', { admin: who.uid, ...erased });
      return { data: { erased } };
    },
  } satisfies Partial<ApiHandlers>;
}

/** A message with everything filled in for one person, and its mail, which has a link to the page on which they can answer. */
function composed(
  kind: SubmissionKind,
  record: SubmissionRecord,
  { subject, text, interview, times }: Pick<SendMessageInput, 'subject' | 'text' | 'interview' | 'times'>,
  replyTo: string,
): { subject: string; text: string; mail: Mail } {
  const words = 'country' in record && {
    ...(interview && { interview: interviewWords(interview, record.country) }),
    ...(times && { times: timesWords(times, record.country) }),
  };
  const values = templateValues(record, words || {});
  const letter = { subject: fillTemplate(subject, values), text: fillTemplate(text, values) };
  const mail = letterWithLink(kind, record.email, replyTo, {
    subject: letter.subject,
    text: (link) => [letter.text, replyLine, link],
  });
  return { ...letter, mail: { ...mail, isWrittenByAdmin: true } };
}

/** Refuses a template of the other kind: an enquirer must not get the refusal of an applicant. */
function refuseForeignTemplate(kind: SubmissionKind, template: SendMessageInput['template']) {
  const known: readonly TemplateName[] = templatesOf[kind];
  if (template && !known.includes(template.name))
    throw new HttpError(400, messages.invalidFields, { errors: { template: messages.unknownOption('template') } });
}

/** Refuses what no message can say of an interview. */
function refuseInterview(
  kind: SubmissionKind,
  { interview, times }: Pick<SendMessageInput, 'interview' | 'times'>,
  now: Date,
) {
  const refused = (errors: Record<string, string>) => new HttpError(400, messages.invalidFields, { errors });
  if (kind !== 'applications' && (interview || times))
    throw refused({ [times ? 'times' : 'interview']: deskMessages.onlyApplicants });
  if (times?.some((time) => !isAhead(time, now))) throw refused({ times: deskMessages.timeOver });
}

/** One after the other: they would wait for each other, because each writes the counts. */
async function each<Item extends { id: string }, Result>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<Result>,
): Promise<DeskOutcomes<Result>> {
  const outcomes: DeskOutcome<Result>[] = [];
  for (const item of items) outcomes.push(await outcomeOf(item.id, () => act(item)));
  return { done: outcomes.filter(({ done }) => done).length, outcomes };
}

/** What came of one of many; what fails does not keep the next from being tried. */
async function outcomeOf<Result>(id: string, act: () => Promise<Result>): Promise<DeskOutcome<Result>> {
  try {
    return { id, done: true, ...(await act()) };
  } catch (error) {
    if (error instanceof HttpError) return { id, done: false, message: error.message };
    logger.error('Submission not dealt with', { id, ...errorOutline(error) });
    return { id, done: false, message: messages.unexpected };
  }
}

export function kindOf({ kind }: { kind: string }): SubmissionKind {
  const known = submissionKinds.find((one) => one === kind);
  if (!known) throw new HttpError(404, messages.notFound);
  return known;
}

/** An id that somebody typed into an address, if there can be a submission of it. */
export function idOf({ id }: { id: string }): string {
  if (!isDocumentId(id)) throw new HttpError(404, deskMessages.notFound);
  return id;
}
