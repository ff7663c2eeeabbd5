import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { company } from '../../content/firm/company.ts';
import { dashboardCopy } from '../../content/product/admin.ts';
import { families } from '../../ui/theme/tokens.ts';
import { RowsSkeleton } from '../components/DataBoundary.tsx';
import { Caption } from '../components/FormPart.tsx';
import { sidebarWidth } from '../components/looks.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';

const frame = {
  display: { lg: 'grid' },
  gridTemplateColumns: `${sidebarWidth}px minmax(0, 1fr)`,
  minHeight: '100dvh',
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const;

const aside = {
  display: { xs: 'none', lg: 'block' },
  bgcolor: colours.tinted,
  borderRight: 1,
  borderColor: 'divider',
} as const;

const main = { minWidth: 0, minHeight: '80vh', px: { xs: 2, lg: 4 }, pt: 2, pb: 12, maxWidth: 1600 } as const;

interface FrameProps {
  sidebar: ReactNode;
  bar: ReactNode;
  children: ReactNode;
}

/** The frame of every screen: the app bar, and the sidebar if there is room. */
export function Frame({ sidebar, bar, children }: FrameProps) {
  return (
    <Box sx={frame}>
      <Box component="aside" sx={aside}>
        <Box sx={{ position: 'sticky', top: 0, height: '100dvh', overflowY: 'auto' }}>{sidebar}</Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <AppBar position="sticky" elevation={0}>
          <Toolbar variant="dense" sx={{ minHeight: 56, px: { xs: 2, lg: 4 }, gap: 2 }}>
            {bar}
          </Toolbar>
        </AppBar>
        <Box component="main" id="main" tabIndex={-1} sx={main}>
          {children}
        </Box>
      </Box>
    </Box>
  );
}

/** The frame before the admin is known: it shows no data of an admin. */
export function EmptyFrame({ children = <RowsSkeleton /> }: { children?: ReactNode }) {
  return (
    <Frame
      sidebar={
        <Box sx={{ p: '20px' }}>
          <FrameTitle />
        </Box>
      }
      bar={
        <>
          {/* A placeholder for the button, so that the title does not move. */}
          <Button variant="outlined" size="small" sx={{ display: { lg: 'none' }, visibility: 'hidden' }}>
            {dashboardCopy.openMenu}
          </Button>
          <BarTitle />
        </>
      }
    >
      {children}
    </Frame>
  );
}

/** The head of the sidebar. */
export function FrameTitle() {
  return (
    <>
      <Caption>{company.shortName}</Caption>
      <Typography variant="h3" component="p" sx={{ fontSize: '1.25rem' }}>
        {dashboardCopy.title}
      </Typography>
    </>
  );
}

/** The title in the app bar, for screens without room for the sidebar. */
export function BarTitle() {
  return (
    <Typography
      sx={{
        display: { lg: 'none' },
        flexShrink: { md: 0 },
        fontFamily: families.heading,
        fontWeight: 600,
        fontSize: '1.0625rem',
      }}
      noWrap
    >
      {dashboardCopy.title}
    </Typography>
  );
}
