import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { toolReadingCopy as copy, type ToolAddress } from '../../content/product/pages/tools.ts';
import { toolsStatic } from '../../content/product/pages/tools-static.ts';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { Terms } from '../../ui/sections/Terms.tsx';
import { colours, media } from '../../ui/theme/tokens.ts';
import { ToolList } from './ToolList.tsx';
import { onOneSheet } from './ToolSheet.tsx';

const columns = {
  display: 'grid',
  gap: '48px clamp(40px, 5vw, 80px)',
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  [media.print]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '12px 20px' },
} as const;

const formulas = {
  borderTop: `2px solid ${colours.ink}`,
  '& > div': { py: '12px', borderBottom: `1px solid ${colours.hairline}`, [media.print]: { py: '2px' } },
  '& dt': { fontSize: '1rem', lineHeight: 1.5, color: 'text.primary' },
} as const;

const limits = {
  p: 0,
  listStyle: 'none',
  borderTop: `2px solid ${colours.ink}`,
  '& > li': { py: '12px', borderBottom: `1px solid ${colours.hairline}`, [media.print]: { py: '2px' } },
} as const;

/** In print a tool fits on one sheet, with small type and without links to other pages. */
const printed = {
  [media.print]: {
    ...onOneSheet[media.print],
    '& section': { display: 'block', p: '10px 0 0' },
    '& section > span': { display: 'none' },
    '& section > div:first-of-type': { display: 'none' },
    '& p, & dd, & dt, & li': { fontSize: '0.875rem', lineHeight: 1.3 },
    '& h3': { fontSize: '1rem', mb: '4px' },
    '& dl > div': { py: '2px', gap: '0 12px', gridTemplateColumns: '5.5rem minmax(0, 1fr)' },
    '& li': { pb: '2px' },
  },
} as const;

/** The text below a tool: formulas, sources and limits. */
export function ToolStatic({ path }: { path: ToolAddress }) {
  const content = toolsStatic[path];
  return (
    <>
      <Box sx={printed}>
        <Section symbol="transformer" ground="tinted" {...copy.formulas}>
          <Box sx={columns}>
            <Box component="dl" sx={formulas}>
              {content.formulas.map(({ formula, meaning }) => (
                <div key={formula}>
                  <Typography component="dt" variant="caption">
                    <NoBreak>{formula}</NoBreak>
                  </Typography>
                  <Typography component="dd" variant="body2" sx={{ color: 'text.secondary' }}>
                    <NoBreak>{meaning}</NoBreak>
                  </Typography>
                </div>
              ))}
            </Box>
            <Box sx={{ display: 'grid', gap: '40px', [media.print]: { gap: '8px' } }}>
              <div>
                <Typography variant="h3" sx={{ mb: 2 }}>
                  {copy.limits}
                </Typography>
                <Box component="ul" sx={limits}>
                  {content.limits.map((limit) => (
                    <Typography component="li" variant="body2" key={limit}>
                      <NoBreak>{limit}</NoBreak>
                    </Typography>
                  ))}
                </Box>
              </div>
              <div>
                <Typography variant="h3" sx={{ mb: 2 }}>
                  {copy.sources}
                </Typography>
                <Terms terms={content.sources} />
              </div>
            </Box>
          </Box>
        </Section>
      </Box>
      <Box sx={{ [media.print]: { display: 'none' } }}>
        <Section symbol="load" {...copy.others}>
          <ToolList besides={path} />
        </Section>
      </Box>
    </>
  );
}
