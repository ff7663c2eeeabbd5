import styled from '@emotion/styled';
import { messages } from '@ohmbridge/functions/contract/messages';
import { ActionButton } from '../../components/ActionButton.tsx';
import { Text } from '../../components/Text.tsx';
import { careersWords } from '../../content/careers.ts';
import { colours, families } from '../../theme/tokens.ts';
import type { MoreState } from './openings-state.ts';

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  marginTop: 56,
  paddingTop: 24,
  borderTop: `1px solid ${colours.hairline}`,
});

const Count = styled('p')({ fontFamily: families.mono, fontSize: '0.8125rem', color: colours.slate });

interface MoreJobsProps {
  shown: number;
  /** How many there are. */
  count: number;
  more: MoreState;
  onShowMore: () => void;
}

/** The foot of a list that is longer than what is shown of it. */
export function MoreJobs({ shown, count, more, onShowMore }: MoreJobsProps) {
  const isAsked = more === 'asked';
  return (
    <Foot>
      <ActionButton waits={isAsked} onClick={onShowMore}>
        {isAsked ? careersWords.loadingMore : careersWords.showMore}
      </ActionButton>
      <Count>{careersWords.shownOf(shown, count)}</Count>
      {more === 'failed' && (
        <Text role="alert" css={{ color: colours.error }}>
          {messages.jobsPageFailed}
        </Text>
      )}
    </Foot>
  );
}
