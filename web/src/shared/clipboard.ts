import { useState } from 'react';

/**
 * Copies a text, and gives whether it is in the clipboard now: a browser may refuse, and has no clipboard where the connection
 * is not secure. Browsers allow it only as the answer to a press, so nothing is waited for before.
 */
export function isCopied(text: string): Promise<boolean> {
  const copying: Promise<void> | undefined = navigator.clipboard?.writeText(text);
  return (
    copying?.then(
      () => true,
      () => false,
    ) ?? Promise.resolve(false)
  );
}

interface CopyWords {
  copied: string;
  notCopied: string;
}

/** Copies a text; `status` then tells whether it is copied. */
export function useCopying() {
  const [status, setStatus] = useState('');
  const copy = (text: string, { copied, notCopied }: CopyWords) =>
    void isCopied(text).then((isThere) => setStatus(isThere ? copied : notCopied));
  return { status, copy };
}
