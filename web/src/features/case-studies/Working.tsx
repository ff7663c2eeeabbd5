import styled from '@emotion/styled/base';
import { Fragment } from 'react';
import { caseStudyCopy } from '../../content/pages/case-studies.ts';
import { termsOfExpression } from '../../lib/typesetting/terms-of-expression.ts';
import { colours, families, media } from '../../theme/tokens.ts';

const Sheet = styled('div')({
  padding: '16px 24px 8px',
  background: colours.warm,
  borderTop: `2px solid ${colours.ink}`,
});

const Label = styled('p')({ fontFamily: families.mono, fontSize: '0.8125rem', color: colours.slate });

const Lines = styled('ol')({ padding: 0, listStyle: 'none' });

const Line = styled('li')({
  display: 'grid',
  gap: '2px 24px',
  padding: '14px 0',
  '& + &': { borderTop: `1px solid ${colours.hairline}` },
  [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'baseline' },
});

const Formula = styled('span')({
  fontFamily: families.mono,
  fontSize: 'clamp(0.875rem, 0.8rem + 0.3vw, 1.0625rem)',
  lineHeight: 1.5,
});

// A line breaks between two of them, and inside one only if that alone is wider than the line.
const Term = styled('span')({ display: 'inline-block' });

const Meaning = styled('span')({ fontSize: '1rem', lineHeight: 1.5, color: colours.slate, gridColumn: '1 / -1' });

interface WorkingProps {
  lines: readonly { expression: string; result: string; meaning: string }[];
}

/** A calculation, set out so that it can be checked. */
export function Working({ lines }: WorkingProps) {
  return (
    <Sheet>
      <Label>{caseStudyCopy.working}</Label>
      <Lines>
        {lines.map(({ expression, result, meaning }) => (
          <Line key={expression}>
            <Formula>
              <Terms expression={expression} />
            </Formula>
            <Formula>= {result}</Formula>
            <Meaning>{meaning}</Meaning>
          </Line>
        ))}
      </Lines>
    </Sheet>
  );
}

function Terms({ expression }: { expression: string }) {
  return termsOfExpression(expression).map((factors, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a term may occur twice, and none ever moves
    <Fragment key={index}>
      {index > 0 && ' '}
      <Term>
        {factors.map((factor, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Fragment key={place}>
            {place > 0 && ' '}
            <Term>{factor}</Term>
          </Fragment>
        ))}
      </Term>
    </Fragment>
  ));
}
