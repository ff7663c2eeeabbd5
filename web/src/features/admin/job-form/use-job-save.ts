import { currentUserRoute } from '@ohmbridge/functions/contract/auth-routes';
import type { Job, JobInput } from '@ohmbridge/functions/contract/job';
import { createJobRoute, updateJobRoute } from '@ohmbridge/functions/contract/job-routes';
import { type Dispatch, useRef } from 'react';
import { useStorage } from 'reactfire';
import { jobFormWords } from '../../../content/admin.ts';
import { callApi } from '../../../lib/api.ts';
import { callAsAdmin } from '../session/call-as-admin.ts';
import { useSessionKeeper } from '../session/use-session.ts';
import type { PdfChoice, PdfEvent } from './pdf-choice.ts';
import { isCancelled, type Upload, uploadPdf } from './upload-pdf.ts';

/** Saves the job: the PDF first, straight to Cloud Storage, then the fields, which claim it. */
export function useJobSave(jobId: string | undefined, pdf: PdfChoice, tellPdf: Dispatch<PdfEvent>) {
  const keeper = useSessionKeeper();
  const storage = useStorage();
  const upload = useRef<Upload>(undefined);
  /** Names the job that this form makes, so that saving it again after a lost answer does not make it two. */
  const idempotencyKey = useRef<string>(crypto.randomUUID());

  async function sent(file: File): Promise<string> {
    tellPdf({ type: 'upload-starts' });
    try {
      upload.current = uploadPdf(storage, file, (bytes) => tellPdf({ type: 'upload-advances', sent: bytes }));
      const path = await upload.current.done;
      tellPdf({ type: 'upload-ends', path });
      return path;
    } catch (error) {
      tellPdf({ type: 'upload-stops' });
      if (isCancelled(error)) throw error;
      // Storage does not say why it refused: the session may be over, and then the API knows.
      await callAsAdmin(keeper, (token) => callApi(currentUserRoute, { token }));
      throw new Error(jobFormWords.uploadFailed, { cause: error });
    }
  }

  /** What the API is told about the PDF; nothing at all keeps it. */
  async function pdfOfInput(): Promise<Pick<JobInput, 'pdfPath'>> {
    if (pdf.kind === 'remove') return { pdfPath: null };
    if (pdf.kind === 'uploaded') return { pdfPath: pdf.path };
    if (pdf.kind === 'chosen') return { pdfPath: await sent(pdf.file) };
    return {};
  }

  /** `unchangedSince` is the version of the job that may be replaced; see the contract. */
  async function save(input: JobInput, unchangedSince: string | undefined): Promise<Job> {
    const body = { ...input, ...(await pdfOfInput()) };
    const { data } = await callAsAdmin(keeper, (token) =>
      jobId === undefined
        ? callApi(createJobRoute, { token, body, idempotencyKey: idempotencyKey.current })
        : callApi(updateJobRoute, { token, body: { ...body, unchangedSince }, parameters: { id: jobId } }),
    );
    return data.job;
  }

  return { save, cancelUpload: () => upload.current?.cancel() };
}
