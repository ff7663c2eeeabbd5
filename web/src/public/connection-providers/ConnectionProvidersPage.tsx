import { connectionProvidersPage } from '../../content/firm/pages/connection-providers.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';

const ConnectionProvidersStatic = staticPart(
  () => import('./ConnectionProvidersStatic.tsx'),
  'ConnectionProvidersStatic',
);
export const staticParts = [ConnectionProvidersStatic];

/** The page for independent connection providers. */
export function ConnectionProvidersPage() {
  return (
    <Page meta={connectionProvidersPage.meta}>
      <ConnectionProvidersStatic />
    </Page>
  );
}
