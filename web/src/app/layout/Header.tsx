import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useContext } from 'react';
import { contactLink } from '../../content/firm/navigation.ts';
import { HydrateOnNavigation } from '../../shared/static-parts.tsx';
import { Bar } from './Bar.tsx';
import { CurrentPath } from './current-path.ts';
import { DesktopMenu } from './DesktopMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const onDesktop = {
  display: { xs: 'none', lg: 'flex' },
  alignItems: 'center',
  gap: 'clamp(20px, 2.2vw, 40px)',
} as const;

/** The bar above every public page. Nothing in its menus needs scripts of ours but the mark of the page that is shown. */
export function Header() {
  return (
    <Bar component="header" position="fixed">
      <HydrateOnNavigation path={useContext(CurrentPath)}>
        <Stack direction="row" sx={onDesktop}>
          <DesktopMenu />
          <Button variant="contained" size="small" href={contactLink.link}>
            {contactLink.name}
          </Button>
        </Stack>
        <Box sx={{ display: { lg: 'none' } }}>
          <MobileMenu />
        </Box>
      </HydrateOnNavigation>
    </Bar>
  );
}
