import { home } from '@site/contract/test-support/offices';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JobFinder } from './JobFinder.tsx';
import { jobFilters } from './open-jobs/job-filters.ts';

it('finds jobs without scripts as well: the fields of the form are named as in the address', () => {
  const html = renderToStaticMarkup(
    <JobFinder filters={{}} isSettled={false} facets={undefined} onUse={() => {}} onChange={() => {}} />,
  );
  expect(html).toMatch(/<form [^>]*action="\/careers#openings" method="get"/);
  expect(html).toMatch(/<input (?=[^>]*type="search")(?=[^>]*name="search")/);
  expect(html).toMatch(/<select (?=[^>]*name="country")/);
  const [, value = ''] = new RegExp(`<option value="([^"]+)"[^>]*>${home.country}<`).exec(html) ?? [];
  const sent = new URLSearchParams({ search: 'relay', country: value });
  expect(jobFilters.read(`?${sent}`)).toMatchObject({ search: 'relay', country: home.country });
});
