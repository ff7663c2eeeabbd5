import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { caseStudyCopy } from '../../content/firm/pages/case-studies.ts';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { colours, media } from '../../ui/theme/tokens.ts';

const line = {
  display: 'grid',
  gap: '2px 24px',
  padding: '14px 0',
  '& + &': { borderTop: `1px solid ${colours.hairline}` },
  [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'baseline' },
} as const;

const formula = {
  fontSize: 'clamp(0.875rem, 0.8rem + 0.3vw, 1.0625rem)',
  // A line breaks between two terms, and inside a term only if the term is wider than the line.
  '& span:not(.nowrap)': { display: 'inline-block' },
} as const;

/** A calculation, laid out so that the reader can check it. */
export function Working({ lines }: { lines: readonly { expression: string; result: string; meaning: string }[] }) {
  return (
    <Box sx={{ padding: '16px 24px 8px', background: colours.tinted, borderTop: `2px solid ${colours.ink}` }}>
      <Typography variant="caption" component="p" sx={{ lineHeight: 'normal', color: 'text.secondary' }}>
        {caseStudyCopy.working}
      </Typography>
      <Box component="ol" sx={{ padding: 0, listStyle: 'none' }}>
        {lines.map(({ expression, result, meaning }) => (
          <Box component="li" key={expression} sx={line}>
            <Typography variant="caption" sx={formula}>
              <Terms expression={expression} />
            </Typography>
            <Typography variant="caption" sx={formula}>
              <NoBreak>= {result}</NoBreak>
            </Typography>
            <Typography
              variant="body2"
              component="span"
              sx={{ gridColumn: '1 / -1', lineHeight: 1.5, color: 'text.secondary' }}
            >
              <NoBreak>{meaning}</NoBreak>
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Terms({ expression }: { expression: string }) {
  return termsOfExpression(expression).map((factors, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a term may occur twice, and none ever moves
    <Fragment key={index}>
      {index > 0 && ' '}
      <span>
        {factors.map((factor, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Fragment key={place}>
            {place > 0 && ' '}
            <span>
              <NoBreak>{factor}</NoBreak>
            </span>
          </Fragment>
        ))}
      </span>
    </Fragment>
  ));
}

/**
 * Splits a calculation into the terms of its sum, and each term into the factors of its division. Lines break between terms
 * first, and between factors second. Each part begins with its sign, and text in parentheses stays whole.
 */
export const termsOfExpression = (expression: string): string[][] =>
  partBefore(expression, '+−=').map((term) => partBefore(term, '÷'));

function partBefore(expression: string, signs: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const word of expression.split(' ')) {
    const startsPart = parts.length === 0 || (depth === 0 && signs.includes(word));
    if (startsPart) parts.push(word);
    else parts[parts.length - 1] += ` ${word}`;
    depth += word.split('(').length - word.split(')').length;
  }
  return parts;
}
