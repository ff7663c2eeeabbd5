import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useId, useRef, useState } from 'react';
import { filesCopy } from '../../content/admin-files.ts';
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
  const id = useId();
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'opening' | 'failed'>('opening');
  useEffect(() => {
    const opening = openPdf(file);
    opening.promise.then(setPdf, () => setPdf('failed'));
    return opening.close;
  }, [file]);
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      transitionDuration={0}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 'min(760px, 100vw)', p: { xs: 2, md: 3 } } },
      }}
    >
      <Stack direction="row" sx={{ mb: 2, justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Typography variant="h3" component="h2" id={id} sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          <bdi>{name}</bdi>
        </Typography>
        <Button variant="outlined" size="small" onClick={onClose}>
          {copy.close}
        </Button>
      </Stack>
      <p role="status">{pdf === 'opening' && copy.opening}</p>
      <p role="alert">{pdf === 'failed' && copy.failed}</p>
      {typeof pdf === 'object' && <Pages pdf={pdf} />}
    </Drawer>
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
