import styled from '@emotion/styled/base';
import { LinkButton } from '../components/LinkButton.tsx';
import { Text } from '../components/Text.tsx';
import { heroEntrance } from '../theme/hero-entrance.ts';
import { colours } from '../theme/tokens.ts';
import { HeroPlaces } from './hero/HeroPlaces.tsx';
import type { HeroPlace } from './hero/HeroViews.tsx';

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
  return (
    <HeroPlaces places={places}>
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
    </HeroPlaces>
  );
}
