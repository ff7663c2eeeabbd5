import styled from '@emotion/styled/base';
import type { TeamMember } from '@ohmbridge/functions/contract/team';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { teamCopy } from '../../../content/admin-team.ts';
import { colours, families } from '../../../theme/tokens.ts';
import { TextAction } from '../components/TextAction.tsx';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 32px',
  padding: '16px 0',
  borderBottom: `1px solid ${colours.hairline}`,
  overflowWrap: 'anywhere',
});

const Person = styled('div')({ flex: '1 1 20rem', minWidth: 0 });

const Name = styled('h3')({ fontFamily: families.heading, fontWeight: 600, fontSize: '1.0625rem', lineHeight: 1.3 });

const Small = styled('p')({ fontFamily: families.mono, fontSize: '0.8125rem', lineHeight: 1.7, color: colours.slate });

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' });

interface MemberListProps {
  members: readonly TeamMember[];
  /** The uid of the member about whom something is being done. */
  busyMember: string | undefined;
  onRemove: (member: TeamMember) => void;
  /** The mail is to be sent again, or all of the invitation be done again. */
  onRemind: (member: TeamMember) => void;
}

/** The admins, how each stands, and what can be done about them. */
export function MemberList({ members, busyMember, onRemove, onRemind }: MemberListProps) {
  const isBusy = busyMember !== undefined;
  return (
    <List>
      {members.map((member) => (
        <Row key={member.uid}>
          <Person>
            <Name>
              {member.name}
              {member.isYou && ` (${teamCopy.you})`}
            </Name>
            <p>{member.email}</p>
            <Small>{teamCopy.facts(member).join(' · ')}</Small>
          </Person>
          {!member.isYou && (
            <Actions>
              {member.state !== 'active' && (
                <TextAction aria-disabled={isBusy} onClick={() => onRemind(member)}>
                  {member.state === 'invited' ? teamCopy.sendAgain : teamCopy.inviteAgain}
                  <VisuallyHidden> {member.name}</VisuallyHidden>
                </TextAction>
              )}
              <TextAction color="error" aria-disabled={isBusy} onClick={() => onRemove(member)}>
                {teamCopy.remove}
                <VisuallyHidden> {member.name}</VisuallyHidden>
              </TextAction>
            </Actions>
          )}
        </Row>
      ))}
    </List>
  );
}
