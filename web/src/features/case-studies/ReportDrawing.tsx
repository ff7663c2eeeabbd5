import styled from '@emotion/styled/base';
import type { ReportSheet, TableContent } from '../../content/case-study-page.ts';
import { company } from '../../content/company.ts';
import { colours, families } from '../../theme/tokens.ts';
import { TestCircuit } from './TestCircuit.tsx';

// A sheet of A4's shape, so few units wide that its letters can be read on a phone.
const page = { width: 340, height: 481, margin: 18 };
const right = page.width - page.margin;
const top = { plain: 74, belowCircuit: 176 };
const rowHeight = 18;
const lineHeight = 16;
const letter = { size: 12.4, width: 7.44 };

const Sheet = styled('svg')({
  background: colours.paper,
  '& text': { fontFamily: families.mono, fontSize: letter.size, fill: colours.ink },
  '& [data-soft]': { fill: colours.slate },
  '& [data-title]': { fontFamily: families.heading, fontSize: 17, fontWeight: 600 },
});

/** One sheet of a report as it lies in the file: head, readings, remark, cells for the initials. */
export function ReportDrawing({ sheet }: { sheet: ReportSheet }) {
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
      {circuit && <TestCircuit x={page.margin} y={124} width={right - page.margin} />}
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
 * Two columns read from the left; figures stand right-aligned under each other. Every column is as wide as its longest
 * word, and the rest of the sheet is shared out between them: equal columns would let long heads run together.
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

/** Cells that are signed on paper: no signature is invented for the screen. */
function Initials() {
  const y = page.height - page.margin - 40;
  return (
    <g>
      {['Tested', 'Checked', 'Witnessed'].map((role, index) => (
        <g key={role} transform={`translate(${page.margin + (index * (right - page.margin)) / 3} ${y})`}>
          <path
            d={`M0 0h${(right - page.margin) / 3}v40h-${(right - page.margin) / 3}z`}
            fill="none"
            stroke={colours.hairline}
          />
          <text x="6" y="12" data-soft="">
            {role}
          </text>
        </g>
      ))}
    </g>
  );
}
