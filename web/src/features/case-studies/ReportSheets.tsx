import styled from '@emotion/styled/base';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import type { ReportSheet } from '../../content/case-study-page.ts';
import { caseStudyCopy } from '../../content/pages/case-studies.ts';
import { DataTable } from '../../sections/DataTable.tsx';
import { Disclosure } from '../../sections/Disclosure.tsx';
import { colours, media } from '../../theme/tokens.ts';
import { ReportDrawing } from './ReportDrawing.tsx';

const Sheets = styled('div')({
  display: 'grid',
  gap: '40px clamp(24px, 3vw, 40px)',
  gridTemplateColumns: 'minmax(0, 480px)',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& figure': { display: 'grid', minWidth: 0, alignContent: 'start' },
  '& figure > svg': { width: '100%', height: 'auto', border: `1px solid ${colours.hairline}` },
});

/** The sheets of a test report: drawn as filed, and each as a table for who would rather read or copy it. */
export function ReportSheets({ sheets }: { sheets: readonly ReportSheet[] }) {
  return (
    <Sheets>
      {sheets.map((sheet) => (
        <figure key={sheet.id}>
          <ReportDrawing sheet={sheet} />
          <figcaption>
            <TitleBlock number={sheet.id} shows={sheet.caption} scale={sheet.scale} />
          </figcaption>
          <Disclosure summary={caseStudyCopy.reportTable} about={sheet.caption}>
            <DataTable {...sheet.table} />
          </Disclosure>
        </figure>
      ))}
    </Sheets>
  );
}
