import styled from '@emotion/styled/base';
import { Text } from '../components/Text.tsx';
import type { ServiceBrochure } from '../content/service-page.ts';
import { colours, media } from '../theme/tokens.ts';
import { BrochureButton } from './BrochureButton.tsx';
import { Section, type SectionHead } from './Section.tsx';

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', gap: 96, alignItems: 'end' },
});

interface TextBlockProps extends SectionHead {
  paragraphs: readonly string[];
  /** A PDF that opens in a new window. */
  brochure?: ServiceBrochure;
}

/** A few paragraphs, with the brochure that says more. */
export function TextBlock({ paragraphs, brochure, ground = 'paper', ...head }: TextBlockProps) {
  return (
    <Section ground={ground} {...head}>
      <Columns>
        <div>
          {paragraphs.map((paragraph) => (
            <Text
              key={paragraph}
              css={{
                maxWidth: '66ch',
                color: ground === 'dark' ? colours.onDark : colours.ink,
                '& + &': { marginTop: 20 },
              }}
            >
              {paragraph}
            </Text>
          ))}
        </div>
        {brochure && <BrochureButton {...brochure} />}
      </Columns>
    </Section>
  );
}
