import { deskMessages } from '@site/contract/desk/desk-schemas';
import {
  builtInTemplates,
  type MessageTemplate,
  type MessageTemplateDocument,
  type TemplateName,
  templateNames,
} from '@site/contract/desk/message-templates';
import type { Author } from '@site/contract/shared/author';
import { messages } from '@site/contract/shared/messages';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { collection } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';

export const messageTemplateHandlers = {
  async saveTemplate({ parameters, body, signedIn }) {
    const name = templateNames.find((known) => known === parameters.name);
    if (!name) throw new HttpError(404, messages.notFound);
    return { data: { template: await saveTemplate(name, body, authorOf(await signedIn())) } };
  },
} satisfies Partial<ApiHandlers>;

/** Replaces a template, unless a colleague has changed it since the admin opened it. */
function saveTemplate(
  name: TemplateName,
  { subject, text, version }: MessageTemplate,
  by: Author,
): Promise<MessageTemplate> {
  const target = collection('messageTemplates').doc(name);
  return db().runTransaction(async (transaction) => {
    const stored = (await transaction.get(target)).data() as MessageTemplateDocument | undefined;
    const current: MessageTemplate = stored
      ? { subject: stored.subject, text: stored.text, version: stored.version }
      : builtInTemplates[name];
    // The call is repeated, because the first answer was lost.
    if (current.subject === subject && current.text === text) return current;
    if (current.version !== version)
      throw new HttpError(409, deskMessages.templateChangedMeanwhile, { data: { template: current } });
    const saved = { subject, text, version: version + 1 };
    transaction.set(target, { ...saved, by, updatedAt: new Date() });
    return saved;
  });
}
