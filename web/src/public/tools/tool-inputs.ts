import { toolsCopy } from '../../content/product/pages/tools-copy.ts';
import {
  type FieldProblems,
  type Tool,
  type ToolField,
  ToolInputs,
  type ToolTexts,
} from '../../content/shapes/tool.ts';
import { readQuantity } from './quantity.ts';

/** Gives the fields of a tool by their names, in their order on the sheet. */
export const fieldsOf = ({ groups }: Pick<Tool, 'groups'>): readonly (readonly [string, ToolField])[] =>
  groups.flatMap(({ fields }) => Object.entries(fields));

/** Gives the texts of the fields in the example that a tool starts with. */
export const startTexts = (tool: Pick<Tool, 'groups'>): Record<string, string> =>
  Object.fromEntries(fieldsOf(tool).map(([name, { start }]) => [name, start]));

type ReadInputs = { inputs: ToolInputs } | { problems: FieldProblems };

/** Reads the present fields: gives all values, or the errors by field. */
export function readInputs(tool: Pick<Tool, 'groups' | 'problems'>, texts: ToolTexts): ReadInputs {
  const values = new Map<string, number | string>();
  const problems: FieldProblems = {};
  for (const [name, field] of fieldsOf(tool)) {
    if (field.when && !field.when(texts)) continue;
    const text = texts[name] ?? '';
    if (field.kind === 'choice') {
      if (Object.hasOwn(field.options, text)) values.set(name, text);
      else problems[name] = toolsCopy.problems.choice;
      continue;
    }
    const { value, problem } = readQuantity(text, field);
    if (problem !== undefined) problems[name] = problem;
    if (value !== undefined) values.set(name, value);
  }
  if (Object.keys(problems).length > 0) return { problems };
  const inputs = new ToolInputs(values);
  const together = tool.problems(inputs);
  return Object.keys(together).length > 0 ? { problems: together } : { inputs };
}

/** Gives the query with the values of the fields; an empty text for the example. */
export function queryOf(tool: Pick<Tool, 'groups'>, texts: ToolTexts): string {
  const start = startTexts(tool);
  if (Object.entries(start).every(([name, text]) => texts[name] === text)) return '';
  // The query has all present fields, so that a link gives the same result after a change of the example.
  const shown = fieldsOf(tool).filter(([, { when }]) => when?.(texts) ?? true);
  return `?${new URLSearchParams(shown.map(([name]) => [name, (texts[name] ?? '').trim()]))}`;
}

/** Gives the texts of the fields from a query. A field that the query leaves out has the text of the example. */
export function textsOf(tool: Pick<Tool, 'groups'>, search: string): Record<string, string> {
  const query = new URLSearchParams(search);
  const longest = 40;
  return Object.fromEntries(
    Object.entries(startTexts(tool)).map(([name, start]) => [name, query.get(name)?.slice(0, longest) ?? start]),
  );
}
