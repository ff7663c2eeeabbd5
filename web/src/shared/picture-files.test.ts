import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { deliveredLine, pictureFileNames, readDeliveredLine } from './picture-files.ts';

test('a picture has an AVIF of every width that it reaches, and one WebP', () => {
  expect(pictureFileNames('VIS-101', 1280)).toEqual([
    'VIS-101-480.avif',
    'VIS-101-800.avif',
    'VIS-101-1280.avif',
    'VIS-101-800.webp',
  ]);
  expect(pictureFileNames('VIS-103', 1920)).toContain('VIS-103-1920.avif');
});

testRows([
  [{ version: 'aB-_', width: 1280, height: 960, tints: ['#99a', '#766'] }, 'aB-_ #99a #766'],
  [{ version: 'x9', width: 1920, height: 1080, tints: ['#123', '#456'] }, 'x9 #123 #456 1920x1080'],
])('the facts of a picture fit on a line and come back whole', (picture, line) => {
  expect(deliveredLine(picture)).toBe(line);
  expect(readDeliveredLine(line)).toEqual(picture);
});
