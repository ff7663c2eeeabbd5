import styled from '@emotion/styled/base';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { BaySymbol, type BaySymbolName } from '../../drawings/BaySymbol.tsx';
import { NoBreak } from '../NoBreak.tsx';
import { colours, measures, media, pseudoBox } from '../theme/tokens.ts';

export type Ground = 'paper' | 'tinted' | 'dark';

/** Paper and warm white alternate, so that neighbours differ; dark sections set their own ground. */
export function groundOfSection(index: number): 'paper' | 'tinted' {
  return index % 2 === 0 ? 'paper' : 'tinted';
}

const grounds = {
  paper: { background: colours.paper, color: colours.ink },
  tinted: { background: colours.tinted, color: colours.ink },
  dark: { background: colours.ink, color: colours.onDark },
} as const satisfies Record<Ground, object>;

/**
 * The page's grid: margins, the gutter that the conductor runs in, the content. A part that should bleed off the
 * right edge spans from `content-start` to `full-end`.
 */
const Frame = styled('section')<{ ground: Ground }>(({ ground }) => ({
  ...grounds[ground],
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `[full-start] ${measures.margin} [gutter-start] 20px [content-start] minmax(0, 1fr) [content-end] ${measures.margin} [full-end]`,
  rowGap: 'clamp(32px, 4vw, 56px)',
  padding: `${measures.sectionSpace} 0`,
  '& > *': { gridColumn: 'content' },
  [media.print]: { padding: '32px 0' },
  [media.desktop]: {
    gridTemplateColumns: `[full-start] minmax(${measures.margin}, 1fr) [gutter-start] 72px [content-start] minmax(0, ${measures.contentWidth - 72}px) [content-end] minmax(${measures.margin}, 1fr) [full-end]`,
  },
}));

interface SectionFrameProps extends ComponentProps<'section'> {
  ground: Ground;
}

/** A section on the page's grid. Its text is typeset (`NoBreak`). */
export function SectionFrame({ children, ...rest }: SectionFrameProps) {
  return (
    <Frame data-ground={rest.ground} {...rest}>
      <NoBreak>{children}</NoBreak>
    </Frame>
  );
}

/** The amber conductor: one line down the whole page, which draws itself once as the reader comes by. */
export const Conductor = styled('span')({
  '&&': { gridColumn: 'gutter-start / content-start' },
  position: 'absolute',
  top: 0,
  bottom: 0,
  left: 3,
  width: 2,
  background: colours.accent,
  // A moving element must not anchor the scroll position: the text would jump.
  overflowAnchor: 'none',
  [media.desktop]: { left: 11 },
  [media.motion]: {
    '@supports (animation-timeline: view())': {
      transformOrigin: 'top',
      animation: 'energise linear both',
      animationTimeline: 'view()',
      animationRange: 'entry 0% cover 45%',
      '@keyframes energise': { from: { transform: 'scaleY(0)' } },
    },
  },
});

/** The connection of the section to the conductor: a symbol on the line, and a short bay to the label. */
export const Bay = styled('span')<{ ground: Ground }>(({ ground }) => ({
  position: 'absolute',
  left: -28,
  top: 0,
  padding: '4px 0',
  background: grounds[ground].background,
  [media.desktop]: {
    left: -72,
    '&::after': { ...pseudoBox, left: 32, top: 15, width: 24, height: 2, background: colours.accent },
  },
}));

export interface SectionHead {
  id?: string;
  /** A word or two in the monospaced face, above the title. */
  label: string;
  symbol: BaySymbolName;
  ground?: Ground;
  title: string;
  intro?: ReactNode;
}

interface SectionProps extends SectionHead {
  /** The name of the landmark, where another section of the page may have the same title. */
  name?: string;
  /** The id of the title, where it labels a part of the section too. */
  titleId?: string;
  /** The ref through which the caller focuses the title. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  children?: ReactNode;
}

/** A section of a page: a symbol on the conductor, a label, a title, and the content. */
export function Section({ id, name, ground = 'paper', titleId: givenTitleId, intro, children, ...head }: SectionProps) {
  const ownTitleId = useId();
  const titleId = givenTitleId ?? ownTitleId;
  return (
    <SectionFrame ground={ground} id={id} aria-label={name} aria-labelledby={name === undefined ? titleId : undefined}>
      <Conductor aria-hidden="true" />
      <Box sx={{ position: 'relative', [media.print]: { breakInside: 'avoid', breakAfter: 'avoid' } }}>
        <SectionTitle {...head} {...{ ground, titleId }} />
        {intro && (
          <Typography variant="subtitle1" component="div" sx={{ marginTop: 2.5, maxWidth: '58ch', textWrap: 'pretty' }}>
            {intro}
          </Typography>
        )}
      </Box>
      {children}
    </SectionFrame>
  );
}

interface SectionTitleProps extends Pick<SectionProps, 'label' | 'symbol' | 'title' | 'titleRef'> {
  ground: Ground;
  titleId: string;
}

/** The bay off the conductor, and beside it a section's label and title. Their box needs a position. */
export function SectionTitle({ label, symbol, ground, title, titleId, titleRef }: SectionTitleProps) {
  return (
    <>
      <Bay ground={ground}>
        <BaySymbol name={symbol} />
      </Bay>
      <Typography variant="overline" sx={{ marginBottom: 2.5, lineHeight: '32px' }}>
        {label}
      </Typography>
      <Typography
        variant="h2"
        id={titleId}
        {...(titleRef && { ref: titleRef, tabIndex: -1 })}
        sx={{ maxWidth: '22ch' }}
      >
        <NoBreak>{title}</NoBreak>
      </Typography>
    </>
  );
}
