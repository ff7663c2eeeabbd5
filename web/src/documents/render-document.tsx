import layOutDocument from '@react-pdf/layout';
import draw from '@react-pdf/render';
import { Document, Font, pdf } from '@react-pdf/renderer';
import PdfFile from 'pdfkit';
import type { ReactElement } from 'react';
import { company } from '../content/firm/company.ts';
import type { DocumentRecord } from '../content/firm/documents.ts';
import { unbrokenParts } from '../shared/typesetting/unbroken-parts.ts';
import { restoreNaturalSpaces } from './natural-spaces.ts';
import { PdfStructure, StructureContext } from './structure.tsx';

// The function has a second parameter that is missing in the types of the package.
const layOut: (
  document: Parameters<typeof layOutDocument>[0],
  fonts: typeof Font,
) => ReturnType<typeof layOutDocument> = layOutDocument;

/** The properties and the pages of a PDF. */
interface DocumentContent {
  record: DocumentRecord;
  title: string;
  subject: string;
  keywords: string;
  pages: ReactElement;
}

/**
 * Renders a document to a tagged PDF. The same content gives the same bytes on any day and any machine. The function
 * `renderToBuffer` of the package cannot make tags.
 */
export async function renderDocument({ record, title, subject, keywords, pages }: DocumentContent): Promise<Buffer> {
  const file = new PdfFile({
    autoFirstPage: false,
    // A standard font would be named in the file, but not embedded.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: title,
      Author: company.name,
      Subject: subject,
      Keywords: keywords,
      Creator: `${record.number}, revision ${record.revision}`,
      Producer: company.name,
      CreationDate: new Date(record.revised),
    },
  });
  const structure = new PdfStructure(file);
  const { container } = pdf(
    <StructureContext value={structure}>
      <Document>{pages}</Document>
    </StructureContext>,
  );
  const bytes = collect(file);
  holdTogether(container.document);
  const laidOut = await layOut(container.document, Font);
  restoreNaturalSpaces(laidOut);
  // The two types of a PDFKit document differ in private members only.
  draw(file as Parameters<typeof draw>[0], laidOut);
  return bytes;
}

function collect(file: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    file.on('data', (chunk: Buffer) => chunks.push(chunk));
    file.on('end', () => resolve(Buffer.concat(chunks)));
    file.on('error', reject);
  });
}

/** The fields of a document node that this file uses. */
interface DocumentNode {
  type: string;
  value?: string;
  children?: readonly DocumentNode[];
}

/**
 * Keeps words on one line that must not be separated, in all text of a document. The layout engine knows no other means than
 * no-break spaces. The fonts have the same glyph for both kinds of space, so copied text has plain spaces.
 */
function holdTogether(node: DocumentNode): void {
  if (node.value !== undefined) {
    const parts = unbrokenParts(node.value);
    node.value = parts.map(({ text, isUnbroken }) => (isUnbroken ? text.replaceAll(' ', '\u00a0') : text)).join('');
  }
  for (const child of node.children ?? []) holdTogether(child);
}
