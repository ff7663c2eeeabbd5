import { type FaultFeeders, faultLevel } from '../../calculations/fault-level.ts';
import { ratedBreak } from '../../calculations/short-circuit.ts';
import { faultLevelExample } from '../../firm/tool-examples.ts';
import type { FieldProblems, Tool, ToolInputs, ToolResult, ToolTexts } from '../../shapes/tool.ts';
import { significant } from '../../shapes/tool.ts';
import { toolsCopy } from '../pages/tools-copy.ts';

const volts = { unit: 'kV', otherUnits: { V: 0.001 }, min: 0.2, max: 420 } as const;
const power = { unit: 'MVA', otherUnits: { kVA: 0.001, VA: 1e-6 }, min: 0.01, max: 2000 } as const;
const ratio = { unit: '', min: 0.3, max: 100 } as const;
const ohms = { unit: 'Ω/km', otherUnits: { 'mΩ/km': 0.001, 'ohm/km': 1 }, min: 0.001, max: 10 } as const;

const hasTransformers = (texts: ToolTexts) => texts.transformers !== '0';
const isGiven = (name: string) => (texts: ToolTexts) => (texts[name] ?? '').trim() !== '';

/** The making current as a multiple of the short-circuit current, for 45 ms at 50 Hz, by IEC 62271-100. */
const makeFactor = 2.5;

function feedersOf(inputs: ToolInputs): FaultFeeders {
  const kilovolts = inputs.figure('busbar');
  const sourceKilovolts = inputs.figure('sourceVoltage');
  const transformers = Number(inputs.choice('transformers'));
  const kilometres = inputs.optional('cable');
  const motors = inputs.optional('motors');
  const inverters = inputs.optional('inverters');
  return {
    kilovolts,
    source: {
      megavoltAmperes: Math.sqrt(3) * sourceKilovolts * inputs.figure('source'),
      reactanceToResistance: inputs.figure('sourceRatio'),
    },
    ...(transformers > 0 && {
      transformers: {
        count: transformers,
        megavoltAmperes: inputs.figure('rating'),
        impedance: inputs.figure('impedance') / 100,
        reactanceToResistance: inputs.figure('transformerRatio'),
      },
    }),
    ...(kilometres !== undefined && {
      cables: {
        count: inputs.figure('cables'),
        kilometres,
        resistance: inputs.figure('cableResistance'),
        reactance: inputs.figure('cableReactance'),
      },
    }),
    ...(motors !== undefined && { motors: { megavoltAmperes: motors, startingFactor: inputs.figure('motorFactor') } }),
    ...(inverters !== undefined && {
      inverters: { megavoltAmperes: inverters, factor: inputs.figure('inverterFactor') },
    }),
    breakSeconds: inputs.figure('break'),
    thermalSeconds: inputs.figure('thermal'),
  };
}

function problems(inputs: ToolInputs): FieldProblems {
  const isDirect = inputs.choice('transformers') === '0';
  if (isDirect && inputs.figure('sourceVoltage') !== inputs.figure('busbar')) {
    return { sourceVoltage: 'Without a transformer the source has the voltage of the busbar.' };
  }
  return {};
}

const kiloamperes = (figure: number) => `${significant(figure)} kA`;

