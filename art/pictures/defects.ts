/** A decoded picture: three bytes a pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

const block = 32;
/**
 * The minimum difference, in grey levels, between the darkest and the brightest tenth of a picture. Below this, nothing is
 * visible.
 */
const minSpread = 16;
/** The maximum share of blocks that contain only noise. Above this, a picture counts as empty. */
const maxFlatShare = 0.85;
const flatBlockSpread = 10;

/**
 * Lists the obvious defects of a rendered picture. The colour grading lifts black towards blue. So a block of zeros was never
 * rendered, or a value that is not a number has destroyed it.
 */
export function pictureDefects(pixels: Pixels): string[] {
  const blocks = [...blocksOf(pixels)];
  const black = blocks.filter(({ max }) => max === 0).length;
  const flat = blocks.filter(({ max, min }) => max - min <= flatBlockSpread).length;
  return [
    ...(black > 0 ? [`${black} black ${black === 1 ? 'block' : 'blocks'} of ${block} × ${block} pixels`] : []),
    ...(flat > blocks.length * maxFlatShare ? [`${Math.round((100 * flat) / blocks.length)} % of it is flat`] : []),
    ...(spread(pixels.data) < minSpread ? ['it has hardly any contrast'] : []),
  ];
}

function* blocksOf({ width, height, data }: Pixels): Generator<{ min: number; max: number }> {
  for (let top = 0; top + block <= height; top += block) {
    for (let left = 0; left + block <= width; left += block) {
      let min = 255;
      let max = 0;
      for (let y = top; y < top + block; y++) {
        const start = (y * width + left) * 3;
        for (let at = start; at < start + block * 3; at++) {
          const value = data[at] ?? 0;
          if (value < min) min = value;
          if (value > max) max = value;
        }
      }
      yield { min, max };
    }
  }
}

/** Gives the difference between the 90th and the 10th percentile of all values. */
function spread(data: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  const level = (share: number) => {
    let seen = 0;
    return counts.findIndex((count) => {
      seen += count;
      return seen >= data.length * share;
    });
  };
  return level(0.9) - level(0.1);
}
