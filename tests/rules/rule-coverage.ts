import { emulatorAddresses } from '../support/emulator-addresses.ts';

interface CoverageReport {
  rules: { files: { content: string }[] };
  report: Expression[];
}

interface Expression {
  /** `endOffset` is the place of the last character, not the place after it. */
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean } }[];
  children?: Expression[];
}

const literal = /^(true|false|null|[0-9]+|'[^']*')$/;

/**
 * Gives the expressions of the project's rules that no request has evaluated since the rules were loaded. Also gives the
 * conditions that had only one result. Each has the form `line: text (what is missing)`.
 */
export async function unevaluatedExpressions(projectId: string): Promise<string[]> {
  const { host, port } = emulatorAddresses.firestore;
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/${projectId}:ruleCoverage`);
  const { rules, report } = (await response.json()) as CoverageReport;
  const source = rules.files[0]?.content;
  if (source === undefined || report.length === 0) throw new Error('The emulator reports no rules for this project.');

  return report.flatMap(withDescendants).flatMap((expression) => {
    const { line, currentOffset, endOffset } = expression.sourcePosition;
    const text = source.slice(currentOffset, endOffset + 1);
    return whatIsMissing(expression, text).map((missing) => `${line}: ${text} (${missing})`);
  });
}

function withDescendants(expression: Expression): Expression[] {
  return [expression, ...(expression.children ?? []).flatMap(withDescendants)];
}

function whatIsMissing({ values = [] }: Expression, text: string): string[] {
  if (values.length === 0) return ['never evaluated'];
  const outcomes = new Set(values.map(({ value }) => value.boolValue).filter((outcome) => outcome !== undefined));
  // The expression is not a condition, but for example the name of a field.
  if (outcomes.size === 0 || literal.test(text)) return [];
  return [true, false].filter((outcome) => !outcomes.has(outcome)).map((outcome) => `never ${outcome}`);
}
