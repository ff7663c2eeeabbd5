import styled from '@emotion/styled/base';
import { Text } from '../components/Text.tsx';
import { TextLink } from '../components/TextLink.tsx';
import type { Attribution, LegalBlock } from '../content/legal-text.ts';
import { colours, families, measures, media } from '../theme/tokens.ts';

const Bullets = styled('ul')({
  display: 'grid',
  gap: 10,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', paddingLeft: 26 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.8em',
    width: 14,
    borderTop: `2px solid ${colours.teal}`,
  },
});

const Rows = styled('div')({
  borderTop: `1px solid ${colours.hairline}`,
  '& > *': {
    display: 'grid',
    gap: '4px 24px',
    padding: '14px 0',
    borderBottom: `1px solid ${colours.hairline}`,
  },
});

const Terms = styled(Rows)({
  [media.tablet]: { '& > *': { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
  '& dt': { fontFamily: families.mono, fontSize: '0.875rem', lineHeight: '1.7rem', color: colours.slate },
}).withComponent('dl');

const Credits = styled(Rows)({
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { '& > *': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr)' } },
  // A link on a line of its own needs the minimum height of a target, which its letters do not have.
  '& strong a': { display: 'inline-block', padding: '3px 0' },
}).withComponent('ul');

const Licence = styled('span')({
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: '1.7rem',
  color: colours.slate,
});

function Credit({ name, by, licence, use, href }: Attribution) {
  return (
    <li>
      <span>
        <strong>{href ? <TextLink href={href}>{name}</TextLink> : name}</strong>
        <Text as="span" variant="body2" css={{ display: 'block', color: colours.slate }}>
          {by}
        </Text>
      </span>
      <span>{use}</span>
      <Licence>{licence}</Licence>
    </li>
  );
}

/** A paragraph, a list, or a table-like set of rows of a long text. */
export function LegalBlockView({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <Text css={{ maxWidth: measures.readingWidth }}>{block}</Text>;
  if ('before' in block)
    return (
      <Text css={{ maxWidth: measures.readingWidth }}>
        {block.before}
        <TextLink href={block.link.href}>{block.link.label}</TextLink>
        {block.after}
      </Text>
    );
  if ('list' in block)
    return (
      <Bullets role="list">
        {block.list.map((item) => (
          <Text as="li" key={item} css={{ maxWidth: measures.readingWidth }}>
            {item}
          </Text>
        ))}
      </Bullets>
    );
  if ('terms' in block)
    return (
      <Terms>
        {block.terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <Text as="dd">{text}</Text>
          </div>
        ))}
      </Terms>
    );
  return (
    <Credits role="list">
      {block.attributions.map((attribution) => (
        <Credit key={attribution.name} {...attribution} />
      ))}
    </Credits>
  );
}
