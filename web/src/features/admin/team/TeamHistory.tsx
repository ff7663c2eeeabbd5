import styled from '@emotion/styled/base';
import { type AdminChange, teamChangesShown } from '@ohmbridge/functions/contract/team';
import { teamCopy } from '../../../content/admin-team.ts';
import { colours, families, media } from '../../../theme/tokens.ts';

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });

const Change = styled('li')({
  display: 'grid',
  gap: '2px 32px',
  padding: '12px 0',
  borderBottom: `1px solid ${colours.hairline}`,
  overflowWrap: 'anywhere',
  [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr) minmax(0, 1.5fr)' },
});

const When = styled('time')({
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.9,
  color: colours.slate,
});

const Soft = styled('p')({ color: colours.slate });

/** Who has invited and removed whom, the newest first. */
export function TeamHistory({ changes }: { changes: readonly AdminChange[] }) {
  if (changes.length === 0) return <Soft>{teamCopy.historyNone}</Soft>;
  return (
    <>
      <List>
        {changes.map((change) => (
          <Change key={`${change.at} ${change.who.uid}`}>
            <When dateTime={change.at}>{teamCopy.when(change.at)}</When>
            <span>{change.by.email}</span>
            <span>{teamCopy.what(change)}</span>
          </Change>
        ))}
      </List>
      {changes.length === teamChangesShown && <Soft>{teamCopy.historyNewest(teamChangesShown)}</Soft>}
    </>
  );
}
