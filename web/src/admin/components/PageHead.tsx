import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, use } from 'react';
import { siteMeta } from '../../content/shapes/page-meta.ts';

/** A screen and its address. A group of screens has no address. */
interface Crumb {
  title: string;
  path: string | undefined;
}

/** The screens above the open screen, followed by the open screen. The app takes them from the titles of its routes. */
export const Trail = createContext<readonly Crumb[]>([]);

const head = { mb: 2, minHeight: 44, flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' } as const;

interface PageHeadProps {
  /** The title of the browser's tab, if it differs from the title of the route. */
  title?: string;
  /** The heading of the page, if it differs from the title of the tab. */
  heading?: string;
  label?: string;
  aside?: ReactNode;
  action?: ReactNode;
}

export function PageHead({ title: own, heading, label, aside, action }: PageHeadProps) {
  const title = own ?? use(Trail).at(-1)?.title;
  return (
    <Stack direction="row" sx={head}>
      <title>{`${title} | ${siteMeta.name}`}</title>
      {/* No search engine should list a screen of the admin area. */}
      <meta name="robots" content="noindex" />
      {label && (
        <Typography variant="overline" color="textSecondary" sx={{ width: 1 }}>
          {label}
        </Typography>
      )}
      <Typography variant="h3" component="h1" tabIndex={-1} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {heading ?? title}
      </Typography>
      {aside}
      {action && <Box sx={{ ml: { md: 'auto' }, width: { xs: 1, md: 'auto' } }}>{action}</Box>}
    </Stack>
  );
}
