import { fileMessages } from './submission-files.ts';

// File types that people often try to add and that we cannot take, with a way out. A separate file from `submission-files.ts`,
// so that no page loads it.

interface RefusedKind {
  /** The common name of such files. */
  words: string;
  extensions: string;
  instead: string;
}

const savedAs = (type: string) => `Save this one as ${type} and add that.`;

const refusedKinds: readonly RefusedKind[] = [
  { words: 'Word files', extensions: 'doc docx docm dot dotx dotm', instead: savedAs('PDF') },
  {
    words: 'text documents of this type',
    extensions: 'odt ott rtf pages txt md wps wpd epub tex',
    instead: savedAs('PDF'),
  },
  {
    words: 'presentations',
    extensions: 'ppt pptx pptm pps ppsx ppsm pot potx potm odp otp key',
    instead: savedAs('PDF'),
  },
  {
    words: 'spreadsheets of this type',
    extensions: 'xls xlsm xlsb xlt xltx xltm ods ots numbers',
    instead: savedAs('XLSX or PDF'),
  },
  {
    words: 'HEIC photographs',
    extensions: 'heic heif hif',
    instead: 'Export this one as JPEG, or make a screenshot of it, and add that.',
  },
  {
    words: 'pictures of this type',
    extensions: 'webp gif tif tiff bmp avif jxl jp2 psd cr2 cr3 nef arw dng orf rw2 raf svg ico eps ai',
    instead: savedAs('JPEG or PNG'),
  },
  {
    words: 'archives',
    extensions: 'zip 7z rar tar gz tgz bz2 xz',
    instead: 'Unpack this one and add the files that are in it.',
  },
  { words: 'emails', extensions: 'eml msg mbox', instead: savedAs('PDF') },
  { words: 'web pages', extensions: 'htm html mht mhtml webarchive xml url webloc', instead: savedAs('PDF') },
  {
    words: 'drawings of this type',
    extensions: 'dgn dwf dwfx dwt bak step stp iges igs ifc rvt rfa skp vsd vsdx odg sldprt sldasm slddrw',
    instead: savedAs('DWG, DXF or PDF'),
  },
  {
    words: 'films and recordings',
    extensions: 'mp4 mov m4v avi mkv webm wmv mpg 3gp mp3 m4a wav aac ogg opus flac amr',
    instead: 'Put this one where a link opens it, and send us the link in a message.',
  },
];

/** Gives the message about a file of a type that we cannot take; `extension` is what the bytes or the name say. */
export function refusedFileMessage(extension: string): string {
  const kind = refusedKinds.find(({ extensions }) => extensions.split(' ').includes(extension));
  return kind ? `We cannot take ${kind.words}. ${kind.instead}` : fileMessages.wrongType;
}
