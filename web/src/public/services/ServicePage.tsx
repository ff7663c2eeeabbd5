import type { ServicePageContent } from '../../content/service-page.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { groundOfSection } from '../../ui/sections/Section.tsx';
import { Text, TopicTabs } from '../../ui/sections/TopicTabs.tsx';

export { Text };
export const Banner = staticPart(() => import('./ServiceStatic.tsx').then((module) => module.ServiceBanner));
export const ReadSection = staticPart(() => import('./ServiceSection.tsx').then((module) => module.ServiceSection));
export const Closing = staticPart(() => import('./ServiceStatic.tsx').then((module) => module.ServiceClosing));

/** A service: its banner, its own sections, and the four that close every service page. */
export function ServicePage({ content }: { content: ServicePageContent }) {
  const { meta, sections } = content;
  return (
    <Page meta={meta}>
      <Banner content={content} />
      {sections.map((section, index) =>
        section.kind === 'topics' ? (
          <TopicTabs key={section.title} symbol="disconnector" ground={groundOfSection(index)} {...section} />
        ) : (
          <ReadSection key={section.title} ground={groundOfSection(index)} section={section} />
        ),
      )}
      <Closing content={content} />
    </Page>
  );
}
