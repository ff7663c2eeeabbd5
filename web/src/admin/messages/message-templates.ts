import {
  builtInTemplates,
  type MessageTemplate,
  type TemplateName,
  templateNames,
} from '@ohmbridge/contract/desk/message-templates';
import { collections } from '@ohmbridge/contract/shared/collections';
import { collection } from 'firebase/firestore';
import { useFirestore, useFirestoreCollection } from 'reactfire';

/**
 * The templates as they are now; `undefined` while they load.
 * @throws in rendering when the query is refused or fails: use it inside a `DataBoundary`
 */
export function useMessageTemplates(): Record<TemplateName, MessageTemplate> | undefined {
  const { data: snapshot, status } = useFirestoreCollection(collection(useFirestore(), collections.messageTemplates));
  if (status === 'loading') return undefined;
  const stored = new Map(snapshot.docs.map((template) => [template.id, template.data()]));
  const templates = templateNames.map((name) => {
    const { subject, text, version } = { ...builtInTemplates[name], ...stored.get(name) };
    return [name, { subject, text, version }];
  });
  return Object.fromEntries(templates) as Record<TemplateName, MessageTemplate>;
}
