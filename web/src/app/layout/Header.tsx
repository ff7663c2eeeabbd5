import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { contactLink } from '../../content/navigation.ts';
import { Bar } from './Bar.tsx';
import { DesktopMenu } from './DesktopMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const onDesktop = {
  display: { xs: 'none', lg: 'flex' },
  alignItems: 'center',
  gap: 'clamp(20px, 2.2vw, 40px)',
} as const;

/** The bar above every public page. */
export function Header() {
  return (
    <Bar component="header" position="fixed">
      <Stack direction="row" sx={onDesktop}>
        <DesktopMenu />
        <Button variant="contained" size="small" href={contactLink.link}>
          {contactLink.name}
        </Button>
      </Stack>
      <Box sx={{ display: { lg: 'none' } }}>
        <MobileMenu />
      </Box>
    </Bar>
  );
}
