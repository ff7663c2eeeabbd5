import { mailOnItsWay, ownPageMessages } from '@ohmbridge/contract/desk/own-page';
import type { OwnPageRoutes, OwnSubmissions as OwnSubmissionsAnswer } from '@ohmbridge/contract/desk/own-page-routes';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { emailKeyOf } from '@ohmbridge/contract/desk/submission-search';
import { messages } from '@ohmbridge/contract/shared/messages';
import type { ApiHandlers, RouteHandler } from '../http/handler.ts';
import { HttpError } from '../shared/http-error.ts';
import { idempotentId } from '../shared/idempotent-id.ts';
import type { DeskStore } from './desk-store.ts';
import type { ErasureCodes } from './erasure-codes.ts';
import { cancelOwnInterview, declineInterviewTimes, takeInterviewTime } from './interviews/choose-interview-time.ts';
import type { OwnPageLinks } from './own-page-links.ts';
import type { OwnSubmissions } from './own-submissions.ts';
import type { People } from './people.ts';
import { receiveReply } from './receive-message.ts';

export interface OwnPageServices {
  links: OwnPageLinks;
  desk: Pick<DeskStore, 'move'>;
  own: OwnSubmissions;
  people: People;
  erasureCodes: ErasureCodes;
  /** Refuses, with a 429, whoever tries too many codes of an address. */
  countTry: (emailKey: string) => Promise<void>;
  /** Has a mail with a link made and sent, if the address has sent something of the kind; one of this name is made once. */
  enqueue: (kind: SubmissionKind, mail: string, email: string) => Promise<void>;
  now: () => Date;
}

/** In each hour one mail with a new link goes to an address: what is asked for again has the same name. */
const hourMilliseconds = 3_600_000;

/** One handler for each call of an own page. Files come another way: see `files/file-handlers.ts`. */
type OwnPageHandlers<Kind extends SubmissionKind> = {
  [Name in Exclude<keyof OwnPageRoutes<Kind>, 'addFile'>]: RouteHandler<OwnPageRoutes<Kind>[Name]>;
};

/** What applicants and enquirers do about what they have sent, by the link that was sent to them. */
export function createOwnPageHandlers(services: OwnPageServices) {
  const applications = createOwnPage('applications', services);
  const enquiries = createOwnPage('enquiries', services);
  return {
    readOwnApplications: applications.read,
    writeAboutApplication: applications.write,
    requestErasureCode: applications.requestCode,
    eraseOwnApplications: applications.erase,
    requestApplicantLink: applications.requestLink,
    withdrawApplication: ({ body }) =>
      applications.about(body, (id) => services.desk.move('applications', id, 'withdrawn', { by: null })),
    takeInterviewTime: ({ body: { at, ...which } }) => applications.about(which, (id) => takeInterviewTime(id, at)),
    declineInterviewTimes: ({ body: { text, ...which }, idempotencyKey }) =>
      applications.about(which, (submission) => {
        const id = idempotencyKey && idempotentId(idempotencyKey, ['decline', submission, text]);
        return declineInterviewTimes(submission, { id, text });
      }),
    cancelOwnInterview: ({ body }) => applications.about(body, cancelOwnInterview),
    readOwnEnquiries: enquiries.read,
    writeAboutEnquiry: enquiries.write,
    requestEnquirerCode: enquiries.requestCode,
    eraseOwnEnquiries: enquiries.erase,
    requestEnquirerLink: enquiries.requestLink,
  } satisfies Partial<ApiHandlers>;
}

function createOwnPage<Kind extends SubmissionKind>(kind: Kind, services: OwnPageServices) {
  const { links, own, people, erasureCodes, countTry, enqueue, now } = services;
  const whose = async (token: string): Promise<string> => {
    const emailKey = await links.emailKeyOf(kind, token);
    if (emailKey === undefined) throw new HttpError(404, ownPageMessages.linkEnded);
    return emailKey;
  };
  const shown = async (emailKey: string): Promise<OwnSubmissionsAnswer<Kind>> => {
    const submissions = await own.of(kind, emailKey);
    if (submissions.length === 0) throw new HttpError(404, ownPageMessages.linkEnded);
    // TypeScript does not follow a computed name.
    return { data: { [kind]: submissions } as OwnSubmissionsAnswer<Kind>['data'] };
  };
  /** Does something about one of them, and shows all. */
  const about = async (
    { token, reference }: { token: string; reference: string },
    act: (id: string) => Promise<unknown>,
  ): Promise<OwnSubmissionsAnswer<Kind>> => {
    const emailKey = await whose(token);
    const id = await own.idOf(kind, emailKey, reference);
    if (id === undefined) throw new HttpError(404, ownPageMessages.linkEnded);
    await act(id);
    return shown(emailKey);
  };
  const handlers: OwnPageHandlers<Kind> = {
    async read({ body: { token } }) {
      return shown(await whose(token));
    },
    async write({ body: { text, ...which }, idempotencyKey }) {
      return about(which, (submission) => {
        const id = idempotencyKey && idempotentId(idempotencyKey, [kind, submission, text]);
        return receiveReply(kind, submission, { id, text });
      });
    },
    async requestCode({ body: { token } }) {
      await erasureCodes.send({ kind, emailKey: await whose(token) });
      return { message: mailOnItsWay[kind].codeSent };
    },
    async erase({ body: { token, code } }) {
      const emailKey = await whose(token);
      // Before it is looked at: otherwise a refusal would tell which code is right.
      await countTry(emailKey);
      if (!erasureCodes.isGood({ kind, emailKey }, code))
        throw new HttpError(400, messages.invalidFields, { errors: { code: ownPageMessages.wrongCode } });
      await people.erase(emailKey, [kind], now());
      return {};
    },
    async requestLink({ body: { email } }) {
      // Whether there is anything is looked up later and elsewhere, so that not even the time tells it.
      const hour = Math.floor(now().getTime() / hourMilliseconds);
      await enqueue(kind, idempotentId(emailKeyOf(email), ['own-page-link', kind, hour]), email);
      return { message: mailOnItsWay[kind].linkSent };
    },
  };
  return { ...handlers, about };
}
