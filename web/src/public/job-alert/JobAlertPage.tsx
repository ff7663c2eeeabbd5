import { jobAlertPage } from '../../content/pages/job-alert.ts';
import { Page } from '../../ui/sections/Page.tsx';
import { SheetHead } from '../../ui/sections/SheetHead.tsx';
import { OwnJobAlert } from './OwnJobAlert.tsx';

/** Where somebody confirms, goes on with, or ends an alert. */
export function JobAlertPage() {
  const { meta, label, title, intro, sheet } = jobAlertPage;
  return (
    <Page meta={meta}>
      <SheetHead {...{ label, title, intro, sheet }} />
      <OwnJobAlert />
    </Page>
  );
}
