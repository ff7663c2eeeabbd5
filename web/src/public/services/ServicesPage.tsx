import { servicesPage } from '../../content/firm/pages/services.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';

const ServicesBanner = staticPart(() => import('./ServicesStatic.tsx'), 'ServicesBanner');
const ServicesStatic = staticPart(() => import('./ServicesStatic.tsx'), 'ServicesStatic');
export const staticParts = [ServicesBanner, ServicesStatic];

export function ServicesPage() {
  return (
    <Page meta={servicesPage.meta}>
      <ServicesBanner />
      <ServicesStatic />
    </Page>
  );
}
