import type { ToolAddress } from '../product/pages/tools.ts';
import type { PageMeta } from './page-meta.ts';

/** The texts in the fields of a tool, until they are read. */
export type ToolTexts = Readonly<Record<string, string>>;

interface FieldBase {
  label: string;
  hint?: string;
  /** The text in the example that the tool starts with. */
  start: string;
  /** Whether the field is shown, by the values of the others; by default always. */
  when?: (texts: ToolTexts) => boolean;
}

/** A figure with a unit. */
export interface QuantityField extends FieldBase {
  kind: 'quantity';
  /** The unit of a figure without one. Empty for a ratio or a count. */
  unit: string;
  /** Other units that may be typed, and how many of the field's own each is. */
  otherUnits?: Readonly<Record<string, number>>;
  /** The least and the most that make sense. */
  min: number;
  max: number;
  isWhole?: boolean;
  isOptional?: boolean;
}

/** One of a few. */
interface ChoiceField extends FieldBase {
  kind: 'choice';
  options: Readonly<Record<string, string>>;
}

export type ToolField = QuantityField | ChoiceField;
export type ToolFields = Readonly<Record<string, ToolField>>;

/** The problems of the fields, each by its name. */
export type FieldProblems = Partial<Record<string, string>>;

/** A line of a result; several values stand one below the other. */
export interface ResultRow {
  term: string;
  values: readonly string[];
}

/** The result of a tool. */
export interface ToolResult {
  /** The result in a sentence: it heads the result, and screen readers announce it. */
  summary: string;
  figures: readonly { value: string; unit?: string; label: string }[];
  rows: readonly ResultRow[];
  /** The subject of an enquiry about the result, as in the list of the desk. */
  subject: string;
  /** The inputs and the result in a line, with which the message of an enquiry begins. */
  message: string;
}

/** The values of the fields that are there: a number each, or the name of an option. */
export class ToolInputs {
  readonly #values: ReadonlyMap<string, number | string>;

  constructor(values: ReadonlyMap<string, number | string>) {
    this.#values = values;
  }

  /** The figure of a field, if it has one. */
  optional(name: string): number | undefined {
    const value = this.#values.get(name);
    return typeof value === 'number' ? value : undefined;
  }

  /** @throws where the field is optional or not there: the tool's own mistake */
  figure(name: string): number {
    const value = this.optional(name);
    if (value === undefined) throw new Error(`There is no figure in ${name}.`);
    return value;
  }

  /** The option that was chosen; empty where the field is not there. */
  choice(name: string): string {
    const value = this.#values.get(name);
    return typeof value === 'string' ? value : '';
  }
}

/** A figure to so many digits that count, as an engineer writes it: 14.9 and 0.21, not 1.49e1. */
export function significant(figure: number, digits = 3): string {
  if (figure === 0) return '0';
  const decimals = Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(figure))));
  return figure.toFixed(decimals);
}

/** A tool: its fields, and the results from them. */
export interface Tool {
  meta: PageMeta & { path: ToolAddress };
  label: string;
  title: string;
  intro: string;
  sheet: { number: string; shows: string; scale: string };
  groups: readonly { title: string; fields: ToolFields }[];
  /** The problems of fields that are valid alone and not together. */
  problems: (inputs: ToolInputs) => FieldProblems;
  result: (inputs: ToolInputs) => ToolResult;
}

/** The text below a tool. */
export interface ToolStaticContent {
  formulas: readonly { formula: string; meaning: string }[];
  sources: readonly { term: string; text: string }[];
  limits: readonly string[];
}
