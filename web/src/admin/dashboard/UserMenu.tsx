import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { dashboardCopy, screenTitles } from '../../content/product/admin.ts';
import { Chevron } from '../../ui/form/Chevron.tsx';

const schemes = ['system', 'light', 'dark'] as const;

/** The menu of the signed-in admin: the theme, which the browser stores, and the page about their sign-in. */
export function UserMenu({ name }: { name: string }) {
  const { mode = 'system', setMode } = useColorScheme();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        variant="text"
        size="small"
        endIcon={<Chevron />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ '&&': { whiteSpace: 'normal' }, textAlign: 'left', overflowWrap: 'anywhere' }}
      >
        {name}
      </Button>
      <Menu
        id={id}
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={close}
        transitionDuration={0}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {schemes.map((scheme) => (
          <MenuItem
            key={scheme}
            role="menuitemradio"
            aria-checked={scheme === mode}
            selected={scheme === mode}
            onClick={() => {
              setMode(scheme);
              close();
            }}
          >
            {dashboardCopy.theme[scheme]}
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem component="a" href="/dashboard/sign-in" onClick={close}>
          {screenTitles.signIn}
        </MenuItem>
      </Menu>
    </>
  );
}
