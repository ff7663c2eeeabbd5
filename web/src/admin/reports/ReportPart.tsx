import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { reportsCopy as copy } from '../../content/product/admin-reports.ts';
import { download } from '../../shared/download.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type Figures, FigureTable } from '../components/FigureTable.tsx';
import { spreadsheetOf } from '../components/spreadsheet.ts';
import { TextAction } from '../components/TextAction.tsx';
import { dayText } from '../interviews/interview-days.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';

interface ReportPartProps {
  title: string;
  file: string;
  figures: Figures;
  /** The shown table, if it is shorter than the table in the file. */
  table?: Figures;
  children?: ReactNode;
}

const fold = { '& > summary': { width: 'fit-content', py: 1, color: colours.brandDeep, cursor: 'pointer' } } as const;

/** A chart, with its figures in a folded table and as a file. */
export function ReportPart({ title, file, figures, table = figures, children }: ReportPartProps) {
  const titleId = useId();
  const save = () => download(spreadsheetOfFigures(figures), copy.fileName(file, dayText(new Date())));
  return (
    <Stack component="section" spacing={3} id={file} aria-labelledby={titleId}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h3" component="h2" id={titleId}>
          {title}
        </Typography>
        <TextAction onClick={save} aria-label={copy.exportOf(title)}>
          {copy.export}
        </TextAction>
      </Stack>
      {children}
      <Box component="details" sx={fold}>
        <summary>
          {copy.table}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </summary>
        <FigureTable label={copy.tableOf(title)} figures={table} />
      </Box>
    </Stack>
  );
}

const contents = {
  position: { lg: 'sticky' },
  top: 88,
  display: 'flex',
  flexDirection: { lg: 'column' },
  gap: { xs: '0 20px', lg: 0 },
  overflowX: 'auto',
  '& a': { whiteSpace: { xs: 'nowrap', lg: 'normal' } },
  listStyle: 'none',
  m: 0,
  p: 0,
  borderBottom: { xs: 1, lg: 0 },
  borderLeft: { lg: 1 },
  borderColor: 'divider',
} as const;

/** The list of the report's parts: beside the parts, or above them on a narrow screen. */
export function ReportContents({ parts }: { parts: readonly { file: string; title: string }[] }) {
  return (
    <Box component="nav" aria-label={copy.contents}>
      <Box component="ul" sx={contents}>
        {parts.map(({ file, title }) => (
          <Box component="li" key={file} sx={{ pl: { lg: 2 } }}>
            <Link href={`#${file}`} underline="hover" sx={{ display: 'block', py: 1.25 }}>
              {title}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
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

/** Gives the table as a file, without the row of totals: a spreadsheet program can compute it. */
function spreadsheetOfFigures({ heading, columns, rows }: Figures): Blob {
  return spreadsheetOf([[heading, ...columns], ...rows.map(({ name, cells }) => [name, ...cells])]);
}
