import { type FileType, fileLimits, fileTypes } from '@ohmbridge/contract/desk/submission-files';

/** Matches only at the beginning of a run: a search that began at each character would take quadratic time. */
const blankEnd = /(?<![. ])[. ]+$/;

/**
 * The name under which a file is kept: without folders, control characters, marks that turn the direction of the text, and
 * what some systems do not take in a name; at most `fileLimits.name` long, and with an ending that is true.
 */
export function cleanFileName(name: string, type: FileType): string {
  const { extensions } = fileTypes[type];
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/[\s\p{Z}]+/gu, ' ')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/[<>:"|?*]/g, '-')
    .replace(/^[. ]+/, '')
    .replace(blankEnd, '');
  const [, stem = '', written = ''] = /^(.*)\.([^.]*)$/.exec(plain) ?? [undefined, plain];
  const ending: string | undefined = extensions.find((one) => one === written.toLowerCase());
  const whole = ending === undefined ? plain : stem;
  const suffix = `.${ending ?? extensions[0]}`;
  const kept = Array.from(whole)
    .slice(0, fileLimits.name - suffix.length)
    .join('')
    .replace(blankEnd, '');
  return `${kept || 'file'}${suffix}`;
}
