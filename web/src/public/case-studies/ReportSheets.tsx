import styled from '@emotion/styled/base';
import Grid from '@mui/material/Grid';
import { company } from '../../content/firm/company.ts';
import { caseStudyCopy } from '../../content/firm/pages/case-studies.ts';
import type { ReportSheet, TableContent } from '../../content/shapes/case-study-page.ts';
import { DataTable } from '../../ui/sections/DataTable.tsx';
import { Disclosure } from '../../ui/sections/Disclosure.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import { colours, families } from '../../ui/theme/tokens.ts';

const sheetLook = {
  display: 'grid',
  alignContent: 'start',
  maxWidth: { xs: 480, md: 'none' },
  '& > svg': { width: '100%', height: 'auto', border: `1px solid ${colours.hairline}` },
} as const;

// A sheet with the shape of A4, so few units wide that its lettering can be read on a phone.
const page = { width: 340, height: 481, margin: 18 };
const right = page.width - page.margin;
const width = right - page.margin;
const top = { plain: 74, belowCircuit: 176 };
const rowHeight = 18;
const lineHeight = 16;
const letter = { size: 12.4, width: 7.44 };

const Sheet = styled('svg')({
  background: colours.paper,
  '& text': { fontFamily: families.mono, fontSize: letter.size, fill: colours.ink },
  '& [data-soft]': { fill: colours.muted },
  '& [data-title]': { fontFamily: families.heading, fontSize: 17, fontWeight: 600 },
});

/** The sheets of a test report: each is drawn as filed, and is also a table for reading and copying. */
export function ReportSheets({ sheets }: { sheets: readonly ReportSheet[] }) {
  return (
    <Grid container columnSpacing="clamp(24px, 3vw, 40px)" rowSpacing="40px">
      {sheets.map((sheet) => (
        <Grid key={sheet.id} component="figure" size={{ xs: 12, md: 6 }} sx={sheetLook}>
          <ReportDrawing sheet={sheet} />
          <figcaption>
            <TitleBlock number={sheet.id} shows={sheet.caption} scale={sheet.scale} />
          </figcaption>
          <Disclosure summary={caseStudyCopy.reportTable} about={sheet.caption}>
            <DataTable {...sheet.table} />
          </Disclosure>
        </Grid>
      ))}
    </Grid>
  );
}

/** One sheet of a report as it is filed: head, readings, remarks, cells for the initials. */
function ReportDrawing({ sheet }: { sheet: ReportSheet }) {
  const { alternative, title, reference, circuit = false, table, remarks } = sheet;
  const head = circuit ? top.belowCircuit : top.plain;
  const foot = head + (table.rows.length + 1) * rowHeight;
  const cell = columnPlaces(table);
  return (
    <Sheet viewBox={`0 0 ${page.width} ${page.height}`} role="img" aria-label={alternative}>
      <text x={page.margin} y="30" data-soft="">
        {company.name}
      </text>
      <text x={right} y="30" textAnchor="end" data-soft="">
        {reference}
      </text>
      <path d={`M${page.margin} 38H${right}`} stroke={colours.ink} strokeWidth="1.5" />
      <text x={page.margin} y="61" data-title="">
        {title}
      </text>
      {circuit && <TestCircuit />}
      {table.columns.map((column, index) => (
        <text key={column} {...cell(index)} y={head + 13} data-soft="">
          {column}
        </text>
      ))}
      <path d={`M${page.margin} ${head + rowHeight}H${right}`} stroke={colours.ink} />
      {table.rows.map((row, line) => (
        <g key={row[0]} transform={`translate(0 ${head + (line + 1) * rowHeight})`}>
          {row.map((value, index) => (
            <text key={table.columns[index]} {...cell(index)} y="13">
              {value}
            </text>
          ))}
          <path d={`M${page.margin} ${rowHeight}H${right}`} stroke={colours.hairline} />
        </g>
      ))}
      {remarks.map((remark, line) => (
        <text key={remark} x={page.margin} y={foot + 20 + line * lineHeight} data-soft="">
          {remark}
        </text>
      ))}
      <Initials />
    </Sheet>
  );
}

/**
 * Gives the places of the columns. A table of two columns is left-aligned; figures are right-aligned below each other. Every
 * column is as wide as its longest word, and the columns share the rest of the sheet: with equal columns, long heads would
 * overlap.
 */
function columnPlaces({ columns, rows }: TableContent) {
  const first = page.margin;
  const widths = columns.map(
    (column, index) => letter.width * Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const gap = (right - first - sum(widths)) / (columns.length - 1);
  return (index: number) => {
    if (index === 0) return { x: first, textAnchor: 'start' as const };
    if (columns.length === 2) return { x: first + 100, textAnchor: 'start' as const };
    return { x: first + sum(widths.slice(0, index + 1)) + gap * index, textAnchor: 'end' as const };
  };
}

/** Cells for signatures on paper; the screen shows no invented signature. */
function Initials() {
  const y = page.height - page.margin - 40;
  return (
    <g>
      {['Tested', 'Checked', 'Witnessed'].map((role, index) => (
        <g key={role} transform={`translate(${page.margin + (index * width) / 3} ${y})`}>
          <path d={`M0 0h${width / 3}v40h-${width / 3}z`} fill="none" stroke={colours.hairline} />
          <text x="6" y="12" data-soft="">
            {role}
          </text>
        </g>
      ))}
    </g>
  );
}

/**
 * The circuit under test on one line, in symbols of IEC 60617: generator, breaker, transformer, breaker, analyser with its CT
 * and VT, load bank.
 */
function TestCircuit() {
  return (
    <g transform={`translate(${page.margin} 124)`} fill="none" stroke={colours.ink} strokeWidth="1.4">
      <circle cx="19" cy="0" r="18" />
      <path d="M9 2c4-10 7-10 10 0s6 10 10 0" />
      <path d={`M37 0H56M72 0H92M156 0H174M190 0H${width}`} />
      <Breaker at={56} />
      <circle cx="110" cy="0" r="18" />
      <circle cx="138" cy="0" r="18" />
      <Breaker at={174} />
      <circle cx="206" cy="0" r="6" />
      <path d="M206 -6v-34h12M232 0v-8M232 -25v-1" />
      <circle cx="232" cy="-13" r="5" />
      <circle cx="232" cy="-20" r="5" />
      <circle cx="232" cy="-40" r="14" />
      <path d={`M${width - 12} -8L${width} 0l-12 8z`} fill={colours.ink} />
      <g stroke="none">
        <text x="19" y="36" textAnchor="middle">
          GT1
        </text>
        <text x="124" y="36" textAnchor="middle">
          11/6.6 kV
        </text>
        <text x="232" y="-36" textAnchor="middle">
          PQ
        </text>
        <text x={width} y="24" textAnchor="end">
          Load bank
        </text>
      </g>
    </g>
  );
}

function Breaker({ at }: { at: number }) {
  return <path d={`M${at - 4} -4l8 8m0-8l-8 8M${at} 0l15 -9m1 9h-1`} />;
}
