import styled from '@emotion/styled/base';
import { Text } from '../../components/Text.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { contactPage } from '../../content/pages/contact.ts';
import { heroEntrance } from '../../theme/hero-entrance.ts';
import { colours, measures, media } from '../../theme/tokens.ts';
import network from './maps/offices.svg';
import networkNarrow from './maps/offices-narrow.svg';

const Ground = styled('section')({ overflow: 'hidden', background: colours.deep, color: colours.onDark });

const Frame = styled('div')({
  position: 'relative',
  display: 'grid',
  [media.desktop]: { gridTemplateColumns: '42% 58%', minHeight: 'min(600px, 39vw)' },
});

const Words = styled('div')({
  alignSelf: 'center',
  padding: `56px ${measures.margin} 40px`,
  [media.desktop]: { padding: `64px 0 64px max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)` },
  ...heroEntrance,
});

/** The map runs off the right edge; towards the words it fades into the ground. */
const Drawing = styled('figure')({
  display: 'grid',
  [media.print]: { display: 'none' },
  [media.desktop]: { gridTemplateRows: 'minmax(0, 1fr) auto' },
  '& picture': { position: 'relative' },
  '& img': {
    width: '100%',
    height: 'auto',
    // As high as the words beside it.
    [media.desktop]: {
      position: 'absolute',
      height: '100%',
      objectFit: 'cover',
      maskImage: 'linear-gradient(90deg, transparent, #000 10%)',
    },
  },
});

const Caption = styled('figcaption')({
  padding: `0 ${measures.margin} 20px`,
  [media.desktop]: { paddingLeft: 0 },
});

/** The head of the contact page: the words, and the three offices on half a globe. */
export function ContactHero() {
  const { title, intro, drawing } = contactPage.hero;
  return (
    <Ground data-ground="dark">
      <Frame>
        <Words>
          <Text variant="h1">{title}</Text>
          <Text variant="subtitle1" css={{ marginTop: 24, maxWidth: '42ch', color: colours.onDarkSoft }}>
            {intro}
          </Text>
        </Words>
        <Drawing>
          <picture>
            <source media="(min-width: 600px)" srcSet={network} width={900} height={600} />
            <img src={networkNarrow} width={390} height={330} alt={drawing.alternative} />
          </picture>
          <Caption>
            <TitleBlock number={drawing.number} shows={drawing.shows} scale={drawing.scale} ground="dark" />
          </Caption>
        </Drawing>
      </Frame>
    </Ground>
  );
}
