import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { hasRole } from '@site/contract/team/roles';
import type { User } from '@site/contract/team/user';
import { useLocation } from 'react-router-dom';
import { adminCopy, dashboardCopy } from '../../content/product/admin.ts';
import { leavePage } from '../../shared/leaving.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { menuScreens, useRoles } from '../session/roles.ts';
import { useSessionKeeper } from '../session/session.ts';
import { useUnread } from '../submission-list/submission-counter.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';
import { FrameTitle } from './Frame.tsx';
import { UserMenu } from './UserMenu.tsx';

const conductor = {
  my: 3,
  pl: '22px',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 5,
    top: 0,
    bottom: 0,
    width: 2,
    background: colours.accent,
  },
} as const;

const entry = {
  minHeight: 44,
  padding: 0,
  '&:hover': { background: 'none', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '&.Mui-focusVisible': { background: 'none' },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -16,
    top: 21,
    width: 10,
    height: 2,
    background: colours.accent,
  },
  '&[aria-current="page"]': { fontWeight: 600 },
  '&[aria-current="page"]::before': {
    left: -22,
    top: 16,
    width: 12,
    height: 12,
    borderRadius: '6px',
    forcedColorAdjust: 'none',
  },
} as const;

const mostShown = 99;

function Unread({ kind }: { kind: SubmissionKind }) {
  const unread = useUnread(kind);
  if (unread <= 0) return null;
  return (
    <Typography component="span" variant="caption" sx={{ ml: 1, px: 1, borderRadius: 1, bgcolor: 'action.selected' }}>
      {unread > mostShown ? `${mostShown}+` : unread}
      <VisuallyHidden> {dashboardCopy.unread}</VisuallyHidden>
    </Typography>
  );
}

/** The links to the screens of the admin area, the menu of the signed-in admin, and the links out of the admin area. */
export function Sidebar({ user }: { user: User }) {
  const keeper = useSessionKeeper();
  const { pathname } = useLocation();
  const roles = useRoles();
  return (
    <Stack sx={{ minHeight: '100%', padding: '20px' }}>
      <FrameTitle />
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {dashboardCopy.welcome(user.name)}
      </Typography>
      <nav aria-label={dashboardCopy.navigation}>
        <List disablePadding sx={conductor}>
          {menuScreens(roles).map(({ name, link, addresses, counts }) => {
            const isHere = addresses.some(
              (address) => pathname === address || (address !== '/dashboard' && pathname.startsWith(`${address}/`)),
            );
            return (
              <ListItem key={name} disablePadding>
                <ListItemButton href={link} aria-current={isHere ? 'page' : undefined} sx={entry}>
                  {name}
                  {counts && hasRole(roles, 'hiring') && <Unread kind={counts} />}
                </ListItemButton>
              </ListItem>
            );
          })}
        </List>
      </nav>
      <Stack spacing={1} sx={{ mt: 'auto', alignItems: 'start' }}>
        <Link href="/" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
          {adminCopy.publicSite}
        </Link>
        <Box sx={{ width: 1, pt: 1, borderTop: 1, borderColor: 'divider' }}>
          <UserMenu name={user.name || dashboardCopy.nameless} />
        </Box>
        <Button variant="outlined" size="small" onClick={() => leavePage(() => void keeper.logOut())}>
          {dashboardCopy.logout}
        </Button>
      </Stack>
    </Stack>
  );
}
