import type { TableContent } from './case-study-page.ts';
import type { PageMeta } from './page-meta.ts';

/** A sentence that contains a link. */
interface LinkedText {
  before: string;
  link: { label: string; href: string };
  after: string;
}

/** The author of a work, and the licence under which the site uses it. */
export interface Attribution {
  name: string;
  by: string;
  licence: string;
  use: string;
  /** The address of the licence text, or of the project's page. */
  href?: string;
}

export type LegalBlock =
  | string
  | LinkedText
  | { list: readonly string[] }
  | { terms: readonly { term: string; text: string }[] }
  | { table: TableContent }
  | { attributions: readonly Attribution[] };

/** A long text in numbered sections. Each section has its own address. */
export interface LegalPageContent {
  meta: PageMeta;
  label: string;
  title: string;
  intro: string;
  /** The words before the date, and the date as printed. */
  updated?: { label: string; date: string; iso: string };
  contents: string;
  sections: readonly { id: string; title: string; blocks: readonly LegalBlock[] }[];
}
