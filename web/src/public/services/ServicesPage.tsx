import { servicesPage } from '../../content/pages/services.ts';
import { still } from '../../shared/still.tsx';
import { Page } from '../../ui/sections/Page.tsx';

export const Banner = still(() => import('./ServicesReading.tsx').then((module) => module.ServicesBanner));
export const Reading = still(() => import('./ServicesReading.tsx').then((module) => module.ServicesReading));

export function ServicesPage() {
  return (
    <Page meta={servicesPage.meta}>
      <Banner />
      <Reading />
    </Page>
  );
}
