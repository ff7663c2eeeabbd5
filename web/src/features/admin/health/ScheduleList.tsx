import styled from '@emotion/styled/base';
import type { ScheduleHealth } from '@ohmbridge/functions/contract/health';
import { scheduleWords } from '@ohmbridge/functions/contract/health-words';
import { healthCopy } from '../../../content/health.ts';
import { colours, families, media } from '../../../theme/tokens.ts';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Row = styled('li')({
  display: 'grid',
  gap: '2px 32px',
  padding: '12px 0',
  borderBottom: `1px solid ${colours.hairline}`,
  overflowWrap: 'anywhere',
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) 9rem minmax(0, 2fr)' },
});

const State = styled('span')({
  fontWeight: 600,
  '&[data-state="failed"], &[data-state="overdue"]': { color: colours.error },
});

const Small = styled('span')({
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.9,
  color: colours.slate,
});

/** The scheduled functions, how each is, and when it last succeeded. */
export function ScheduleList({ schedules }: { schedules: readonly ScheduleHealth[] }) {
  return (
    <List>
      {schedules.map(({ name, state, lastSuccessAt, error }) => (
        <Row key={name}>
          <span>{scheduleWords[name]}</span>
          <State data-state={state}>{healthCopy.scheduleState(state)}</State>
          <Small>
            {[healthCopy.lastSuccess(lastSuccessAt), state === 'failed' && error].filter(Boolean).join(' · ')}
          </Small>
        </Row>
      ))}
    </List>
  );
}
