import { unbrokenParts } from '../shared/typesetting/unbroken-parts.ts';

/** The part of a document's node that is used here. */
interface DocumentNode {
  type: string;
  value?: string;
  children?: readonly DocumentNode[];
}

/**
 * Keeps on one line what must not break, in all text of a document. The layout engine knows no other way than spaces that
 * hold; the fonts have one sign for both kinds, and who copies text out of the PDF gets plain ones.
 */
export function holdTogether(node: DocumentNode): void {
  if (node.value !== undefined) {
    const parts = unbrokenParts(node.value);
    node.value = parts.map(({ text, isUnbroken }) => (isUnbroken ? text.replaceAll(' ', '\u00a0') : text)).join('');
  }
  for (const child of node.children ?? []) holdTogether(child);
}
