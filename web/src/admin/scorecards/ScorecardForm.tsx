import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type ScorecardCriteria,
  type ScorecardInput,
  scorecardSchema,
  sendScorecardRoute,
} from '@site/contract/desk/scorecard-routes';
import { grades, scorecardLimits } from '@site/contract/desk/scorecards';
import { useEffect, useId, useRef, useState } from 'react';
import { type FieldPathByValue, type UseFormReturn, useController, useForm } from 'react-hook-form';
import { scorecardCopy as copy, scorecardCopy } from '../../content/product/admin-scorecards.ts';
import { ApiError, messageOf } from '../../shared/api.ts';
import { FieldError } from '../../ui/form/Field.tsx';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { fieldsOf } from '../../ui/form/field-errors.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useAdminDraft } from '../components/admin-draft.tsx';
import { Note } from '../components/FormPart.tsx';
import { fieldset } from '../components/looks.ts';
import { useNotify } from '../components/Notices.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useCall } from '../session/call-as-admin.ts';
import { cardFrom, emptyCard, type ScorecardValues } from './scorecard-values.ts';

export const cardName = (application: string) => `scorecard:${application}`;

interface ScorecardFormProps {
  application: string;
  criteria: readonly string[];
  /** Whether the form takes the focus, because the admin has just opened it. */
  takesFocus: boolean;
  /** Receives the current criteria of the job, if they have changed while the interviewer was writing. */
  onOtherCriteria: (criteria: readonly string[]) => void;
  onClose: () => void;
}

/** The scorecard form of one interviewer, criterion by criterion. The tab stores the draft until it is sent. */
export function ScorecardForm(props: ScorecardFormProps) {
  const { application, criteria, takesFocus, onOtherCriteria, onClose } = props;
  const call = useCall();
  const notify = useNotify();
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm<ScorecardValues, unknown, ScorecardInput>({
    resolver: standardSchemaResolver<ScorecardValues, unknown, ScorecardInput>(scorecardSchema),
    defaultValues: emptyCard(criteria),
  });
  const field = fieldsOf(form);
  // The idempotency key: a card that is sent again after a lost answer counts once.
  const key = useRef<string>(crypto.randomUUID());
  const draft = useAdminDraft(form, cardName(application), {
    read: (stored) => cardFrom(stored, criteria),
    more: () => ({ key: key.current }),
    onRestore: (restored) => {
      key.current = restored.key;
    },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('judgements.0.grade');
  }, [takesFocus, setFocus]);
  const send = async (body: ScorecardInput) => {
    setOutcome(undefined);
    try {
      await call(sendScorecardRoute, { parameters: { id: application }, body, idempotencyKey: key.current });
      draft.finish();
      notify({ severity: 'success', message: copy.sent });
      onClose();
    } catch (error) {
      const changed = error instanceof ApiError ? (error.data as Partial<ScorecardCriteria> | undefined) : undefined;
      // The draft is stored, because a new form with the changed criteria reads it.
      if (changed?.criteria) draft.keep();
      if (changed?.criteria) onOtherCriteria(changed.criteria);
      setOutcome({ kind: 'error', message: messageOf(error) });
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 4 }}
      onSubmit={(event) =>
        void form.handleSubmit(send, () => setOutcome({ kind: 'error', message: copy.missing }))(event)
      }
    >
      <Note>{copy.explanation}</Note>
      <FormBanner outcome={outcome} />
      {criteria.map((criterion, index) => (
        <Stack key={criterion} component="fieldset" sx={{ ...fieldset, gap: 2 }}>
          <Typography
            component="legend"
            variant="inherit"
            sx={{ p: 0, fontWeight: 600, mb: 1.5, overflowWrap: 'anywhere' }}
          >
            {criterion}
          </Typography>
          <GradeField form={form} name={`judgements.${index}.grade`} label={copy.grade} />
          <TextField
            {...field(`judgements.${index}.reason`)}
            label={copy.reason}
            rows={2}
            maxLength={scorecardLimits.reason}
          />
        </Stack>
      ))}
      <Stack component="fieldset" sx={{ ...fieldset, gap: 2 }}>
        <Typography component="legend" variant="inherit" sx={{ p: 0, fontWeight: 600, mb: 1.5 }}>
          {copy.recommendationShort}
        </Typography>
        <GradeField form={form} name="recommendation" label={copy.recommendation} />
        <TextField {...field('summary')} label={copy.summary} rows={4} maxLength={scorecardLimits.summary} />
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <SubmitButton label={copy.send} sendingLabel={copy.sending} sending={form.formState.isSubmitting} />
        <TextAction onClick={onClose}>{copy.close}</TextAction>
        <Note variant="body2">{copy.closeHint}</Note>
      </Box>
    </Stack>
  );
}

interface GradeFieldProps<Output> {
  form: UseFormReturn<ScorecardValues, unknown, Output>;
  name: FieldPathByValue<ScorecardValues, ScorecardValues['recommendation']>;
  label: string;
}

/** One of four grades, as words: all grades are visible, and none is preselected. */
function GradeField<Output>({ form, name, label }: GradeFieldProps<Output>) {
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  const { ref, value, ...others } = field;
  const message = fieldState.error?.message;
  return (
    <div>
      <FormLabel id={id} error={message !== undefined}>
        {label}
      </FormLabel>
      <RadioGroup
        {...others}
        value={value}
        aria-labelledby={id}
        aria-describedby={message ? `${id}-error` : undefined}
        aria-required
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, max-content)', md: 'repeat(4, max-content)' },
          columnGap: 2,
          ml: '-10px',
        }}
      >
        {grades.map((grade, index) => (
          <FormControlLabel
            key={grade}
            value={grade}
            label={scorecardCopy.grades[grade]}
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ mr: 1, ml: 0 }}
            control={<Radio size="small" slotProps={{ input: index === 0 ? { ref } : {} }} />}
          />
        ))}
      </RadioGroup>
      <FieldError id={`${id}-error`} message={message} />
    </div>
  );
}
