import styled from '@emotion/styled/base';
import type { ReactNode } from 'react';
import { Text } from '../../components/Text.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { heroEntrance } from '../../theme/hero-entrance.ts';
import { colours, measures, media } from '../../theme/tokens.ts';
import { nodeSize } from './StepIndicator.tsx';

const side = `max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)`;

const Head = styled('header')({
  background: colours.warm,
  padding: `clamp(48px, 6vw, 88px) ${side} clamp(40px, 5vw, 72px)`,
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    alignItems: 'end',
    gap: 48,
  },
  '& > *': heroEntrance,
});

const Sheet = styled('div')({ display: 'none', [media.desktop]: { display: 'block' } });

/** The form on white paper; what happens next on the warm ground of the head, which runs down beside it to the edge. */
const Body = styled('div')({
  display: 'grid',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 38%)' },
});

/** The sheet begins with the busbar of the steps, which lies on the seam to the head and starts at the edge of the page. */
const Main = styled('div')({
  overflowX: 'clip',
  marginTop: nodeSize / -2,
  padding: `0 ${measures.margin} clamp(64px, 8vw, 112px)`,
  [media.desktop]: { padding: `0 clamp(48px, 6vw, 96px) 112px ${side}` },
});

const Aside = styled('aside')({
  background: colours.warm,
  padding: `48px ${measures.margin} 72px`,
  [media.desktop]: { padding: `64px ${side} 112px clamp(40px, 4.5vw, 72px)` },
});

interface ApplySheetProps {
  title: string;
  intro: string;
  /** The title block of the form. */
  sheet: { number: string; shows: string; scale: string };
  aside: ReactNode;
  children: ReactNode;
}

/** The sheet that the application stands on: head, form, and a margin with notes. */
export function ApplySheet({ title, intro, sheet, aside, children }: ApplySheetProps) {
  return (
    <>
      <Head>
        <div>
          <Text variant="h1">{title}</Text>
          <Text variant="subtitle1" css={{ marginTop: 20, maxWidth: '50ch' }}>
            {intro}
          </Text>
        </div>
        <Sheet>
          <TitleBlock {...sheet} />
        </Sheet>
      </Head>
      <Body>
        <Main>{children}</Main>
        <Aside>{aside}</Aside>
      </Body>
    </>
  );
}
