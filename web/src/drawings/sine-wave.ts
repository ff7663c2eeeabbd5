/**
 * Path data of a sine wave about `y = 0`: `periods` of `period` units, `amplitude` high, and `degrees` late. A period is
 * drawn in twelve cubic pieces with the curve's own slope at either end, which no eye tells from a sine.
 */
export function sineWave(wave: { period: number; periods: number; amplitude: number; degrees: number }): string {
  const { period, periods, amplitude, degrees } = wave;
  const step = period / 12;
  const phase = (x: number) => (2 * Math.PI * x) / period - (degrees * Math.PI) / 180;
  const level = (x: number) => -amplitude * Math.sin(phase(x));
  const slope = (x: number) => -amplitude * Math.cos(phase(x)) * ((2 * Math.PI) / period);
  const round = (value: number) => Math.round(value * 10) / 10;
  let path = `M0 ${round(level(0))}`;
  for (let piece = 0; piece < 12 * periods; piece += 1) {
    const from = piece * step;
    const to = from + step;
    const controls = [
      from + step / 3,
      level(from) + (slope(from) * step) / 3,
      to - step / 3,
      level(to) - (slope(to) * step) / 3,
    ];
    path += `C${[...controls, to, level(to)].map(round).join(' ')}`;
  }
  return path;
}
