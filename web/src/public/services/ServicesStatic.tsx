import { servicesPage } from '../../content/pages/services.ts';
import { CallToAction } from '../../ui/sections/CallToAction.tsx';
import { PageBanner } from '../../ui/sections/PageBanner.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { ToolList } from '../tools/ToolList.tsx';
import { ServiceList } from './ServiceList.tsx';

/** The head of the list of services. */
export function ServicesBanner() {
  return <PageBanner {...servicesPage.banner} />;
}

/** The list itself, and the way to ask for what it lacks. */
export function ServicesStatic() {
  const { list, tools, closing } = servicesPage;
  return (
    <>
      <Section symbol="transformer" {...list}>
        <ServiceList />
      </Section>
      <Section symbol="breaker" ground="warm" {...tools}>
        <ToolList />
      </Section>
      <CallToAction symbol="load" {...closing} />
    </>
  );
}
