/** Reads the names of the files in a ZIP archive. The directory at its end has each name, behind a mark and 46 bytes. */
export function namesInArchive(archive: Buffer): string[] {
  const names: string[] = [];
  const mark = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
  for (let at = archive.indexOf(mark); at !== -1; at = archive.indexOf(mark, at + 46)) {
    names.push(archive.toString('utf8', at + 46, at + 46 + archive.readUInt16LE(at + 28)));
  }
  return names;
}
