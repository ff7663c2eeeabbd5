import styled from '@emotion/styled/base';
import type { Finding, Health } from '@ohmbridge/functions/contract/health';
import { findingWords } from '@ohmbridge/functions/contract/health-words';
import { Text } from '../../../components/Text.tsx';
import { healthCopy } from '../../../content/health.ts';
import { colours, families } from '../../../theme/tokens.ts';

const Verdict = styled('section')({
  marginBottom: 'clamp(24px, 3vw, 40px)',
  padding: 'clamp(16px, 2.5vw, 28px)',
  borderTop: `3px solid ${colours.teal}`,
  background: colours.successWash,
  '&[data-state="waits"]': { borderTopColor: colours.amber, background: colours.warm },
  '&[data-state="wrong"]': { borderTopColor: colours.error, background: colours.errorWash },
});

const Small = styled('p')({
  marginTop: 6,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  color: colours.slate,
  overflowWrap: 'anywhere',
});

const List = styled('ul')({ listStyle: 'none', padding: 0, margin: '16px 0 0' });

const Item = styled('li')({
  padding: '14px 0',
  borderTop: `1px solid ${colours.hairline}`,
  '& > h3': { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4 },
  '& > p': { maxWidth: '72ch' },
  '& > p + p': { marginTop: 4 },
});

/** What waits for a person, the worst first; or that nothing does. */
export function Findings({ health: { at, findings } }: { health: Health }) {
  const broken = findings.filter(({ isWrong }) => isWrong).length;
  const state = broken > 0 ? 'wrong' : findings.length > 0 ? 'waits' : 'well';
  const verdicts = {
    wrong: healthCopy.broken(broken),
    waits: healthCopy.waits(findings.length),
    well: healthCopy.well,
  };
  return (
    <Verdict aria-live="polite" data-state={state}>
      <Text variant="h3" as="h2">
        {verdicts[state]}
      </Text>
      <Small>{healthCopy.asOf(at)}</Small>
      {findings.length > 0 && (
        <List>
          {findings.map((finding) => (
            <FindingItem key={keyOf(finding)} finding={finding} />
          ))}
        </List>
      )}
    </Verdict>
  );
}

function keyOf(finding: Finding): string {
  if (finding.part === 'schedule') return finding.schedule;
  return finding.part === 'unread' ? finding.kind : finding.part;
}

function FindingItem({ finding }: { finding: Finding }) {
  const { title, remedy } = findingWords(finding);
  const details = [finding.since && healthCopy.since(finding.since), finding.reason].filter(Boolean);
  return (
    <Item>
      <h3>{title}</h3>
      {details.length > 0 && <Small>{details.join(' · ')}</Small>}
      <p>{remedy}</p>
    </Item>
  );
}
