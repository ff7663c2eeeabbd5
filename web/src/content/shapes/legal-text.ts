import type { TableContent } from './case-study-page.ts';
import type { PageMeta } from './page-meta.ts';

/** A sentence with a link in it. */
interface LinkedText {
  before: string;
  link: { label: string; href: string };
  after: string;
}

/** The author of something, and the licence under which it is used. */
export interface Attribution {
  name: string;
  by: string;
  licence: string;
  use: string;
  /** The text of the licence, or the project's own page. */
  href?: string;
}

export type LegalBlock =
  | string
  | LinkedText
  | { list: readonly string[] }
  | { terms: readonly { term: string; text: string }[] }
  | { table: TableContent }
  | { attributions: readonly Attribution[] };

/** A long text in numbered sections, each with its own address. */
export interface LegalPageContent {
  meta: PageMeta;
  label: string;
  title: string;
  intro: string;
  /** The words before the date, and the date as it is printed. */
  updated?: { label: string; date: string; iso: string };
  contents: string;
  sections: readonly { id: string; title: string; blocks: readonly LegalBlock[] }[];
}
