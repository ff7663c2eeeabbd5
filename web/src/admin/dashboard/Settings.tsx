import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { dashboardCopy } from '../../content/admin.ts';
import { MenuButton } from '../components/MenuButton.tsx';

const { settings } = dashboardCopy;

/** What is set once: who works here, what messages begin as, and whether all is well. */
export function Settings() {
  const { pathname } = useLocation();
  return (
    <>
      <Stack direction="row" sx={{ mb: 2, flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
        <Box
          component="nav"
          aria-label={settings.label}
          sx={{ overflowX: 'auto', whiteSpace: 'nowrap', p: '4px', m: '-4px' }}
        >
          <ButtonGroup role="presentation" size="small" disableElevation>
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
        </Box>
        <SchemeChoice />
      </Stack>
      <Outlet />
    </>
  );
}

/** Light or dark: as the system has it, unless somebody chooses; the choice is kept. */
function SchemeChoice() {
  const { mode, setMode } = useColorScheme();
  const options = (['system', 'light', 'dark'] as const).map((value) => ({
    value,
    words: dashboardCopy.schemes[value],
  }));
  return (
    <MenuButton
      label={dashboardCopy.scheme(dashboardCopy.schemes[mode ?? 'system'])}
      options={options}
      about={undefined}
      onChoose={setMode}
    />
  );
}
