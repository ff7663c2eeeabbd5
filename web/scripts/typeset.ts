import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { unbrokenParts } from '../src/lib/typesetting/unbroken-parts.ts';

/** What is not read as running text: it is compared, copied, sent, executed or drawn, and stays as it was written. */
const verbatimTags = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'option',
  'svg',
  'pre',
  'code',
  'noscript',
  'template',
]);

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

interface Edit {
  start: number;
  end: number;
  html: string;
}

/**
 * Sets the running text of a finished page: what a reader takes in at once (a figure and its unit, a standard and its
 * number) stands in a span that keeps it on one line. Characters stay what they are, for who copies, searches or listens.
 *
 * Islands are left alone, because React compares what it finds there; the plain HTML that they frame is set like the rest.
 * An element with `data-verbatim` keeps its text to the letter, for instance a cell that is copied into a data sheet.
 */
export function typeset(html: string): string {
  const edits: Edit[] = [];
  collect(parse(html, { sourceCodeLocationInfo: true }), edits);
  let result = '';
  let end = 0;
  for (const edit of edits) {
    result += html.slice(end, edit.start) + edit.html;
    end = edit.end;
  }
  return result + html.slice(end);
}

function collect(node: Node, edits: Edit[], isLeftAlone = false): void {
  if (defaultTreeAdapter.isTextNode(node)) {
    if (!isLeftAlone) collectText(node, edits);
    return;
  }
  if (!('childNodes' in node) || verbatimTags.has(node.nodeName)) return;
  const attributes = new Map('attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : []);
  if (attributes.has('data-verbatim') || attributes.get('class') === 'nowrap') return;
  const isLeft = attributes.has('data-island') || (isLeftAlone && !attributes.has('data-static'));
  for (const child of node.childNodes) collect(child, edits, isLeft);
}

function collectText(node: DefaultTreeAdapterTypes.TextNode, edits: Edit[]): void {
  const place = node.sourceCodeLocation;
  const parts = unbrokenParts(node.value);
  if (!place || !parts.some((part) => part.isUnbroken)) return;
  const html = parts.map(({ text, isUnbroken }) =>
    isUnbroken ? `<span class="nowrap">${escaped(text)}</span>` : escaped(text),
  );
  edits.push({ start: place.startOffset, end: place.endOffset, html: html.join('') });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
