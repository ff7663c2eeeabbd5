import type { ToolAddress } from '../product/pages/tools.ts';
import type { PageMeta } from './page-meta.ts';

/** The texts in the fields of a tool, before they are read. */
export type ToolTexts = Readonly<Record<string, string>>;

interface FieldBase {
  label: string;
  hint?: string;
  /** The text of the field in the initial example. */
  start: string;
  /**
   * Tells whether the field is shown, from the values of the other fields. Without this function, the field is always shown.
   */
  when?: (texts: ToolTexts) => boolean;
}

/** A figure with a unit. */
export interface QuantityField extends FieldBase {
  kind: 'quantity';
  /** The unit of an input without a unit. Empty for a ratio or a count. */
  unit: string;
  /** Other units that a visitor can type. Each value is the size of the unit, in units of the field. */
  otherUnits?: Readonly<Record<string, number>>;
  /** The smallest and the largest figure that makes sense. */
  min: number;
  max: number;
  isWhole?: boolean;
  isOptional?: boolean;
}

/** A choice between a few options. */
interface ChoiceField extends FieldBase {
  kind: 'choice';
  options: Readonly<Record<string, string>>;
}

export type ToolField = QuantityField | ChoiceField;
export type ToolFields = Readonly<Record<string, ToolField>>;

/** The problems of fields, by the name of the field. */
export type FieldProblems = Partial<Record<string, string>>;

/** A row of a result. Several values stand one below the other. */
export interface ResultRow {
  term: string;
  values: readonly string[];
}

/** The result of a tool. */
export interface ToolResult {
  /** The result in one sentence. It stands above the result, and screen readers announce it. */
  summary: string;
  figures: readonly { value: string; unit?: string; label: string }[];
  rows: readonly ResultRow[];
  /** The subject of an enquiry about the result, as shown in the list of the desk. */
  subject: string;
  /** One line with the inputs and the result. The message of an enquiry begins with it. */
  message: string;
}

/** The values of the visible fields. Each is a number or the name of an option. */
export class ToolInputs {
  readonly #values: ReadonlyMap<string, number | string>;

  constructor(values: ReadonlyMap<string, number | string>) {
    this.#values = values;
  }

  /** Gives the figure of a field, if it has one. */
  optional(name: string): number | undefined {
    const value = this.#values.get(name);
    return typeof value === 'number' ? value : undefined;
  }

  /**
   * Gives the figure of a field that must have one.
   * @throws if the field is optional or not shown, which is a mistake of the tool
   */
  figure(name: string): number {
    const value = this.optional(name);
    if (value === undefined) throw new Error(`There is no figure in ${name}.`);
    return value;
  }

  /** Gives the chosen option of a field; empty if the field is not shown. */
  choice(name: string): string {
    const value = this.#values.get(name);
    return typeof value === 'string' ? value : '';
  }
}

/** Writes a figure with a number of significant digits, as an engineer does: 14.9 and 0.21, not 1.49e1. */
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
  /** Gives the problems of fields that are valid alone, but not together. */
  problems: (inputs: ToolInputs) => FieldProblems;
  result: (inputs: ToolInputs) => ToolResult;
}

/** The text below a tool. */
export interface ToolStaticContent {
  formulas: readonly { formula: string; meaning: string }[];
  sources: readonly { term: string; text: string }[];
  limits: readonly string[];
}
