import type { DrawingFigures } from './draw-job-page.ts';
import type { BenchFigures, MeasuredPage, ScaleFigures } from './measure.ts';
import type { SoakFigures } from './soak.ts';
import { kilobytes, milliseconds } from './table.ts';

/** A goal, the measured figure, and whether the goal is met. */
export interface Goal {
  goal: string;
  figure: string;
  isHeld: boolean;
}

/** Pages with a form, which needs more script than a page for reading. */
const formRoutes = [
  ...['/apply', '/application', '/contact', '/enquiry', '/job-alerts', '/job-alert'],
  ...['/tools/generator-route', '/tools/fault-level', '/tools/earth-grid'],
];
/** The limits for the difference between a page and the same HTML without scripts. */
const mostPoints = 2;
const mostBlocking = 120;

/** With thousands of jobs, a time counts as the same if it grows by at most this ratio or these milliseconds. */
const scaleRatio = 1.25;
const scaleMilliseconds = 50;
/** The limit for the list of thousands of jobs. The emulator has no index and reads every job. */
const listMilliseconds = 1000;
/** The limit for the time of the first rows with a hundred thousand applications, relative to fifty. */
const applicationsRatio = 1.3;
/**
 * The limit for the reads of a list: a page of applications, a page of jobs to choose from, the counters, and one or two
 * documents that change during the measurement.
 */
const mostReads = 60;

/** Gives every goal that a run can judge. */
export function judge({ pages, drawing, few, many, soak }: BenchFigures): Goal[] {
  return [
    ...pageGoals(pages),
    ...drawingGoals(drawing),
    ...scaleGoals(few, many),
    ...(soak === undefined ? [] : [soakGoal(soak)]),
  ];
}

/** Gives the goals for single pages. */
export function pageGoals(pages: readonly MeasuredPage[]): Goal[] {
  const home = pages.filter(({ route }) => route === '/');
  const reading = pages.filter(({ route }) => !formRoutes.includes(route));
  const forms = pages.filter(({ route }) => formRoutes.includes(route));
  return [
    ofPages(
      pages,
      'Performance beneath that without scripts',
      'at most',
      mostPoints,
      ({ own, floor }) => floor.performance - own.performance,
    ),
    ofPages(
      pages,
      'Blocking beyond that without scripts',
      'at most',
      mostBlocking,
      ({ own, floor }) => own.tbt - floor.tbt,
      milliseconds,
    ),
    ofPages(pages, 'Accessibility', 'at least', 100, ({ own }) => own.accessibility),
    ofPages(pages, 'Best practices', 'at least', 100, ({ own }) => own.bestPractices),
    ofPages(pages, 'SEO', 'at least', 100, ({ own }) => own.seo),
    ofPages(
      pages,
      'Layout shift',
      'at most',
      0,
      ({ own }) => own.cls,
      (value) => value.toFixed(3),
    ),
    ofPages(pages, 'Largest paint', 'at most', 2500, ({ own }) => own.lcp, milliseconds),
    ofPages(reading, 'Scripts of pages for reading', 'at most', 150_000, ({ own }) => own.scriptBytes, kilobytes),
    ofPages(forms, 'Scripts of pages with a form', 'at most', 200_000, ({ own }) => own.scriptBytes, kilobytes),
    ofPages(home, 'The home page before scrolling', 'at most', 430_000, ({ own }) => own.bytes, kilobytes),
  ].filter((goal) => goal !== undefined);
}

/**
 * Makes a goal for several pages. Its figures are those of the pages that miss the goal, or else of the page that is closest to
 * the limit. Gives `undefined` without pages.
 */
function ofPages(
  pages: readonly MeasuredPage[],
  name: string,
  bound: 'at least' | 'at most',
  limit: number,
  figureOf: (page: MeasuredPage) => number,
  write: (figure: number) => string = String,
): Goal | undefined {
  const towards = bound === 'at least' ? 1 : -1;
  const worstFirst = pages
    .map((page) => ({ route: page.route, figure: figureOf(page) }))
    .toSorted((one, other) => towards * (one.figure - other.figure));
  if (worstFirst.length === 0) return undefined;
  // A figure that could not be measured is NaN, and counts as missed.
  const missed = worstFirst.filter(({ figure }) => !(towards * (figure - limit) >= 0));
  const told = missed.length > 0 ? missed : worstFirst.slice(0, 1);
  return {
    goal: `${name} ${bound} ${write(limit)}`,
    figure: told.map(({ route, figure }) => `${route} ${write(figure)}`).join(', '),
    isHeld: missed.length === 0,
  };
}

