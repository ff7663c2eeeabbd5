import delivered from '../assets/pictures.json';
import { fallbackWidth, pictureFileName, pictureWidths, readDeliveredLine } from '../shared/picture-files.ts';

const lines: Readonly<Record<string, string>> = delivered;

interface PictureSources {
  /** The AVIF files of the picture and their widths: a `srcset`. */
  avif: string;
  /** The address of the one file for browsers without AVIF. */
  fallback: string;
  /** The width of the largest file, in pixels. */
  width: number;
  height: number;
  /** A background in the colours of the picture, shown while it loads. */
  ground: string;
}

/** Gives the files of a picture; `undefined` if they have not been made. */
export function pictureSources(id: string): PictureSources | undefined {
  const line = lines[id];
  if (line === undefined) return undefined;
  const { version, width, height, tints } = readDeliveredLine(line);
  const address = (size: number, format: 'avif' | 'webp') =>
    `/pictures/${pictureFileName(id, size, format)}?v=${version}`;
  return {
    avif: pictureWidths(width)
      .map((size) => `${address(size, 'avif')} ${size}w`)
      .join(', '),
    fallback: address(fallbackWidth, 'webp'),
    width,
    height,
    ground: `linear-gradient(${tints.join(', ')})`,
  };
}