function result(inputs: ToolInputs): ToolResult {
  const feeders = feedersOf(inputs);
  const level = faultLevel(feeders);
  const { kilovolts, breakSeconds, thermalSeconds } = feeders;
  const milliseconds = Math.round(1000 * breakSeconds);
  const rating = inputs.optional('board');
  const shares = [
    `${kiloamperes(level.network)} from the network`,
    ...(level.motors > 0 ? [`${kiloamperes(level.motors)} from motors`] : []),
    ...(level.inverters > 0 ? [`${kiloamperes(level.inverters)} from inverters`] : []),
  ];
  const duty = (share: number) =>
    `${significant(100 * share)} % of its rating${share > 1 ? ': more than it is rated for' : ''}`;
  return {
    summary: `${kiloamperes(level.initial)} at the ${kilovolts} kV busbar, three-phase, with a peak of ${kiloamperes(level.peak)}.`,
    figures: [
      { value: significant(level.initial), unit: 'kA', label: 'Initial symmetrical, I″k' },
      { value: significant(level.peak), unit: 'kA', label: 'Peak, to make: ip' },
      { value: significant(level.asymmetricalBreak), unit: 'kA', label: `To break at ${milliseconds} ms, DC included` },
      { value: significant(level.thermal), unit: 'kA', label: `Thermal equivalent for ${thermalSeconds} s, Ith` },
    ],
    rows: [
      { term: 'Fault level', values: [`${significant(level.megavoltAmperes)} MVA`] },
      { term: 'Made up of', values: shares },
      {
        term: 'Network',
        values: [`X/R ${significant(level.reactanceToResistance)}, κ ${level.peakFactor.toFixed(2)}`],
      },
      {
        term: 'To break',
        values: [
          `Symmetrical ${kiloamperes(level.initial)}, taken as not decaying`,
          `DC component ${kiloamperes(level.direct)} at ${milliseconds} ms`,
        ],
      },
      ...(rating === undefined
        ? []
        : [
            {
              term: `Board of ${rating} kA`,
              values: [
                `Makes up to ${significant(makeFactor * rating)} kA: ${duty(level.peak / (makeFactor * rating))}`,
                `Breaks ${rating} kA symmetrical: ${duty(level.initial / rating)}`,
                `Breaks ${kiloamperes(ratedBreak(rating, breakSeconds))} with DC component (45 ms): ${duty(level.asymmetricalBreak / ratedBreak(rating, breakSeconds))}`,
              ],
            },
          ]),
    ],
    subject: `Fault level at ${inputs.figure('busbar')} kV`,
    message: messageOf(inputs, level.initial),
  };
}

