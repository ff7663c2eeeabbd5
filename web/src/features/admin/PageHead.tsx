import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { colours } from '../../theme/tokens.ts';
import { AdminTitle } from './AdminTitle.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  marginBottom: 'clamp(24px, 3vw, 40px)',
});

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
    <Head>
      <AdminTitle title={title} />
      <div>
        {label && (
          <Typography variant="overline" component="p" sx={{ color: colours.slate }}>
            {label}
          </Typography>
        )}
        <Typography variant="h2" component="h1">
          {heading}
        </Typography>
      </div>
      {action}
    </Head>
  );
}
