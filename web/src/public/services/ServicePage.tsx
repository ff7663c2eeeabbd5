import type { ServicePageContent } from '../../content/shapes/service-page.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { groundOfSection } from '../../ui/sections/Section.tsx';
import { TopicTabs, TopicText } from '../../ui/sections/TopicTabs.tsx';

const ServiceBanner = staticPart(() => import('./ServiceStatic.tsx'), 'ServiceBanner');
const ServiceSection = staticPart(() => import('./ServiceSection.tsx'), 'ServiceSection');
const ServiceClosing = staticPart(() => import('./ServiceStatic.tsx'), 'ServiceClosing');
export const staticParts = [ServiceBanner, ServiceSection, ServiceClosing, TopicText];

/** The page of a service: its banner, its own sections, and the four sections that close every service page. */
export function ServicePage({ content }: { content: ServicePageContent }) {
  const { meta, sections } = content;
  return (
    <Page meta={meta}>
      <ServiceBanner content={content} />
      {sections.map((section, index) =>
        section.kind === 'topics' ? (
          <TopicTabs key={section.title} symbol="disconnector" ground={groundOfSection(index)} {...section} />
        ) : (
          <ServiceSection key={section.title} ground={groundOfSection(index)} section={section} />
        ),
      )}
      <ServiceClosing content={content} />
    </Page>
  );
}
