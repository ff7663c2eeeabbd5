import { styled } from '@mui/material/styles';
import type { ReportSheet } from '../../content/case-study-page.ts';
import { company } from '../../content/company.ts';
import { colours, families } from '../../theme/tokens.ts';
import { TestCircuit } from './TestCircuit.tsx';

// An A4 sheet of 420 by 594 units.
const page = { width: 420, height: 594, margin: 28 };
const right = page.width - page.margin;
const rowHeight = 22;

const Sheet = styled('svg')({
  background: colours.paper,
  '& text': { fontFamily: families.mono, fontSize: 10.5, fill: colours.ink },
  '& [data-soft]': { fill: colours.slate, fontSize: 9.5 },
  '& [data-title]': { fontFamily: families.heading, fontSize: 17, fontWeight: 600 },
});

/** One sheet of a report as it lies in the file: head, readings, remark, initials. */
export function ReportDrawing({ sheet }: { sheet: ReportSheet }) {
  const { alternative, title, reference, circuit = false, table, remarks } = sheet;
  const top = circuit ? 232 : 110;
  const foot = top + (table.rows.length + 1) * rowHeight;
  const cell = columnPlaces(table.columns.length);
  return (
    <Sheet viewBox={`0 0 ${page.width} ${page.height}`} role="img" aria-label={alternative}>
      <text x={page.margin} y="44" data-soft="">
        {company.name}
      </text>
      <text x={right} y="44" textAnchor="end" data-soft="">
        {reference}
      </text>
      <path d={`M${page.margin} 54H${right}`} stroke={colours.ink} strokeWidth="1.5" />
      <text x={page.margin} y="80" data-title="">
        {title}
      </text>
      {circuit && <TestCircuit x={page.margin} y={150} width={right - page.margin} />}
      {table.columns.map((column, index) => (
        <text key={column} {...cell(index)} y={top + 14} data-soft="">
          {column}
        </text>
      ))}
      <path d={`M${page.margin} ${top + 22}H${right}`} stroke={colours.ink} />
      {table.rows.map((row, line) => (
        <g key={row[0]} transform={`translate(0 ${top + (line + 1) * rowHeight})`}>
          {row.map((value, index) => (
            <text key={table.columns[index]} {...cell(index)} y="16">
              {value}
            </text>
          ))}
          <path d={`M${page.margin} ${rowHeight}H${right}`} stroke={colours.hairline} />
        </g>
      ))}
      {remarks.map((remark, line) => (
        <text key={remark} x={page.margin} y={foot + 28 + line * 16} data-soft="" fontSize="9.5">
          {remark}
        </text>
      ))}
      <Initials />
    </Sheet>
  );
}

/** Two columns read from the left; figures stand right-aligned under each other. */
function columnPlaces(count: number) {
  const first = page.margin;
  const span = (right - first) / count;
  return (index: number) => {
    if (index === 0) return { x: first, textAnchor: 'start' as const };
    if (count === 2) return { x: first + 108, textAnchor: 'start' as const };
    return { x: first + span * (index + 1), textAnchor: 'end' as const };
  };
}

const signatures = [
  'M6 30c8-16 12-18 12-6s6 2 10-6 6 8 12 2',
  'M6 26c10-14 16-8 10 2s12-2 16-8',
  'M6 24c4-12 10-10 10 0s10-14 16-4 8 4 12-2',
];

function Initials() {
  const y = page.height - 68;
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
          <path d={signatures[index]} transform="translate(56 4)" fill="none" stroke={colours.teal} strokeWidth="1.4" />
        </g>
      ))}
    </g>
  );
}
