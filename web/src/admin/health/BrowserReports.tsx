import { healthCopy } from '../../content/health.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { FigureTable } from '../components/FigureTable.tsx';
import { Note } from '../components/Note.tsx';
import { useBrowserFigures } from './use-health.ts';

/** How many scripts failed, by shape of page, and what the content security policy blocked. */
export function BrowserReports() {
  const { data: figures, isError } = useBrowserFigures();
  if (isError) return <FailureAlert message={healthCopy.reportsFailed} />;
  if (!figures) return <Spinner />;
  const { since, pages, violations } = figures;
  if (pages.length + violations.length === 0) return <Note>{healthCopy.noReports}</Note>;
  return (
    <div>
      <Note>{healthCopy.browsersExplained(since)}</Note>
      {pages.length > 0 && (
        <FigureTable
          label={healthCopy.browsers}
          figures={{
            heading: healthCopy.page,
            columns: [healthCopy.scriptErrors],
            rows: pages.map(({ page, errors }) => ({ name: healthCopy.pageName(page), cells: [errors] })),
          }}
        />
      )}
      {violations.length > 0 && (
        <Note>
          {healthCopy.violations}: {violations.map(({ directive, count }) => `${directive} ${count}`).join(', ')}
        </Note>
      )}
    </div>
  );
}
