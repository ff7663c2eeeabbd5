import Box from '@mui/material/Box';
import { type PDFDocumentProxy, RenderingCancelledException } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { filesCopy } from '../../content/product/admin-submission.ts';
import { useWhileNearScreen } from '../../ui/use-near-screen.ts';
import { drawPage, openPdf } from './open-pdf.ts';

/** Opens a PDF. For another file, the component must have another `key`. */
export function useOpenPdf(file: Blob): PDFDocumentProxy | 'opening' | 'failed' {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'opening' | 'failed'>('opening');
  useEffect(() => {
    const opening = openPdf(file);
    opening.promise.then(setPdf, () => setPdf('failed'));
    return opening.close;
  }, [file]);
  return pdf;
}

/** The proportions of A4, as a placeholder until the page is loaded. */
export const usualAspectRatio = 210 / 297;

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  number: number;
  /** Called if a part of the page could not be drawn. */
  onIncomplete: () => void;
}

/** Shows one page. Pages are drawn only near the screen, because each page takes many megabytes of memory. */
export function PdfPage({ pdf, number, onIncomplete }: PdfPageProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [aspectRatio, setAspectRatio] = useState(usualAspectRatio);
  const isNear = useWhileNearScreen(frame);
  return (
    <Box
      component="span"
      ref={frame}
      role="img"
      aria-label={filesCopy.viewer.page(number, pdf.numPages)}
      sx={{ display: 'block', flex: 'none', border: 1, borderColor: 'divider', bgcolor: 'common.white' }}
      style={{ aspectRatio }}
    >
      {isNear && <Drawing pdf={pdf} number={number} onAspectRatio={setAspectRatio} onIncomplete={onIncomplete} />}
    </Box>
  );
}

interface DrawingProps extends PdfPageProps {
  onAspectRatio: (aspectRatio: number) => void;
}

function Drawing({ pdf, number, onAspectRatio, onIncomplete }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const report = useRef({ onAspectRatio, onIncomplete });
  useEffect(() => {
    report.current = { onAspectRatio, onIncomplete };
  });
  useEffect(() => {
    if (!canvas.current) return;
    const drawing = drawPage(pdf, number, canvas.current);
    drawing.promise.then(
      ({ isWhole, aspectRatio }) => {
        report.current.onAspectRatio(aspectRatio);
        if (!isWhole) report.current.onIncomplete();
      },
      (error) => {
        if (!(error instanceof RenderingCancelledException)) report.current.onIncomplete();
      },
    );
    return drawing.stop;
  }, [pdf, number]);
  return <Box component="canvas" ref={canvas} sx={{ display: 'block', width: '100%' }} />;
}
