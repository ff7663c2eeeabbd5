/** To a tenth of a unit: what the build draws and what the browser draws agree, though their logarithms and sines may not. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
