/**
 * A calculation as the terms of its sum, each as the factors of its division: where a line may break, in this order.
 * Each begins with its own sign, and nothing is parted inside parentheses.
 */
export const termsOfExpression = (expression: string): string[][] =>
  partBefore(expression, '+−=').map((term) => partBefore(term, '÷'));

function partBefore(expression: string, signs: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const word of expression.split(' ')) {
    const startsPart = parts.length === 0 || (depth === 0 && signs.includes(word));
    if (startsPart) parts.push(word);
    else parts[parts.length - 1] += ` ${word}`;
    depth += word.split('(').length - word.split(')').length;
  }
  return parts;
}
