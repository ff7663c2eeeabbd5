import { applicantMessages, type OwnApplication } from '@ohmbridge/contract/desk/applicant';
import { emailKeyOf } from '@ohmbridge/contract/desk/submission-search';
import { messages } from '@ohmbridge/contract/shared/messages';
import type { ApiHandlers } from '../http/handler.ts';
import { HttpError } from '../shared/http-error.ts';
import { idempotentId } from '../shared/idempotent-id.ts';
import type { ApplicantLinks } from './applicant-links.ts';
import type { DeskStore } from './desk-store.ts';
import type { ErasureCodes } from './erasure-codes.ts';
import type { OwnApplications } from './own-applications.ts';
import type { People } from './people.ts';

export interface ApplicantServices {
  links: ApplicantLinks;
  desk: DeskStore;
  own: OwnApplications;
  people: People;
  erasureCodes: ErasureCodes;
  /** Refuses, with a 429, whoever tries too many codes of an address. */
  countTry: (emailKey: string) => Promise<void>;
  /** Has a mail with a link made and sent, if the address has applied; one of this name is made once. */
  enqueue: (mail: string, email: string) => Promise<void>;
  now: () => Date;
}

/** In each hour one mail with a new link goes to an address: what is asked for again has the same name. */
const hourMilliseconds = 3_600_000;

/** What applicants do about their own applications, by the link that was sent to them. */
export function createApplicantHandlers(services: ApplicantServices) {
  const { links, desk, own, people, erasureCodes, countTry, enqueue, now } = services;
  const whose = async (token: string): Promise<string> => {
    const emailKey = await links.emailKeyOf(token);
    if (emailKey === undefined) throw new HttpError(404, applicantMessages.linkEnded);
    return emailKey;
  };
  const shown = async (emailKey: string): Promise<{ data: { applications: OwnApplication[] } }> => {
    const applications = await own.of(emailKey);
    if (applications.length === 0) throw new HttpError(404, applicantMessages.linkEnded);
    return { data: { applications } };
  };
  return {
    async readOwnApplications({ body: { token } }) {
      return shown(await whose(token));
    },
    async withdrawApplication({ body: { token, reference } }) {
      const emailKey = await whose(token);
      const id = await own.idOf(emailKey, reference);
      if (id === undefined) throw new HttpError(404, applicantMessages.linkEnded);
      await desk.move('applications', id, 'withdrawn', { by: null });
      return shown(emailKey);
    },
    async requestErasureCode({ body: { token } }) {
      await erasureCodes.send(await whose(token));
      return { message: applicantMessages.codeSent };
    },
    async eraseOwnApplications({ body: { token, code } }) {
      const emailKey = await whose(token);
      // Before it is looked at: otherwise a refusal would tell which code is right.
      await countTry(emailKey);
      if (!erasureCodes.isGood(emailKey, code))
        throw new HttpError(400, messages.invalidFields, { errors: { code: applicantMessages.wrongCode } });
      await people.erase(emailKey, ['applications'], now());
      return {};
    },
    async requestApplicantLink({ body: { email } }) {
      // Whether there is an application is looked up later and elsewhere, so that not even the time tells it.
      const hour = Math.floor(now().getTime() / hourMilliseconds);
      await enqueue(idempotentId(emailKeyOf(email), ['applicant-link', hour]), email);
      return { message: applicantMessages.linkSent };
    },
  } satisfies Partial<ApiHandlers>;
}
