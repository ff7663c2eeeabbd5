import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { mainMenu } from '../../content/firm/navigation.ts';
import { interfaceCopy } from '../../content/product/interface.ts';
import { colours, measures, timings } from '../../ui/theme/tokens.ts';
import { useIsCurrent } from './current-path.ts';
import { MenuDropdown } from './MenuDropdown.tsx';

// The page you are on is energised: a bar in the accent at the foot of the header.
const menuLink = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: measures.headerHeight,
  px: 1,
  color: 'text.primary',
  fontSize: '1.0625rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 8px 0',
    height: 4,
    background: colours.accent,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${timings.quick}`,
  },
  '&:hover::after, &[aria-current="page"]::after': { transform: 'none' },
  '&:focus-visible': { outlineOffset: -10 },
} as const;

export function DesktopMenu() {
  const isCurrent = useIsCurrent();
  return (
    <nav aria-label={interfaceCopy.mainMenu}>
      <List disablePadding sx={{ display: 'flex', gap: 'clamp(0px, 0.8vw, 14px)' }}>
        {mainMenu.map(({ name, link, subItems }) => (
          <Box key={link} component="li" sx={{ position: 'relative', display: 'flex', alignItems: 'center' }}>
            <Link href={link} underline="none" sx={menuLink} {...isCurrent(link)}>
              {name}
            </Link>
            {subItems && <MenuDropdown name={name} subItems={subItems} />}
          </Box>
        ))}
      </List>
    </nav>
  );
}
