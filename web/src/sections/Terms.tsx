import styled from '@emotion/styled/base';
import { Text } from '../components/Text.tsx';
import { colours, families, media } from '../theme/tokens.ts';

const List = styled('dl')({
  borderTop: `2px solid ${colours.ink}`,
  '& > div': {
    display: 'grid',
    alignContent: 'start',
    gap: 4,
    padding: '16px 0',
    borderBottom: `1px solid ${colours.hairline}`,
    [media.tablet]: { gridTemplateColumns: '7.5rem 1fr', gap: 16 },
  },
  '& dt': { fontFamily: families.mono, fontSize: '0.8125rem', lineHeight: '1.6rem', color: colours.slate },
  '&[data-columns="2"]': {
    display: 'grid',
    columnGap: 'clamp(32px, 5vw, 80px)',
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

interface TermsProps {
  terms: readonly { term: string; text: string }[];
  /** Side by side where there is room. */
  columns?: 1 | 2;
}

/** What holds, a line each. */
export function Terms({ terms, columns = 1 }: TermsProps) {
  return (
    <List data-columns={columns}>
      {terms.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <Text as="dd">{text}</Text>
        </div>
      ))}
    </List>
  );
}
