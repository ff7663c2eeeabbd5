import { type FunctionsMemory, heldAtBoth } from './functions-memory.ts';
import type { PageFigures } from './lighthouse-run.ts';
import type { MeasuredPage } from './measure-pages.ts';
import type { BenchResult, ScaleFigures } from './result.ts';
import { kilobytes, milliseconds } from './table.ts';

/** A goal, what was measured of it, and whether it holds. */
export interface Goal {
  goal: string;
  figure: string;
  isHeld: boolean;
}

/** What the site is to reach. Bytes are of 1000 to the KB. */
export const goals = {
  performance: 99,
  otherScores: 100,
  tbt: 50,
  cls: 0,
  lcpRatio: 1.1,
  homeScriptBrotli: 125_000,
  homeBytes: 400_000,
  apiImport: 150,
  /** With thousands of jobs, a figure counts as the same up to this much more. */
  scaleRatio: 1.25,
  /** Under steady traffic, what the functions hold at the end counts as that at half-time up to this much more. */
  memoryRatio: 1.02,
} as const;

/** Every goal that a run can tell of. */
export function judge(result: BenchResult): Goal[] {
  return [
    ...pageGoals(result.pages),
    ...homeGoals(result),
    ...functionGoals(result),
    ...scaleGoals(result),
    ...soakGoals(result),
  ];
}

function pageGoals(pages: readonly MeasuredPage[]): Goal[] {
  const lowest = (name: keyof PageFigures & string, title: string, least: number) =>
    worst(
      `${title} at least ${least} on every page`,
      pages,
      ({ figures }) => -(figures[name] ?? 0),
      -least,
      (value) => String(-value),
    );
  const blocking = (goal: string, figure: (page: MeasuredPage) => number) =>
    worst(goal, pages, figure, goals.tbt - Number.EPSILON * goals.tbt, milliseconds);
  return [
    lowest('performance', 'Performance', goals.performance),
    lowest('accessibility', 'Accessibility', goals.otherScores),
    lowest('bestPractices', 'Best practices', goals.otherScores),
    lowest('seo', 'SEO', goals.otherScores),
    blocking(`Total blocking time under ${goals.tbt} ms on every page`, ({ figures }) => figures.tbt),
    blocking(
      'The same by processor time: where processors are few, tasks wait by the clock for what measures them',
      ({ figures }) => figures.tbtOfProcessor,
    ),
    worst(
      'Layout shift 0 on every page',
      pages,
      ({ figures }) => figures.cls,
      goals.cls,
      (value) => value.toFixed(3),
    ),
    worst(
      `LCP at most ${goals.lcpRatio} times that without scripts, on every page`,
      pages,
      lcpRatio,
      goals.lcpRatio,
      (value) => value.toFixed(2),
    ),
  ];
}

/** How much later the largest part of a page is painted than it would be without any script. */
export function lcpRatio({ figures, floor }: MeasuredPage): number {
  return floor === undefined ? Number.NaN : figures.lcp / floor.lcp;
}

/** A goal for all pages: the figure is that of the page that is furthest from it. */
function worst(
  goal: string,
  pages: readonly MeasuredPage[],
  figureOf: (page: MeasuredPage) => number,
  most: number,
  write: (figure: number) => string,
): Goal {
  const sorted = pages.map((page) => ({ name: page.name, figure: figureOf(page) })).toSorted(byFigure);
  const [first] = sorted;
  if (first === undefined) return { goal, figure: 'not measured', isHeld: false };
  const missed = sorted.filter(({ figure }) => !(figure <= most));
  if (missed.length === 0) return { goal, figure: `${write(first.figure)} at worst (${first.name})`, isHeld: true };
  const named = missed.slice(0, 3).map(({ name, figure }) => `${name} ${write(figure)}`);
  const others = missed.length > 3 ? ` and ${missed.length - 3} more` : '';
  return { goal, figure: `${named.join(', ')}${others}`, isHeld: false };
}

const byFigure = (one: { figure: number }, other: { figure: number }) => other.figure - one.figure;

