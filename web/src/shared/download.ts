const idleMilliseconds = 60_000;

/**
 * Downloads a file to the device. Safari, and browsers inside other apps, read the file some time after the click, so its
 * address stays valid for a minute.
 */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), idleMilliseconds);
}
