import styled from '@emotion/styled/base';
import { Text } from '../../components/Text.tsx';
import { serviceAddress } from '../../content/addresses.ts';
import { services } from 'virtual:content-index';
import { Section, type SectionHead } from '../../sections/Section.tsx';
import { colours, media, timings } from '../../theme/tokens.ts';

const Rows = styled('ul')({
  padding: 0,
  listStyle: 'none',
  borderTop: `2px solid ${colours.ink}`,
  '& > li': {
    position: 'relative',
    display: 'grid',
    gap: 8,
    padding: '24px 40px 26px 0',
    borderBottom: `1px solid ${colours.hairline}`,
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 40, alignItems: 'baseline' },
  },
  '& a': {
    color: colours.ink,
    textDecorationThickness: 1,
    textDecorationColor: colours.outline,
    textUnderlineOffset: '0.2em',
  },
  // The link covers the whole row, and keeps its own name.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  // A bay that grows towards the page it leads to.
  '& > li::after': {
    content: '""',
    position: 'absolute',
    right: 0,
    top: 40,
    width: 20,
    borderTop: `2px solid ${colours.amber}`,
    transition: `width ${timings.quick}`,
  },
  '& > li:hover::after': { width: 32 },
});

interface RelatedServicesProps extends Pick<SectionHead, 'label' | 'title' | 'intro' | 'ground'> {
  /** Slugs. */
  related: readonly string[];
}

/** Ways on to some of the services. */
export function RelatedServices({ related, ...head }: RelatedServicesProps) {
  const cards = related.flatMap((slug) => services.find((service) => service.slug === slug) ?? []);
  return (
    <Section symbol="node" {...head}>
      <Rows role="list">
        {cards.map(({ slug, card }) => (
          <li key={slug}>
            <Text variant="h3">
              <a href={serviceAddress(slug)}>{card.name}</a>
            </Text>
            <Text css={{ color: colours.slate }}>{card.description}</Text>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
