/** A decoded picture: three bytes a pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

const block = 32;
/** Grey levels between a picture's darkest and brightest tenth below which there is nothing to see in it. */
const minSpread = 16;
/** The share of blocks with no more than noise in them from which on a picture counts as empty. */
const maxFlatShare = 0.85;
const flatBlockSpread = 10;

/**
 * What is wrong with a rendered picture at first sight. The grade lifts blacks towards blue, so a block that is nothing
 * but zeros was never rendered, or was lost to a value that is not a number.
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

/** How far the ninth tenth of all values is from the first. */
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
