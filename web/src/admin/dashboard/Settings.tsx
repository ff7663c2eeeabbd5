import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { dashboardCopy } from '../../content/admin.ts';

const { settings } = dashboardCopy;

/** What is set once: who works here, what messages begin as, and whether all is well. */
export function Settings() {
  const { pathname } = useLocation();
  return (
    <>
      <nav aria-label={settings.label}>
        <ButtonGroup role="presentation" size="small" disableElevation sx={{ mb: 2 }}>
          {settings.links.map(({ name, link }) => (
            <Button
              key={link}
              component={Link}
              to={link}
              variant={pathname === link ? 'contained' : 'outlined'}
              aria-current={pathname === link ? 'page' : undefined}
            >
              {name}
            </Button>
          ))}
        </ButtonGroup>
      </nav>
      <Outlet />
    </>
  );
}
