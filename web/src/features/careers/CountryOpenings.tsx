import styled from '@emotion/styled/base';
import type { Country } from '@ohmbridge/functions/contract/countries';
import { messages } from '@ohmbridge/functions/contract/messages';
import type { RefObject } from 'react';
import { ActionButton } from '../../components/ActionButton.tsx';
import { Arrow } from '../../components/Arrow.tsx';
import { SpinnerMark } from '../../components/SpinnerMark.tsx';
import { Text } from '../../components/Text.tsx';
import { careersCopy } from '../../content/careers.ts';
import { colours } from '../../theme/tokens.ts';
import type { JobsView, JobsViewProps } from './openings-state.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: 24,
});

const Waiting = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 320 });

interface CountryOpeningsProps {
  country: Country;
  /** The country's jobs and what shows them; `undefined` while they are being loaded. */
  answer: (Pick<JobsViewProps, 'openings' | 'more'> & { JobsView: JobsView }) | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
  onShowMore: () => void;
}

/** The jobs of one country, and the way back to the others. */
export function CountryOpenings({ country, answer, headingRef, onBack, onShowMore }: CountryOpeningsProps) {
  return (
    <>
      <Head>
        <Text variant="h3" ref={headingRef} tabIndex={-1}>
          {country}
        </Text>
        <ActionButton size="small" onClick={onBack}>
          <Arrow backwards />
          {careersCopy.chooseCountry}
        </ActionButton>
      </Head>
      {!answer && (
        <Waiting>
          <SpinnerMark />
        </Waiting>
      )}
      {answer?.openings.count === 0 && (
        <Text
          css={{
            paddingTop: 32,
            paddingBottom: 32,
            borderTop: `2px solid ${colours.ink}`,
            borderBottom: `1px solid ${colours.hairline}`,
          }}
        >
          {messages.noOpenings(country)}
        </Text>
      )}
      {answer && answer.openings.count > 0 && (
        <answer.JobsView country={country} openings={answer.openings} more={answer.more} onShowMore={onShowMore} />
      )}
    </>
  );
}
