import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { projectsCopy } from '../../content/firm/pages/projects.ts';
import { caseStudyAddress } from '../../content/product/addresses.ts';
import type { Project } from '../../content/shapes/project.ts';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { RecordTable } from '../../ui/RecordTable.tsx';
import { colours, families, measures, media } from '../../ui/theme/tokens.ts';
import { VisuallyHidden, visuallyHidden } from '../../ui/VisuallyHidden.tsx';

const { columns, values } = projectsCopy;

const narrow = `@media screen and (max-width: ${measures.tablet - 0.02}px)`;

/** A row of columns or, on narrow screens, a record: its figures in one line, then the operator, then the work. */
const look = {
  '& thead th': { whiteSpace: 'nowrap', pb: '10px', borderBottom: `1px solid ${colours.ink}` },
  '& tbody tr': { breakInside: 'avoid' },
  '& tbody :is(th, td)': { py: '20px' },
  '& [data-column="project"]': { width: '54%' },
  '& [data-column="capacity"]': { textAlign: 'right' },
  '& tbody td': { fontFamily: families.mono, fontSize: '0.9375rem', whiteSpace: 'nowrap' },
  '& tbody [data-column="operator"]': { fontFamily: 'inherit', fontSize: '1rem', whiteSpace: 'normal' },
  [narrow]: {
    '&, & tbody, & tbody :is(th, td)': { display: 'block' },
    // The head stays for screen readers only.
    '& thead': visuallyHidden,
    '& tbody tr': {
      display: 'grid',
      gridTemplate: '"year voltage capacity" "operator operator operator" "project project project" / 3.5rem auto 1fr',
      gap: '6px 16px',
      padding: '18px 0 20px',
      borderBottom: `1px solid ${colours.hairline}`,
    },
    '& tbody :is(th, td)': { width: 'auto', padding: 0, border: 0 },
    ...Object.fromEntries(
      Object.keys(columns).map((column) => [`& [data-column="${column}"]`, { width: 'auto', gridArea: column }]),
    ),
  },
  [media.print]: {
    '& tbody :is(th, td)': { py: '8px', pr: '12px', fontSize: '0.875rem', lineHeight: 1.35 },
    '& [data-link]': { display: 'none' },
  },
} as const;

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  mt: '8px',
  fontWeight: 450,
  color: 'text.secondary',
} as const;

const cells: Record<keyof typeof columns, (project: Project) => ReactNode> = {
  year: ({ year }) => year,
  project: (project) => <ProjectWords project={project} />,
  operator: ({ operator }) => values.operator[operator],
  voltage: ({ kilovolts }) => `${kilovolts.join('/')} kV`,
  capacity: ({ capacity }) => `${capacity.value} ${capacity.unit}`,
};

const projectColumns = Object.entries(columns).map(([name, head]) => ({
  name,
  head,
  cell: cells[name as keyof typeof columns],
  isRowHead: name === 'project',
}));

export const ProjectTable = memo(function ProjectTable({ projects }: { projects: readonly Project[] }) {
  return (
    <RecordTable label={projectsCopy.table} columns={projectColumns} rows={projects} idOf={({ id }) => id} sx={look} />
  );
});

function ProjectWords({ project: { name, work, place, country, scope, caseStudy } }: { project: Project }) {
  return (
    <NoBreak>
      <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {name}
      </Box>
      <Box component="span" sx={{ display: 'block', mt: '2px', maxWidth: '62ch', fontWeight: 400, textWrap: 'pretty' }}>
        {work}
      </Box>
      <Typography variant="caption" component="span" sx={facts}>
        <span>{scope.join(', ')}</span> <span>{place ? `${place}, ${country}` : country}</span>
      </Typography>
      {caseStudy && (
        <Link
          data-link=""
          href={caseStudyAddress(caseStudy)}
          sx={{ display: 'inline-block', mt: '4px', py: '4px', fontSize: '1rem', fontWeight: 400 }}
        >
          {projectsCopy.caseStudy} <VisuallyHidden>{projectsCopy.caseStudyOf(name)}</VisuallyHidden>
        </Link>
      )}
    </NoBreak>
  );
}
