import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { deskLimits } from '@site/contract/desk/desk-limits';
import { ownClockName } from '@site/contract/desk/interview-words';
import { interviewLimits } from '@site/contract/desk/interviews';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { offerCopy } from '../../content/product/admin-interviews.ts';
import { messageCopy } from '../../content/product/admin-messages.ts';
import { FieldError } from '../../ui/form/Field.tsx';
import { fieldsOf } from '../../ui/form/field-errors.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { Choice } from '../components/Choice.tsx';
import { DayField } from '../components/DayField.tsx';
import { Note } from '../components/FormPart.tsx';
import { fieldset } from '../components/looks.ts';
import { TextAction } from '../components/TextAction.tsx';
import { TakenHours } from '../interviews/TakenHours.tsx';
import { useSessionKeeper } from '../session/session.ts';
import { useDeskSettings, useNameOf } from '../submission-list/use-desk-settings.ts';
import { emptyTime, type MessageValues } from './message-draft.ts';

type Form = UseFormReturn<MessageValues>;

const columns = {
  ...{ display: 'grid', gap: 2, alignItems: 'start' },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '2fr 1.5fr 1fr auto' },
} as const;

/** On a phone half a line is too short for a day with its weekday. */
const wholeDay = { '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } } } as const;

/** The fields of the one interview in a message: time, place and interviewer. */
export function InterviewFields({ form }: { form: Form }) {
  const field = fieldsOf(form);
  return (
    <Box component="fieldset" aria-label={messageCopy.interview} sx={{ ...fieldset, display: 'grid', gap: 2 }}>
      <Box sx={{ ...columns, gridTemplateColumns: { md: '1fr 1fr 1fr' } }}>
        <DayField
          control={form.control}
          name="day"
          label={messageCopy.day}
          hint={messageCopy.timeHint(ownClockName())}
        />
        <TextField label={messageCopy.time} type="time" {...field('time')} />
        <TextField label={messageCopy.minutes} inputMode="numeric" {...field('minutes')} />
      </Box>
      <TakenOn form={form} name="day" />
      <WhereAndWho form={form} />
    </Box>
  );
}

/** The fields of the times from which applicants choose, all at one place and with one colleague. */
export function TimesFields({ form }: { form: Form }) {
  // The form does not use `useFieldArray`: shared with the job form, its code would load with every page that has a form.
  const times = useWatch({ control: form.control, name: 'times' });
  const change = (to: MessageValues['times']) => form.setValue('times', to, { shouldDirty: true });
  const { minTimes, maxTimes } = interviewLimits;
  const error = form.formState.errors.root?.times;
  return (
    <Box component="fieldset" aria-label={offerCopy.title} sx={{ ...fieldset, display: 'grid', gap: 2 }}>
      <div>
        <Typography component="p" sx={{ fontWeight: 600 }}>
          {offerCopy.title}
        </Typography>
        <Note>{offerCopy.hint()}</Note>
      </div>
      {times.map((_, index) => (
        <TimeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and what is in it comes from the form
          key={index}
          form={form}
          index={index}
          onRemove={times.length > minTimes ? () => change(times.toSpliced(index, 1)) : undefined}
        />
      ))}
      <FieldError id="times-error" message={error?.message} />
      {times.length < maxTimes && (
        <div>
          <Button
            variant="outlined"
            size="small"
            onClick={() => change([...times, { ...emptyTime, minutes: times.at(-1)?.minutes ?? emptyTime.minutes }])}
          >
            {offerCopy.add}
          </Button>
        </div>
      )}
      <WhereAndWho form={form} />
    </Box>
  );
}

function TimeRow({ form, index, onRemove }: { form: Form; index: number; onRemove: (() => void) | undefined }) {
  const field = fieldsOf(form);
  return (
    <Box
      component="fieldset"
      aria-label={offerCopy.number(index + 1)}
      sx={{ ...fieldset, ...columns, ...wholeDay, pt: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <DayField control={form.control} name={`times.${index}.day`} label={messageCopy.day} />
      <TextField label={messageCopy.time} type="time" {...field(`times.${index}.time`)} />
      <TextField label={messageCopy.minutes} inputMode="numeric" {...field(`times.${index}.minutes`)} />
      <Stack sx={{ alignItems: 'start', pt: { md: 3.5 }, minWidth: 72 }}>
        {onRemove && (
          <TextAction onClick={onRemove} aria-label={offerCopy.removeOf(index + 1)}>
            {offerCopy.remove}
          </TextAction>
        )}
      </Stack>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TakenOn form={form} name={`times.${index}.day`} />
      </Box>
    </Box>
  );
}

/** The other interviews of the chosen interviewer, on the day of a field. */
function TakenOn({ form, name }: { form: Form; name: 'day' | `times.${number}.day` }) {
  const me = useSessionKeeper().uid() ?? '';
  const [day, interviewer] = useWatch({ control: form.control, name: [name, 'interviewer'] });
  return <TakenHours interviewer={interviewer || me} day={day} />;
}

function WhereAndWho({ form }: { form: Form }) {
  const field = fieldsOf(form);
  const me = useSessionKeeper().uid() ?? '';
  const interviewer = useWatch({ control: form.control, name: 'interviewer' }) || me;
  const colleagues = useDeskSettings()?.colleagues ?? [];
  const others = colleagues.filter(({ uid }) => uid !== me);
  const nameOfAuthor = useNameOf();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
      <TextField label={messageCopy.where} {...field('where')} maxLength={deskLimits.interviewPlace} />
      <Choice
        label={offerCopy.interviewer}
        values={[me, ...others.map(({ uid }) => uid)]}
        words={(uid) => {
          const other = others.find((one) => one.uid === uid);
          return other ? nameOfAuthor(other) : offerCopy.you;
        }}
        value={interviewer}
        onChange={(uid) => form.setValue('interviewer', uid ?? me, { shouldDirty: true })}
      />
    </Box>
  );
}
