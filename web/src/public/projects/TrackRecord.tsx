import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { projectsCopy } from '../../content/firm/pages/projects.ts';
import { projects } from '../../content/firm/projects.ts';
import { useAddress, useChangeAddress } from '../../shared/address.ts';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { NothingFound } from '../../ui/NothingFound.tsx';
import { ProjectFinder } from './ProjectFinder.tsx';
import { ProjectTable } from './ProjectTable.tsx';
import {
  chosenFilters,
  filterWords,
  findProjects,
  loosenings,
  type ProjectFilters,
  projectFilters,
} from './project-filters.ts';

const head = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  minHeight: 44,
  mb: 2,
} as const;

export function TrackRecord() {
  const { search, isKnown } = useAddress();
  const changeAddress = useChangeAddress();
  const count = useRef<HTMLParagraphElement>(null);
  const filters = useMemo(() => projectFilters.read(search), [search]);
  // Hydration draws all of this a second time, once the address is known: the table is left out where it stays the same.
  const found = useMemo(() => findProjects(projects, filters), [filters]);
  const chosen = chosenFilters(filters);
  const choose = (changed: ProjectFilters) =>
    changeAddress((now) => ({
      search: `?${projectFilters.write({ ...projectFilters.read(now.search), ...changed })}`,
      hash: '',
    }));
  const loosen = (changed: ProjectFilters) => {
    // The button that was pressed disappears.
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
