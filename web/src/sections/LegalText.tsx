import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { LegalPageContent } from '../content/legal-text.ts';
import { colours, families, measures, media } from '../theme/tokens.ts';
import { LegalBlockView } from './LegalBlocks.tsx';

const line = `1px solid ${colours.hairline}`;

const head = {
  display: 'grid',
  gap: 3,
  paddingBlock: 'clamp(48px, 7vw, 96px) clamp(40px, 5vw, 64px)',
  background: colours.warm,
  borderBottom: `2px solid ${colours.amber}`,
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
    // Room for the focus ring, which a box that scrolls would cut off.
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
  [media.hover]: { '&:hover': { color: colours.tealDeep, textDecoration: 'underline' } },
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

type LegalTextProps = Omit<LegalPageContent, 'meta'>;

/** A long text in numbered sections, with a table of contents that stays beside it where there is room. */
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
                <LegalBlockView key={typeof block === 'string' ? block : JSON.stringify(block)} block={block} />
              ))}
            </Box>
          ))}
        </div>
      </Container>
    </>
  );
}

/** A label or a number, as the drawing office would letter it. */
function Small({ component = 'span', children }: { component?: 'p' | 'span'; children: string }) {
  return (
    <Typography variant="caption" component={component} sx={{ lineHeight: 'inherit', color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

const twoDigits = (index: number) => String(index + 1).padStart(2, '0');
