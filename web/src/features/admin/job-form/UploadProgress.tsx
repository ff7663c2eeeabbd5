import styled from '@emotion/styled';
import { useId } from 'react';
import { jobFormWords } from '../../../content/admin.ts';
import { colours, families } from '../../../theme/tokens.ts';
import { TextAction } from '../TextAction.tsx';
import { percentSent } from './pdf-choice.ts';

const Box = styled('div')({ width: '100%' });

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
export function UploadProgress({ sent, size, onCancel }: UploadProgressProps) {
  const id = useId();
  return (
    <Box>
      <Label htmlFor={id}>{jobFormWords.uploading(percentSent(sent, size))}</Label>
      <Bar id={id} value={sent} max={size} />
      <TextAction onClick={onCancel}>{jobFormWords.cancelUpload}</TextAction>
    </Box>
  );
}
