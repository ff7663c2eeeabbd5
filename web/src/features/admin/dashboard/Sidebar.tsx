import styled from '@emotion/styled/base';
import Button from '@mui/material/Button';
import type { SubmissionKind } from '@ohmbridge/functions/contract/submission-kinds';
import type { User } from '@ohmbridge/functions/contract/user';
import { NavLink } from 'react-router-dom';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { adminCopy, dashboardCopy } from '../../../content/admin.ts';
import { company } from '../../../content/company.ts';
import { colours, families } from '../../../theme/tokens.ts';
import { leadsAway } from '../components/leads-away.ts';
import { useSessionKeeper } from '../session/use-session.ts';
import { useUnread } from '../submissions/use-unread.ts';

const Column = styled('div')({
  minHeight: '100%',
  padding: '32px 28px',
  display: 'flex',
  flexDirection: 'column',
});

const Firm = styled('p')({ fontFamily: families.mono, fontSize: '0.8125rem', color: colours.slate });

const Title = styled('p')({
  marginTop: 4,
  fontFamily: families.heading,
  fontSize: '1.375rem',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
});

const Greeting = styled('p')({ marginTop: 6, color: colours.slate, overflowWrap: 'anywhere' });

/** The conductor that the screens hang off. */
const List = styled('ul')({
  position: 'relative',
  margin: '36px 0',
  padding: '0 0 0 28px',
  listStyle: 'none',
  '&::before': { content: '""', position: 'absolute', left: 5, top: 0, bottom: 0, width: 2, background: colours.amber },
});

const Entry = styled(NavLink)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  color: colours.ink,
  fontSize: '1.0625rem',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
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
    borderRadius: 6,
    forcedColorAdjust: 'none',
  },
});

const Foot = styled('div')({ marginTop: 'auto', display: 'grid', gap: 8, justifyItems: 'start' });

const SiteLink = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: colours.tealDeep,
  textUnderlineOffset: '0.25em',
});

const Badge = styled('span')({
  marginLeft: 10,
  padding: '1px 8px',
  borderRadius: 10,
  background: colours.ink,
  color: colours.paper,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  fontWeight: 450,
  forcedColorAdjust: 'none',
});

/** How many submissions of a kind nobody has read, as it is now; nothing while it is not known. */
function Unread({ kind }: { kind: SubmissionKind }) {
  const unread = useUnread(kind);
  if (unread <= 0) return null;
  return (
    <Badge>
      {unread > mostShown ? `${mostShown}+` : unread}
      <VisuallyHidden> {dashboardCopy.unread}</VisuallyHidden>
    </Badge>
  );
}

const mostShown = 99;

/** What the admin area has, who is in it, and the ways out. */
export function Sidebar({ user }: { user: User }) {
  const keeper = useSessionKeeper();
  return (
    <Column>
      <Firm>{company.shortName}</Firm>
      <Title>{dashboardCopy.title}</Title>
      <Greeting>{dashboardCopy.welcome(user.name)}</Greeting>
      <nav aria-label={dashboardCopy.navigation}>
        <List>
          {dashboardCopy.links.map(({ name, link, ...entry }) => (
            <li key={link}>
              <Entry to={link} end={link === '/dashboard'}>
                {name}
                {'counts' in entry && <Unread kind={entry.counts} />}
              </Entry>
            </li>
          ))}
        </List>
      </nav>
      <Foot>
        <SiteLink href="/">{adminCopy.publicSite}</SiteLink>
        <Button variant="outlined" size="small" onClick={() => void keeper.logOut()} {...leadsAway}>
          {dashboardCopy.logout}
        </Button>
      </Foot>
    </Column>
  );
}
