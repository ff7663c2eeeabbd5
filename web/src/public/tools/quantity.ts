import { toolsCopy } from '../../content/product/pages/tools-copy.ts';
import type { QuantityField } from '../../content/shapes/tool.ts';

const { problems } = toolsCopy;

/** The result of reading a text: a figure in the field's unit, a problem, or neither if an optional field is empty. */
interface ReadQuantity {
  value?: number;
  problem?: string;
}

type Measured = Pick<QuantityField, 'unit' | 'otherUnits' | 'min' | 'max' | 'isWhole' | 'isOptional'>;

/** A figure, with or without commas between thousands, and all text after it. */
const pattern = /^([+-]?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.\d+|\d+\.?)(.*)$/s;

/** Reads typed text as a figure with or without a unit. */
export function readQuantity(text: string, field: Measured): ReadQuantity {
  // The ohm sign becomes the letter Ω, and the minus sign becomes a hyphen.
  const typed = text.normalize('NFKC').replaceAll('−', '-').replaceAll(/\s/g, '');
  if (typed === '') return field.isOptional ? {} : { problem: problems.missing(field.unit) };
  const match = pattern.exec(typed);
  if (!match) return { problem: problems.noFigure(field.unit) };
  const [, sign, digits = '', unit = ''] = match;
  if (unit.startsWith(',')) return { problem: problems.comma };
  const factor = factorOf(unit, field);
  if (factor === undefined) return { problem: problems.otherUnit(unit, field.unit) };
  const value = Number(`${sign}${digits.replaceAll(',', '')}`) * factor;
  const problem = outOfBounds(value, field);
  return problem === undefined ? { value } : { problem };
}

/** Gives the factor from `unit` to the field's unit. Case matters only if it distinguishes two units. */
function factorOf(unit: string, { unit: own, otherUnits = {} }: Measured): number | undefined {
  const factors = new Map([['', 1], [own.replaceAll(' ', ''), 1], ...Object.entries(otherUnits)]);
  const exact = factors.get(unit);
  if (exact !== undefined) return exact;
  const alike = [...factors].filter(([name]) => name.toLowerCase() === unit.toLowerCase());
  return alike.length === 1 ? alike[0]?.[1] : undefined;
}

function outOfBounds(value: number, { min, max, unit, isWhole }: Measured): string | undefined {
  if (value < min) return problems.tooLittle(min, unit);
  if (value > max) return problems.tooMuch(max, unit);
  return isWhole && !Number.isInteger(value) ? problems.whole : undefined;
}
