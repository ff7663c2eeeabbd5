import type { OwnFile } from '@ohmbridge/contract/desk/submission-files';
import { messages } from '@ohmbridge/contract/shared/messages';
import { type ApiErrorBody, type ApiRoute, idempotencyKeyHeader } from '@ohmbridge/contract/shared/route';
import { ApiError } from '../../shared/api.ts';

/** The submission that files are added to. */
export interface UploadTarget {
  route: Pick<ApiRoute, 'method' | 'path'>;
  reference: string;
  /** Of the link by which the page was opened. */
  token: () => string;
}

interface FileUpload {
  file: File;
  /** Sent again under the same key, a file is added once. */
  idempotencyKey: string;
}

/**
 * Adds a file to a submission. Not by `fetch`, which does not tell how much of a body has been sent.
 * @param onSent told how many bytes are on their way
 * @throws {ApiError} with what is wrong with the file, where it was refused for that
 */
export function uploadFile(
  { route, reference, token }: UploadTarget,
  { file, idempotencyKey }: FileUpload,
  onSent: (bytes: number) => void,
): Promise<OwnFile> {
  const form = new FormData();
  form.set('token', token());
  form.set('reference', reference);
  form.set('file', file);
  const request = new XMLHttpRequest();
  request.open(route.method, route.path);
  request.setRequestHeader(idempotencyKeyHeader.name, idempotencyKey);
  request.responseType = 'json';
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => {
      const answer = request.response as (Partial<ApiErrorBody> & { data?: { file?: OwnFile } }) | null;
      const added = answer?.data?.file;
      if (added) resolve(added);
      else {
        const message = answer?.errors?.file ?? answer?.message ?? messages.apiError(request.status);
        reject(new ApiError(message, request.status));
      }
    };
    request.onerror = () => reject(new ApiError(messages.unreachable, 0));
    request.send(form);
  });
}
