import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Attribution, LegalBlock, LegalPageContent } from '../../content/shapes/legal-text.ts';
import { NoBreak } from '../NoBreak.tsx';
import { colours, families, measures, media } from '../theme/tokens.ts';
import { DataTable } from './DataTable.tsx';

const line = `1px solid ${colours.hairline}`;

const head = {
  display: 'grid',
  gap: 3,
  paddingBlock: 'clamp(48px, 7vw, 96px) clamp(40px, 5vw, 64px)',
  background: colours.tinted,
  borderBottom: `2px solid ${colours.accent}`,
} as const;

const date = {
  justifySelf: 'start',
  display: 'flex',
  border: line,
  background: colours.paper,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  '& > *': { padding: '8px 12px' },
  '& > * + *': { borderLeft: line },
  '& time': { whiteSpace: 'nowrap' },
} as const;

const body = {
  display: 'grid',
  gap: 6,
  paddingBlock: `clamp(40px, 5vw, 72px) ${measures.sectionSpace}`,
  [media.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: 11, alignItems: 'start' },
} as const;

const aside = {
  [media.desktop]: {
    position: 'sticky',
    top: measures.headerHeight + 24,
    maxHeight: `calc(100vh - ${measures.headerHeight + 48}px)`,
    overflowY: 'auto',
    // The room for the focus ring, which a scrolling box would cut off.
    padding: '6px',
    margin: '-6px',
  },
  '& ol': { padding: 0, listStyle: 'none', borderTop: line },
  '& li': { borderBottom: line },
} as const;

const entry = {
  display: 'grid',
  gridTemplateColumns: '2.25rem 1fr',
  padding: '11px 0',
  [media.desktop]: { padding: '7px 0' },
  color: colours.ink,
  fontSize: '1rem',
  lineHeight: 1.4,
  [media.hover]: { '&:hover': { color: colours.brandDeep, textDecoration: 'underline' } },
} as const;

const part = {
  display: 'grid',
  gap: '18px',
  '& + &': { marginTop: 'clamp(40px, 5vw, 64px)', paddingTop: '28px', borderTop: `1px solid ${colours.ink}` },
} as const;

const partTitle = {
  display: 'grid',
  gap: 1,
  [media.tablet]: { gridTemplateColumns: '2.5rem 1fr', alignItems: 'baseline', gap: 0, marginLeft: '-2.5rem' },
  [media.desktop]: { marginLeft: 0 },
} as const;

const bullets = {
  display: 'grid',
  gap: '10px',
  '& li': { position: 'relative', maxWidth: measures.readingWidth, paddingLeft: '26px' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.8em',
    width: 14,
    borderTop: `2px solid ${colours.brand}`,
  },
} as const;

/** Gives the styles of rows between hairlines, with columns of these widths if the screen is wide enough. */
const rows = (columns: string) =>
  ({
    borderTop: line,
    '& > *': {
      display: 'grid',
      gap: '4px 24px',
      padding: '14px 0',
      borderBottom: line,
      [media.tablet]: { gridTemplateColumns: columns },
    },
  }) as const;

const terms = {
  ...rows('11rem minmax(0, 1fr)'),
  '& dt': { fontFamily: families.mono, fontSize: '0.875rem', lineHeight: '1.7rem', color: colours.muted },
} as const;

const credits = rows('minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr)');

type LegalTextProps = Omit<LegalPageContent, 'meta'>;

/** A long text in numbered sections. If the screen is wide enough, a table of contents stays beside the text. */
export function LegalText({ label, title, intro, updated, contents, sections }: LegalTextProps) {
  return (
    <>
      <Container component="header" sx={head}>
        <Small component="p">{label}</Small>
        <Typography variant="h1">{title}</Typography>
        <Typography variant="subtitle1" sx={{ maxWidth: '54ch' }}>
          {intro}
        </Typography>
        {updated && (
          <Box component="p" sx={date}>
            <span>{updated.label}</span>
            <time dateTime={updated.iso}>{updated.date}</time>
          </Box>
        )}
      </Container>
      <Container sx={body}>
        <Box component="nav" aria-labelledby="contents" sx={aside}>
          <Typography variant="caption" component="h2" id="contents" sx={{ marginBottom: 1.5, lineHeight: 'inherit' }}>
            {contents}
          </Typography>
          <ol>
            {sections.map((section, index) => (
              <li key={section.id}>
                <Link href={`#${section.id}`} underline="none" sx={entry}>
                  <Small>{twoDigits(index)}</Small>
                  {section.title}
                </Link>
              </li>
            ))}
          </ol>
        </Box>
        <div>
          {sections.map((section, index) => (
            <Box key={section.id} component="section" id={section.id} sx={part}>
              <Typography variant="h3" component="h2" sx={partTitle}>
                <Small>{twoDigits(index)}</Small> {section.title}
              </Typography>
              {section.blocks.map((block) => (
                <NoBreak key={typeof block === 'string' ? block : JSON.stringify(block)}>{drawn(block)}</NoBreak>
              ))}
            </Box>
          ))}
        </div>
      </Container>
    </>
  );
}

/** A label or a number in the lettering of drawings. */
function Small({ component = 'span', children }: { component?: 'p' | 'span'; children: string }) {
  return (
    <Typography variant="caption" component={component} sx={{ lineHeight: 'inherit', color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

const twoDigits = (index: number) => String(index + 1).padStart(2, '0');

/** Renders a paragraph, a list, or rows of a long text. */
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
  if ('table' in block) return <DataTable {...block.table} />;
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
            // A link on a separate line needs the minimum height of a target. Its text alone is lower.
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
