import { Metadata } from '../components/Metadata.tsx';
import { servicesPage } from '../content/pages/services.ts';
import { ServiceList } from '../features/services/ServiceList.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';
import { Section } from '../sections/Section.tsx';

export function ServicesPage() {
  const { meta, banner, list, closing } = servicesPage;
  return (
    <>
      <Metadata meta={meta} />
      <PageBanner {...banner} />
      <Section symbol="transformer" {...list}>
        <ServiceList />
      </Section>
      <CallToAction symbol="load" {...closing} />
    </>
  );
}
