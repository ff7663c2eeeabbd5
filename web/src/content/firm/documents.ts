import { company, registered } from './company.ts';
import { footerCopy } from './footer.ts';
import { allCities, ifSeveral } from './in-words.ts';

/**
 * A document in the register, with its number and its current revision. A change of the document's text must raise the revision
 * and the date.
 */
export interface DocumentRecord {
  number: string;
  revision: string;
  /** The day of the revision, ISO 8601. The title block shows it, and it is the creation date of the PDF. */
  revised: string;
}

/** Gives the complete number of a document, such as "OPE-COM-001". */
export const documentNumber = (number: string): string => `${company.documentPrefix}-${number}`;

export const brochureRecord: DocumentRecord = {
  number: documentNumber('COM-001'),
  revision: 'J',
  revised: '2026-11-29',
};

/** The job descriptions, by the exact title of the job. */
export const jobDescriptionRecords: Readonly<Record<string, DocumentRecord>> = {
  'Office Assistant': { number: documentNumber('JD-101'), revision: 'G', revised: '2026-11-29' },
  'Trainee Design Engineer': { number: documentNumber('JD-102'), revision: 'H', revised: '2026-11-29' },
  'Section Leader – Primary Design': { number: documentNumber('JD-201'), revision: 'G', revised: '2026-11-29' },
  'Section Leader – Protection and Control': { number: documentNumber('JD-202'), revision: 'G', revised: '2026-11-29' },
  'Design Manager': { number: documentNumber('JD-203'), revision: 'F', revised: '2026-11-29' },
};

/** The data sheets, by the id of the product. Each data sheet has the number of its drawing. */
export const dataSheetRecords: Readonly<Record<string, DocumentRecord>> = {
  'ev-1': { number: documentNumber('DS-300'), revision: 'B', revised: '2026-11-29' },
  'pd-2': { number: documentNumber('DS-301'), revision: 'B', revised: '2026-11-29' },
  'pe-3': { number: documentNumber('DS-302'), revision: 'B', revised: '2026-11-29' },
  'me-4': { number: documentNumber('DS-303'), revision: 'B', revised: '2026-11-29' },
  'cs-5': { number: documentNumber('DS-304'), revision: 'B', revised: '2026-11-29' },
  'se-6': { number: documentNumber('DS-305'), revision: 'B', revised: '2026-11-29' },
  'cn-7': { number: documentNumber('DS-306'), revision: 'B', revised: '2026-11-29' },
  'ps-8': { number: documentNumber('DS-307'), revision: 'B', revised: '2026-11-29' },
  'lv-9': { number: documentNumber('DS-308'), revision: 'B', revised: '2026-11-29' },
  'dg-10': { number: documentNumber('DS-309'), revision: 'B', revised: '2026-11-29' },
};

/** The words of the title block at the foot of every sheet. */
export const titleBlockCopy = {
  title: 'Title',
  number: 'Document',
  revision: 'Rev.',
  revised: 'Date',
  approved: 'Approved',
  /** A role instead of a name, because these documents are brochures and advertisements, not drawings. */
  approvedBy: 'Director',
  sheet: 'Sheet',
  sheetOf: (page: number, pages: number) => `${page} of ${pages}`,
} as const;

/** The notice at the foot of every sheet: the name of the firm, and the statement that the content is a sample. */
export const sheetNotice: readonly string[] = [registered, footerCopy.rights];

export const jobDescriptionCopy = {
  kind: 'Job description',
  subject: (title: string, place: string) => `Job description: ${title}, ${place}`,
  discipline: 'Discipline',
  sections: { company: 'Who we are', apply: 'How to apply' },
  terms: { label: 'The offer', title: 'What we offer, and how to apply' },
  company: `${company.shortName} designs and advises on the efficient use of power sector resources. Since ${company.founded} we have designed and tested substations, earthing, protection, cables and grid connections.${ifSeveral(` Our offices in ${allCities} share projects.`)}`,
  apply:
    'Send us your details and a link to your CV with the form on our website. If you would rather not share a link, email us your CV, with the country and the position.',
} as const;

/** The words of a data sheet that are not on the page of the product. */
export const dataSheetCopy = { kind: 'Data sheet', second: 'Design and supply' } as const;

/** Gives a date in the form of a drawing sheet, such as "12 Oct 2026". */
export function sheetDate(isoDate: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(isoDate));
}
