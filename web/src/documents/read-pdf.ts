import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';

/** The properties of a PDF that the tests check. */
export interface PdfFacts {
  pages: number;
  /** The text of each page, with single spaces. */
  text: readonly string[];
  title: unknown;
  author: unknown;
  subject: unknown;
  language: unknown;
  tagged: boolean;
  /** The roles in the structure tree (H1, L, P …), in the order of the pages. */
  roles: readonly string[];
}

interface StructureNode {
  role?: string;
  children?: readonly unknown[];
}

/** Reads a PDF as a browser would. */
export async function readPdf(bytes: Uint8Array): Promise<PdfFacts> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  const file = await task.promise;
  const { info } = await file.getMetadata();
  const facts = info as Record<string, unknown>;
  const marks = await file.getMarkInfo();
  const text: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    text.push(oneSpaced(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')));
    collectRoles(await page.getStructTree(), roles);
  }
  await task.destroy();
  return {
    pages: text.length,
    text,
    title: facts.Title,
    author: facts.Author,
    subject: facts.Subject,
    language: facts.Language,
    tagged: marks?.Marked === true,
    roles,
  };
}

/**
 * Replaces each run of spaces and line breaks by one space. Other white space stays, because a test looks for it in copied
 * text.
 */
export function oneSpaced(text: string): string {
  return text.replaceAll(/[ \n]+/g, ' ').trim();
}

function collectRoles(node: unknown, roles: string[]): void {
  if (!isStructureNode(node)) return;
  if (node.role !== undefined) roles.push(node.role);
  for (const child of node.children ?? []) collectRoles(child, roles);
}

function isStructureNode(node: unknown): node is StructureNode {
  return typeof node === 'object' && node !== null;
}
