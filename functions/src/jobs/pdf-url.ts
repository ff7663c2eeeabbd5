/** Where the objects of a bucket can be fetched. */
export interface PdfAddresses {
  urlOf: (path: string) => string;
  /** The path of the object behind a URL, if it is one of this bucket's. */
  pathOf: (url: string) => string | undefined;
}

/** The download addresses of `bucket`, on the Storage emulator (`host:port`) where there is one. */
export function createPdfAddresses(bucket: string, emulatorHost: string | undefined): PdfAddresses {
  const origin = emulatorHost ? `http://${emulatorHost}` : 'https://firebasestorage.googleapis.com';
  const folder = `/v0/b/${bucket}/o/`;
  return {
    urlOf: (path) => `${origin}${folder}${encodeURIComponent(path)}?alt=media`,
    pathOf(url) {
      const parsed = URL.parse(url);
      if (parsed?.origin !== origin || !parsed.pathname.startsWith(folder)) return undefined;
      try {
        return decodeURIComponent(parsed.pathname.slice(folder.length));
      } catch {
        return undefined;
      }
    },
  };
}
