import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import { lastDay } from '@site/contract/jobs/job-closing';
import { isCalendarDay } from '@site/contract/shared/time';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import { useEffect, useId, useRef, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { dayFieldCopy as copy } from '../../content/product/admin.ts';
import { interfaceCopy } from '../../content/product/interface.ts';
import { FieldError } from '../../ui/form/Field.tsx';
import { adminColours as colours } from '../theme/admin-colours.ts';

/** The value of a form while a day is half typed: no schema accepts it as a day. */
const unfinished = '?';

const textOf = (chosen: Dayjs | null) =>
  chosen === null ? '' : chosen.isValid() ? chosen.format('YYYY-MM-DD') : unfinished;
const dayOf = (text: string) => (text === '' ? null : dayjs(text));

const look = {
  '& .MuiPickersOutlinedInput-root': { minHeight: 52, fontSize: '1.0625rem', background: colours.paper },
  '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: colours.outline },
  '& .MuiPickersOutlinedInput-root:hover:not(.Mui-focused, .Mui-error) .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: colours.ink,
  },
  '& .MuiPickersOutlinedInput-root.Mui-error .MuiPickersOutlinedInput-notchedOutline': { borderWidth: 2 },
  '& .MuiPickersInputBase-sectionsContainer.MuiPickersInputBase-sectionsContainer': { py: '13px', opacity: 1 },
  '& .MuiIconButton-root': { color: colours.ink, width: 44, height: 44 },
} as const;

/** The outline lies inside the day: an outer one would be cut off at the edge of the month. */
const calendar = { '& [role="gridcell"]': { fontSize: '1rem', '&:focus-visible': { outlineOffset: '-3px' } } } as const;

interface DayPickerProps {
  name?: string;
  label: string;
  hint?: string;
  clearable?: boolean;
  /** A day such as `2026-01-31`, an empty text, or the mark of a half-typed day. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Receives the element that can take the focus. */
  inputRef?: (field: { focus: () => void }) => void;
  error?: string | undefined;
}

/** A day that the admin types part by part or chooses in a calendar; its weekday stands in front of it. */
export function DayPicker(props: DayPickerProps) {
  const { name, label, hint, clearable = false, value, onChange, onBlur, inputRef, error } = props;
  const id = useId();
  const parts = useRef<FieldRef<Dayjs | null>>(null);
  const [chosen, setChosen] = useState(() => dayOf(value));
  // The form was reset, or a draft was restored.
  if (value !== unfinished && textOf(dayOf(value)) !== textOf(chosen)) setChosen(dayOf(value));
  useEffect(() => {
    inputRef?.({ focus: () => parts.current?.focusField() });
  }, [inputRef]);
  // The picker reports a day only after all its parts are typed.
  const reportParts = () => {
    if (chosen !== null) return;
    const text = parts.current?.getSections().some((section) => section.value !== '') ? unfinished : '';
    if (text !== value) onChange(text);
  };
  const weekday = chosen?.isValid() ? chosen.locale('en-gb').format('ddd') : undefined;
  const described =
    [weekday && `${id}-weekday`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div>
      <FormLabel id={`${id}-label`} htmlFor={id}>
        {label}
      </FormLabel>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
        <DesktopDatePicker
          {...(name && { name })}
          value={chosen}
          maxDate={dayjs(lastDay)}
          onChange={(changed) => {
            setChosen(changed);
            onChange(textOf(changed));
          }}
          slotProps={{
            field: {
              clearable,
              fieldRef: parts,
              onKeyUp: reportParts,
              onBlur: () => {
                reportParts();
                onBlur?.();
              },
            },
            textField: {
              id,
              color: 'secondary',
              fullWidth: true,
              sx: look,
              error: Boolean(error),
              slotProps: {
                input: {
                  ...(weekday && {
                    startAdornment: (
                      <InputAdornment position="start" id={`${id}-weekday`}>
                        {weekday}
                      </InputAdornment>
                    ),
                  }),
                  notched: false,
                  'aria-labelledby': `${id}-label`,
                  'aria-describedby': described,
                },
              },
            },
            desktopPaper: { variant: 'outlined', sx: calendar },
            popper: { 'aria-labelledby': `${id}-label` },
          }}
        />
      </LocalizationProvider>
      {hint && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

interface DayFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  optional?: boolean;
}

export function DayField<Values extends FieldValues, Output>(props: DayFieldProps<Values, Output>) {
  const { control, name, label, optional = false, ...rest } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, ...day } = field;
  const isUnfinished = field.value !== '' && !isCalendarDay(field.value);
  const error = fieldState.error && (isUnfinished ? copy.unfinished : fieldState.error.message);
  const words = optional ? `${label} ${interfaceCopy.optional}` : label;
  return <DayPicker {...rest} {...day} label={words} clearable={optional} inputRef={ref} error={error} />;
}
