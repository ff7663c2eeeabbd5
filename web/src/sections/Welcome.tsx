import styled from '@emotion/styled/base';
import type { BaySymbolName } from '../components/drawings/BaySymbol.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Text } from '../components/Text.tsx';
import { media } from '../theme/tokens.ts';
import { Section } from './Section.tsx';
import { Terms } from './Terms.tsx';

const Columns = styled('div')({
  display: 'grid',
  gap: 48,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: 96, alignItems: 'start' },
});

// In line with the words above it, not with its own padding.
const More = styled('p')({ marginTop: 16, marginLeft: -4 });

interface WelcomeProps {
  label: string;
  symbol: BaySymbolName;
  title: string;
  paragraphs: readonly string[];
  link: { label: string; href: string };
  /** What holds, a line each. */
  terms: readonly { term: string; text: string }[];
}

/** A few paragraphs with a way to more, beside a list of facts. */
export function Welcome({ label, symbol, title, paragraphs, link, terms }: WelcomeProps) {
  return (
    <Section label={label} symbol={symbol} title={title}>
      <Columns>
        <div>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} css={{ maxWidth: '62ch', '& + &': { marginTop: 20 } }}>
              {paragraph}
            </Text>
          ))}
          <More>
            <LinkButton href={link.href} variant="text">
              {link.label}
            </LinkButton>
          </More>
        </div>
        <Terms terms={terms} />
      </Columns>
    </Section>
  );
}
