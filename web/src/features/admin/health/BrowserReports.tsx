import styled from '@emotion/styled/base';
import type { PageFigures, Vital } from '@ohmbridge/functions/contract/browser-reports';
import { Spinner } from '../../../components/Spinner.tsx';
import { healthCopy } from '../../../content/health.ts';
import { colours, families } from '../../../theme/tokens.ts';
import { LiveDataFailure } from '../components/LiveData.tsx';
import { useBrowserFigures } from './use-health.ts';

const Frame = styled('div')({ overflowX: 'auto' });

const Table = styled('table')({
  width: '100%',
  minWidth: 640,
  borderCollapse: 'collapse',
  '& th': { fontFamily: families.mono, fontSize: '0.8125rem', fontWeight: 450, color: colours.slate },
  '& th, & td': { padding: '12px 20px 12px 0', borderBottom: `1px solid ${colours.hairline}`, textAlign: 'right' },
  '& th:first-of-type': { textAlign: 'left' },
  '& tbody th': { fontFamily: 'inherit', fontSize: 'inherit', color: 'inherit' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
});

const Soft = styled('p')({ color: colours.slate });

const vitals = ['LCP', 'INP', 'CLS'] as const satisfies Vital[];
const { browserColumns: columns } = healthCopy;

/** How fast real visits were and what failed in them, by shape of page. */
export function BrowserReports() {
  const { data: figures, isError } = useBrowserFigures();
  if (isError) return <LiveDataFailure message={healthCopy.reportsFailed} />;
  if (!figures) return <Spinner />;
  const { since, pages, violations } = figures;
  if (pages.length + violations.length === 0) return <Soft>{healthCopy.noReports}</Soft>;
  return (
    <div>
      <Soft>{healthCopy.browsersExplained(since)}</Soft>
      {/* A keyboard scrolls what it can focus. */}
      <Frame tabIndex={0}>
        <Table aria-label={healthCopy.browsers}>
          <thead>
            <tr>
              {Object.entries(columns).map(([name, column]) => (
                <th key={name} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pages.map((page) => (
              <Row key={page.page} {...page} />
            ))}
          </tbody>
        </Table>
      </Frame>
      {violations.length > 0 && (
        <Soft>
          {healthCopy.violations}: {violations.map(({ directive, count }) => `${directive} ${count}`).join(', ')}
        </Soft>
      )}
    </div>
  );
}

function Row({ page, p75, visits, errors }: PageFigures) {
  return (
    <tr>
      <th scope="row">{healthCopy.pageName(page)}</th>
      {vitals.map((vital) => {
        const value = p75[vital];
        return <td key={vital}>{value === undefined ? healthCopy.noFigure : healthCopy.vital[vital](value)}</td>;
      })}
      <td>{visits}</td>
      <td>{errors}</td>
    </tr>
  );
}
