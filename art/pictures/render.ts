import { mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pictureDefects } from './defects.ts';
import { encode, encodingMark, readPixels } from './encoding.ts';
import { artFolder, previewFolder, unfinishedFolder } from './files.ts';
import { type Ledger, masterOf, type Stage } from './ledger.ts';
import type { MarkedPicture } from './scenes.ts';
import { runInBlender } from './tools.ts';

const previewOptions = ['--scale', '0.4', '--samples', '8'];

/**
 * Brings one picture up to date: renders its master unless there is one with the same inputs, checks the master, and makes the
 * files.
 * @returns the defects; a picture with defects is not delivered
 */
export async function makePicture(
  picture: MarkedPicture,
  from: Stage,
  ledger: Ledger,
  weights: string,
): Promise<string[]> {
  const master = masterOf(picture.number);
  if (from === 'render') {
    const began = performance.now();
    await renderTo(master, picture.number, weights, []);
    await ledger.rememberMaster(picture, Math.round((performance.now() - began) / 1000));
  }
  const defects = pictureDefects(await readPixels(master, picture));
  if (defects.length > 0) return defects;
  await ledger.rememberDelivered(picture, encodingMark, await encode(master, picture));
  return [];
}

/** Renders a small and quick preview of a picture. @returns its file */
export async function previewPicture({ number }: MarkedPicture, weights: string): Promise<string> {
  const target = join(previewFolder, `${number}.png`);
  await renderTo(target, number, weights, previewOptions);
  return target;
}

/** Renders into another folder and moves the file when it is complete. */
async function renderTo(target: string, number: string, weights: string, options: readonly string[]): Promise<void> {
  const unfinished = join(unfinishedFolder, basename(target));
  await runInBlender(join(artFolder, 'render.py'), [number, '--out', unfinished, ...options], weights);
  await mkdir(dirname(target), { recursive: true });
  await rename(unfinished, target);
}
