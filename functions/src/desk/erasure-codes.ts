import { erasureCodeMinutes } from '@ohmbridge/contract/desk/own-page';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { idempotentId } from '../shared/idempotent-id.ts';
import { isSame, keyedHash } from '../shared/keyed-hash.ts';
import { erasureCodeMail } from './acknowledgement-mail.ts';
import { type Owner, queueOwnPageMail } from './queue-own-page-mail.ts';

/** Codes that prove that somebody reads the mails to an address now. They follow from the address and the time, and nothing is stored of them but their mail. */
export interface ErasureCodes {
  /** Mails the code of this quarter of an hour, once. */
  send: (owner: Owner) => Promise<void>;
  /** Whether it is the code of this quarter of an hour, or of the one before. */
  isGood: (owner: Owner, code: string) => boolean;
}

interface Services {
  /** The key of the hash that the codes are made of. */
  secret: () => string;
  replyTo: (kind: SubmissionKind) => string;
}

const codes = 1_000_000;
const digestBytes = 6;

export function createErasureCodes({ secret, replyTo }: Services): ErasureCodes {
  const current = () => Math.floor(Date.now() / (erasureCodeMinutes * 60_000));
  // What erases somebody's enquiries does not erase their applications.
  const codeOf = ({ kind, emailKey }: Owner, quarter: number) => {
    const digest = Buffer.from(keyedHash(secret(), 'erasure-code', kind, emailKey, `${quarter}`), 'base64url');
    return `${digest.readUIntBE(0, digestBytes) % codes}`.padStart(6, '0');
  };
  return {
    async send(owner) {
      const { kind, emailKey } = owner;
      const quarter = current();
      const mailTo = (email: string) => erasureCodeMail(kind, email, codeOf(owner, quarter), replyTo(kind));
      const id = idempotentId(emailKey, ['erasure-code', kind, quarter]);
      // The code is not valid from then on.
      const sendBefore = new Date((quarter + 2) * erasureCodeMinutes * 60_000);
      await queueOwnPageMail(id, owner, mailTo, { now: new Date(), sendBefore });
    },
    isGood(owner, code) {
      const quarter = current();
      return [quarter, quarter - 1].some((one) => isSame(code, codeOf(owner, one)));
    },
  };
}
