import Box from '@mui/material/Box';
import { projectsCopy, projectsPage } from '../../content/firm/pages/projects.ts';
import { projects } from '../../content/firm/projects.ts';
import { FilterChoice } from '../../ui/form/FilterChoice.tsx';
import { ScriptsNeeded } from '../../ui/form/ScriptsNeeded.tsx';
import { media } from '../../ui/theme/tokens.ts';
import { choicesOf, choiceWords, type ProjectFilters, projectFilterNames } from './project-filters.ts';

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
  /** Whether they are those of the address, and not what the prerendered page stands with. */
  isSettled: boolean;
  onChange: (changed: ProjectFilters) => void;
}

/** The filters of the track record. A choice that is made before scripts have come stays chosen. */
export function ProjectFinder({ filters, isSettled, onChange }: ProjectFinderProps) {
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
