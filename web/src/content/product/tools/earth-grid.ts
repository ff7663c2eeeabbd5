import {
  buriedGridResistance,
  coldLimit,
  contourDistance,
  gridResistance,
  inParallel,
  permissibleTouchVoltage,
} from '../../calculations/earthing.ts';
import { earthGridExample } from '../../firm/tool-examples.ts';
import type { FieldProblems, Tool, ToolInputs, ToolResult } from '../../shapes/tool.ts';
import { significant } from '../../shapes/tool.ts';
import { toolsCopy } from '../pages/tools-copy.ts';

const metres = { unit: 'm', otherUnits: { km: 1000, cm: 0.01, mm: 0.001 } } as const;

const perimeter = (inputs: ToolInputs) => 2 * (inputs.figure('length') + inputs.figure('width'));

function problems(inputs: ToolInputs): FieldProblems {
  if (inputs.figure('conductor') >= perimeter(inputs)) return {};
  return { conductor: `Less than once around the grid, which is ${significant(perimeter(inputs))} m.` };
}

/** Tells in words whether an EPR is hot or cold. The words stand beside the EPR. */
function hotOrCold(rise: number, limit: number, area: number): string {
  if (rise <= limit) return `Cold: not above ${limit} V`;
  const metres = contourDistance(area, rise, limit);
  return `Hot: above ${limit} V, out to ${metres < 1 ? 'less than 1' : `some ${Math.ceil(metres)}`} m beyond the grid`;
}

function result(inputs: ToolInputs): ToolResult {
  const area = inputs.figure('length') * inputs.figure('width');
  const conductor = inputs.figure('conductor');
  const soil = inputs.figure('soil');
  const current = inputs.figure('current');
  const seconds = inputs.figure('duration');
  const own = buriedGridResistance(soil, area, conductor + (inputs.optional('rods') ?? 0), inputs.figure('depth'));
  const others = inputs.optional('others');
  const bonded = others === undefined ? own : inParallel(own, others);
  const share = (inputs.optional('sheaths') ?? 0) / 100;
  const withSheaths = bonded * current * (1 - share);
  const alone = own * current;
  const touch = permissibleTouchVoltage(seconds);
  const limit = coldLimit(inputs.choice('lines') === 'reliable', seconds);
  const isHot = withSheaths > limit;
  return {
    summary: `${isHot ? 'Hot' : 'Cold'} site (${significant(withSheaths)} V) with the sheath bonds, ${alone > limit ? 'hot' : 'cold'} (${significant(alone)} V) without.`,
    figures: [
      { value: significant(own), unit: 'Ω', label: 'The grid by itself' },
      {
        value: significant(withSheaths),
        unit: 'V',
        label: `EPR with ${share > 0 ? 'sheath return and ' : ''}the other electrodes`,
      },
      { value: significant(alone), unit: 'V', label: 'EPR, grid alone' },
      { value: significant(touch), unit: 'V', label: `Permissible touch voltage, ${seconds} s` },
    ],
    rows: [
      {
        term: 'Resistance',
        values: [
          `${significant(bonded)} Ω with the other electrodes in parallel`,
          `${significant(gridResistance(soil, area, conductor))} Ω by Laurent and Niemann, without rods and depth: a check`,
        ],
      },
      {
        term: 'Into the soil',
        values: [
          `${significant(current * (1 - share))} A of ${significant(current)} A${others === undefined ? '' : ', through this grid and the other electrodes together'}${share > 0 ? '; the rest returns in sheaths' : ' (no sheath return entered)'}`,
        ],
      },
      { term: 'With bonds', values: [hotOrCold(withSheaths, limit, area)] },
      { term: 'Without', values: [hotOrCold(alone, limit, area)] },
      {
        term: 'Cold up to',
        values: [
          `${significant(limit / (bonded * (1 - share)))} A of earth fault current with bonds, ${significant(limit / own)} A without`,
        ],
      },
      { term: 'Touch', values: [touchVerdict(withSheaths, touch)] },
    ],
    subject: `Earth grid, ${inputs.figure('length')} × ${inputs.figure('width')} m`,
    message: messageOf(inputs, withSheaths, alone),
  };
}

function touchVerdict(rise: number, touch: number): string {
  const twice = significant(2 * touch);
  return rise <= 2 * touch
    ? `EPR is within twice the permissible touch voltage, ${twice} V: BS EN 50522 asks for no further check`
    : `EPR is above twice the permissible touch voltage, ${twice} V: touch voltages have to be calculated or measured`;
}

