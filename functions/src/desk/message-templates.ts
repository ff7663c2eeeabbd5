import { deskMessages } from '@ohmbridge/contract/desk/desk-schemas';
import {
  builtInTemplates,
  type MessageTemplate,
  type MessageTemplateDocument,
  type TemplateName,
} from '@ohmbridge/contract/desk/message-templates';
import type { DeskAuthor } from '@ohmbridge/contract/desk/submission-record';
import { collections } from '@ohmbridge/contract/shared/collections';
import { db } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';

/** The templates as admins have worded them. */
export interface MessageTemplates {
  /** Replaces a template; refused where it is not of the version that the admin was shown. */
  save: (name: TemplateName, template: MessageTemplate, by: DeskAuthor) => Promise<MessageTemplate>;
}

export function createMessageTemplates(): MessageTemplates {
  return {
    async save(name, { subject, text, version }, by) {
      const target = db().collection(collections.messageTemplates).doc(name);
      return db().runTransaction(async (transaction) => {
        const stored = (await transaction.get(target)).data() as MessageTemplateDocument | undefined;
        const current: MessageTemplate = stored
          ? { subject: stored.subject, text: stored.text, version: stored.version }
          : builtInTemplates[name];
        // The same once more: the answer to the first got lost.
        if (current.subject === subject && current.text === text) return current;
        if (current.version !== version)
          throw new HttpError(409, deskMessages.templateChangedMeanwhile, { data: { template: current } });
        const saved = { subject, text, version: version + 1 };
        transaction.set(target, { ...saved, by, updatedAt: new Date() });
        return saved;
      });
    },
  };
}
