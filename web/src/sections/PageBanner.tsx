import styled from '@emotion/styled/base';
import { LinkButton } from '../components/LinkButton.tsx';
import { PictureFrame } from '../components/PictureFrame.tsx';
import { Text } from '../components/Text.tsx';
import type { Picture } from '../content/picture.ts';
import { heroEntrance } from '../theme/hero-entrance.ts';
import { colours, families, measures, media } from '../theme/tokens.ts';

const grounds = {
  warm: { background: colours.warm, color: colours.ink },
  dark: { background: colours.deep, color: colours.onDark },
} as const;

type BannerGround = keyof typeof grounds;

const Ground = styled('section', { shouldForwardProp: (name) => name !== 'ground' })<{ ground: BannerGround }>(
  ({ ground }) => ({
    ...grounds[ground],
    overflow: 'hidden',
    '--soft': ground === 'dark' ? colours.onDarkSoft : colours.slate,
  }),
);

const Frame = styled('div')({
  display: 'grid',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 52%) minmax(0, 48%)', minHeight: 'min(620px, 42vw)' },
});

const Words = styled('div')({
  alignSelf: 'center',
  padding: `56px ${measures.margin} 48px`,
  [media.desktop]: { padding: `72px 56px 72px max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)` },
  ...heroEntrance,
});

const Parent = styled('p')({
  marginBottom: 16,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  '& a': { display: 'inline-block', padding: '11px 0', color: 'inherit', textUnderlineOffset: '0.25em' },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 40 });

/** The picture bleeds off the right edge; its title block keeps to the margins. */
const Sheet = styled('div')({
  display: 'grid',
  '& figcaption': { padding: `0 ${measures.margin}` },
  [media.desktop]: {
    '& figure': { gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)' },
    // As high as the words beside it, whatever its own ratio.
    '& picture': { position: 'relative' },
    '& img': { position: 'absolute', height: '100%' },
    '& [role="img"]': { height: 0, minHeight: '100%' },
    '& figcaption': { paddingLeft: 0 },
  },
  [media.print]: { display: 'none' },
});

interface PageBannerProps {
  heading: string;
  description: string;
  picture: Picture;
  /** The page above this one, for instance the list that it belongs to. */
  parent?: { label: string; href: string };
  actions?: readonly { label: string; href: string }[];
  ground?: BannerGround;
}

/** The head of an inner page: what it is about, beside a picture that bleeds off the right edge. */
export function PageBanner({ heading, description, picture, parent, actions = [], ground = 'warm' }: PageBannerProps) {
  return (
    <Ground ground={ground} data-ground={ground === 'dark' ? 'dark' : undefined}>
      <Frame>
        <Words>
          {parent && (
            <Parent>
              <a href={parent.href}>{parent.label}</a>
            </Parent>
          )}
          <Text variant="h1" css={{ fontSize: 'clamp(2.25rem, 1.4rem + 3.1vw, 4rem)' }}>
            {heading}
          </Text>
          <Text variant="subtitle1" css={{ marginTop: 24, maxWidth: '44ch', color: 'var(--soft)' }}>
            {description}
          </Text>
          {actions.length > 0 && (
            <Actions>
              {actions.map(({ label, href }, index) => (
                <LinkButton key={href} href={href} variant={index === 0 ? 'contained' : 'outlined'}>
                  {label}
                </LinkButton>
              ))}
            </Actions>
          )}
        </Words>
        <Sheet>
          <PictureFrame
            picture={picture}
            ratio={4 / 3}
            // Cut at its sides on a desk, where it is as high as the words.
            sizes={`(min-width: ${measures.desktop}px) 58vw, 100vw`}
            load="first"
            ground={ground === 'dark' ? 'dark' : 'light'}
          />
        </Sheet>
      </Frame>
    </Ground>
  );
}
