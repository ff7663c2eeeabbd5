import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import type { ServiceDrawingName, ServiceSection as ServiceSectionContent } from '../../content/shapes/service-page.ts';
import { EarthingLayout } from '../../drawings/EarthingLayout.tsx';
import { G99Connection } from '../../drawings/g99/G99Connection.tsx';
import { ProtectionScheme } from '../../drawings/protection/ProtectionScheme.tsx';
import { SingleLineDiagram } from '../../drawings/SingleLineDiagram.tsx';
import { TransformerBaySection } from '../../drawings/TransformerBaySection.tsx';
import { TrenchSection } from '../../drawings/trench/TrenchSection.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { CallToAction } from '../../ui/sections/CallToAction.tsx';
import { CardGrid } from '../../ui/sections/CardGrid.tsx';
import { CoreValues } from '../../ui/sections/CoreValues.tsx';
import { DrawingSection } from '../../ui/sections/DrawingSection.tsx';
import { ParallaxBlock } from '../../ui/sections/ParallaxBlock.tsx';
import { ProcessSteps } from '../../ui/sections/ProcessSteps.tsx';
import { Section, type SectionHead } from '../../ui/sections/Section.tsx';
import { TextBlock } from '../../ui/sections/TextBlock.tsx';

interface ServiceSectionProps {
  section: Exclude<ServiceSectionContent, { kind: 'topics' }>;
  ground: 'paper' | 'tinted';
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

/** The drawings of the service pages, each given the text that stands for it. */
const serviceDrawings: Record<ServiceDrawingName, ComponentType<{ title: string }>> = {
  gridConnection: SingleLineDiagram,
  earthingLayout: EarthingLayout,
  transformerBay: TransformerBaySection,
  protectionScheme: ProtectionScheme,
  cableTrench: TrenchSection,
  g99Connection: G99Connection,
};

interface CheckListsProps extends SectionHead {
  lists: readonly { title: string; items: readonly string[] }[];
}

function CheckLists({ lists, ...head }: CheckListsProps) {
  return (
    <Section {...head}>
      <Grid container rowSpacing={6} columnSpacing="clamp(40px, 7vw, 96px)">
        {lists.map(({ title, items }) => (
          <Grid key={title} size={{ xs: 12, md: 6 }}>
            <Typography variant="h3" sx={{ marginBottom: 2.5 }}>
              {title}
            </Typography>
            <CheckList items={items} />
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}
