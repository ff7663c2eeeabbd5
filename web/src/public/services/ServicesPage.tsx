import { servicesPage } from '../../content/pages/services.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';

export const Banner = staticPart(() => import('./ServicesStatic.tsx').then((module) => module.ServicesBanner));
export const Reading = staticPart(() => import('./ServicesStatic.tsx').then((module) => module.ServicesStatic));

export function ServicesPage() {
  return (
    <Page meta={servicesPage.meta}>
      <Banner />
      <Reading />
    </Page>
  );
}
