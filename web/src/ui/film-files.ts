/** The files of the films, by name: `VIS-004.webm`, `VIS-004.mp4`, and the still of the film, `VIS-004.avif`. */
const files = import.meta.glob<string>('../assets/films/*.{webm,mp4,avif}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The colours of the still, from top to bottom. */
export const filmTints: Readonly<Record<string, readonly string[]>> = {
  'VIS-004': ['#124', '#224', '#446', '#778', '#234', '#112'],
  'VIS-021': ['#457', '#778', '#998', '#aaa', '#223', '#112'],
};

interface FilmFiles {
  sources: readonly { type: string; url: string }[];
  /** The first frame of the film. */
  still: string;
  /** A background in the colours of the still, shown while the film loads. */
  ground: string;
}

/** Gives the files of a film, the smaller format first; `undefined` if some of them have not been made. */
export function filmFiles(id: string): FilmFiles | undefined {
  const url = (extension: string) => files[`../assets/films/${id}.${extension}`];
  const [webm, mp4, still, tints] = [url('webm'), url('mp4'), url('avif'), filmTints[id]];
  if (!(webm && mp4 && still && tints)) return undefined;
  return {
    sources: [
      { type: 'video/webm', url: webm },
      { type: 'video/mp4', url: mp4 },
    ],
    still,
    ground: `linear-gradient(${tints.join(', ')})`,
  };
}
