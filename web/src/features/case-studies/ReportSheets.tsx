import Grid from '@mui/material/Grid';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import type { ReportSheet } from '../../content/case-study-page.ts';
import { caseStudyCopy } from '../../content/pages/case-studies.ts';
import { DataTable } from '../../sections/DataTable.tsx';
import { Disclosure } from '../../sections/Disclosure.tsx';
import { colours } from '../../theme/tokens.ts';
import { ReportDrawing } from './ReportDrawing.tsx';

const sheetLook = {
  display: 'grid',
  alignContent: 'start',
  maxWidth: { xs: 480, md: 'none' },
  '& > svg': { width: '100%', height: 'auto', border: `1px solid ${colours.hairline}` },
} as const;

/** The sheets of a test report: drawn as filed, and each as a table for who would rather read or copy it. */
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
