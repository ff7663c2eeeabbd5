import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type PDFDocumentProxy, RenderingCancelledException } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { filesCopy } from '../../content/admin-files.ts';
import { download } from '../../shared/download.ts';
import { useWhileNearScreen } from '../../ui/use-near-screen.ts';
import { SideDrawer } from '../components/SideDrawer.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { drawPage, openPdf } from './open-pdf.ts';

const copy = filesCopy.viewer;

/** A stranger's file can claim any number of pages. */
const mostPages = 300;

/** The proportions of A4, until the page is loaded. */
const usualAspectRatio = 210 / 297;

interface PdfDrawerProps {
  name: string;
  file: Blob;
  onClose: () => void;
}

export function PdfDrawer({ name, file, onClose }: PdfDrawerProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'opening' | 'failed'>('opening');
  const [isIncomplete, setIsIncomplete] = useState(false);
  useEffect(() => {
    const opening = openPdf(file);
    opening.promise.then(setPdf, () => setPdf('failed'));
    return opening.close;
  }, [file]);
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
  /** Some part of a page could not be drawn. */
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

/** Shows one page. Only pages near the screen are drawn, because each takes many megabytes of memory. */
function PdfPage({ pdf, number, onIncomplete }: PagesProps & { number: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const [aspectRatio, setAspectRatio] = useState(usualAspectRatio);
  const isNear = useWhileNearScreen(frame);
  return (
    <Box
      ref={frame}
      role="img"
      aria-label={copy.page(number, pdf.numPages)}
      sx={{ flex: 'none', border: 1, borderColor: 'divider', bgcolor: 'common.white' }}
      style={{ aspectRatio }}
    >
      {isNear && <Drawing pdf={pdf} number={number} onAspectRatio={setAspectRatio} onIncomplete={onIncomplete} />}
    </Box>
  );
}

interface DrawingProps extends PagesProps {
  number: number;
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
