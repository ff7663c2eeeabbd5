import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { ownClockName } from '@site/contract/desk/interview-words';
import { takeInterviewTimeRoute } from '@site/contract/desk/sender-page-routes';
import type { Interview } from '@site/contract/desk/submission-record';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ownInterviewCopy as copy } from '../../content/product/own-interviews.ts';
import { callApi } from '../../shared/api.ts';
import { FieldError } from '../../ui/form/Field.tsx';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { interviewTimes } from '../own-page/moment-words.ts';
import type { Failure } from '../own-page/use-own-submissions.ts';
import type { InterviewChoiceProps } from './InterviewChoice.tsx';

const row = {
  alignItems: 'start',
  m: 0,
  gap: 1,
  py: 1.5,
  pr: 1,
  borderTop: `1px solid ${colours.hairline}`,
  '&:last-of-type': { borderBottom: `1px solid ${colours.hairline}` },
  // The whole row is the touch target.
  width: 1,
  '& .MuiRadio-root': { p: '1px 8px' },
  '&:has(input:checked)': { bgcolor: colours.tinted },
} as const;

/** The times that the applicant can take now: on the applicant's clock and, if it shows another hour, on the office's clock. */
export function TimeForm({ application, onChange }: InterviewChoiceProps) {
  const { reference, sent, interview, choice } = application;
  const times = choice?.times.filter(({ at }) => at !== interview?.at) ?? [];
  // A place that all times share is shown once.
  const wheres = new Set(times.map(({ where }) => where));
  const id = useId();
  const [at, setAt] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [isMissing, setIsMissing] = useState(false);
  const firstTime = useRef<HTMLInputElement>(null);

  async function take(event: FormEvent) {
    event.preventDefault();
    setIsMissing(at === '');
    if (at === '') return firstTime.current?.focus();
    setIsBusy(true);
    setFailure(
      await onChange({
        call: (token) => callApi(takeInterviewTimeRoute, { body: { token, reference, at } }),
        done: copy.taken,
      }),
    );
    setIsBusy(false);
  }

  return (
    <Box component="form" method="post" noValidate onSubmit={(event) => void take(event)} sx={{ width: 1 }}>
      <FormLabel id={`${id}-title`} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {copy.choose}
      </FormLabel>
      <Typography id={`${id}-clock`} color="textSecondary" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {copy.clock(ownClockName())}
        {wheres.size === 1 && ` ${copy.where(times[0]?.where ?? '')}`}
      </Typography>
      <RadioGroup
        value={at}
        aria-labelledby={`${id}-title`}
        aria-describedby={isMissing ? `${id}-error ${id}-clock` : `${id}-clock`}
        aria-invalid={isMissing}
        aria-required
        onChange={(_, chosen) => {
          setAt(chosen);
          setIsMissing(false);
        }}
      >
        {times.map((time, index) => (
          <FormControlLabel
            key={time.at}
            value={time.at}
            sx={row}
            disableTypography
            control={
              <Radio
                size="small"
                color="secondary"
                slotProps={{
                  input: {
                    ref: index === 0 ? firstTime : null,
                    'aria-describedby': isMissing ? `${id}-error` : undefined,
                  },
                }}
              />
            }
            label={<TimeWords time={time} country={sent.country} isPlaced={wheres.size > 1} />}
          />
        ))}
      </RadioGroup>
      <FieldError id={`${id}-error`} message={isMissing ? copy.required : undefined} />
      <Box sx={{ mt: 2.5, '& div[role]:not(:empty)': { mb: 2 } }}>
        <FormBanner outcome={failure && { kind: 'error', message: failure.message }} />
        <SubmitButton label={copy.take} sendingLabel={copy.taking} sending={isBusy} />
      </Box>
    </Box>
  );
}

function TimeWords({ time, country, isPlaced }: { time: Interview; country: string; isPlaced: boolean }) {
  const { here, there } = interviewTimes(time, country);
  return (
    <span>
      <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {here}
      </Box>
      {there && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {copy.office(there.city, there.time)}
        </Box>
      )}
      {isPlaced && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {time.where}
        </Box>
      )}
    </span>
  );
}
