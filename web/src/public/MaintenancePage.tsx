import { maintenancePage } from '../content/product/pages/maintenance.ts';
import { MessagePage } from '../ui/sections/MessagePage.tsx';
import { Page } from '../ui/sections/Page.tsx';

export function MaintenancePage() {
  const { meta, ...notice } = maintenancePage;
  return (
    <Page meta={meta}>
      <MessagePage {...notice} />
    </Page>
  );
}
