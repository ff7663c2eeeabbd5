import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { type ToolAddress, toolsPage } from '../../content/product/pages/tools.ts';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { rowLink } from '../../ui/row-link.ts';
import { colours, media } from '../../ui/theme/tokens.ts';

const rows = {
  '& > li': { borderTop: `1px solid ${colours.hairline}` },
  '& > li:first-of-type': { borderTop: `2px solid ${colours.ink}` },
  '& > li:last-of-type': { borderBottom: `1px solid ${colours.hairline}` },
} as const;

const row = {
  position: 'relative',
  display: 'grid',
  gap: '8px 32px',
  py: '28px',
  [media.tablet]: { gridTemplateColumns: '6rem minmax(0, 1fr)', alignItems: 'baseline' },
  '& > :nth-of-type(n + 2)': { [media.tablet]: { gridColumn: 2 } },
} as const;

/** The tools, one in each row, designed like the list of a drawing office. */
export function ToolList({ only, besides }: { only?: readonly ToolAddress[]; besides?: string }) {
  return (
    <List role="list" disablePadding sx={rows}>
      {toolsPage.tools
        .filter(({ href }) => href !== besides && (only?.includes(href) ?? true))
        .map(({ number, name, href, text, standard }) => (
          <li key={href}>
            <Box component="article" sx={row}>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {number}
              </Typography>
              <Typography variant="h3">
                <Link href={href} sx={rowLink}>
                  {name}
                </Link>
              </Typography>
              <Typography sx={{ maxWidth: '60ch', color: 'text.secondary' }}>
                <NoBreak>{text}</NoBreak>
              </Typography>
              <Typography variant="caption" component="p">
                <NoBreak>{standard}</NoBreak>
              </Typography>
            </Box>
          </li>
        ))}
    </List>
  );
}
