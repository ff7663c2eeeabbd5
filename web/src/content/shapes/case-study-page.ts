import type { ToolAddress } from '../product/pages/tools.ts';
import type { PageMeta } from './page-meta.ts';
import type { Picture } from './picture.ts';
import type { PlotContent } from './plot.ts';

/** A table of readings or parameters; the first cell of a row is its heading. */
export interface TableContent {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A sheet of a test report, drawn as it was filed. */
export interface ReportSheet extends Picture {
  title: string;
  reference: string;
  /** The circuit under test stands above the readings. */
  circuit?: boolean;
  table: TableContent;
  remarks: readonly string[];
}

/** The figures that the plan of an earth grid shows, in metres. */
export interface EarthGridFigures {
  site: { length: number; width: number };
  /** The offset from the fence to the conductors on both sides, and the cross members along and across. */
  grid: { offset: number; rows: number; columns: number };
}

/** The figures that the plan of a switchroom shows, in metres. */
export interface SwitchroomFigures {
  /** Inside the walls. */
  room: { length: number; width: number };
  panels: { count: number; width: number; depth: number };
  supplies: { depth: number; cubicles: readonly { name: string; along: number; width: number }[] };
}

/** The blocks that a section of a case study is made of, in reading order. */
export type CaseStudyBlock =
  | { kind: 'text'; paragraphs: readonly string[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'specification'; table: TableContent }
  | { kind: 'figures'; entries: readonly { value: string; unit?: string; label: string }[] }
  | { kind: 'working'; lines: readonly { expression: string; result: string; meaning: string }[] }
  | { kind: 'plot'; plot: PlotContent }
  | { kind: 'pictures'; pictures: readonly Picture[] }
  | { kind: 'drawing'; drawing: 'battery connection'; picture: Picture }
  | { kind: 'drawing'; drawing: 'earth grid'; figures: EarthGridFigures; picture: Picture }
  | { kind: 'drawing'; drawing: 'switchroom'; figures: SwitchroomFigures; picture: Picture }
  | { kind: 'reports'; sheets: readonly ReportSheet[] };

export interface CaseStudySectionContent {
  title: string;
  blocks: readonly CaseStudyBlock[];
}

/** The facts that a client asks for about a job. */
interface CaseStudyRecord {
  /** The kind of client; no names. */
  client: string;
  year: string;
  scope: string;
  team: string;
  setback: string;
  /** The solution of the setback. */
  closed: string;
}

/** One case study: a file in content/firm/case-studies. Its route, its card and the list follow from it. */
export interface CaseStudyContent {
  /** The last part of the address: /case-studies/<slug>. */
  slug: string;
  /** The position in the list, from 1. */
  order: number;
  card: CaseStudyCard;
  meta: PageMeta;
  banner: { heading: string; description: string; picture: Picture };
  /** The client, the year, the team, and the setback. */
  record: CaseStudyRecord;
  /** The services that it proves: slugs. */
  services: readonly string[];
  /** The tools with which a reader can do one of its calculations. */
  tools?: readonly ToolAddress[];
  /** The job in figures, below the banner. */
  figures: readonly { value: string; unit?: string; label: string }[];
  sections: readonly CaseStudySectionContent[];
}

/** The card of a case study in the list. */
interface CaseStudyCard {
  name: string;
  description: string;
  /** The voltage or rating, for the line above the name. */
  rating: string;
  picture: Picture;
}
