import type { OwnFile } from '@site/contract/desk/submission-files';
import { messages } from '@site/contract/shared/messages';
import { type ApiErrorBody, type ApiRoute, idempotencyKeyHeader } from '@site/contract/shared/route';
import { ApiError } from '../../shared/api.ts';

export interface UploadTarget {
  route: Pick<ApiRoute, 'method' | 'path'>;
  reference: string;
  token: () => string;
}

interface FileUpload {
  file: File;
  /** The key with which a repeated upload adds the file only once. */
  idempotencyKey: string;
}

interface UploadOptions {
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/** The time without progress after which an upload is given up, because other uploads wait for it. */
const stallMilliseconds = 60_000;

/**
 * Adds a file to a submission. `fetch` is not used, because it does not report how much of a body has been sent.
 * @throws {ApiError} with the fault of the file, if the file was refused for that fault
 */
export function uploadFile(
  { route, reference, token }: UploadTarget,
  { file, idempotencyKey }: FileUpload,
  { onSent, signal }: UploadOptions,
): Promise<OwnFile> {
  const form = new FormData();
  form.set('token', token());
  form.set('reference', reference);
  form.set('file', file);
  const request = new XMLHttpRequest();
  request.open(route.method, route.path);
  request.setRequestHeader(idempotencyKeyHeader.name, idempotencyKey);
  request.responseType = 'json';
  let stall: ReturnType<typeof setTimeout>;
  const awaitProgress = () => {
    clearTimeout(stall);
    stall = setTimeout(() => request.abort(), stallMilliseconds);
  };
  const end = () => request.abort();
  signal.addEventListener('abort', end);
  const uploaded = new Promise<OwnFile>((resolve, reject) => {
    request.upload.onprogress = ({ loaded }) => {
      awaitProgress();
      onSent(loaded);
    };
    request.onload = () => {
      const answer = request.response as (Partial<ApiErrorBody> & { data?: { file?: OwnFile } }) | null;
      const added = answer?.data?.file;
      if (added) resolve(added);
      else {
        const message = answer?.errors?.file ?? answer?.message ?? messages.apiError(request.status);
        reject(new ApiError(message, request.status, answer?.errors));
      }
    };
    request.onerror = () => reject(new ApiError(messages.unreachable, 0));
    request.onabort = request.onerror;
    request.send(form);
    awaitProgress();
  });
  return uploaded.finally(() => {
    clearTimeout(stall);
    signal.removeEventListener('abort', end);
  });
}

/** Tells whether the same file can be accepted on a second attempt, because the cause of the refusal can pass. */
export function mayBeSentAgain(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status, fields } = error;
  // An incomplete form is also answered with 400, which does not blame the file.
  return status === 0 || status === 408 || status === 429 || status >= 500 || (status === 400 && !fields.file);
}
