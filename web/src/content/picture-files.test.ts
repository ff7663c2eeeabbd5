import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { contentPictures } from '../../scripts/pictures/content-pictures.ts';
import { missingPictures } from '../../scripts/pictures/named-pictures.ts';
import delivered from '../assets/pictures.json';
import { pictureFileNames, readDeliveredLine } from '../shared/picture-files.ts';

// Every picture and film that the content names has its files, and the content names every file. The command `npm run pictures`
// makes renderings. The command `npm run photo` makes photographs, and also deletes files that no content names.

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const picturesFolder = folder('../../public/pictures');
const filmsFolder = folder('../assets/films');
const lines: Readonly<Record<string, string>> = delivered;
const masterWidth = (id: string) => readDeliveredLine(lines[id] ?? '').width;

const maxBytesOfAllMedia = 40_000_000;
const maxBytesOfAFilm = 900_000;

const named = new Set(contentPictures.flatMap(({ pictures }) => [...pictures]));
const films = new Set(contentPictures.flatMap((found) => [...found.films]));

const filesIn = (path: string) => (existsSync(path) ? readdirSync(path).filter((file) => !file.startsWith('.')) : []);
const bytesOf = (path: string) => statSync(path).size;

test('every picture that the content names exists, so that no drawing sheet stands in for one', () => {
  expect(named.size).toBeGreaterThan(0);
  expect(missingPictures(contentPictures, lines)).toEqual([]);
});

test('every picture has a file for each of its widths', () => {
  const expected = Object.keys(lines).flatMap((id) => pictureFileNames(id, masterWidth(id)));
  expect(expected.filter((file) => !existsSync(`${picturesFolder}/${file}`))).toEqual([]);
});

test('every file belongs to a picture that the content names', () => {
  const expected = new Set([...named].flatMap((id) => pictureFileNames(id, masterWidth(id))));
  expect(filesIn(picturesFolder).filter((file) => !expected.has(file))).toEqual([]);
  expect(Object.keys(lines).filter((id) => !named.has(id))).toEqual([]);
});

test('every film has two formats and a still, and each file is below the limit', () => {
  const expected = [...films].flatMap((id) => [`${id}.avif`, `${id}.mp4`, `${id}.webm`]);
  expect(filesIn(filmsFolder).sort()).toEqual(expected.sort());
  const heavy = expected.filter((file) => bytesOf(`${filmsFolder}/${file}`) > maxBytesOfAFilm);
  expect(heavy).toEqual([]);
});

test('all media together are below the limit of the repository', () => {
  const all = [picturesFolder, filmsFolder].flatMap((path) => filesIn(path).map((file) => bytesOf(`${path}/${file}`)));
  expect(all.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(maxBytesOfAllMedia);
});
