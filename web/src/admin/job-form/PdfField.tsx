import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { jobLabels } from '@site/contract/jobs/job-labels';
import { pdfContentType, pdfFileError } from '@site/contract/jobs/pdf';
import { messages } from '@site/contract/shared/messages';
import { type ChangeEvent, type Dispatch, useId, useRef } from 'react';
import { jobFormCopy } from '../../content/product/admin-jobs.ts';
import { FieldError } from '../../ui/form/Field.tsx';
import { NewTabNote, newTab } from '../../ui/VisuallyHidden.tsx';
import { Caption, Note } from '../components/FormPart.tsx';
import { fieldset } from '../components/looks.ts';
import { TextAction } from '../components/TextAction.tsx';
import { adminColours as colours } from '../theme/admin-colours.ts';
import { chosenFile, kilobytes, type PdfChoice, type PdfEvent, percentSent } from './pdf-choice.ts';

const plate = {
  width: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  padding: '6px 14px',
  border: `1px solid ${colours.hairline}`,
  borderLeft: `3px solid ${colours.brand}`,
} as const;

interface PdfFieldProps {
  choice: PdfChoice;
  dispatch: Dispatch<PdfEvent>;
  currentUrl: string | undefined;
  /** The address of the built-in PDF, which visitors get if the job has no uploaded PDF. */
  builtInUrl: string | undefined;
  /** The title that the current built-in PDF belongs to. Visitors lose this PDF if the typed changes are saved. */
  lostBuiltIn: string | undefined;
  isSaving: boolean;
  onCancelUpload: () => void;
}

/** The field for the job's PDF: the current PDF, the chosen file, and the progress of the upload. */
export function PdfField(props: PdfFieldProps) {
  const { choice, dispatch, currentUrl, builtInUrl, lostBuiltIn, isSaving, onCancelUpload } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const file = chosenFile(choice);
  const isRemoved = choice.kind === 'remove';
  const percent = choice.kind === 'uploading' ? percentSent(choice.sent, choice.file.size) : 0;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // Without the reset, the browser would not fire `change` if the admin chose the same file again.
    target.value = '';
    if (!chosen) return;
    dispatch({ type: 'choose', file: chosen });
    refuseLocked(chosen).catch(() => undefined);
  };
  // The check runs at once, before the form is saved. If the reader cannot be loaded, the API checks the file.
  const refuseLocked = async (file: File) => {
    if (pdfFileError(file) !== undefined) return;
    const { asksForPassword } = await import('../pdf/open-pdf.ts');
    if (await asksForPassword(file)) dispatch({ type: 'refuse', error: messages.pdfPassword, file });
  };
  const dispatchAndFocus = (event: PdfEvent) => {
    dispatch(event);
    // The pressed button disappears, so the upload button takes the focus.
    button.current?.focus();
  };

  return (
    <Stack
      component="fieldset"
      aria-describedby={`${id}-hint ${id}-error`}
      sx={{ ...fieldset, alignItems: 'start', gap: '12px' }}
    >
      <FormLabel component="legend">{jobLabels.pdf}</FormLabel>
      {currentUrl && !file && (
        <CurrentPdf url={currentUrl} isRemoved={isRemoved} isSaving={isSaving} dispatch={dispatchAndFocus} />
      )}
      {builtInUrl && !file && (isRemoved || !currentUrl) && (
        <Stack sx={{ alignItems: 'start' }}>
          <PdfLink url={builtInUrl} name={jobFormCopy.builtInPdf} />
          <Hint>{jobFormCopy.builtInPdfHint}</Hint>
        </Stack>
      )}
      <div role="status">
        {lostBuiltIn !== undefined && !file && <Hint>{jobFormCopy.builtInPdfLost(lostBuiltIn)}</Hint>}
      </div>
      {file && (
        <Paper sx={plate}>
          <div role="status">
            <Typography variant="inherit" sx={{ fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' }}>
              {file.name}
            </Typography>
            <Caption>
              {jobFormCopy.size(kilobytes(file.size))}
              {choice.kind === 'uploaded' && `, ${jobFormCopy.uploaded}`}
            </Caption>
          </div>
          <TextAction disabled={isSaving} onClick={() => dispatchAndFocus({ type: 'clear' })}>
            {jobFormCopy.removeFile}
          </TextAction>
        </Paper>
      )}
      {choice.kind === 'uploading' && (
        <Box sx={{ width: '100%' }}>
          <Typography variant="caption" component="p" id={`${id}-sent`} sx={{ mb: '6px', lineHeight: 'normal' }}>
            {jobFormCopy.uploading(percent)}
          </Typography>
          <LinearProgress variant="determinate" value={percent} aria-labelledby={`${id}-sent`} />
          <TextAction onClick={onCancelUpload}>{jobFormCopy.cancelUpload}</TextAction>
        </Box>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={pdfContentType}
        aria-label={jobLabels.pdf}
        disabled={isSaving}
        onChange={choose}
      />
      <Button
        ref={button}
        variant="outlined"
        size="small"
        disabled={isSaving}
        onClick={() => input.current?.click()}
        aria-describedby={`${id}-hint`}
      >
        {file ? jobFormCopy.change : jobFormCopy.upload}
      </Button>
      <FormHelperText id={`${id}-hint`} sx={{ mt: 0 }}>
        {jobFormCopy.pdfHint}
      </FormHelperText>
      <div role="alert">
        <FieldError id={`${id}-error`} message={choice.error} />
      </div>
    </Stack>
  );
}

function PdfLink({ url, name }: { url: string; name: string }) {
  return (
    <Link href={url} {...newTab} sx={{ py: 0.5, fontWeight: 600 }}>
      {name}
      <NewTabNote />
    </Link>
  );
}

function Hint({ children }: { children: string }) {
  return <Note sx={{ fontSize: '0.9375rem' }}>{children}</Note>;
}

type CurrentPdfProps = Pick<PdfFieldProps, 'isSaving'> & {
  url: string;
  isRemoved: boolean;
  dispatch: (event: PdfEvent) => void;
};

function CurrentPdf({ url, isRemoved, isSaving, dispatch }: CurrentPdfProps) {
  if (isRemoved) {
    return (
      <Stack role="status" sx={{ alignItems: 'start' }}>
        <p>{jobFormCopy.currentRemoved}</p>
        <TextAction disabled={isSaving} onClick={() => dispatch({ type: 'clear' })}>
          {jobFormCopy.keepCurrent}
        </TextAction>
      </Stack>
    );
  }
  return (
    <Stack sx={{ alignItems: 'start' }}>
      <PdfLink url={url} name={jobFormCopy.currentPdf} />
      <Hint>{jobFormCopy.currentPdfHint}</Hint>
      <TextAction color="error" disabled={isSaving} onClick={() => dispatch({ type: 'remove-current' })}>
        {jobFormCopy.removeCurrent}
      </TextAction>
    </Stack>
  );
}
