import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Country } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';
import { messages } from '@ohmbridge/functions/contract/messages';
import type { RefObject } from 'react';
import { Arrow } from '../../components/Arrow.tsx';
import { SpinnerMark } from '../../components/SpinnerMark.tsx';
import { careersWords } from '../../content/careers.ts';
import { colours } from '../../theme/tokens.ts';
import type { JobsView } from './jobs-view.ts';

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
  answer: { jobs: readonly Job[]; JobsView: JobsView } | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
}

/** The jobs of one country, and the way back to the others. */
export function CountryOpenings({ country, answer, headingRef, onBack }: CountryOpeningsProps) {
  return (
    <>
      <Head>
        <Typography variant="h3" ref={headingRef} tabIndex={-1}>
          {country}
        </Typography>
        <Button variant="outlined" size="small" onClick={onBack}>
          <Arrow backwards />
          {careersWords.chooseCountry}
        </Button>
      </Head>
      {!answer && (
        <Waiting>
          <SpinnerMark />
        </Waiting>
      )}
      {answer?.jobs.length === 0 && (
        <Typography
          sx={{ py: 4, borderTop: `2px solid ${colours.ink}`, borderBottom: `1px solid ${colours.hairline}` }}
        >
          {messages.noOpenings(country)}
        </Typography>
      )}
      {answer && answer.jobs.length > 0 && <answer.JobsView country={country} jobs={answer.jobs} />}
    </>
  );
}
