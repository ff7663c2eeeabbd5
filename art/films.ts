import { mkdir, rename, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runInBlender, runTool } from './pictures/tools.ts';
import { denoiserWeights } from './pictures/weights.ts';

// Makes the looping films: renders the frames of a film file (`art/films`), about ten minutes a film, and encodes them. Run
// `npm run films` after a change there; the results are committed. The command continues a stopped run. To render a film again,
// remove its frames from .cache/films.

const films = ['VIS-004', 'VIS-021'];
/** The number must be the one in `art/films`. Each loop is shown three times, which makes eight seconds. */
const frames = 64;
const rounds = 3;
const framesPerSecond = 24;

const art = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const workFolder = fileURLToPath(new URL('../.cache/films', import.meta.url));
const delivered = fileURLToPath(new URL('../web/src/assets/films/', import.meta.url));
/** The maximum size of a film on the page. */
const maxBytes = 900_000;

/** One file format of a film. The first quality whose file is small enough is used. */
interface Format {
  extension: string;
  qualities: readonly number[];
  options: readonly string[];
}

const formats: readonly Format[] = [
  {
    extension: 'webm',
    qualities: [26, 30, 34, 38, 42],
    options: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-deadline', 'good', '-cpu-used', '2', '-row-mt', '1', '-g', '192'],
  },
  {
    extension: 'mp4',
    qualities: [18, 20, 22, 24, 26, 28],
    options: ['-c:v', 'libx264', '-preset', 'slower', '-profile:v', 'high', '-movflags', '+faststart'],
  },
];

async function encodeFilm(number: string, folder: string): Promise<void> {
  const input = ['-y', '-loglevel', 'error', '-framerate', String(framesPerSecond), '-i', `${folder}/%04d.png`];
  const loop = `loop=${rounds - 1}:${frames}:0,scale=out_color_matrix=bt709`;
  for (const { extension, qualities, options } of formats) {
    const unfinished = `${folder}/unfinished.${extension}`;
    let bytes = Number.POSITIVE_INFINITY;
    for (const quality of qualities) {
      const crf = ['-crf', String(quality)];
      await runTool('ffmpeg', [...input, '-vf', loop, ...options, ...crf, '-pix_fmt', 'yuv420p', '-an', unfinished]);
      ({ size: bytes } = await stat(unfinished));
      if (bytes <= maxBytes) break;
    }
    if (bytes > maxBytes) throw new Error(`${number}.${extension} has ${bytes} bytes; the limit is ${maxBytes}.`);
    await rename(unfinished, `${delivered}${number}.${extension}`);
    console.log(`${number}.${extension}: ${Math.round(bytes / 1000)} kB`);
  }
  const still = '-frames:v 1 -c:v libaom-av1 -still-picture 1 -crf 30 -b:v 0 -cpu-used 4 -pix_fmt yuv420p'.split(' ');
  const poster = `${folder}/unfinished.avif`;
  await runTool('ffmpeg', [...input, ...still, poster]);
  await rename(poster, `${delivered}${number}.avif`);
}

await mkdir(delivered, { recursive: true });
const weights = await denoiserWeights();
for (const number of films) {
  const folder = `${workFolder}/${number}`;
  console.log(`${number}: rendering what is missing of ${frames} frames …`);
  await runInBlender(art('film.py'), [number, '--out', folder], weights);
  await encodeFilm(number, folder);
}
