import { maintenancePage } from '../content/pages/maintenance.ts';
import { Notice } from '../ui/sections/Notice.tsx';
import { Page } from '../ui/sections/Page.tsx';

export function MaintenancePage() {
  const { meta, ...notice } = maintenancePage;
  return (
    <Page meta={meta}>
      <Notice {...notice} />
    </Page>
  );
}
