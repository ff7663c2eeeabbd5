import { servicesPage } from '../content/pages/services.ts';
import { ServiceList } from '../features/services/ServiceList.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';
import { Section } from '../sections/Section.tsx';

/** The list of services, and what stands around it. */
export function ServicesReading() {
  const { banner, list, closing } = servicesPage;
  return (
    <>
      <PageBanner {...banner} />
      <Section symbol="transformer" {...list}>
        <ServiceList />
      </Section>
      <CallToAction symbol="load" {...closing} />
    </>
  );
}