function messageOf(inputs: ToolInputs, initial: number): string {
  const { transformers, cables, motors, inverters } = feedersOf(inputs);
  return [
    `Fault level ${kiloamperes(initial)} at ${inputs.figure('busbar')} kV`,
    `source ${inputs.figure('source')} kA at ${inputs.figure('sourceVoltage')} kV, X/R ${inputs.figure('sourceRatio')}`,
    transformers &&
      `${transformers.count} × ${transformers.megavoltAmperes} MVA ${inputs.figure('impedance')} %, X/R ${transformers.reactanceToResistance}`,
    cables && `cable ${cables.count} × ${cables.kilometres} km`,
    motors && `motors ${motors.megavoltAmperes} MVA`,
    inverters && `inverters ${inverters.megavoltAmperes} MVA × ${inverters.factor}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** The tool for the fault level of a busbar. It starts with the firm’s example. */
export const page: Tool = {
  meta: {
    title: 'Fault level at a busbar, to IEC 60909-0',
    description:
      'Fault level of a busbar in your browser: source, transformers, cable, motors, inverters. Peak, breaking and thermal current by IEC 60909-0, formulas shown.',
    path: '/tools/fault-level',
    keywords: 'fault level calculator, short circuit, IEC 60909, peak current, breaking current, thermal equivalent',
  },
  label: 'Tools',
  title: 'Fault level at a busbar',
  intro:
    'The currents that a breaker at the busbar makes, breaks and carries: the largest three-phase fault by IEC 60909-0.',
  sheet: { number: 'CAL-002', shows: 'Fault level, three-phase, largest', scale: 'IEC 60909-0' },
  groups: [
    {
      title: 'Busbar and source',
      fields: {
        busbar: { kind: 'quantity', label: 'Busbar voltage', ...volts, start: faultLevelExample.busbar },
        sourceVoltage: {
          kind: 'quantity',
          label: 'Voltage at the source',
          ...volts,
          start: faultLevelExample.sourceVoltage,
        },
        source: {
          kind: 'quantity',
          label: 'Fault level of the source',
          unit: 'kA',
          otherUnits: { A: 0.001 },
          min: 0.05,
          max: 100,
          start: faultLevelExample.source,
          hint: 'At its own voltage. From MVA: divide by √3 and kV.',
        },
        sourceRatio: {
          kind: 'quantity',
          label: 'X/R of the source',
          ...ratio,
          start: faultLevelExample.sourceRatio,
        },
      },
    },
    {
      title: 'Between source and busbar',
      fields: {
        transformers: {
          kind: 'choice',
          label: 'Transformers in parallel',
          options: { '2': 'Two', '0': 'None', '1': 'One', '3': 'Three', '4': 'Four' },
          start: faultLevelExample.transformers,
        },
        rating: {
          kind: 'quantity',
          label: 'Rating of each',
          ...power,
          start: faultLevelExample.rating,
          when: hasTransformers,
        },
        impedance: {
          kind: 'quantity',
          label: 'Impedance',
          unit: '%',
          min: 1,
          max: 40,
          start: faultLevelExample.impedance,
          when: hasTransformers,
        },
        transformerRatio: {
          kind: 'quantity',
          label: 'X/R of each',
          ...ratio,
          start: faultLevelExample.transformerRatio,
          when: hasTransformers,
        },
        cable: {
          kind: 'quantity',
          label: 'Cable to the busbar',
          unit: 'km',
          otherUnits: { m: 0.001 },
          min: 0.001,
          max: 100,
          isOptional: true,
          start: '',
          hint: toolsCopy.optional,
        },
        cables: {
          kind: 'quantity',
          label: 'Cables in parallel',
          unit: '',
          min: 1,
          max: 12,
          isWhole: true,
          start: '1',
          when: isGiven('cable'),
        },
        cableResistance: {
          kind: 'quantity',
          label: 'Its resistance at 20 °C',
          ...ohms,
          start: '0.08',
          when: isGiven('cable'),
        },
        cableReactance: {
          kind: 'quantity',
          label: 'Its reactance',
          ...ohms,
          start: '0.1',
          when: isGiven('cable'),
        },
      },
    },
    {
      title: 'At the busbar',
      fields: {
        inverters: {
          kind: 'quantity',
          label: 'Inverters',
          ...power,
          isOptional: true,
          start: faultLevelExample.inverters,
          hint: toolsCopy.optional,
        },
        inverterFactor: {
          kind: 'quantity',
          label: 'Their current into a fault',
          unit: '',
          min: 0.5,
          max: 3,
          start: faultLevelExample.inverterFactor,
          hint: 'Times rated current, as the manufacturer declares.',
          when: isGiven('inverters'),
        },
        motors: {
          kind: 'quantity',
          label: 'Motors',
          ...power,
          isOptional: true,
          start: '',
          hint: toolsCopy.optional,
        },
        motorFactor: {
          kind: 'quantity',
          label: 'Their starting current',
          unit: '',
          min: 2,
          max: 10,
          start: '5',
          hint: 'Times rated current.',
          when: isGiven('motors'),
        },
      },
    },
    {
      title: 'Times and board',
      fields: {
        break: {
          kind: 'quantity',
          label: 'Until contacts part',
          unit: 's',
          otherUnits: { ms: 0.001 },
          min: 0.01,
          max: 1,
          start: faultLevelExample.break,
        },
        thermal: {
          kind: 'quantity',
          label: 'Duration of the fault',
          unit: 's',
          otherUnits: { ms: 0.001 },
          min: 0.05,
          max: 10,
          start: faultLevelExample.thermal,
        },
        board: {
          kind: 'quantity',
          label: 'Short-circuit rating of the board',
          unit: 'kA',
          min: 1,
          max: 200,
          isOptional: true,
          start: faultLevelExample.board,
          hint: toolsCopy.optional,
        },
      },
    },
  ],
  problems,
  result,
};
