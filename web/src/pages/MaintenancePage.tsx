import { Metadata } from '../components/Metadata.tsx';
import { maintenancePage } from '../content/pages/maintenance.ts';
import { Notice } from '../sections/Notice.tsx';

export function MaintenancePage() {
  const { meta, ...notice } = maintenancePage;
  return (
    <>
      <Metadata meta={meta} />
      <Notice {...notice} />
    </>
  );
}
