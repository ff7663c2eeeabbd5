import type { Vital } from '@ohmbridge/contract/nightly/browser-reports';
import { healthCopy } from '../../content/health.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { DataFailure } from '../components/DataBoundary.tsx';
import { FigureTable } from '../components/FigureTable.tsx';
import { Note } from '../components/Note.tsx';
import { useBrowserFigures } from './use-health.ts';

const vitals = ['LCP', 'INP', 'CLS'] as const satisfies Vital[];
const [heading = '', ...columns] = Object.values(healthCopy.browserColumns);

/** How fast real visits were and what failed in them, by shape of page. */
export function BrowserReports() {
  const { data: figures, isError } = useBrowserFigures();
  if (isError) return <DataFailure message={healthCopy.reportsFailed} />;
  if (!figures) return <Spinner />;
  const { since, pages, violations } = figures;
  if (pages.length + violations.length === 0) return <Note>{healthCopy.noReports}</Note>;
  return (
    <div>
      <Note>{healthCopy.browsersExplained(since)}</Note>
      <FigureTable
        label={healthCopy.browsers}
        figures={{
          heading,
          columns,
          rows: pages.map(({ page, p75, visits, errors }) => ({
            name: healthCopy.pageName(page),
            cells: [
              ...vitals.map((vital) => {
                const value = p75[vital];
                return value === undefined ? healthCopy.noFigure : healthCopy.vital[vital](value);
              }),
              visits,
              errors,
            ],
          })),
        }}
      />
      {violations.length > 0 && (
        <Note>
          {healthCopy.violations}: {violations.map(({ directive, count }) => `${directive} ${count}`).join(', ')}
        </Note>
      )}
    </div>
  );
}
