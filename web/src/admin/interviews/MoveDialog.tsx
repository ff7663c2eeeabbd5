import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { moveInterviewRoute } from '@site/contract/desk/desk-routes';
import { deskMessages } from '@site/contract/desk/desk-schemas';
import { fullName } from '@site/contract/desk/hidden-names';
import { type InterviewRecord, isAhead } from '@site/contract/desk/interviews';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { moveInterviewCopy as copy, interviewPanelCopy } from '../../content/product/admin-interviews.ts';
import { messageCopy } from '../../content/product/admin-messages.ts';
import { messageOf } from '../../shared/api.ts';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { fieldsOf } from '../../ui/form/field-errors.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { AdminDialog } from '../components/AdminDialog.tsx';
import { DayField } from '../components/DayField.tsx';
import { useNotify } from '../components/Notices.tsx';
import { momentOf, noMoment } from '../messages/message-draft.ts';
import { useCall } from '../session/call-as-admin.ts';
import { clockText, dayText } from './interview-days.ts';
import { TakenHours } from './TakenHours.tsx';

interface MoveDialogProps {
  application: string;
  interview: InterviewRecord;
  onClose: () => void;
}

/** Asks for the new start of an interview. The length, the place and the interviewer stay the same. */
export function MoveDialog({ application, interview, onClose }: MoveDialogProps) {
  const { applicant, time, changedAt } = interview;
  const call = useCall();
  const notify = useNotify();
  // After the move the interview disappears from its place in the week, together with the button that opened the dialog.
  const main = useRef(document.getElementById('main'));
  const [outcome, setOutcome] = useState<Outcome>();
  const start = new Date(time?.at ?? '');
  const form = useForm({ defaultValues: { day: dayText(start), time: clockText(start) } });
  const day = useWatch({ control: form.control, name: 'day' });
  const { isSubmitting } = form.formState;

  const move = form.handleSubmit(async (typed) => {
    setOutcome(undefined);
    const at = momentOf(typed);
    if (at === undefined) {
      const { field, message } = noMoment(typed);
      return form.setError(field, { message }, { shouldFocus: true });
    }
    if (!isAhead({ at }, new Date()))
      return form.setError('day', { message: deskMessages.timeOver }, { shouldFocus: true });
    try {
      await call(moveInterviewRoute, { parameters: { id: application }, body: { at, unchangedSince: changedAt } });
      notify({ severity: 'success', message: copy.done });
      onClose();
    } catch (error) {
      setOutcome({ kind: 'error', message: messageOf(error) });
    }
  });

  return (
    <AdminDialog
      title={copy.title}
      text={copy.now(fullName(applicant), start)}
      onEscape={() => isSubmitting || onClose()}
      focusAfterwards={main}
    >
      <Stack component="form" noValidate onSubmit={(event) => void move(event)} sx={{ gap: 2, mt: 2 }}>
        <FormBanner outcome={outcome} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '3fr 2fr' }, alignItems: 'start' }}>
          <DayField control={form.control} name="day" label={messageCopy.day} />
          <TextField label={messageCopy.time} type="time" {...fieldsOf(form)('time')} />
        </Box>
        {time?.interviewer && <TakenHours interviewer={time.interviewer.uid} day={day} except={application} />}
        <p>{copy.hint}</p>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px' }}>
          <Button type="submit" variant="contained" size="small" disabled={isSubmitting}>
            {isSubmitting ? copy.moving : copy.move}
          </Button>
          <Button variant="outlined" size="small" disabled={isSubmitting} onClick={onClose}>
            {interviewPanelCopy.keep}
          </Button>
        </Stack>
      </Stack>
    </AdminDialog>
  );
}
