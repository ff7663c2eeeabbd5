import styled from '@emotion/styled/base';
import { Text } from '../../components/Text.tsx';
import type { Value } from '../../content/pages/about.ts';
import { colours, families, media } from '../../theme/tokens.ts';

const Panel = styled('div')({ minWidth: 0 });

const Rows = styled('ol')({
  padding: 0,
  margin: 0,
  listStyle: 'none',
  borderTop: `2px solid ${colours.ink}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '3.25rem minmax(0, 1fr)',
    padding: '16px 0 18px',
    borderBottom: `1px solid ${colours.hairline}`,
    [media.tablet]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)' },
  },
});

/** The letters stand under each other, so that the word can be read down the column. */
const Letter = styled('span')({
  fontFamily: families.heading,
  fontSize: 'clamp(2.25rem, 1.8rem + 1.6vw, 3rem)',
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '-0.02em',
});

const Tagline = styled('p')({
  marginTop: 6,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  color: colours.tealDeep,
});

interface ValueLettersProps {
  value: Value;
  isInitial: boolean;
}

/** What a value's tab opens: its word letter by letter, and what each stands for. */
export function ValueLetters({ value: { id, letters }, isInitial }: ValueLettersProps) {
  return (
    <Panel id={id} role="tabpanel" aria-labelledby={`tab-${id}`} tabIndex={0} data-initial={isInitial ? '' : undefined}>
      <Rows role="list">
        {letters.map(({ letter, title, description, tagline }) => (
          <li key={title}>
            {/* The title begins with it: said once is enough. */}
            <Letter aria-hidden="true">{letter}</Letter>
            <div>
              <Text variant="h3">{title}</Text>
              <Text css={{ marginTop: 6, color: colours.slate }}>{description}</Text>
              <Tagline>{tagline}</Tagline>
            </div>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
