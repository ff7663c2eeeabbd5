import type { ServiceSection as ServiceSectionContent } from '../../content/service-page.ts';
import { CallToAction } from '../../ui/sections/CallToAction.tsx';
import { CardGrid } from '../../ui/sections/CardGrid.tsx';
import { CheckLists } from '../../ui/sections/CheckLists.tsx';
import { CoreValues } from '../../ui/sections/CoreValues.tsx';
import { DrawingSection } from '../../ui/sections/DrawingSection.tsx';
import { ParallaxBlock } from '../../ui/sections/ParallaxBlock.tsx';
import { ProcessSteps } from '../../ui/sections/ProcessSteps.tsx';
import { TextBlock } from '../../ui/sections/TextBlock.tsx';
import { serviceDrawings } from './service-drawings.ts';

interface ServiceSectionProps {
  section: Exclude<ServiceSectionContent, { kind: 'topics' }>;
  ground: 'paper' | 'warm';
}

/** A section of a service that only is read, by the kind that its content names. */
export function ServiceSection({ section, ground }: ServiceSectionProps) {
  switch (section.kind) {
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
