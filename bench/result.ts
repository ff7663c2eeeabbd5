import type { ColdImport } from './cold-imports.ts';
import type { DashboardFigures } from './dashboard.ts';
import type { LoadFigures } from './load.ts';
import type { MeasuredPage } from './measure-pages.ts';
import type { SoakFigures } from './soak.ts';
import type { VisitStep } from './visit.ts';

/** Addresses of the API, or the bare function, under load. */
export interface MeasuredLoad extends LoadFigures {
  name: string;
}

/** What depends on how many jobs there are. */
export interface ScaleFigures {
  jobs: number;
  careers: MeasuredPage;
  listJobs: LoadFigures;
  /** The Firestore emulator alone, asked what `listJobs` asks it. */
  emulatorSearch: LoadFigures;
  dashboard: DashboardFigures;
  visit: readonly VisitStep[];
}

/** Everything that one run has measured. */
export interface BenchResult {
  startedAt: string;
  isQuick: boolean;
  machine: { processors: number; loadAverage: number; node: string };
  buildSeconds: { functions: number; site: number };
  pages: readonly MeasuredPage[];
  /** The home page drawn in the browser, and a plain page of the same libraries. */
  peers: readonly MeasuredPage[];
  loads: readonly MeasuredLoad[];
  coldImports: readonly ColdImport[];
  few: ScaleFigures;
  many: ScaleFigures;
  /** Left out where none was wanted. */
  soak: SoakFigures | undefined;
}
