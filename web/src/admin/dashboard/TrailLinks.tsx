import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboardCopy } from '../../content/product/admin.ts';
import { Trail } from '../components/PageHead.tsx';

/** Breadcrumbs to the screens above; a list opens again with its last filters. */
export function TrailLinks() {
  const trail = use(Trail);
  const { search } = useLocation();
  return (
    <Breadcrumbs aria-label={dashboardCopy.trail} sx={{ fontSize: '1rem' }}>
      {trail.map(({ title, path }, index) =>
        index === trail.length - 1 ? (
          <span key={title} aria-current="page">
            {title}
          </span>
        ) : path === undefined ? (
          <span key={title}>{title}</span>
        ) : (
          <Link key={title} href={`${path}${search}`}>
            {title}
          </Link>
        ),
      )}
    </Breadcrumbs>
  );
}
