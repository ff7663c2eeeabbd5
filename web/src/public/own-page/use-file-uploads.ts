import { fileLimits, type OwnFile, submissionFileError } from '@site/contract/desk/submission-files';
import { useEffect, useRef, useState } from 'react';
import { ownFilesCopy as copy } from '../../content/product/own-page.ts';
import { messageOf } from '../../shared/api.ts';
import type { Outcome } from '../../ui/form/FormBanner.tsx';
import { mayBeSentAgain, type UploadTarget, uploadFile } from './upload-file.ts';

/** A file that is being uploaded, or did not arrive. */
export interface Upload {
  id: string;
  file: File;
  /** The number of bytes sent; missing while the file waits for the one before. */
  sent?: number;
  failure?: {
    message: string;
    mayTryAgain: boolean;
  };
}

/** The uploads to a submission, one after the other, and the files that were added since the page was opened. */
export function useFileUploads(target: UploadTarget) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [added, setAdded] = useState<readonly OwnFile[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const last = useRef<Promise<void>>(Promise.resolve());
  const ends = useRef(new Map<string, AbortController>());
  useAskedBeforeLeaving(uploads.some(({ failure }) => failure === undefined));
  // Uploads end when the visitor leaves the page, because the visitor would not see their result.
  useEffect(() => {
    const { current } = ends;
    return () => {
      for (const end of current.values()) end.abort();
    };
  }, []);

  const change = (upload: Upload) => setUploads((all) => all.map((one) => (one.id === upload.id ? upload : one)));
  const leaveOut = (id: string) => {
    ends.current.get(id)?.abort();
    ends.current.delete(id);
    setUploads((all) => all.filter((one) => one.id !== id));
  };

  async function send({ id, file }: Upload, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    try {
      change({ id, file, sent: 0 });
      const onSent = (sent: number) => change({ id, file, sent });
      const stored = await uploadFile(target, { file, idempotencyKey: id }, { onSent, signal });
      setAdded((all) => [...all, stored]);
      setOutcome({ kind: 'success', message: copy.added(stored.name) });
      leaveOut(id);
    } catch (error) {
      change({
        id,
        file,
        failure: { message: copy.failed(file.name, messageOf(error)), mayTryAgain: mayBeSentAgain(error) },
      });
    }
  }
  function queue(upload: Upload): void {
    const end = new AbortController();
    ends.current.set(upload.id, end);
    last.current = last.current.then(() => send(upload, end.signal));
  }

  return {
    uploads,
    added,
    outcome,
    choose(files: readonly File[]) {
      setOutcome(undefined);
      if (files.length > fileLimits.atOnce) {
        setOutcome({ kind: 'error', message: copy.tooManyAtOnce });
        return;
      }
      const chosen = files.map((file): Upload => {
        const reason = submissionFileError(file);
        const failure = reason && { failure: { message: copy.failed(file.name, reason), mayTryAgain: false } };
        return { id: crypto.randomUUID(), file, ...failure };
      });
      setUploads((all) => [...all, ...chosen]);
      for (const upload of chosen) if (!upload.failure) queue(upload);
    },
    again({ id, file }: Upload) {
      change({ id, file });
      queue({ id, file });
    },
    leaveOut,
  };
}

/** Makes the browser ask before the visitor closes the tab or opens another site, while an upload is running. */
function useAskedBeforeLeaving(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);
}
