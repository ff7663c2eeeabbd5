import { pipeline } from 'node:stream/promises';
import type { FileAnswer } from '@ohmbridge/contract/shared/route';
import type { Response } from 'express';

/** Sends a file as an attachment: nothing that somebody has sent us is opened by a browser under our address. */
export async function sendFile(response: Response, { name, mediaType, size, bytes }: FileAnswer): Promise<void> {
  response.attachment(name).set({ 'Content-Type': mediaType, 'Content-Length': `${size}` });
  await pipeline(bytes, response).catch((error: unknown) => {
    // Who has asked for it has gone.
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  });
}
