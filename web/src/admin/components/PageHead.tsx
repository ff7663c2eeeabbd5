import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { siteMeta } from '../../content/page-meta.ts';

const head = {
  mb: 'clamp(24px, 3vw, 40px)',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
} as const;

interface PageHeadProps {
  /** For the browser's tab. */
  title: string;
  /** On the page, where it is not the same. */
  heading?: string;
  label?: string;
  action?: ReactNode;
}

/** The head of a screen of the dashboard: its title and what one can do. */
export function PageHead({ title, heading = title, label, action }: PageHeadProps) {
  return (
    <Stack direction="row" sx={head}>
      <title>{`${title} | ${siteMeta.name}`}</title>
      {/* No search engine should list a screen of the admin area. */}
      <meta name="robots" content="noindex" />
      <div>
        {label && (
          <Typography variant="overline" color="textSecondary">
            {label}
          </Typography>
        )}
        <Typography variant="h2" component="h1">
          {heading}
        </Typography>
      </div>
      {action}
    </Stack>
  );
}
