import type { ToolAddress } from '../product/pages/tools.ts';
import type { PageMeta } from './page-meta.ts';
import type { Picture } from './picture.ts';
import type { PlotContent } from './plot.ts';

/** A table of readings or parameters. The first cell of a row is its heading. */
export interface TableContent {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A sheet of a test report, shown as it was filed. */
export interface ReportSheet extends Picture {
  title: string;
  reference: string;
  /** Whether the circuit under test stands above the readings. */
  circuit?: boolean;
  table: TableContent;
  remarks: readonly string[];
}

/** The dimensions on the plan of an earth grid, in metres. */
export interface EarthGridFigures {
  site: { length: number; width: number };
  /** The offset from the fence to the conductors on both sides, and the number of cross members along and across. */
  grid: { offset: number; rows: number; columns: number };
}

/** The dimensions on the plan of a switchroom, in metres. */
export interface SwitchroomFigures {
  /** The inner dimensions of the room. */
  room: { length: number; width: number };
  panels: { count: number; width: number; depth: number };
  supplies: { depth: number; cubicles: readonly { name: string; along: number; width: number }[] };
}

/** The blocks of a section of a case study, in reading order. */
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
  /** The kind of client. Names of clients are not published. */
  client: string;
  year: string;
  scope: string;
  team: string;
  setback: string;
  /** The way in which the setback was solved. */
  closed: string;
}

/** One case study: a file in content/firm/case-studies. Its route, its card and its place in the list follow from the file. */
export interface CaseStudyContent {
  /** The last part of the address: /case-studies/<slug>. */
  slug: string;
  /** The position in the list, from 1. */
  order: number;
  card: CaseStudyCard;
  meta: PageMeta;
  banner: { heading: string; description: string; picture: Picture };
  /** The facts of the job: client, year, team, and setback. */
  record: CaseStudyRecord;
  /** The slugs of the services that the case study proves. */
  services: readonly string[];
  /** The tools with which a visitor can do one of its calculations. */
  tools?: readonly ToolAddress[];
  /** The main figures of the job, below the banner. */
  figures: readonly { value: string; unit?: string; label: string }[];
  sections: readonly CaseStudySectionContent[];
}

/** The card of a case study in the list. */
interface CaseStudyCard {
  name: string;
  description: string;
  /** The voltage or rating, shown above the name. */
  rating: string;
  picture: Picture;
}
