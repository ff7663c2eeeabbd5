import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { NoBreak } from '../components/NoBreak.tsx';
import type { Attribution, LegalBlock } from '../content/legal-text.ts';
import { colours, families, measures, media } from '../theme/tokens.ts';

const bullets = {
  display: 'grid',
  gap: '10px',
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', maxWidth: measures.readingWidth, paddingLeft: '26px' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.8em',
    width: 14,
    borderTop: `2px solid ${colours.teal}`,
  },
} as const;

/** Rows between hairlines, of cells of the given widths where there is room. */
const rows = (columns: string) =>
  ({
    padding: 0,
    listStyle: 'none',
    borderTop: `1px solid ${colours.hairline}`,
    '& > *': {
      display: 'grid',
      gap: '4px 24px',
      padding: '14px 0',
      borderBottom: `1px solid ${colours.hairline}`,
      [media.tablet]: { gridTemplateColumns: columns },
    },
  }) as const;

const terms = {
  ...rows('11rem minmax(0, 1fr)'),
  '& dt': { fontFamily: families.mono, fontSize: '0.875rem', lineHeight: '1.7rem', color: colours.slate },
} as const;

const credits = rows('minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr)');

/** A paragraph, a list, or a table-like set of rows of a long text. */
export function LegalBlockView({ block }: { block: LegalBlock }) {
  return <NoBreak>{drawn(block)}</NoBreak>;
}

function drawn(block: LegalBlock) {
  if (typeof block === 'string') return <Typography sx={{ maxWidth: measures.readingWidth }}>{block}</Typography>;
  if ('before' in block)
    return (
      <Typography sx={{ maxWidth: measures.readingWidth }}>
        {block.before}
        <Link href={block.link.href}>{block.link.label}</Link>
        {block.after}
      </Typography>
    );
  if ('list' in block)
    return (
      <Box component="ul" role="list" sx={bullets}>
        {block.list.map((item) => (
          <Typography key={item} component="li">
            {item}
          </Typography>
        ))}
      </Box>
    );
  if ('terms' in block)
    return (
      <Box component="dl" sx={terms}>
        {block.terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <Typography component="dd">{text}</Typography>
          </div>
        ))}
      </Box>
    );
  return (
    <Box component="ul" role="list" sx={credits}>
      {block.attributions.map((attribution) => (
        <Credit key={attribution.name} {...attribution} />
      ))}
    </Box>
  );
}

function Credit({ name, by, licence, use, href }: Attribution) {
  return (
    <li>
      <span>
        <strong>
          {href ? (
            // On a line of its own it needs the minimum height of a target, which its letters do not have.
            <Link href={href} sx={{ display: 'inline-block', padding: '3px 0' }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </strong>
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {by}
        </Typography>
      </span>
      <span>{use}</span>
      <Typography variant="caption" sx={{ lineHeight: '1.7rem', color: 'text.secondary' }}>
        {licence}
      </Typography>
    </li>
  );
}
