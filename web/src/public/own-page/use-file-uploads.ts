import { fileLimits, type OwnFile, submissionFileError } from '@ohmbridge/contract/desk/submission-files';
import { messages } from '@ohmbridge/contract/shared/messages';
import { useRef, useState } from 'react';
import { ownFilesCopy as copy } from '../../content/own-files.ts';
import type { Outcome } from '../../ui/form/FormBanner.tsx';
import { type UploadTarget, uploadFile } from './upload-file.ts';

/** A file that is on its way, or did not arrive. */
export interface Upload {
  /** Its idempotency key, too. */
  id: string;
  file: File;
  /** In bytes; nothing while it waits for the one before. */
  sent?: number;
  /** Why it is not added. */
  failure?: string;
}

/** The uploads to a submission, one after the other, and what has been added since the page was opened. */
export function useFileUploads(target: UploadTarget) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [added, setAdded] = useState<readonly OwnFile[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const last = useRef<Promise<void>>(Promise.resolve());

  const change = (upload: Upload) => setUploads((all) => all.map((one) => (one.id === upload.id ? upload : one)));
  const leaveOut = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  async function send({ id, file }: Upload): Promise<void> {
    try {
      change({ id, file, sent: 0 });
      const stored = await uploadFile(target, { file, idempotencyKey: id }, (sent) => change({ id, file, sent }));
      setAdded((all) => [...all, stored]);
      setOutcome({ kind: 'success', message: copy.added(stored.name) });
      leaveOut(id);
    } catch (error) {
      const reason = error instanceof Error && error.message ? error.message : messages.unexpected;
      change({ id, file, failure: copy.failed(file.name, reason) });
    }
  }
  function queue(upload: Upload): void {
    last.current = last.current.then(() => send(upload));
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
        return { id: crypto.randomUUID(), file, ...(reason && { failure: copy.failed(file.name, reason) }) };
      });
      setUploads((all) => [...all, ...chosen]);
      for (const upload of chosen) if (upload.failure === undefined) queue(upload);
    },
    again({ id, file }: Upload) {
      change({ id, file });
      queue({ id, file });
    },
    leaveOut,
  };
}
