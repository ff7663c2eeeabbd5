import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { dashboardCopy } from '../../content/admin.ts';

const { settings } = dashboardCopy;

/** What is set once: who works here, what messages begin as, and whether all is well. */
export function Settings() {
  const { pathname } = useLocation();
  return (
    <>
      <nav aria-label={settings.label}>
        <Tabs value={pathname} role="presentation" variant="scrollable" sx={{ mb: 2 }}>
          {settings.links.map(({ name, link }) => (
            <Tab
              key={link}
              role="link"
              label={name}
              value={link}
              component={Link}
              to={link}
              aria-selected={undefined}
              aria-current={pathname === link ? 'page' : undefined}
            />
          ))}
        </Tabs>
      </nav>
      <Outlet />
    </>
  );
}
