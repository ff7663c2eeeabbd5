import styled from '@emotion/styled';
import { jobFormWords } from '../../../content/admin.ts';
import { colours, families } from '../../../theme/tokens.ts';
import { TextAction } from '../TextAction.tsx';
import { type FileFacts, kilobytes } from './pdf-choice.ts';

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
export function ChosenPdf({ file, isUploaded, isDisabled, onRemove }: ChosenPdfProps) {
  return (
    <Plate>
      <div role="status">
        <Name>{file.name}</Name>
        <Size>
          {jobFormWords.size(kilobytes(file.size))}
          {isUploaded && `, ${jobFormWords.uploaded}`}
        </Size>
      </div>
      <TextAction disabled={isDisabled} onClick={onRemove}>
        {jobFormWords.removeFile}
      </TextAction>
    </Plate>
  );
}
