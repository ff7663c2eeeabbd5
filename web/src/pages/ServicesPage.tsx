import { servicesPage } from '../content/pages/services.ts';
import { ServiceList } from '../features/services/ServiceList.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { Page } from '../sections/Page.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';
import { Section } from '../sections/Section.tsx';

export function ServicesPage() {
  const { meta, banner, list, closing } = servicesPage;
  return (
    <Page meta={meta}>
      <PageBanner {...banner} />
      <Section symbol="transformer" {...list}>
        <ServiceList />
      </Section>
      <CallToAction symbol="load" {...closing} />
    </Page>
  );
}
