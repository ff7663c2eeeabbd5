import { company, offices } from './company.ts';

/** A document in the register: its number and the revision that is in force. Change the words, and raise both. */
export interface DocumentRecord {
  number: string;
  revision: string;
  /** The day of the revision, ISO 8601: it is in the title block and is the PDF's date of creation. */
  revised: string;
}

export const brochureRecord: DocumentRecord = { number: 'OPE-COM-001', revision: 'E', revised: '2026-11-23' };

/** The job descriptions, by the exact title of the job. */
export const jobDescriptionRecords: Readonly<Record<string, DocumentRecord>> = {
  'Office Assistant': { number: 'OPE-JD-101', revision: 'C', revised: '2026-11-23' },
  'Trainee Design Engineer': { number: 'OPE-JD-102', revision: 'D', revised: '2026-11-23' },
  'Section Leader – Primary Design': { number: 'OPE-JD-201', revision: 'C', revised: '2026-11-23' },
  'Section Leader – Protection and Control': { number: 'OPE-JD-202', revision: 'C', revised: '2026-11-23' },
  'Design Manager': { number: 'OPE-JD-203', revision: 'B', revised: '2026-11-23' },
};

/** The words of the title block at the foot of every sheet. */
export const titleBlockCopy = {
  title: 'Title',
  number: 'Document',
  revision: 'Rev.',
  revised: 'Date',
  signed: 'Drn. Chk. App.',
  /** Roles stand for the people: design engineer, section leader, managing director. */
  signatures: 'DE · SL · MD',
  sheet: 'Sheet',
  sheetOf: (page: number, pages: number) => `${page} of ${pages}`,
} as const;

const cities = new Intl.ListFormat('en-GB').format(offices.map(({ city }) => city));

export const jobDescriptionCopy = {
  kind: 'Job description',
  subject: (title: string, place: string) => `Job description: ${title}, ${place}`,
  discipline: 'Discipline',
  sections: { company: 'Who we are', apply: 'How to apply' },
  company: `${company.shortName} designs and advises on the efficient use of power sector resources. Since ${company.founded} our engineers have designed substations, earthing, protection, cables and grid connections, and have proved them by study and by test. We work from ${cities}, and our offices share projects.`,
  apply:
    'Send us your details and a link to your CV with the form on our website. If you have a question first, write to us. You need the right to work in the country of the job; we give everyone equal opportunities.',
} as const;

/** A date as a drawing sheet has it, for instance "12 Oct 2026". */
export function sheetDate(isoDate: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(isoDate));
}
