import delivered from '../assets/pictures.json';
import { fallbackWidth, pictureFileName, pictureWidths, readDeliveredLine } from '../shared/picture-files.ts';

const lines: Readonly<Record<string, string>> = delivered;

interface PictureSources {
  /** Its AVIF files and their widths: a `srcset`. */
  avif: string;
  /** The address of the one file for browsers without AVIF. */
  fallback: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** A background in the colours of the picture, while it loads. */
  ground: string;
}

/** The files of a picture; `undefined` where they have not been made. */
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
