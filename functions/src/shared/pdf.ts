import { pdfSignature } from '@ohmbridge/contract/jobs/pdf';
import { opensWithoutPassword } from './pdf-encryption.ts';
import { type PdfDictionary, readDictionary } from './pdf-syntax.ts';

/** Readers look for the signature in so many bytes: some programs write a byte order mark or a line break before it. */
const signatureWithin = 1024;

/** Whether a file is a PDF, by its bytes. A file that begins as one of another type is none, whatever follows. */
export async function isPdf(bytes: Buffer): Promise<boolean> {
  const start = bytes.subarray(0, signatureWithin).indexOf(pdfSignature, 0, 'latin1');
  if (start <= 0) return start === 0;
  const found = await signatureOf(bytes);
  return found === undefined || found === 'pdf';
}

/** How the names of files end that begin with the same signature; `undefined` where it is unknown. */
export async function signatureOf(bytes: Buffer): Promise<string | undefined> {
  // Few requests bring a file.
  const { fileTypeFromBuffer } = await import('file-type');
  // What makes the library fail is nothing that it knows.
  return (await fileTypeFromBuffer(bytes).catch(() => undefined))?.ext;
}

/**
 * Whether a PDF cannot be opened without a password or a certificate. A PDF that only forbids printing or copying opens
 * without one. Nothing is refused that cannot be told: a reader may be able to mend it.
 */
export function asksForPassword(bytes: Buffer): boolean {
  const trailer = encryptedTrailer(bytes);
  const encrypt = trailer?.get('Encrypt');
  const dictionary = typeof encrypt === 'string' ? objectOf(bytes, encrypt) : encrypt;
  return dictionary instanceof Map && opensWithoutPassword(dictionary, trailer?.get('ID')) === false;
}

/** A stranger's file can hold any number of places that look right: so many are looked at, from the end. */
const mostPlaces = 20;
const mostDictionaryBytes = 16 * 1024;

/** The dictionary that names how the file is encrypted: a trailer, or that of a cross-reference stream. */
function encryptedTrailer(bytes: Buffer): PdfDictionary | undefined {
  for (const place of placesOf(bytes, '/Encrypt')) {
    // Dictionaries may stand in it before the name, so its beginning is not always the nearest.
    for (const start of placesOf(bytes.subarray(0, place), '<<')) {
      if (place - start > mostDictionaryBytes) break;
      const dictionary = dictionaryAt(bytes, start);
      if (dictionary?.has('Encrypt') && dictionary.has('Root')) return dictionary;
    }
  }
  return undefined;
}

/** The dictionary that a reference such as `6 0 R` means. */
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

/** Where words stand, the last place first. */
function* placesOf(bytes: Buffer, words: string): Generator<number> {
  let place = bytes.length;
  for (let count = 0; count < mostPlaces && place > 0; count += 1) {
    place = bytes.lastIndexOf(words, place - 1, 'latin1');
    if (place === -1) return;
    yield place;
  }
}
