/** The widths of the files of a picture, in pixels. A picture of up to 1280 px has no file of the last width. */
const allWidths = [480, 800, 1280, 1920] as const;

/** The only width of the fallback for browsers without AVIF. */
export const fallbackWidth = 800;

/** The widths of a picture's AVIF files. */
export function pictureWidths(masterWidth: number): number[] {
  return allWidths.filter((width) => width <= masterWidth);
}

/** The name of one file of a picture, in the folder `pictures` of the site. */
export function pictureFileName(id: string, width: number, format: 'avif' | 'webp'): string {
  return `${id}-${width}.${format}`;
}

/** The names of all files of a picture. */
export function pictureFileNames(id: string, masterWidth: number): string[] {
  return [
    ...pictureWidths(masterWidth).map((width) => pictureFileName(id, width, 'avif')),
    pictureFileName(id, fallbackWidth, 'webp'),
  ];
}

/** A picture whose files have been made. */
export interface DeliveredPicture {
  /** Changes with the files. It ends their address, so that browsers can cache them. */
  version: string;
  /** The width of the largest file, in pixels. */
  width: number;
  height: number;
  /** The colours of the picture's upper and lower half, shown while it loads. */
  tints: readonly string[];
}

const usualSize = '1280x960';

/**
 * Gives one line about a picture: its version and tints, and its size if the size is not the usual one. The list of lines
 * is in the JavaScript of every page with a picture, so the line is short.
 */
export function deliveredLine({ version, width, height, tints }: DeliveredPicture): string {
  const size = `${width}x${height}`;
  return [version, ...tints, ...(size === usualSize ? [] : [size])].join(' ');
}

/** Reads such a line. */
export function readDeliveredLine(line: string): DeliveredPicture {
  const [version = '', upper = '', lower = '', size = usualSize] = line.split(' ');
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { version, width, height, tints: [upper, lower] };
}
