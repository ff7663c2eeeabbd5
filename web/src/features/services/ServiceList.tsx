import styled from '@emotion/styled/base';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { Text } from '../../components/Text.tsx';
import { serviceAddress } from '../../content/addresses.ts';
import { services } from 'virtual:content-index';
import { colours, measures, media } from '../../theme/tokens.ts';

const Rows = styled('ul')({
  padding: 0,
  listStyle: 'none',
  '& > li': { borderTop: `1px solid ${colours.hairline}` },
  '& > li:first-of-type': { borderTop: `2px solid ${colours.ink}` },
});

const Row = styled('article')({
  position: 'relative',
  display: 'grid',
  gap: 24,
  padding: '28px 0 40px',
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: 48, padding: '32px 0' },
  [media.desktop]: { gap: 96 },
});

const Words = styled('div')({
  '& a': {
    color: colours.ink,
    textDecorationThickness: 2,
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.14em',
  },
  '& a:hover': { textDecorationColor: colours.amber },
  // The link covers the whole row, and keeps its own name.
  '& a::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
});

/** All services, one to a row: what it is, and a picture of where it ends up. */
export function ServiceList() {
  return (
    <Rows role="list">
      {services.map(({ slug, card }) => (
        <li key={slug}>
          <Row>
            <Words>
              <Text variant="h3" css={{ fontSize: 'clamp(1.625rem, 1.2rem + 1.6vw, 2.5rem)', lineHeight: 1.1 }}>
                <a href={serviceAddress(slug)}>{card.name}</a>
              </Text>
              <Text css={{ marginTop: 16, maxWidth: '56ch', color: colours.slate }}>{card.description}</Text>
            </Words>
            <PictureFrame
              picture={card.picture}
              ratio={16 / 9}
              sizes={`(min-width: ${measures.desktop}px) 420px, (min-width: ${measures.tablet}px) 40vw, 90vw`}
            />
          </Row>
        </li>
      ))}
    </Rows>
  );
}
