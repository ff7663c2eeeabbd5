import type { PageMeta } from '../../shapes/page-meta.ts';
import { company } from '../company.ts';
import { allCountries } from '../in-words.ts';

/** The track record. Its static text is in `projects-static.ts`. */
export const projectsPage = {
  meta: {
    title: 'Track record: projects by voltage and year',
    description: `What we studied, designed, set and tested, by type of network operator, voltage, MW and year, in ${allCountries}.`,
    path: '/projects',
  } satisfies PageMeta,
  list: { label: 'Projects', title: 'Projects by network, voltage and year' },
} as const;

/** The words of the filters and the table. */
export const projectsCopy = {
  finder: 'Narrow down the projects',
  filterNames: {
    operator: 'Network operator',
    voltage: 'Highest voltage',
    capacity: 'MW or MVA',
    years: 'Year',
    country: 'Country',
  },
  anyOf: {
    operator: 'All types of operator',
    voltage: 'Any voltage',
    capacity: 'Any size',
    years: 'Any year',
    country: 'All countries',
  },
  values: {
    operator: {
      transmission: 'Transmission owner',
      dno: 'Distribution network operator',
      idno: 'Independent network operator',
      utility: 'State or national utility',
      private: 'Private or industrial network',
    },
    voltage: { '11': 'Up to 11 kV', '33': '33 and 35 kV', '132': '66 to 132 kV', '220': '220 kV' },
    capacity: { '10': 'Up to 10', '50': 'Over 10, up to 50', '100': 'Over 50, up to 100', 'over-100': 'Over 100' },
    years: { '2000s': `${company.founded} to 2009`, '2010s': '2010 to 2019', '2020s': 'Since 2020' },
  },
  /** A capacity with its unit, for places without a label. */
  capacity: (words: string) => `${words} MW or MVA`,
  choice: (value: string, count: number) => `${value} (${count})`,
  count: (shown: number, all: number) => (shown === all ? `All ${all} projects` : `${shown} of ${all} projects`),
  chosen: (count: string, values: readonly string[]) => `${count}: ${values.join(' · ')}`,
  nothingFound: 'No project matches all of these filters. Remove one of them, or clear them all:',
  without: (value: string, count: number) => `Without ${value} (${count})`,
  clear: 'Clear filters',
  table: 'Projects, the newest first',
  columns: {
    year: 'Year',
    project: 'Project',
    operator: 'Network operator',
    voltage: 'Voltage',
    capacity: 'MW or MVA',
  },
  caseStudy: 'Read the case study',
  caseStudyOf: (name: string) => `of ${name}`,
} as const;
