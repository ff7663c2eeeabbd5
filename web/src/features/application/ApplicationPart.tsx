import styled from '@emotion/styled/base';
import { type ReactNode, useId } from 'react';
import { Text } from '../../components/Text.tsx';
import { colours, families, measures, media } from '../../theme/tokens.ts';

const Frame = styled('section')({
  display: 'grid',
  gap: '16px 56px',
  paddingTop: 20,
  borderTop: `1px solid ${colours.ink}`,
  [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)' },
  [media.print]: { gridTemplateColumns: '8rem minmax(0, 1fr)', columnGap: 16, paddingTop: 8 },
});

/** A part of an application: its name, and beside it, where there is room, what it is. */
export function ApplicationPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Text variant="h3" id={id}>
        {title}
      </Text>
      <div>{children}</div>
    </Frame>
  );
}

/** Names and what stands under them. What somebody typed keeps its lines and its direction. */
export const FactList = styled('dl')({
  '& > div': {
    display: 'grid',
    gap: '2px 24px',
    padding: '10px 0',
    borderBottom: `1px solid ${colours.hairline}`,
    [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)' },
    '&:first-of-type': { paddingTop: 0 },
    [media.print]: { gridTemplateColumns: '8rem minmax(0, 1fr)', padding: '2px 0', breakInside: 'avoid' },
  },
  '& dt': { fontFamily: families.mono, fontSize: '0.875rem', lineHeight: '1.7rem', color: colours.slate },
  '& dd': {
    maxWidth: measures.readingWidth,
    lineHeight: '1.7rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
  },
  '& dd > strong': { display: 'block', marginBottom: 4 },
  [media.print]: {
    '& dt': { fontSize: '0.75rem', lineHeight: '1.1rem' },
    '& dd': { fontSize: '0.8125rem', lineHeight: '1.1rem' },
  },
});

/** One of them. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
