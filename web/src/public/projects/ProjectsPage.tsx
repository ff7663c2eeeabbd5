import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { projectsCopy, projectsPage } from '../../content/firm/pages/projects.ts';
import { projects } from '../../content/firm/projects.ts';
import { useAddress, useChangeAddress } from '../../shared/address.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { FilterChoice } from '../../ui/form/FilterChoice.tsx';
import { ScriptsNeeded } from '../../ui/form/ScriptsNeeded.tsx';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { NothingFound } from '../../ui/NothingFound.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { media } from '../../ui/theme/tokens.ts';
import { ProjectTable } from './ProjectTable.tsx';
import {
  choicesOf,
  choiceWords,
  chosenFilters,
  filterWords,
  findProjects,
  loosenings,
  type ProjectFilters,
  projectFilterNames,
  projectFilters,
} from './project-filters.ts';

const ProjectsHead = staticPart(() => import('./ProjectsStatic.tsx'), 'ProjectsHead');
const ProjectsClosing = staticPart(() => import('./ProjectsStatic.tsx'), 'ProjectsClosing');
export const staticParts = [ProjectsHead, ProjectsClosing];

export function ProjectsPage() {
  const { meta, list } = projectsPage;
  return (
    <Page meta={meta}>
      <ProjectsHead />
      <Section symbol="breaker" {...list}>
        <TrackRecord />
      </Section>
      <ProjectsClosing />
    </Page>
  );
}

const head = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  minHeight: 44,
  mb: 2,
} as const;

function TrackRecord() {
  const { search, isKnown } = useAddress();
  const changeAddress = useChangeAddress();
  const count = useRef<HTMLParagraphElement>(null);
  const filters = useMemo(() => projectFilters.read(search), [search]);
  // Hydration renders all of this again once the address is known. The table is skipped if its projects stay the same.
  const found = useMemo(() => findProjects(projects, filters), [filters]);
  const chosen = chosenFilters(filters);
  const choose = (changed: ProjectFilters) =>
    changeAddress((now) => ({
      search: `?${projectFilters.write({ ...projectFilters.read(now.search), ...changed })}`,
      hash: '',
    }));
  const loosen = (changed: ProjectFilters) => {
    // The pressed button disappears.
    count.current?.focus({ preventScroll: true });
    void choose(changed);
  };
  const counted = projectsCopy.count(found.length, projects.length);
  const words = chosen.map(({ name, value }) => filterWords(name, value));
  return (
    <Stack spacing={4}>
      <ProjectFinder filters={filters} isSettled={isKnown} onChange={choose} />
      <div>
        <Stack direction="row" sx={head}>
          <Typography ref={count} role="status" tabIndex={-1} sx={{ fontWeight: 600 }}>
            <NoBreak>{words.length > 0 ? projectsCopy.chosen(counted, words) : counted}</NoBreak>
          </Typography>
          {chosen.length > 0 && found.length > 0 && (
            <Button variant="outlined" size="small" onClick={() => loosen(projectFilters.none)}>
              {projectsCopy.clear}
            </Button>
          )}
        </Stack>
        {found.length > 0 ? (
          <ProjectTable projects={found} />
        ) : (
          <NothingFound
            text={projectsCopy.nothingFound}
            choices={[
              ...loosenings(projects, filters).map(({ name, value, count }) => ({
                label: projectsCopy.without(filterWords(name, value), count),
                onChoose: () => loosen({ [name]: undefined }),
              })),
              { label: projectsCopy.clear, onChoose: () => loosen(projectFilters.none) },
            ]}
          />
        )}
      </div>
    </Stack>
  );
}

const fields = {
  display: 'grid',
  gap: '16px 20px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [media.tablet]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  },
  [media.desktop]: {
    gridTemplateColumns: '5fr repeat(4, minmax(0, 3fr))',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
  [media.print]: { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
} as const;

interface ProjectFinderProps {
  filters: ProjectFilters;
  /** Whether the filters come from the address, and not from the prerendered page. */
  isSettled: boolean;
  onChange: (changed: ProjectFilters) => void;
}

/** The filters of the track record. A choice that was made before hydration is kept. */
function ProjectFinder({ filters, isSettled, onChange }: ProjectFinderProps) {
  return (
    <Box component="search" aria-label={projectsCopy.finder}>
      <Box
        component="form"
        action={projectsPage.meta.path}
        method="get"
        onSubmit={(event) => event.preventDefault()}
        sx={fields}
      >
        {projectFilterNames.map((name) => (
          <FilterChoice
            key={name}
            name={name}
            label={projectsCopy.filterNames[name]}
            any={projectsCopy.anyOf[name]}
            choices={choicesOf(name, projects, filters).map(({ value, count }) => ({
              value,
              words: projectsCopy.choice(choiceWords(name, value), count),
            }))}
            value={filters[name]}
            isSettled={isSettled}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </Box>
      <ScriptsNeeded />
    </Box>
  );
}
