import Stack from '@mui/material/Stack';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useState } from 'react';
import { filesCopy } from '../../content/product/admin-submission.ts';
import { download } from '../../shared/download.ts';
import { SideDrawer } from '../components/SideDrawer.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { PdfPage, useOpenPdf } from './PdfPage.tsx';

const copy = filesCopy.viewer;

/** The limit of shown pages, because a stranger's file can claim any number of pages. */
const mostPages = 300;

interface PdfDrawerProps {
  name: string;
  file: Blob;
  onClose: () => void;
}

export function PdfDrawer({ name, file, onClose }: PdfDrawerProps) {
  const pdf = useOpenPdf(file);
  const [isIncomplete, setIsIncomplete] = useState(false);
  return (
    <SideDrawer title={<bdi>{name}</bdi>} close={copy.close} onClose={onClose}>
      <p role="status">{pdf === 'opening' && copy.opening}</p>
      <p role="alert">{pdf === 'failed' ? copy.failed : isIncomplete && copy.incomplete}</p>
      <div>
        <TextAction onClick={() => download(file, name)}>{filesCopy.download}</TextAction>
      </div>
      {typeof pdf === 'object' && <Pages pdf={pdf} onIncomplete={() => setIsIncomplete(true)} />}
    </SideDrawer>
  );
}

interface PagesProps {
  pdf: PDFDocumentProxy;
  /** Called if a part of a page could not be drawn. */
  onIncomplete: () => void;
}

function Pages({ pdf, onIncomplete }: PagesProps) {
  const shown = Math.min(pdf.numPages, mostPages);
  const numbers = Array.from({ length: shown }, (_, index) => index + 1);
  return (
    <Stack sx={{ gap: 2 }}>
      {numbers.map((number) => (
        <PdfPage key={number} pdf={pdf} number={number} onIncomplete={onIncomplete} />
      ))}
      {shown < pdf.numPages && <p>{copy.more(shown, pdf.numPages)}</p>}
    </Stack>
  );
}