function homeGoals({ pages, peers }: BenchResult): Goal[] {
  const home = pages.find(({ name }) => name === '/');
  if (home === undefined) return [];
  const { scriptBrotli, bytes } = home.figures;
  return [
    {
      goal: `Home: JavaScript at most ${kilobytes(goals.homeScriptBrotli)} in brotli`,
      figure: kilobytes(scriptBrotli),
      isHeld: scriptBrotli <= goals.homeScriptBrotli,
    },
    {
      goal: `Home: at most ${kilobytes(goals.homeBytes)} in all before scrolling`,
      figure: kilobytes(bytes),
      isHeld: bytes <= goals.homeBytes,
    },
    ...peers.map((peer) => aheadOf(home, peer)),
  ];
}

const higherIsBetter = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
const lowerIsBetter = ['fcp', 'lcp', 'tbt', 'cls', 'scriptBrotli', 'bytes'] as const;

function aheadOf(home: MeasuredPage, peer: MeasuredPage): Goal {
  const behind = [
    ...higherIsBetter.filter((name) => home.figures[name] < peer.figures[name]),
    ...lowerIsBetter.filter((name) => home.figures[name] > peer.figures[name]),
  ];
  const named = behind.map(
    (name) => `${name} ${Math.round(home.figures[name])}, peer ${Math.round(peer.figures[name])}`,
  );
  return {
    goal: `Home: behind "${peer.name}" on no figure`,
    figure: behind.length === 0 ? 'ahead or equal on all' : named.join('; '),
    isHeld: behind.length === 0,
  };
}

function functionGoals({ coldImports }: BenchResult): Goal[] {
  return coldImports
    .filter(({ name }) => name === 'api')
    .map(({ milliseconds: time }) => ({
      goal: `API import under ${goals.apiImport} ms`,
      figure: milliseconds(time),
      isHeld: time < goals.apiImport,
    }));
}

function scaleGoals({ few, many }: BenchResult): Goal[] {
  const figures: [string, (scale: ScaleFigures) => number, (value: number) => string][] = [
    ['careers page, LCP', ({ careers }) => careers.figures.lcp, milliseconds],
    ['careers page, total blocking time', ({ careers }) => careers.figures.tbt, milliseconds],
    ['careers page, the same by processor time', ({ careers }) => careers.figures.tbtOfProcessor, milliseconds],
    ['careers page, bytes', ({ careers }) => careers.figures.bytes, kilobytes],
    ['dashboard list, time to the first row', ({ dashboard }) => dashboard.milliseconds, milliseconds],
    ['GET /api/jobs, six of them, p95', ({ listJobs }) => listJobs.p95, milliseconds],
    [
      'the same, median without what the emulator alone takes, which has no index',
      ({ listJobs, emulatorSearch }) => listJobs.p50 - emulatorSearch.p50,
      milliseconds,
    ],
  ];
  return figures.map(([name, of, write]) => {
    const [before, after] = [of(few), of(many)];
    return {
      goal: `With ${many.jobs} jobs as with ${few.jobs}: ${name}`,
      figure: `${write(before)}, then ${write(after)}`,
      // Below the goals for pages a difference is noise.
      isHeld: after <= Math.max(before * goals.scaleRatio, before + goals.tbt),
    };
  });
}

function soakGoals({ soak }: BenchResult): Goal[] {
  if (soak === undefined) return [];
  const { sent, lost, doubled, withoutMail } = soak.submissions;
  return [
    {
      goal: 'Under steady traffic no call fails, and every submission is kept once, with one mail',
      figure: `${soak.calls} calls, ${soak.failed} failed; ${sent} submissions, ${lost} lost, ${doubled} doubled, ${withoutMail} without mail`,
      isHeld: sent > 0 && soak.failed + lost + doubled + withoutMail === 0,
    },
    ...memoryGoals(soak.memory),
  ];
}

function memoryGoals(memory: readonly FunctionsMemory[]): Goal[] {
  const [halfTime, end] = [memory.at(2), memory.at(4)];
  if (!halfTime || !end) return [];
  const [before, after] = heldAtBoth(halfTime, end);
  return [
    {
      goal: 'Under steady traffic the functions hold no more and more memory',
      figure: `${before.toFixed(1)} MB at half-time, ${after.toFixed(1)} MB at the end, in the same processes`,
      isHeld: after <= before * goals.memoryRatio,
    },
  ];
}
