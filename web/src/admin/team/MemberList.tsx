import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { roleNames } from '@site/contract/team/roles';
import type { TeamMember } from '@site/contract/team/team';
import { teamCopy } from '../../content/product/admin-team.ts';
import { Caption } from '../components/FormPart.tsx';
import { TextAction } from '../components/TextAction.tsx';

const row = {
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 32px',
  py: 2,
  overflowWrap: 'anywhere',
} as const;

interface MemberListProps {
  members: readonly TeamMember[];
  busyMember: string | undefined;
  onRoles: (member: TeamMember) => void;
  onRemove: (member: TeamMember) => void;
  onReset: (member: TeamMember) => void;
  /** Called to send the email again, or to repeat the whole invitation. */
  onRemind: (member: TeamMember) => void;
}

export function MemberList({ members, busyMember, onRoles, onRemove, onReset, onRemind }: MemberListProps) {
  const isBusy = busyMember !== undefined;
  return (
    <List disablePadding>
      {members.map((member) => (
        <ListItem key={member.uid} divider disableGutters sx={row}>
          <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
            <Typography variant="h3" sx={{ fontSize: '1.0625rem', lineHeight: 1.3, letterSpacing: 0 }}>
              {member.name}
              {member.isYou && ` (${teamCopy.you})`}
            </Typography>
            <p>{member.email}</p>
            <Stack
              component="ul"
              direction="row"
              aria-label={teamCopy.roles}
              sx={{ listStyle: 'none', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, my: 0.75 }}
            >
              {member.roles.map((role) => (
                <Chip key={role} component="li" size="small" label={roleNames[role]} />
              ))}
            </Stack>
            <Caption>{teamCopy.facts(member).join(' · ')}</Caption>
          </Box>
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
            {!member.isYou && member.state !== 'active' && (
              <TextAction subject={member.name} aria-disabled={isBusy} onClick={() => onRemind(member)}>
                {member.state === 'invited' ? teamCopy.sendAgain : teamCopy.inviteAgain}
              </TextAction>
            )}
            <TextAction subject={member.name} onClick={() => onRoles(member)}>
              {teamCopy.changeRoles}
            </TextAction>
            {!member.isYou && member.hasSecondFactor && (
              <TextAction subject={member.name} aria-disabled={isBusy} onClick={() => onReset(member)}>
                {teamCopy.reset}
              </TextAction>
            )}
            {!member.isYou && (
              <TextAction subject={member.name} color="error" aria-disabled={isBusy} onClick={() => onRemove(member)}>
                {teamCopy.remove}
              </TextAction>
            )}
          </Stack>
        </ListItem>
      ))}
    </List>
  );
}
