import { GlobalWorkerOptions, getDocument, PasswordException, type PDFDocumentProxy, version } from 'pdfjs-dist';

// The worker is a file of the same site, because the Content-Security-Policy accepts no other.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** The folder in which `web/scripts/pdf-reader-files.ts` puts the files that pdf.js fetches while it draws. */
const files = `/assets/pdfjs-${version}`;

/**
 * Opens a PDF from a stranger. The reader draws the PDF and runs no scripts in it, because the part of the library that runs
 * them is not included. JavaScript decodes the scans, because the Content-Security-Policy refuses WebAssembly.
 */
export function openPdf(file: Blob): { promise: Promise<PDFDocumentProxy>; close: () => void } {
  let close = () => {};
  let isClosed = false;
  const open = async () => {
    const task = getDocument({
      data: await file.arrayBuffer(),
      useWasm: false,
      wasmUrl: `${files}/wasm/`,
      cMapUrl: `${files}/cmaps/`,
      standardFontDataUrl: `${files}/standard_fonts/`,
      enableXfa: false,
    });
    close = () => void task.destroy();
    if (isClosed) close();
    return task.promise;
  };
  return {
    promise: open(),
    close() {
      isClosed = true;
      close();
    },
  };
}

/** Tells whether a PDF needs a password. The API finds all other faults. */
export async function asksForPassword(file: Blob): Promise<boolean> {
  const opening = openPdf(file);
  try {
    await opening.promise;
    return false;
  } catch (error) {
    return error instanceof PasswordException;
  } finally {
    opening.close();
  }
}

/** The limit of pixels in a page: such a page takes 64 MB, and the pages of technical drawings can be far larger. */
const mostPixels = 16 * 1024 * 1024;

interface PageDrawing {
  /** Tells whether the whole page is drawn. pdf.js leaves out a picture that it cannot decode, without an error. */
  promise: Promise<{ isWhole: boolean; aspectRatio: number }>;
  stop: () => void;
}

/** Draws one page on a canvas, at the width of the canvas on the screen. */
export function drawPage(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement): PageDrawing {
  let stop = () => {};
  let isStopped = false;
  const draw = async () => {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const aspectRatio = width / height;
    if (isStopped) return { isWhole: true, aspectRatio };
    const wanted = (canvas.clientWidth * devicePixelRatio) / width;
    const viewport = page.getViewport({ scale: Math.min(wanted, Math.sqrt(mostPixels / (width * height))) });
    Object.assign(canvas, { width: viewport.width, height: viewport.height });
    const drawing = page.render({ canvas, viewport });
    stop = () => drawing.cancel();
    await drawing.promise;
    const isWhole = [...page.objs, ...page.commonObjs].every(([, object]) => object !== null);
    stop = () => page.cleanup();
    if (isStopped) stop();
    return { isWhole, aspectRatio };
  };
  return {
    promise: draw(),
    stop() {
      isStopped = true;
      stop();
      // Safari keeps the memory of a canvas for a while, unless its size is zero.
      Object.assign(canvas, { width: 0, height: 0 });
    },
  };
}
