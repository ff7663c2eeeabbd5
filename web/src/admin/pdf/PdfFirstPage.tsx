import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { filesCopy } from '../../content/product/admin-submission.ts';
import { Caption } from '../components/FormPart.tsx';
import { PdfDrawer } from './PdfDrawer.tsx';
import { PdfPage, useOpenPdf, usualAspectRatio } from './PdfPage.tsx';

const copy = filesCopy.cv;

/** The first page of a PDF as a picture. A press on the picture shows all pages. */
export function PdfFirstPage({ name, file }: { name: string; file: Blob }) {
  const pdf = useOpenPdf(file);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  if (pdf === 'opening') return <Skeleton variant="rectangular" height="auto" sx={{ aspectRatio: usualAspectRatio }} />;
  if (pdf === 'failed') return <p role="alert">{filesCopy.viewer.failed}</p>;
  return (
    <div>
      <ButtonBase
        aria-label={copy.showAll(name)}
        onClick={() => setIsOpen(true)}
        sx={{ display: 'block', width: 1, cursor: 'zoom-in' }}
      >
        <PdfPage pdf={pdf} number={1} onIncomplete={() => setIsIncomplete(true)} />
      </ButtonBase>
      <Caption sx={{ overflowWrap: 'anywhere' }}>{copy.caption(name, pdf.numPages)}</Caption>
      <p role="alert">{isIncomplete && filesCopy.viewer.incomplete}</p>
      {isOpen && <PdfDrawer name={name} file={file} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
