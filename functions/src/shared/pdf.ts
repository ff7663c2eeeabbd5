import { pdfSignature } from '@site/contract/jobs/pdf';
import { opensWithoutPassword } from './pdf-encryption.ts';
import { type PdfDictionary, readDictionary } from './pdf-syntax.ts';

/** Readers search this many bytes for the signature: some programs write a byte order mark or a line break before it. */
const signatureWithin = 1024;

/**
 * Tells whether a file is a PDF, by its bytes. A file that begins with the signature of another type is not a PDF, even if the
 * signature of a PDF follows.
 */
export async function isPdf(bytes: Buffer): Promise<boolean> {
  const start = bytes.subarray(0, signatureWithin).indexOf(pdfSignature, 0, 'latin1');
  if (start <= 0) return start === 0;
  const found = await signatureOf(bytes);
  return found === undefined || found === 'pdf';
}

/** Gives the extension of files that begin with the same signature; `undefined` if it is unknown. */
export async function signatureOf(bytes: Buffer): Promise<string | undefined> {
  // The library is loaded when needed, because few requests bring a file.
  const { fileTypeFromBuffer } = await import('file-type');
  // The library does not know a file on which it fails.
  return (await fileTypeFromBuffer(bytes).catch(() => undefined))?.ext;
}

/**
 * Tells whether a PDF asks for a password or a certificate. A PDF that only forbids printing or copying opens without one. An
 * unclear PDF counts as open: a reader can perhaps repair it.
 */
export function asksForPassword(bytes: Buffer): boolean {
  const trailer = encryptedTrailer(bytes);
  const encrypt = trailer?.get('Encrypt');
  const dictionary = typeof encrypt === 'string' ? objectOf(bytes, encrypt) : encrypt;
  return dictionary instanceof Map && opensWithoutPassword(dictionary, trailer?.get('ID')) === false;
}

/** A stranger's file can hold many places that look right; the search reads this many of them, from the end. */
const mostPlaces = 20;
const mostDictionaryBytes = 16 * 1024;

/** Finds the dictionary that names the encryption of the file: a trailer, or that of a cross-reference stream. */
function encryptedTrailer(bytes: Buffer): PdfDictionary | undefined {
  for (const place of placesOf(bytes, '/Encrypt')) {
    // Other dictionaries can stand in it before the name, so the nearest beginning can be the wrong one.
    for (const start of placesOf(bytes.subarray(0, place), '<<')) {
      if (place - start > mostDictionaryBytes) break;
      const dictionary = dictionaryAt(bytes, start);
      if (dictionary?.has('Encrypt') && dictionary.has('Root')) return dictionary;
    }
  }
  return undefined;
}

/** Gives the dictionary behind a reference such as `6 0 R`. */
function objectOf(bytes: Buffer, reference: string): PdfDictionary | undefined {
  const words = reference.replace(/R$/, 'obj');
  for (const place of placesOf(bytes, words)) {
    const dictionary = dictionaryAt(bytes, place + words.length);
    if (dictionary?.has('Filter')) return dictionary;
  }
  return undefined;
}

function dictionaryAt(bytes: Buffer, start: number): PdfDictionary | undefined {
  return readDictionary(bytes.toString('latin1', start, start + mostDictionaryBytes));
}

function* placesOf(bytes: Buffer, words: string): Generator<number> {
  let place = bytes.length;
  for (let count = 0; count < mostPlaces && place > 0; count += 1) {
    place = bytes.lastIndexOf(words, place - 1, 'latin1');
    if (place === -1) return;
    yield place;
  }
}
