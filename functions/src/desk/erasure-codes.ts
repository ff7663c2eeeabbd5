import { erasureCodeMinutes } from '@ohmbridge/contract/desk/applicant';
import type { Firestore } from 'firebase-admin/firestore';
import { idempotentId } from '../shared/idempotent-id.ts';
import { isSame, keyedHash } from '../shared/keyed-hash.ts';
import { erasureCodeMail } from './acknowledgement-mail.ts';
import { queueApplicantMail } from './queue-applicant-mail.ts';

/** Codes that prove that somebody reads the mails to an address now. They follow from the address and the time, and nothing is stored of them but their mail. */
export interface ErasureCodes {
  /** Mails the code of this quarter of an hour, once. */
  send: (emailKey: string) => Promise<void>;
  /** Whether it is the code of this quarter of an hour, or of the one before. */
  isGood: (emailKey: string, code: string) => boolean;
}

interface Services {
  firestore: () => Promise<Firestore>;
  /** The key of the hash that the codes are made of. */
  secret: () => string;
  replyTo: () => string;
  now: () => Date;
}

const codes = 1_000_000;
const digestBytes = 6;

export function createErasureCodes({ firestore, secret, replyTo, now }: Services): ErasureCodes {
  const current = () => Math.floor(now().getTime() / (erasureCodeMinutes * 60_000));
  const codeOf = (emailKey: string, quarter: number) => {
    const digest = Buffer.from(keyedHash(secret(), 'erasure-code', emailKey, `${quarter}`), 'base64url');
    return `${digest.readUIntBE(0, digestBytes) % codes}`.padStart(6, '0');
  };
  return {
    async send(emailKey) {
      const quarter = current();
      const mailTo = (email: string) => erasureCodeMail(email, codeOf(emailKey, quarter), replyTo());
      const id = idempotentId(emailKey, ['erasure-code', quarter]);
      await queueApplicantMail(await firestore(), id, emailKey, mailTo, now());
    },
    isGood(emailKey, code) {
      const quarter = current();
      return [quarter, quarter - 1].some((one) => isSame(code, codeOf(emailKey, one)));
    },
  };
}
