import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { filesCopy } from '../../content/admin-files.ts';
import { SideDrawer } from '../components/SideDrawer.tsx';
import { openPdf } from './open-pdf.ts';

const copy = filesCopy.viewer;

/** Each is a picture in memory. */
const mostPages = 30;

interface PdfDrawerProps {
  name: string;
  file: Blob;
  onClose: () => void;
}

/** A PDF beside what it was added to. */
export function PdfDrawer({ name, file, onClose }: PdfDrawerProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'opening' | 'failed'>('opening');
  useEffect(() => {
    const opening = openPdf(file);
    opening.promise.then(setPdf, () => setPdf('failed'));
    return opening.close;
  }, [file]);
  return (
    <SideDrawer title={<bdi>{name}</bdi>} close={copy.close} onClose={onClose}>
      <p role="status">{pdf === 'opening' && copy.opening}</p>
      <p role="alert">{pdf === 'failed' && copy.failed}</p>
      {typeof pdf === 'object' && <Pages pdf={pdf} />}
    </SideDrawer>
  );
}

function Pages({ pdf }: { pdf: PDFDocumentProxy }) {
  const shown = Math.min(pdf.numPages, mostPages);
  const numbers = Array.from({ length: shown }, (_, index) => index + 1);
  return (
    <Stack sx={{ gap: 2 }}>
      {numbers.map((number) => (
        <PdfPage key={number} pdf={pdf} number={number} />
      ))}
      {shown < pdf.numPages && <p>{copy.more(shown, pdf.numPages)}</p>}
    </Stack>
  );
}

/** One page, drawn as wide as it is shown. */
function PdfPage({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (!canvas.current || isGone) return;
      const { width } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: (canvas.current.clientWidth * devicePixelRatio) / width });
      Object.assign(canvas.current, { width: viewport.width, height: viewport.height });
      const drawing = page.render({ canvas: canvas.current, viewport });
      stop = () => drawing.cancel();
      await drawing.promise;
    };
    // Stopped, or a page that is broken: it stays blank, and the others are drawn.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, [pdf, number]);
  return (
    <Box
      component="canvas"
      ref={canvas}
      role="img"
      aria-label={copy.page(number, pdf.numPages)}
      sx={{ width: '100%', border: 1, borderColor: 'divider', bgcolor: 'common.white' }}
    />
  );
}
