import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { reportsCopy as copy } from '../../content/admin-reports.ts';
import { download } from '../../shared/download.ts';
import { type Figures, FigureTable } from '../components/FigureTable.tsx';
import { spreadsheetOf } from '../components/spreadsheet.ts';
import { TextAction } from '../components/TextAction.tsx';
import { dayText } from '../interviews/interview-days.ts';

interface ReportPartProps {
  title: string;
  file: string;
  figures: Figures;
  children?: ReactNode;
}

/** A chart, and what it shows as a table and as a file. */
export function ReportPart({ title, file, figures, children }: ReportPartProps) {
  const titleId = useId();
  const save = () => download(spreadsheetOfFigures(figures), copy.fileName(file, dayText(new Date())));
  return (
    <Stack component="section" spacing={3} aria-labelledby={titleId} sx={{ mt: 'clamp(48px, 6vw, 80px)' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h3" component="h2" id={titleId}>
          {title}
        </Typography>
        <TextAction onClick={save} aria-label={copy.exportOf(title)}>
          {copy.export}
        </TextAction>
      </Stack>
      {children}
      <FigureTable label={copy.table(title)} figures={figures} />
    </Stack>
  );
}

/** The unit of the figures, if their names do not say it. */
export function Explained({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '80ch' }}>
      {children}
    </Typography>
  );
}

/** The table as a file; without the sums, which a spreadsheet makes by itself. */
function spreadsheetOfFigures({ heading, columns, rows }: Figures): Blob {
  return spreadsheetOf([[heading, ...columns], ...rows.map(({ name, cells }) => [name, ...cells])]);
}
