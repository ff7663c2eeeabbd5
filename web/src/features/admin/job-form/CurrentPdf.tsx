import styled from '@emotion/styled';
import { TextLink } from '../../../components/TextLink.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { jobFormWords } from '../../../content/admin.ts';
import { interfaceWords } from '../../../content/interface.ts';
import { colours } from '../../../theme/tokens.ts';
import { TextAction } from '../TextAction.tsx';

const Box = styled('div')({ display: 'grid', justifyItems: 'start' });

const PdfLink = styled(TextLink)({ paddingTop: 4, paddingBottom: 4, fontWeight: 600 });

const Hint = styled('p')({ color: colours.slate, fontSize: '0.9375rem' });

interface CurrentPdfProps {
  url: string;
  /** Whether it goes when the form is saved. */
  isRemoved: boolean;
  isDisabled: boolean;
  onRemove: () => void;
  onKeep: () => void;
}

/** The PDF that the job has now. */
export function CurrentPdf({ url, isRemoved, isDisabled, onRemove, onKeep }: CurrentPdfProps) {
  if (isRemoved) {
    return (
      <Box role="status">
        <p>{jobFormWords.currentRemoved}</p>
        <TextAction disabled={isDisabled} onClick={onKeep}>
          {jobFormWords.keepCurrent}
        </TextAction>
      </Box>
    );
  }
  return (
    <Box>
      <PdfLink href={url} target="_blank" rel="noopener noreferrer">
        {jobFormWords.currentPdf}
        <VisuallyHidden> {interfaceWords.newTab}</VisuallyHidden>
      </PdfLink>
      <Hint>{jobFormWords.currentPdfHint}</Hint>
      <TextAction color="error" disabled={isDisabled} onClick={onRemove}>
        {jobFormWords.removeCurrent}
      </TextAction>
    </Box>
  );
}
