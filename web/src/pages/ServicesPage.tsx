import { servicesPage } from '../content/pages/services.ts';
import { still } from '../lib/still.tsx';
import { Page } from '../sections/Page.tsx';

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
