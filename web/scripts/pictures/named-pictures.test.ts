import { expect, it } from 'vitest';
import { missingPictures, namedPictures } from './named-pictures.ts';

it('names the content file whose picture is missing, and the command that makes the picture', () => {
  const named = [{ file: 'web/src/content/firm/gallery.ts', pictures: new Set(['VIS-301', 'VIS-302', 'PHO-102']) }];
  expect(missingPictures(named, { 'VIS-301': '' })).toEqual([
    {
      path: 'web/src/content/firm/gallery.ts',
      violation: 'the picture VIS-302 has no files: `npm run pictures -- VIS-302` makes them',
    },
    {
      path: 'web/src/content/firm/gallery.ts',
      violation: 'the picture PHO-102 has no files: `npm run photo -- <file> PHO-102` makes them',
    },
  ]);
});

it('reads the content without a build, and finds numbers that it computes as well', async () => {
  const named = (await namedPictures()).flatMap(({ pictures }) => [...pictures]);
  expect(named.length).toBeGreaterThan(0);
});
