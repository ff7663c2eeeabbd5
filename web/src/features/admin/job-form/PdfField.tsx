import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { jobLabels } from '@ohmbridge/functions/contract/job-labels';
import { pdfContentType } from '@ohmbridge/functions/contract/pdf';
import { type ChangeEvent, type Dispatch, useId, useRef } from 'react';
import { FieldError } from '../../../components/form/FieldError.tsx';
import { jobFormWords } from '../../../content/admin.ts';
import { ChosenPdf } from './ChosenPdf.tsx';
import { CurrentPdf } from './CurrentPdf.tsx';
import { chosenFile, type PdfChoice, type PdfEvent } from './pdf-choice.ts';
import { UploadProgress } from './UploadProgress.tsx';

const Group = styled('fieldset')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

const Legend = styled('legend')({ padding: 0, marginBottom: 6, fontWeight: 600 });

interface PdfFieldProps {
  choice: PdfChoice;
  tell: Dispatch<PdfEvent>;
  /** Where the PDF can be opened that the job has now. */
  currentUrl: string | undefined;
  isSaving: boolean;
  onCancelUpload: () => void;
}

/** The job's PDF: the one it has, the one it is going to have, and how far the upload is. */
export function PdfField({ choice, tell, currentUrl, isSaving, onCancelUpload }: PdfFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const file = chosenFile(choice);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // Otherwise choosing the same file once more would be no change.
    target.value = '';
    if (chosen) tell({ type: 'choose', file: chosen });
  };
  const tellAndStay = (event: PdfEvent) => {
    tell(event);
    // The button that was pressed goes away.
    button.current?.focus();
  };

  return (
    <Group aria-describedby={`${id}-hint ${id}-error`}>
      <Legend>{jobLabels.pdf}</Legend>
      {currentUrl && !file && (
        <CurrentPdf
          url={currentUrl}
          isRemoved={choice.kind === 'remove'}
          isDisabled={isSaving}
          onRemove={() => tellAndStay({ type: 'remove-current' })}
          onKeep={() => tellAndStay({ type: 'clear' })}
        />
      )}
      {file && (
        <ChosenPdf
          file={file}
          isUploaded={choice.kind === 'uploaded'}
          isDisabled={isSaving}
          onRemove={() => tellAndStay({ type: 'clear' })}
        />
      )}
      {choice.kind === 'uploading' && (
        <UploadProgress sent={choice.sent} size={choice.file.size} onCancel={onCancelUpload} />
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
        {file ? jobFormWords.change : jobFormWords.upload}
      </Button>
      <FormHelperText id={`${id}-hint`} sx={{ mt: 0 }}>
        {jobFormWords.pdfHint}
      </FormHelperText>
      <div role="alert">
        <FieldError id={`${id}-error`} message={choice.problem} />
      </div>
    </Group>
  );
}
