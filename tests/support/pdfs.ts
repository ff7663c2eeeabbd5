import { newPdfPath, pdfContentType, pdfSignature } from '@site/contract/jobs/pdf';
import { emulatorAddresses } from './emulator-addresses.ts';
import { testedProduct } from './tested-product.ts';

/** Makes this number of bytes that begin like a PDF. */
export function pdfBytes(size = 2000): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode(pdfSignature).subarray(0, size));
  return bytes;
}

/** Makes a PDF that a form can send. */
export function pdfFile(size?: number): File {
  return new File([pdfBytes(size)], 'job description.pdf', { type: pdfContentType });
}

/** Uploads a PDF directly to Storage with the token of an admin, as the job form does. Gives the path of the new object. */
export async function uploadPdf(token: string, bytes = pdfBytes()): Promise<string> {
  const path = newPdfPath();
  const { host, port } = emulatorAddresses.storage;
  const address = `http://${host}:${port}/v0/b/${testedProduct.bucket}/o?name=${encodeURIComponent(path)}`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: testedProduct.uploadAuthorization(token), 'content-type': pdfContentType },
    body: bytes,
  });
  if (!response.ok) throw new Error(`The upload of ${path} was answered with ${response.status}.`);
  return path;
}

/** Opens a PDF as a visitor does. The emulator serves the PDF here; Google serves it after a deployment. */
export function openPdf(pdfUrl: string): Promise<Response> {
  const { host, port } = emulatorAddresses.storage;
  return fetch(pdfUrl.replace('https://firebasestorage.googleapis.com', `http://${host}:${port}`));
}
