import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SubmissionKind } from '@ohmbridge/functions/contract/submission-kinds';
import type { User } from '@ohmbridge/functions/contract/user';
import { NavLink } from 'react-router-dom';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { adminCopy, dashboardCopy } from '../../../content/admin.ts';
import { company } from '../../../content/company.ts';
import { colours } from '../../../theme/tokens.ts';
import { leadsAway } from '../components/leads-away.ts';
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
        <Button variant="outlined" size="small" onClick={() => void keeper.logOut()} {...leadsAway}>
          {dashboardCopy.logout}
        </Button>
      </Stack>
    </Stack>
  );
}
