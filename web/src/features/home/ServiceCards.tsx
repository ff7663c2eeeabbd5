import styled from '@emotion/styled/base';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { Text } from '../../components/Text.tsx';
import { serviceAddress } from '../../content/addresses.ts';
import { services } from 'virtual:content-index';
import { Section } from '../../sections/Section.tsx';
import { colours, measures, media } from '../../theme/tokens.ts';
import { cutName } from './cut-name.ts';

const Grid = styled('ul')({
  display: 'grid',
  gap: '48px clamp(24px, 3vw, 40px)',
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    rowGap: 72,
    // The middle column hangs lower: three bays, not a table.
    '& > li:nth-of-type(3n + 2)': { position: 'relative', top: 40 },
  },
});

const Card = styled('article')({
  position: 'relative',
  '& a': {
    color: colours.ink,
    textDecorationThickness: 2,
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.14em',
  },
  '&:hover a': { textDecorationColor: colours.amber },
  // The link covers the whole card, and keeps its own name.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
});

const Description = styled('p')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  marginTop: 8,
  color: colours.slate,
  fontSize: '1.0625rem',
  lineHeight: 1.55,
});

const More = styled('p')({ marginTop: 8, marginLeft: -4, [media.desktop]: { marginTop: 32 } });

interface ServiceCardsProps {
  label: string;
  title: string;
  intro: string;
  more: { label: string; href: string };
}

/** The services of the menu, a card each, and the way to all of them. */
export function ServiceCards({ more, ...head }: ServiceCardsProps) {
  const cards = services.filter(({ menuName }) => menuName);
  return (
    <Section symbol="disconnector" ground="warm" {...head}>
      <Grid role="list">
        {cards.map(({ slug, card: { name, description, picture, diorama = picture } }) => (
          <li key={slug}>
            <Card>
              <PictureFrame
                picture={diorama}
                ratio={3 / 2}
                sizes={`(min-width: ${measures.desktop}px) 350px, (min-width: ${measures.tablet}px) 45vw, 90vw`}
                bare
              />
              <Text variant="h3" css={{ marginTop: 20 }}>
                <a href={serviceAddress(slug)}>{cutName(name)}</a>
              </Text>
              <Description>{description}</Description>
            </Card>
          </li>
        ))}
      </Grid>
      <More>
        <LinkButton href={more.href} variant="text">
          {more.label}
        </LinkButton>
      </More>
    </Section>
  );
}
