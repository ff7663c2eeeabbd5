/** One word, sign or literal of a rules file, with its position in the text. */
export interface Token {
  kind: 'word' | 'number' | 'string' | 'sign';
  text: string;
  start: number;
  end: number;
}

const comment = String.raw`//[^\n]*|/\*[\s\S]*?\*/`;
const string = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`;
const sign = String.raw`&&|\|\||[=!<>]=|=\*\*|[{}()[\];:,.<>/=+*%!?$-]`;
const lexer = new RegExp(
  String.raw`\s+|${comment}|(?<string>${string})|(?<number>[0-9]+)|(?<word>[A-Za-z_]\w*)|(?<sign>${sign})`,
  'y',
);

/** Gives the tokens of a rules file without its comments. */
export function rulesTokens(source: string): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  while (start < source.length) {
    lexer.lastIndex = start;
    const match = lexer.exec(source);
    if (match === null) throw new Error(`Cannot read the rules at: ${source.slice(start, start + 40)}`);
    const end = start + match[0].length;
    for (const kind of ['word', 'number', 'string', 'sign'] as const) {
      if (match.groups?.[kind] !== undefined) tokens.push({ kind, text: match[0], start, end });
    }
    start = end;
  }
  return tokens;
}

/** Gives the index of the next token with this text, from `index` on. @throws if there is none: the file is then unbalanced */
export function indexOfNext(tokens: readonly Token[], text: string, index: number): number {
  const found = tokens.findIndex((token, position) => position >= index && token.text === text);
  if (found === -1) throw new Error(`The rules end before a "${text}"`);
  return found;
}
