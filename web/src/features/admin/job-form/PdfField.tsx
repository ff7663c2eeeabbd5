import styled from '@emotion/styled/base';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { jobLabels } from '@ohmbridge/functions/contract/job-labels';
import { pdfContentType } from '@ohmbridge/functions/contract/pdf';
import { type ChangeEvent, type Dispatch, useId, useRef } from 'react';
import { FieldError } from '../../../components/form/FieldError.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { jobFormCopy } from '../../../content/admin-jobs.ts';
import { interfaceCopy } from '../../../content/interface.ts';
import { colours, families } from '../../../theme/tokens.ts';
import { TextAction } from '../components/TextAction.tsx';
import { chosenFile, type FileFacts, kilobytes, type PdfChoice, type PdfEvent, percentSent } from './pdf-choice.ts';

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
  /** Where the PDF can be opened that visitors are offered while the job has none of its own. */
  builtInUrl: string | undefined;
  /** The title with which visitors were offered a built-in PDF that they lose by what is typed now. */
  lostBuiltIn: string | undefined;
  isSaving: boolean;
  onCancelUpload: () => void;
}

/** The job's PDF: the one it has, the one it is going to have, and how far the upload is. */
export function PdfField(props: PdfFieldProps) {
  const { choice, tell, currentUrl, builtInUrl, lostBuiltIn, isSaving, onCancelUpload } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const file = chosenFile(choice);
  const isRemoved = choice.kind === 'remove';

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // Otherwise choosing the same file again would fire no `change`.
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
          isRemoved={isRemoved}
          isDisabled={isSaving}
          onRemove={() => tellAndStay({ type: 'remove-current' })}
          onKeep={() => tellAndStay({ type: 'clear' })}
        />
      )}
      {builtInUrl && !file && (isRemoved || !currentUrl) && (
        <Box>
          <PdfLink url={builtInUrl} name={jobFormCopy.builtInPdf} />
          <Hint>{jobFormCopy.builtInPdfHint}</Hint>
        </Box>
      )}
      <div role="status">
        {lostBuiltIn !== undefined && !file && <Hint>{jobFormCopy.builtInPdfLost(lostBuiltIn)}</Hint>}
      </div>
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
        {file ? jobFormCopy.change : jobFormCopy.upload}
      </Button>
      <FormHelperText id={`${id}-hint`} sx={{ mt: 0 }}>
        {jobFormCopy.pdfHint}
      </FormHelperText>
      <div role="alert">
        <FieldError id={`${id}-error`} message={choice.error} />
      </div>
    </Group>
  );
}

const Box = styled('div')({ display: 'grid', justifyItems: 'start' });

const Link = styled(TextLink)({ paddingTop: 4, paddingBottom: 4, fontWeight: 600 });

const Hint = styled('p')({ color: colours.slate, fontSize: '0.9375rem' });

function PdfLink({ url, name }: { url: string; name: string }) {
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer">
      {name}
      <VisuallyHidden> {interfaceCopy.newTab}</VisuallyHidden>
    </Link>
  );
}

interface CurrentPdfProps {
  url: string;
  /** Whether saving the form removes it. */
  isRemoved: boolean;
  isDisabled: boolean;
  onRemove: () => void;
  onKeep: () => void;
}

/** The PDF that the job has now. */
function CurrentPdf({ url, isRemoved, isDisabled, onRemove, onKeep }: CurrentPdfProps) {
  if (isRemoved) {
    return (
      <Box role="status">
        <p>{jobFormCopy.currentRemoved}</p>
        <TextAction disabled={isDisabled} onClick={onKeep}>
          {jobFormCopy.keepCurrent}
        </TextAction>
      </Box>
    );
  }
  return (
    <Box>
      <PdfLink url={url} name={jobFormCopy.currentPdf} />
      <Hint>{jobFormCopy.currentPdfHint}</Hint>
      <TextAction color="error" disabled={isDisabled} onClick={onRemove}>
        {jobFormCopy.removeCurrent}
      </TextAction>
    </Box>
  );
}

const Plate = styled('div')({
  width: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '6px 14px',
  border: `1px solid ${colours.hairline}`,
  borderLeft: `3px solid ${colours.amber}`,
});

const Name = styled('p')({ fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' });

const Size = styled('p')({ fontFamily: families.mono, fontSize: '0.8125rem', lineHeight: 1.5, color: colours.slate });

interface ChosenPdfProps {
  file: FileFacts;
  /** Whether it is in Cloud Storage already, and only the job is not saved yet. */
  isUploaded: boolean;
  isDisabled: boolean;
  onRemove: () => void;
}

/** The file that the job is going to have. */
function ChosenPdf({ file, isUploaded, isDisabled, onRemove }: ChosenPdfProps) {
  return (
    <Plate>
      <div role="status">
        <Name>{file.name}</Name>
        <Size>
          {jobFormCopy.size(kilobytes(file.size))}
          {isUploaded && `, ${jobFormCopy.uploaded}`}
        </Size>
      </div>
      <TextAction disabled={isDisabled} onClick={onRemove}>
        {jobFormCopy.removeFile}
      </TextAction>
    </Plate>
  );
}

const Progress = styled('div')({ width: '100%' });

const Label = styled('label')({ display: 'block', fontFamily: families.mono, fontSize: '0.8125rem', marginBottom: 6 });

const Bar = styled('progress')({
  display: 'block',
  width: '100%',
  height: 8,
  appearance: 'none',
  border: `1px solid ${colours.outline}`,
  background: colours.paper,
  '&::-webkit-progress-bar': { background: colours.paper },
  '&::-webkit-progress-value': { background: colours.amber },
  '&::-moz-progress-bar': { background: colours.amber },
});

interface UploadProgressProps {
  /** Both in bytes. */
  sent: number;
  size: number;
  onCancel: () => void;
}

/** How far an upload is, and the way to stop it. */
function UploadProgress({ sent, size, onCancel }: UploadProgressProps) {
  const id = useId();
  return (
    <Progress>
      <Label htmlFor={id}>{jobFormCopy.uploading(percentSent(sent, size))}</Label>
      <Bar id={id} value={sent} max={size} />
      <TextAction onClick={onCancel}>{jobFormCopy.cancelUpload}</TextAction>
    </Progress>
  );
}
