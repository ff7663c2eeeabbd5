import type { MeasuredPage } from './measure.ts';

/** Formats the figures of each page in columns. */
export function pageTable(pages: readonly MeasuredPage[]): string {
  const head = [
    'page',
    'perf',
    'a11y',
    'best',
    'SEO',
    'FCP',
    'LCP',
    'TBT',
    'CLS',
    'floor perf',
    'LCP',
    'TBT',
    'scripts',
    'in all',
  ];
  const rows = pages.map(({ route, own, floor }) => [
    route,
    ...[own.performance, own.accessibility, own.bestPractices, own.seo].map(String),
    ...[own.fcp, own.lcp, own.tbt].map(milliseconds),
    own.cls.toFixed(3),
    String(floor.performance),
    ...[floor.lcp, floor.tbt].map(milliseconds),
    ...[own.scriptBytes, own.bytes].map(kilobytes),
  ]);
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** Formats bytes as kilobytes: 1 KB is 1000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

export function milliseconds(value: number): string {
  return `${value < 10 && value > 0 ? value.toFixed(1) : Math.round(value)} ms`;
}
