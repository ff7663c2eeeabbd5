import styled from '@emotion/styled/base';
import { interfaceCopy } from '../content/interface.ts';
import { colours, families } from '../theme/tokens.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '8px 12px',
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
});

const Name = styled('span')({ color: colours.slate });

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '3px 9px', border: `1px solid ${colours.outline}`, color: colours.ink, background: colours.paper },
});

/** The standards that govern something, as a drawing would list them. */
export function StandardLabels({ standards }: { standards: readonly string[] }) {
  return (
    <Row>
      <Name>{interfaceCopy.standards}</Name>
      <List role="list" aria-label={interfaceCopy.standards}>
        {standards.map((standard) => (
          <li key={standard}>{standard}</li>
        ))}
      </List>
    </Row>
  );
}
