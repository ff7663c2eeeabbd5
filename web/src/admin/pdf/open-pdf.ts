import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';

// A file of our own site: the Content-Security-Policy takes no other.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/**
 * Opens a PDF that a stranger has sent. It is drawn, and nothing in it is run: its scripts would need a part of the library
 * that is not here, and WebAssembly is what the Content-Security-Policy refuses.
 */
export function openPdf(file: Blob): { promise: Promise<PDFDocumentProxy>; close: () => void } {
  let close = () => {};
  let isClosed = false;
  const open = async () => {
    const task = getDocument({ data: await file.arrayBuffer(), useWasm: false, enableXfa: false });
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
