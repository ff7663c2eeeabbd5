import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import type { User } from '@ohmbridge/contract/team/user';
import { useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { adminCopy, dashboardCopy } from '../../content/admin.ts';
import { company } from '../../content/company.ts';
import { colours, families } from '../../ui/theme/tokens.ts';
import { useSessionKeeper } from '../session/use-session.ts';
import { useUnread } from '../submissions/use-unread.ts';

/** The conductor that the screens hang off. */
const conductor = {
  my: '36px',
  pl: '28px',
  '&::before': { content: '""', position: 'absolute', left: 5, top: 0, bottom: 0, width: 2, background: colours.amber },
} as const;

const entry = {
  minHeight: 48,
  padding: 0,
  fontSize: '1.0625rem',
  '&:hover': { background: 'none', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '&.Mui-focusVisible': { background: 'none' },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -22,
    top: 23,
    width: 14,
    height: 2,
    background: colours.amber,
  },
  '&[aria-current="page"]': { fontWeight: 600 },
  '&[aria-current="page"]::before': {
    left: -28,
    top: 18,
    width: 12,
    height: 12,
    borderRadius: '6px',
    forcedColorAdjust: 'none',
  },
} as const;

const badge = {
  ml: '10px',
  minHeight: 0,
  borderRadius: '10px',
  background: colours.ink,
  color: colours.paper,
  lineHeight: 'normal',
  forcedColorAdjust: 'none',
  '& .MuiChip-label': { padding: '1px 8px' },
} as const;

/** How many submissions of a kind nobody has read, as it is now; nothing while it is not known. */
function Unread({ kind }: { kind: SubmissionKind }) {
  const unread = useUnread(kind);
  if (unread <= 0) return null;
  const label = (
    <>
      {unread > mostShown ? `${mostShown}+` : unread}
      <VisuallyHidden> {dashboardCopy.unread}</VisuallyHidden>
    </>
  );
  return <Chip component="span" variant="filled" label={label} sx={badge} />;
}

const mostShown = 99;

/** What the admin area has, who is in it, and the ways out. */
export function Sidebar({ user }: { user: User }) {
  const keeper = useSessionKeeper();
  return (
    <Stack sx={{ minHeight: '100%', padding: '32px 28px' }}>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ lineHeight: 'normal' }}>
        {company.shortName}
      </Typography>
      <Typography variant="h3" component="p" sx={{ mt: 0.5, fontSize: '1.375rem', lineHeight: 1.2 }}>
        {dashboardCopy.title}
      </Typography>
      <Typography variant="inherit" color="textSecondary" sx={{ mt: '6px', overflowWrap: 'anywhere' }}>
        {dashboardCopy.welcome(user.name)}
      </Typography>
      <nav aria-label={dashboardCopy.navigation}>
        <List disablePadding sx={conductor}>
          {dashboardCopy.links.map(({ name, link, ...more }) => (
            <ListItem key={link} disablePadding>
              <ListItemButton component={NavLink} to={link} end={link === '/dashboard'} sx={entry}>
                {name}
                {'counts' in more && <Unread kind={more.counts} />}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </nav>
      <Stack spacing={1} sx={{ mt: 'auto', alignItems: 'start' }}>
        <Link href="/" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
          {adminCopy.publicSite}
        </Link>
        <Button variant="outlined" size="small" onClick={() => void keeper.logOut()} data-leads-away="">
          {dashboardCopy.logout}
        </Button>
      </Stack>
    </Stack>
  );
}

const toggle = { padding: '6px 14px', borderColor: colours.outline, background: colours.paper } as const;

const paper = {
  display: 'block',
  height: '100dvh',
  width: 'min(320px, 86vw)',
  background: colours.warm,
  borderRight: `1px solid ${colours.hairline}`,
  overscrollBehavior: 'contain',
} as const;

/** The sidebar on small screens: a button opens it over the page; a choice, Escape or a click beside it closes it. */
export function SidebarDialog({ user }: { user: User }) {
  const { key } = useLocation();
  // Where it was opened: elsewhere it is closed.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const close = () => setOpenAt(undefined);
  const id = useId();

  return (
    <Toolbar sx={{ minHeight: 68, padding: '8px 20px', justifyContent: 'space-between', gap: 2 }}>
      <Typography sx={{ fontFamily: families.heading, fontSize: '1.125rem', fontWeight: 600, lineHeight: 'normal' }}>
        {dashboardCopy.title}
      </Typography>
      <Button
        variant="outlined"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenAt(key)}
        sx={toggle}
      >
        {dashboardCopy.openMenu}
      </Button>
      <Drawer
        open={open}
        onClose={close}
        elevation={0}
        transitionDuration={0}
        slotProps={{ paper: { id, 'aria-label': dashboardCopy.navigation, sx: paper } }}
        sx={{ display: { lg: 'none' } }}
      >
        <Box sx={{ position: 'absolute', top: 12, right: 12 }}>
          <Button autoFocus variant="outlined" size="small" onClick={close} sx={toggle}>
            {dashboardCopy.closeMenu}
          </Button>
        </Box>
        <Sidebar user={user} />
      </Drawer>
    </Toolbar>
  );
}
