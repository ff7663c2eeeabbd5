/** A figure to so many digits that count, as an engineer writes it: 14.9 and 0.21, not 1.49e1. */
export function significant(figure: number, digits = 3): string {
  if (figure === 0) return '0';
  const decimals = Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(figure))));
  return figure.toFixed(decimals);
}
