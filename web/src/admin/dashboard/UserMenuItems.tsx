import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { dashboardCopy, screenTitles } from '../../content/product/admin.ts';

const schemes = ['system', 'light', 'dark'] as const;

interface UserMenuItemsProps {
  id: string;
  name: string;
  anchor: HTMLElement;
  onClose: () => void;
}

/** The menu of the signed-in admin: the theme, which the browser stores, and the link to the page about their sign-in. */
export function UserMenuItems({ id, name, anchor, onClose }: UserMenuItemsProps) {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Menu
      id={id}
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
      transitionDuration={0}
      // The menu stands outside the landmarks of the page, so it is one itself.
      slotProps={{ root: { role: 'region', 'aria-label': name }, list: { 'aria-label': name } }}
    >
      {schemes.map((scheme) => (
        <MenuItem
          key={scheme}
          role="menuitemradio"
          aria-checked={scheme === mode}
          selected={scheme === mode}
          onClick={() => {
            setMode(scheme);
            onClose();
          }}
        >
          {dashboardCopy.theme[scheme]}
        </MenuItem>
      ))}
      <Divider component="li" />
      <MenuItem component="a" href="/dashboard/sign-in" onClick={onClose}>
        {screenTitles.signIn}
      </MenuItem>
    </Menu>
  );
}
