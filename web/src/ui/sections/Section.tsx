import styled from '@emotion/styled/base';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { BaySymbol, type BaySymbolName } from '../../drawings/BaySymbol.tsx';
import { NoBreak } from '../NoBreak.tsx';
import { colours, measures, media, pseudoBox } from '../theme/tokens.ts';

export type Ground = 'paper' | 'tinted' | 'dark';

/**
 * Gives the background of a section. White and warm white alternate, so that neighbours differ. Dark sections set their
 * background themselves.
 */
export function groundOfSection(index: number): 'paper' | 'tinted' {
  return index % 2 === 0 ? 'paper' : 'tinted';
}

const grounds = {
  paper: { background: colours.paper, color: colours.ink },
  tinted: { background: colours.tinted, color: colours.ink },
  dark: { background: colours.ink, color: colours.onDark },
} as const satisfies Record<Ground, object>;

/**
 * The grid of the page: margins, the gutter with the amber line, the content. A part that should reach the right edge of
 * the screen spans from `content-start` to `full-end`.
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

/** A section on the grid of the page. `NoBreak` sets its text. */
export function SectionFrame({ children, ...rest }: SectionFrameProps) {
  return (
    <Frame data-ground={rest.ground} {...rest}>
      <NoBreak>{children}</NoBreak>
    </Frame>
  );
}

/** The amber line down the whole page. It draws itself once, while the reader scrolls. */
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

/** The connection of the section to the amber line: a symbol on the line, and a short branch to the label. */
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
  /** One or two words in the monospaced face, above the title. */
  label: string;
  symbol: BaySymbolName;
  ground?: Ground;
  title: string;
  intro?: ReactNode;
}

interface SectionProps extends SectionHead {
  /** The accessible name of the section, if another section of the page can have the same title. */
  name?: string;
  /** The id of the title, if the title also labels a part of the section. */
  titleId?: string;
  /** The ref through which the caller focuses the title. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  children?: ReactNode;
}

/** A section of a page: a symbol on the amber line, a label, a title, and the content. */
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

/** The branch from the amber line, and beside it the label and the title of a section. Their container must be positioned. */
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
