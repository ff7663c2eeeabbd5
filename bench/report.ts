import { type FunctionsMemory, heldBy } from './functions-memory.ts';
import { type Goal, lcpRatio } from './goals.ts';
import type { MeasuredPage } from './measure-pages.ts';
import type { BenchResult, MeasuredLoad, ScaleFigures } from './result.ts';
import type { SoakFigures } from './soak.ts';
import { kilobytes, milliseconds, table } from './table.ts';

/** Everything that was measured, for a person to read; the goals come last. */
export function report(result: BenchResult, goals: readonly Goal[]): string {
  const { few, many } = result;
  return [
    section(`Pages: Lighthouse, mobile, median of ${result.isQuick ? 1 : 3}`, pageTable(result.pages)),
    section('The home page beside its peers', pageTable([...result.pages.filter(isHome), ...result.peers])),
    section('Bytes by kind', byteTable([...result.pages, ...result.peers])),
    section('API through the emulator', loadTable(result.loads)),
    section(
      'Cold imports, each in a new process',
      table(
        ['function', 'time'],
        result.coldImports.map(({ name, milliseconds: time }) => [name, milliseconds(time)]),
      ),
    ),
    section(`A visit, with ${few.jobs} jobs and with ${many.jobs}`, visitTable(few, many)),
    section(`Scale: ${few.jobs} jobs and ${many.jobs}`, scaleTable(few, many)),
    ...(result.soak ? [section(`Soak, ${result.soak.seconds} s`, soakTable(result.soak))] : []),
    section(
      'Builds',
      table(
        ['what', 'time'],
        Object.entries(result.buildSeconds).map(([name, time]) => [name, `${time.toFixed(1)} s`]),
      ),
    ),
    section(
      'Goals',
      goals.map(({ goal, figure, isHeld }) => `${isHeld ? '✔ held  ' : '✖ missed'}  ${goal}: ${figure}`).join('\n'),
    ),
  ].join('\n\n');
}

const section = (title: string, body: string) => `── ${title} ──\n${body}`;
const isHome = ({ name }: MeasuredPage) => name === '/';

function pageTable(pages: readonly MeasuredPage[]): string {
  return table(
    [
      'page',
      'perf',
      'a11y',
      'best',
      'SEO',
      'FCP',
      'LCP',
      'TBT',
      'of CPU',
      'CLS',
      'floor LCP',
      'ratio',
      'floor TBT',
      'of CPU',
      'JS brotli',
      'in all',
    ],
    pages.map((page) => {
      const { name, figures, floor } = page;
      return [
        name,
        ...[figures.performance, figures.accessibility, figures.bestPractices, figures.seo].map(String),
        ...[figures.fcp, figures.lcp, figures.tbt, figures.tbtOfProcessor].map(milliseconds),
        figures.cls.toFixed(3),
        floor === undefined ? '–' : milliseconds(floor.lcp),
        floor === undefined ? '–' : lcpRatio(page).toFixed(2),
        ...[floor?.tbt, floor?.tbtOfProcessor].map((time) => (time === undefined ? '–' : milliseconds(time))),
        kilobytes(figures.scriptBrotli),
        kilobytes(figures.bytes),
      ];
    }),
  );
}

function byteTable(pages: readonly MeasuredPage[]): string {
  return table(
    ['page', 'requests', 'scripts', 'of them', 'styles, fonts', 'images', 'other'],
    pages.map(({ name, figures }) => [
      name,
      String(figures.requests),
      kilobytes(figures.scriptBytes),
      String(figures.scriptRequests),
      ...[figures.styleAndFontBytes, figures.imageBytes, figures.otherBytes].map(kilobytes),
    ]),
  );
}

function loadTable(loads: readonly MeasuredLoad[]): string {
  return table(
    ['call', 'p50', 'p95', 'a second', 'calls', 'failed', 'answer'],
    loads.map(({ name, p50, p95, perSecond, calls, failed, bytes }) => [
      name,
      milliseconds(p50),
      milliseconds(p95),
      String(Math.round(perSecond)),
      String(calls),
      String(failed),
      kilobytes(bytes),
    ]),
  );
}

function visitTable(few: ScaleFigures, many: ScaleFigures): string {
  const rows = (scale: ScaleFigures) =>
    scale.visit.map(({ name, requests, bytes, firestore }) => [
      `${name}, ${scale.jobs} jobs`,
      String(requests),
      kilobytes(bytes),
      String(firestore.questions),
      String(firestore.reads),
      kilobytes(firestore.bytes),
    ]);
  return table(['step', 'requests', 'bytes', 'Firestore', 'reads', 'its bytes'], [...rows(few), ...rows(many)]);
}

function scaleTable(few: ScaleFigures, many: ScaleFigures): string {
  return table(
    [
      'with',
      'careers LCP',
      'TBT',
      'bytes',
      'dashboard',
      'its Firestore',
      'API p50',
      'p95',
      'answer',
      'emulator alone, p50',
      'p95',
    ],
    [few, many].map(({ jobs, careers, dashboard, listJobs, emulatorSearch }) => [
      `${jobs} jobs`,
      milliseconds(careers.figures.lcp),
      milliseconds(careers.figures.tbt),
      kilobytes(careers.figures.bytes),
      milliseconds(dashboard.milliseconds),
      kilobytes(dashboard.firestoreBytes),
      milliseconds(listJobs.p50),
      milliseconds(listJobs.p95),
      kilobytes(listJobs.bytes),
      milliseconds(emulatorSearch.p50),
      milliseconds(emulatorSearch.p95),
    ]),
  );
}

function soakTable({ calls, failed, p95, submissions, memory }: SoakFigures): string {
  const { sent, lost, doubled, withoutMail } = submissions;
  const memoryText = (one: FunctionsMemory) =>
    `${Math.round(heldBy(one))} (${Math.round(one.resident)}) MB in ${Object.keys(one.held).length}`;
  return table(
    ['calls', 'failed', 'p95', 'submissions', 'lost', 'doubled', 'without mail', 'memory held (resident), by quarters'],
    [
      [
        String(calls),
        String(failed),
        milliseconds(p95),
        ...[sent, lost, doubled, withoutMail].map(String),
        memory.map(memoryText).join(', '),
      ],
    ],
  );
}
