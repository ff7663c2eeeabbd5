import styled from '@emotion/styled';
import { LinkButton } from '../components/LinkButton.tsx';
import { Text } from '../components/Text.tsx';
import { heroEntrance } from '../theme/hero-entrance.ts';
import { colours, measures, media } from '../theme/tokens.ts';
import { HeroControls } from './hero/HeroControls.tsx';
import { type HeroPlace, HeroViews, placeHeight } from './hero/HeroViews.tsx';
import { useLatePlaces } from './hero/use-late-places.ts';
import { useRotation } from './hero/use-rotation.ts';

const Ground = styled('section')({ background: colours.deep, color: colours.onDark });

const Frame = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'center',
  padding: `56px ${measures.margin} calc(${placeHeight} + 48px)`,
  [media.desktop]: {
    minHeight: 'min(720px, calc(100vh - 172px))',
    padding: `72px max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)`,
    gridTemplateColumns: 'minmax(0, 46%)',
  },
});

const Words = styled('div')({
  position: 'relative',
  zIndex: 1,
  ...heroEntrance,
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 40 });

interface HomeHeroProps {
  tagline: string;
  intro: string;
  actions: readonly { label: string; href: string }[];
  places: readonly HeroPlace[];
}

/** The first sight of the site: the tagline on the drawing of a place, and beside it the place. Three of them take turns. */
export function HomeHero({ tagline, intro, actions, places }: HomeHeroProps) {
  const count = places.length;
  const { shown, show, isPlaying, toggle, isVisited, visitProps } = useRotation(count);
  const { ready, fetched } = useLatePlaces({ count, shown, isVisited });
  return (
    <Ground data-ground="dark" {...visitProps}>
      <Frame>
        <HeroViews places={places.slice(0, fetched)} shown={shown} />
        <Words>
          <Text variant="h1">{tagline}</Text>
          <Text variant="subtitle1" css={{ marginTop: 24, maxWidth: '46ch', color: colours.onDarkSoft }}>
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
      </Frame>
      <HeroControls
        pictures={places.map(({ picture }) => picture)}
        ready={ready}
        shown={shown}
        show={show}
        isPlaying={isPlaying}
        toggle={toggle}
      />
    </Ground>
  );
}
