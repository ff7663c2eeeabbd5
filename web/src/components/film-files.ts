/** The files of the films that exist, by name: `VIS-004.webm`, `VIS-004.mp4`, and the still that stands for it, `VIS-004.avif`. */
const files = import.meta.glob<string>('../assets/films/*.{webm,mp4,avif}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A film as the browser gets it. */
export interface FilmFiles {
  sources: readonly { type: string; url: string }[];
  /** Its first frame. */
  still: string;
}

/** The files of one film, the smaller format first; `undefined` where they have not all been made. */
export function filmFiles(id: string): FilmFiles | undefined {
  const url = (extension: string) => files[`../assets/films/${id}.${extension}`];
  const [webm, mp4, still] = [url('webm'), url('mp4'), url('avif')];
  if (!(webm && mp4 && still)) return undefined;
  return {
    sources: [
      { type: 'video/webm', url: webm },
      { type: 'video/mp4', url: mp4 },
    ],
    still,
  };
}