/**
 * Gives the goals for rendering a job page. A visitor waits for this, and for the database, if the CDN has no copy of the page.
 */
function drawingGoals({ load, draw }: DrawingFigures): Goal[] {
  const atMost = (goal: string, figure: number, limit: number): Goal => ({
    goal: `${goal} at most ${milliseconds(limit)}`,
    figure: milliseconds(figure),
    isHeld: figure <= limit,
  });
  return [atMost('Loading what draws pages of jobs', load, 250), atMost('Drawing the page of a job', draw, 30)];
}

function scaleGoals(few: ScaleFigures, many: ScaleFigures): Goal[] {
  const asWith = (name: string, figureOf: (scale: ScaleFigures) => number): Goal => {
    const [before, after] = [figureOf(few), figureOf(many)];
    return {
      goal: `${name} with ${many.jobs} jobs as with ${few.jobs}`,
      figure: `${milliseconds(before)}, then ${milliseconds(after)}`,
      isHeld: after <= Math.max(before * scaleRatio, before + scaleMilliseconds),
    };
  };
  const { listJobs, readJob } = many;
  const failed = [few, many].reduce((sum, scale) => sum + scale.listJobs.failed + scale.readJob.failed, 0);
  return [
    asWith('Largest paint of a country’s jobs', ({ careers }) => careers.lcp),
    asWith('First row of the dashboard’s list of jobs', ({ dashboard }) => dashboard.jobs.firstRow),
    ...applicationsGoals(few, many),
    asWith('A job from the API (95 %)', (scale) => scale.readJob.p95),
    {
      goal: `The API’s list of ${many.jobs} jobs (95 %) at most ${milliseconds(listMilliseconds)}`,
      figure: `${milliseconds(few.listJobs.p95)} with ${few.jobs}, then ${milliseconds(listJobs.p95)}`,
      isHeld: listJobs.p95 <= listMilliseconds,
    },
    {
      goal: 'No call of the API fails under load',
      figure: `${failed} failed; at last ${Math.round(listJobs.perSecond)} lists and ${Math.round(readJob.perSecond)} jobs a second`,
      isHeld: failed === 0,
    },
  ];
}

/**
 * Gives the goals for the list of applications. Firestore has an index, but the emulator reads every document, so the
 * emulator's part of the time is subtracted.
 */
function applicationsGoals(few: ScaleFigures, many: ScaleFigures): Goal[] {
  const firstRow = ({ dashboard, emulatorScan }: ScaleFigures) => dashboard.applications.firstRow - emulatorScan;
  const told = (scale: ScaleFigures) =>
    `${milliseconds(scale.dashboard.applications.firstRow)} (${milliseconds(scale.emulatorScan)} of it the emulator’s)`;
  const reads = [few, many].map(({ dashboard }) => dashboard.applications.documents);
  return [
    {
      goal: `First row of ${many.applications} applications at most ${applicationsRatio} times that of ${few.applications}`,
      figure: `${told(few)}, then ${told(many)}`,
      isHeld: firstRow(many) <= applicationsRatio * firstRow(few),
    },
    {
      goal: `The list of applications reads at most ${mostReads} documents, however many there are`,
      figure: `${reads.join(' documents, then ')} documents`,
      isHeld: reads.every((documents) => documents > 0 && documents <= mostReads),
    },
  ];
}

function soakGoal({ seconds, calls, failed, sent, lost, doubled, withoutMail }: SoakFigures): Goal {
  return {
    goal: `In ${seconds} s of mixed traffic no call fails, and each submission is kept once, with one email`,
    figure: `${calls} calls, ${failed} failed; ${sent} submissions, ${lost} lost, ${doubled} doubled, ${withoutMail} without an email`,
    isHeld: sent > 0 && failed + lost + doubled + withoutMail === 0,
  };
}
