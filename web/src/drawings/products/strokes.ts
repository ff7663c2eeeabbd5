/** The line widths of the product sheets, in units of a sheet of 480 by 360. */
export const pens = { outline: 2, detail: 1.2, fine: 0.7, live: 2.6 } as const;

/** Calls `draw` with 0 to `count - 1`, and joins the results to one path. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

export function disc(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * radius)} 0a${r} ${r} 0 1 0 ${round(-2 * radius)} 0z`;
}

/** Gives ventilation slots, one below the other. */
export function louvres(x: number, y: number, width: number, height: number, count: number): string {
  const pitch = height / (count - 1);
  return repeat(count, (index) => `M${round(x)} ${round(y + index * pitch)}h${round(width)}`);
}

/** Gives the sheds of an insulator, wide and narrow alternately. `x` is the middle of the upright core. */
export function sheds(x: number, top: number, bottom: number, count: number, core: number, reach: number): string {
  const pitch = (bottom - top) / count;
  return repeat(count, (index) => {
    const width = index % 2 === 0 ? reach : reach * 0.8;
    const y = top + index * pitch;
    return `M${round(x - core)} ${round(y)}L${round(x - width)} ${round(y + pitch * 0.62)}H${round(x + width)}L${round(x + core)} ${round(y)}M${round(x - core)} ${round(y + pitch * 0.62)}V${round(y + pitch)}M${round(x + core)} ${round(y + pitch * 0.62)}V${round(y + pitch)}`;
  });
}

/** Rounds to a tenth of a unit, which is finer than a screen can show. More digits would only make the page larger. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
