import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, test } from 'vitest';
import { albums } from '../../content/firm/gallery.ts';
import { stepOfKey, stepOfSwipe } from './Lightbox.tsx';

const pictures = albums.flatMap((album) => album.pictures);

describe('the albums', () => {
  test('number every picture once', () => {
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length);
  });

  testRows(pictures.map((picture) => [picture.id, picture] as const))(
    'each picture has a description, which differs from its caption',
    (_, { alternative, caption }) => {
      expect(alternative.length).toBeGreaterThan(40);
      expect(alternative).not.toBe(caption);
      expect(alternative).toMatch(/\.$/);
    },
  );
});

describe('moving through an album', () => {
  test('works by the left and right arrow keys only', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Enter'].map(stepOfKey)).toEqual([-1, 1, 0, 0]);
  });

  testRows([
    ['a swipe to the left', { x: 120, y: 210 }, 1],
    ['a swipe to the right', { x: 300, y: 190 }, -1],
    ['a tap', { x: 205, y: 202 }, 0],
    ['a way that is rather downwards', { x: 140, y: 320 }, 0],
  ])('a swipe shows another picture, and a tap does not', (_, to, step) => {
    expect(stepOfSwipe({ x: 200, y: 200 }, to)).toBe(step);
  });
});
