/** The JAR specification's limit for a line, in bytes, without its end. */
const longestLine = 72;

/** The text of a JAR manifest; what is too long goes on in lines that begin with a space. */
export function manifest(attributes: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ 'Manifest-Version': '1.0', ...attributes }).flatMap(([name, value]) =>
    wrapped(`${name}: ${value}`),
  );
  return `${lines.join('\n')}\n`;
}

function wrapped(attribute: string): string[] {
  const lines: string[] = [];
  let line = '';
  // Character by character, because the limit counts bytes and no character may be torn apart.
  for (const character of attribute) {
    if (Buffer.byteLength(line + character) > longestLine) {
      lines.push(line);
      line = ' ';
    }
    line += character;
  }
  return [...lines, line];
}
