import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { type ComponentType, useId } from 'react';
import type {
  ServiceDrawing,
  ServiceDrawingName,
  ServiceSection as ServiceSectionContent,
} from '../../content/shapes/service-page.ts';
import { EarthingLayout } from '../../drawings/EarthingLayout.tsx';
import { G99Connection } from '../../drawings/g99/G99Connection.tsx';
import { ProtectionScheme } from '../../drawings/protection/ProtectionScheme.tsx';
import { SingleLineDiagram } from '../../drawings/SingleLineDiagram.tsx';
import { TransformerBaySection } from '../../drawings/TransformerBaySection.tsx';
import { TrenchSection } from '../../drawings/trench/TrenchSection.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { RatingPlate } from '../../ui/RatingPlate.tsx';
import { CallToAction } from '../../ui/sections/CallToAction.tsx';
import { CardGrid } from '../../ui/sections/CardGrid.tsx';
import { DrawingPaper } from '../../ui/sections/DrawingPaper.tsx';
import { ParallaxBlock } from '../../ui/sections/ParallaxBlock.tsx';
import { ProcessSteps } from '../../ui/sections/ProcessSteps.tsx';
import { Conductor, Section, SectionFrame, type SectionHead, SectionTitle } from '../../ui/sections/Section.tsx';
import { TextBlock } from '../../ui/sections/TextBlock.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import { colours, media } from '../../ui/theme/tokens.ts';

interface ServiceSectionProps {
  section: Exclude<ServiceSectionContent, { kind: 'topics' }>;
  ground: 'paper' | 'tinted';
}

/** A read-only section of a service. The kind in its content decides which component shows it. */
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

/** The drawings of the service pages. Each gets its text alternative. */
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

const row = {
  display: 'grid',
  gap: 1,
  padding: '24px 0 28px',
  borderBottom: `1px solid ${colours.hairline}`,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 5, alignItems: 'baseline' },
} as const;

const word = {
  fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.5rem)',
  letterSpacing: '-0.02em',
  lineHeight: 1,
} as const;

interface CoreValuesProps extends SectionHead {
  values: readonly { name: string; text: string }[];
}

/** The values of the firm: one word each, and its meaning on a job. */
function CoreValues({ values, ...head }: CoreValuesProps) {
  return (
    <Section {...head}>
      <Box component="dl" sx={{ borderTop: `2px solid ${colours.ink}` }}>
        {values.map(({ name, text }) => (
          <Box key={name} sx={row}>
            <Typography variant="h2" component="dt" sx={word}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ maxWidth: '58ch', color: 'text.secondary' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** The width from which the text fits beside a drawing with readable lettering. */
const beside = '@media (min-width: 1280px)';

const head = {
  position: 'relative',
  '& h2': { maxWidth: 'none' },
  // The figures stay on one line in their narrow column.
  '& dd': { fontSize: '2rem', whiteSpace: 'nowrap' },
  [beside]: { gridRow: 1, width: '31%' },
} as const;

// The paper bleeds off the right edge of the page.
const figure = {
  '&&': { gridColumn: 'content-start / full-end' },
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  [beside]: { gridRow: 1, marginLeft: 'calc(31% + 8px)' },
} as const;

interface DrawingSectionProps extends Pick<SectionHead, 'label' | 'symbol' | 'title'> {
  text: string;
  figures: readonly { value: string; unit?: string; label: string }[];
  drawing: ServiceDrawing;
  Drawing: ComponentType<{ title: string }>;
}

/** A drawing on its sheet, with an explanation and its main figures beside it. */
function DrawingSection({ label, symbol, title, text, figures, drawing, Drawing }: DrawingSectionProps) {
  const titleId = useId();
  const { number, shows, scale, alternative } = drawing;
  return (
    <SectionFrame ground="dark" aria-labelledby={titleId}>
      <Conductor aria-hidden="true" />
      <Box sx={head}>
        <SectionTitle {...{ label, symbol, title, titleId }} ground="dark" />
        <Typography sx={{ marginTop: 2.5, maxWidth: '58ch', color: colours.onDarkSoft }}>{text}</Typography>
        <Box sx={{ marginTop: 'clamp(28px, 3vw, 48px)' }}>
          <RatingPlate entries={figures} />
        </Box>
      </Box>
      <Box component="figure" sx={figure}>
        <DrawingPaper number={number} alternative={alternative} Drawing={Drawing} />
        <figcaption>
          <TitleBlock number={number} shows={shows} scale={scale} />
        </figcaption>
      </Box>
    </SectionFrame>
  );
}
