import {
  builtInTemplates,
  type MessageTemplate,
  type TemplateName,
  templateNames,
} from '@site/contract/desk/message-templates';
import { collections } from '@site/contract/shared/collections';
import { collection, doc, type Firestore, getDoc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { useLive } from '../components/use-live.ts';

/** Gives the templates, live; `undefined` while they load. For use inside a `DataBoundary`. */
export function useMessageTemplates(): Record<TemplateName, MessageTemplate> | undefined {
  const snapshot = useLive(collection(useFirestore(), collections.messageTemplates));
  if (!snapshot) return undefined;
  const stored = new Map(snapshot.docs.map((template) => [template.id, template.data()]));
  const templates = templateNames.map((name) => [name, templateFrom(name, stored.get(name))]);
  return Object.fromEntries(templates) as Record<TemplateName, MessageTemplate>;
}

export async function readMessageTemplate(firestore: Firestore, name: TemplateName): Promise<MessageTemplate> {
  return templateFrom(name, (await getDoc(doc(firestore, collections.messageTemplates, name))).data());
}

function templateFrom(name: TemplateName, stored: object | undefined): MessageTemplate {
  const { subject, text, version } = { ...builtInTemplates[name], ...stored };
  return { subject, text, version };
}
