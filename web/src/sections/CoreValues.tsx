import styled from '@emotion/styled/base';
import { Text } from '../components/Text.tsx';
import { colours, families, media } from '../theme/tokens.ts';
import { Section, type SectionHead } from './Section.tsx';

const Rows = styled('dl')({
  borderTop: `2px solid ${colours.ink}`,
  '& > div': {
    display: 'grid',
    gap: 8,
    padding: '24px 0 28px',
    borderBottom: `1px solid ${colours.hairline}`,
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 40, alignItems: 'baseline' },
  },
  '& dt': {
    fontFamily: families.heading,
    fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.5rem)',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    lineHeight: 1,
  },
});

interface CoreValuesProps extends SectionHead {
  values: readonly { name: string; text: string }[];
}

/** What the firm stands for: a word each, and what it means on a job. */
export function CoreValues({ values, ...head }: CoreValuesProps) {
  return (
    <Section {...head}>
      <Rows>
        {values.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <Text as="dd" css={{ maxWidth: '58ch', color: colours.slate }}>
              {text}
            </Text>
          </div>
        ))}
      </Rows>
    </Section>
  );
}
