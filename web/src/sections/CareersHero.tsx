import styled from '@emotion/styled/base';
import { TransmissionTower } from '../components/drawings/TransmissionTower.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Text } from '../components/Text.tsx';
import { TitleBlock } from '../components/TitleBlock.tsx';
import { heroEntrance } from '../theme/hero-entrance.ts';
import { colours, measures, media } from '../theme/tokens.ts';

/** How far the drawing runs over the content's right edge on a desk. */
const bleed = `max(96px, (100vw - ${measures.contentWidth}px) / 2)`;

const Ground = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  background: colours.warm,
  color: colours.ink,
});

const Frame = styled('div')({
  display: 'grid',
  padding: `56px max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2) 0`,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
    minHeight: 'min(760px, calc(100vh - 96px))',
    paddingTop: 0,
  },
});

const Words = styled('div')({
  position: 'relative',
  zIndex: 1,
  [media.desktop]: { alignSelf: 'center', padding: '56px 0 176px' },
  ...heroEntrance,
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 40 });

const Drawing = styled('figure')({
  position: 'relative',
  [media.print]: { display: 'none' },
  marginRight: `calc(${measures.margin} * -1)`,
  '& > svg': { width: '118%', margin: '0 0 0 -9%', maxWidth: 'none' },
  [media.tablet]: { '& > svg': { width: '100%', margin: 0 } },
  // The towers on the horizon stand under the words; the conductors leave over the right edge.
  [media.desktop]: {
    alignSelf: 'end',
    margin: `0 calc(${bleed} * -1) 0 -48px`,
  },
});

// The title block keeps to the margins.
const Caption = styled('figcaption')({
  padding: `0 ${measures.margin} 24px 0`,
  [media.desktop]: { padding: `0 ${bleed} 32px 48px` },
});

interface CareersHeroProps {
  title: string;
  intro: string;
  actions: readonly { label: string; href: string }[];
  drawing: { number: string; shows: string; scale: string; alternative: string };
}

/** The head of the careers page: what the work is, beside a line that comes over the reader's shoulder. */
export function CareersHero({ title, intro, actions, drawing }: CareersHeroProps) {
  return (
    <Ground>
      <Frame>
        <Words>
          <Text variant="h1">{title}</Text>
          <Text variant="subtitle1" css={{ marginTop: 24, maxWidth: '44ch' }}>
            {intro}
          </Text>
          <Actions>
            {actions.map(({ label, href }, index) => (
              <LinkButton key={href} href={href} variant={index === 0 ? 'contained' : 'outlined'}>
                {label}
              </LinkButton>
            ))}
          </Actions>
        </Words>
        <Drawing>
          <TransmissionTower title={drawing.alternative} />
          <Caption>
            <TitleBlock number={drawing.number} shows={drawing.shows} scale={drawing.scale} />
          </Caption>
        </Drawing>
      </Frame>
    </Ground>
  );
}