function messageOf(inputs: ToolInputs, withSheaths: number, alone: number): string {
  const rods = inputs.optional('rods');
  const sheaths = inputs.optional('sheaths');
  const others = inputs.optional('others');
  return [
    `Earth grid ${inputs.figure('length')} × ${inputs.figure('width')} m, ${inputs.figure('conductor')} m`,
    rods !== undefined && `rods ${rods} m`,
    `depth ${inputs.figure('depth')} m`,
    `${inputs.figure('soil')} Ω·m`,
    `${inputs.figure('current')} A for ${inputs.figure('duration')} s`,
    sheaths !== undefined && `sheaths ${sheaths} %`,
    others !== undefined && `in parallel ${others} Ω`,
    `EPR ${significant(withSheaths)} V, alone ${significant(alone)} V`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** The tool for a first look at an earth grid. It starts with the firm’s example. */
export const page: Tool = {
  meta: {
    title: 'First look at a substation’s earth grid',
    description:
      'Earth grid in your browser: resistance by IEEE 80, earth potential rise with and without sheath return, permissible touch voltage, hot or cold to EREC S36.',
    path: '/tools/earth-grid',
    keywords: 'earth grid calculator, earth potential rise, hot site, cold site, touch voltage, BS EN 50522, Sverak',
  },
  label: 'Tools',
  title: 'First look at an earth grid',
  intro:
    'A first estimate before there is a soil model: grid resistance, potential rise in an earth fault, hot or cold.',
  sheet: { number: 'CAL-003', shows: 'Earth grid, first look', scale: 'BS EN 50522' },
  groups: [
    {
      title: 'Grid',
      fields: {
        length: {
          kind: 'quantity',
          label: 'Length',
          ...metres,
          min: 2,
          max: 2000,
          start: earthGridExample.length,
        },
        width: { kind: 'quantity', label: 'Width', ...metres, min: 2, max: 2000, start: earthGridExample.width },
        conductor: {
          kind: 'quantity',
          label: 'Conductor in the ground',
          ...metres,
          min: 8,
          max: 200_000,
          start: earthGridExample.conductor,
          hint: 'All of the bare conductor, without rods.',
        },
        rods: {
          kind: 'quantity',
          label: 'Rods',
          ...metres,
          min: 0,
          max: 20_000,
          isOptional: true,
          start: '',
          hint: `Total length of the rods. ${toolsCopy.optional}`,
        },
        depth: { kind: 'quantity', label: 'Depth', ...metres, min: 0.25, max: 2.5, start: earthGridExample.depth },
        soil: {
          kind: 'quantity',
          label: 'Resistivity of the soil',
          unit: 'Ω·m',
          otherUnits: { Ωm: 1, ohm·m: 1, 'ohm.m': 1, ohmm: 1 },
          min: 1,
          max: 10_000,
          start: earthGridExample.soil,
          hint: 'As if it were uniform.',
        },
      },
    },
    {
      title: 'Earth fault',
      fields: {
        current: {
          kind: 'quantity',
          label: 'Earth fault current',
          unit: 'A',
          otherUnits: { kA: 1000 },
          min: 1,
          max: 100_000,
          start: earthGridExample.current,
        },
        duration: {
          kind: 'quantity',
          label: 'Clearance time',
          unit: 's',
          otherUnits: { ms: 0.001 },
          min: 0.05,
          max: 10,
          start: earthGridExample.duration,
        },
        lines: {
          kind: 'choice',
          label: 'Lines that feed it',
          options: { ordinary: 'Ordinary', reliable: 'Of high reliability' },
          start: 'ordinary',
        },
      },
    },
    {
      title: 'Sheaths and other electrodes',
      fields: {
        sheaths: {
          kind: 'quantity',
          label: 'Returns in sheaths and earth wires',
          unit: '%',
          min: 0,
          max: 99.9,
          isOptional: true,
          start: '',
          hint: `Share of the current that never enters the soil. ${toolsCopy.optional}`,
        },
        others: {
          kind: 'quantity',
          label: 'Electrodes in parallel',
          unit: 'Ω',
          otherUnits: { mΩ: 0.001, ohm: 1, ohms: 1 },
          min: 0.001,
          max: 1000,
          isOptional: true,
          start: earthGridExample.others,
          hint: `Bonded by sheaths, together. ${toolsCopy.optional}`,
        },
      },
    },
  ],
  problems,
  result,
};
