import { useState } from 'react';

/**
 * Copies a text, and tells whether the clipboard contains the text now. A browser may refuse, and has no clipboard on an
 * insecure connection. Browsers allow copying only in answer to a press, so nothing is awaited before it.
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

/** Copies a text; `status` then tells whether the text was copied. */
export function useCopying() {
  const [status, setStatus] = useState('');
  const copy = (text: string, { copied, notCopied }: CopyWords) =>
    void isCopied(text).then((isThere) => setStatus(isThere ? copied : notCopied));
  return { status, copy };
}
