import type { ServiceSection } from '../../content/service-page.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { CardGrid } from '../../sections/CardGrid.tsx';
import { CheckLists } from '../../sections/CheckLists.tsx';
import { CoreValues } from '../../sections/CoreValues.tsx';
import { DrawingSection } from '../../sections/DrawingSection.tsx';
import { ParallaxBlock } from '../../sections/ParallaxBlock.tsx';
import { ProcessSteps } from '../../sections/ProcessSteps.tsx';
import { TextBlock } from '../../sections/TextBlock.tsx';
import { TopicTabs } from '../../sections/TopicTabs.tsx';
import { serviceDrawings } from './service-drawings.ts';

interface ServiceSectionsProps {
  sections: readonly ServiceSection[];
}

/** The sections of a service, in the order of its content. */
export function ServiceSections({ sections }: ServiceSectionsProps) {
  return sections.map((section, index) => (
    <ServiceSectionOfKind key={section.title} section={section} ground={groundOfSection(index)} />
  ));
}

interface ServiceSectionOfKindProps {
  section: ServiceSection;
  ground: 'paper' | 'warm';
}

function ServiceSectionOfKind({ section, ground }: ServiceSectionOfKindProps) {
  switch (section.kind) {
    case 'topics':
      return <TopicTabs symbol="disconnector" ground={ground} {...section} />;
    case 'cards':
      return <CardGrid symbol="transformer" ground={ground} {...section} />;
    case 'process':
      return <ProcessSteps symbol="breaker" ground={ground} {...section} />;
    case 'lists':
      return <CheckLists symbol="currentTransformer" ground={ground} {...section} />;
    case 'text':
      return <TextBlock symbol="node" ground={ground} {...section} />;
    case 'parallax':
      return <ParallaxBlock symbol="generator" {...section} />;
    case 'drawing':
      return <DrawingSection symbol="breaker" {...section} Drawing={serviceDrawings[section.drawing.name]} />;
    case 'values':
      return <CoreValues symbol="earth" ground={ground} {...section} />;
    case 'action':
      return <CallToAction symbol="breaker" {...section} />;
  }
}

/** Paper and warm white alternate, so that neighbours differ; dark sections set their own ground. */
export function groundOfSection(index: number): 'paper' | 'warm' {
  return index % 2 === 0 ? 'paper' : 'warm';
}
