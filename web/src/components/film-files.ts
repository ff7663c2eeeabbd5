/** The files of the films that exist, by name: `VIS-004.webm`, `VIS-004.mp4`, and the still that stands for it, `VIS-004.avif`. */
const files = import.meta.glob<string>('../assets/films/*.{webm,mp4,avif}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A film as the browser gets it. */
export interface FilmFiles {
  sources: readonly { type: string; url: string }[];
  poster: string | undefined;
}

/** The files of one film, the smaller format first; `undefined` where none have been made. */
export function filmFiles(id: string): FilmFiles | undefined {
  const url = (extension: string) => files[`../assets/films/${id}.${extension}`];
  const sources = ['webm', 'mp4'].flatMap((extension) => {
    const found = url(extension);
    return found ? [{ type: `video/${extension}`, url: found }] : [];
  });
  return sources.length > 0 ? { sources, poster: url('avif') } : undefined;
}
