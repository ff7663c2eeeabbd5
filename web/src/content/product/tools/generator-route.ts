import {
  type Generator,
  impactThresholds,
  isLowVoltage,
  islandImpactThreshold,
  type ModuleType,
  microLimit,
  noHeadroomImpactThreshold,
  phaseAmperes,
  proposedLarge,
  queueEntryKilowatts,
  type Region,
  type Route,
  regions,
  routeOf,
  shortFormLimit,
  stationSize,
  stationThresholds,
} from '../../calculations/generator-route.ts';
import type { FieldProblems, ResultRow, Tool, ToolInputs, ToolResult } from '../../shapes/tool.ts';
import { significant } from '../../shapes/tool.ts';
import { g98Route, g99Route, noType, transmissionRoute } from '../pages/tools-generator-routes.ts';

const power = { unit: 'kW', otherUnits: { W: 0.001, MW: 1000, GW: 1e6 }, max: 5_000_000 } as const;

const regionWords = {
  'england-wales': 'England and Wales',
  'south-scotland': 'South of Scotland',
  'north-scotland': 'North of Scotland',
} as const satisfies Record<Region, string>;

/** The limit for one connection at low or medium voltage. A larger current comes from a typing error. */
const mostAmperes = 5000;

function generatorOf(inputs: ToolInputs): Generator {
  const region = regions.find((one) => one === inputs.choice('region')) ?? 'england-wales';
  return {
    kilowatts: inputs.figure('capacity'),
    kilovolts: inputs.figure('voltage'),
    isThreePhase: inputs.choice('phases') === 'three',
    isTypeTested: inputs.choice('tested') === 'yes',
    region,
  };
}

function problems(inputs: ToolInputs): FieldProblems {
  const { kilowatts, kilovolts, isThreePhase } = generatorOf(inputs);
  const station = inputs.optional('station');
  const amperes = kilowatts / (kilovolts * (isThreePhase ? Math.sqrt(3) : 1));
  return {
    ...(station !== undefined && station < kilowatts && { station: 'Enter at least the capacity of the module.' }),
    ...(!isThreePhase &&
      !isLowVoltage(kilovolts) && { phases: 'Choose three phases: a generator above 1 kV has three.' }),
    ...(amperes > mostAmperes && {
      voltage: `${significant(amperes / 1000)} kA in each phase at this voltage: check the voltage and the capacity.`,
    }),
  };
}

const capacity = (kilowatts: number) => (kilowatts < 1000 ? `${kilowatts} kW` : `${kilowatts / 1000} MW`);

function result(inputs: ToolInputs): ToolResult {
  const generator = generatorOf(inputs);
  const route = routeOf(generator);
  const { kilowatts, kilovolts, region } = generator;
  const place = `${capacity(kilowatts)} at ${kilovolts} kV`;
  const stationKilowatts = inputs.optional('station') ?? kilowatts;
  const station = stationSize(stationKilowatts, region);
  const isInverter = inputs.choice('technology') === 'inverters';
  const name = routeName(route);
  return {
    summary: `${name}: ${place}, ${regionWords[region]}.`,
    figures: [
      { value: { G98: 'G98', G99: 'G99', transmission: 'Grid Code', operator: 'Ask' }[route.by], label: 'Route' },
      ...(route.by === 'G99' ? [{ value: route.type, label: `Type, by ${route.becauseOf}` }] : []),
      ...(isLowVoltage(kilovolts)
        ? [{ value: significant(phaseAmperes(generator)), unit: 'A', label: 'In each phase at 230 V' }]
        : []),
      ...(route.by === 'G98'
        ? []
        : [{ value: station.size, label: 'Power station, by the thresholds in force in its area' }]),
    ],
    rows: [
      ...rowsOf(route, { generator, stationKilowatts, isInverter, isAlone: inputs.choice('premises') !== 'several' }),
      ...(route.by === 'G98' ? [] : [{ term: 'Grid Code', values: stationWords(station, region) }]),
    ],
    subject: `Connection of ${place}`,
    message: `Connection: ${name}, ${place}, ${isInverter ? 'inverters' : 'synchronous'}, ${regionWords[region]}, power station ${capacity(stationKilowatts)}`,
  };
}

function routeName(route: Route): string {
  if (route.by === 'G98') return 'EREC G98, micro-generation';
  if (route.by === 'G99') return `EREC G99, Type ${route.type}`;
  return route.by === 'transmission' ? 'Grid Code, transmission connection' : 'Below the types of EREC G99';
}

interface Circumstances {
  generator: Generator;
  stationKilowatts: number;
  isInverter: boolean;
  isAlone: boolean;
}

function rowsOf(route: Route, circumstances: Circumstances): readonly ResultRow[] {
  const { generator, stationKilowatts, isInverter, isAlone } = circumstances;
  if (route.by === 'G98') return g98Route(isAlone);
  if (route.by === 'transmission') return transmissionRoute;
  if (route.by === 'operator') return noType;
  const { kilovolts, isThreePhase, region } = generator;
  const isLow = isLowVoltage(kilovolts);
  return [
    { term: 'Why', values: [reason(route, generator)] },
    ...g99Route(route.type, {
      isInverter,
      isLow,
      hasShortForm: isLow && stationKilowatts <= shortFormLimit(isThreePhase),
      needsQueueEntry: stationKilowatts >= queueEntryKilowatts,
      needsImpactAssessment: stationKilowatts >= impactThresholds[region],
    }),
    { term: 'Transmission', values: impactWords(stationKilowatts, region) },
  ];
}

/** Tells in words whether a transmission impact assessment is needed, from export and area. */
function impactWords(kilowatts: number, region: Region): readonly string[] {
  const threshold = capacity(impactThresholds[region]);
  return [
    kilowatts >= impactThresholds[region]
      ? `A transmission impact assessment is needed: in this area, for exports of ${threshold} or more`
      : `A transmission impact assessment is not needed for exports below ${threshold}, unless the network operator asks for one`,
    region === 'england-wales'
      ? `At a grid supply point with less than 1 kA of fault level headroom, it is needed from ${capacity(noHeadroomImpactThreshold)}`
      : `On the islands of Scotland, it is needed from ${capacity(islandImpactThreshold)}`,
  ];
}

const bounds: Readonly<Record<ModuleType, string>> = {
  A: '0.8 kW or more and less than 1 MW, below 110 kV',
  B: '1 MW or more and less than 10 MW, below 110 kV',
  C: '10 MW or more and less than 50 MW, below 110 kV',
  D: '50 MW or more, or any capacity at 110 kV or above',
};

function reason(route: Extract<Route, { by: 'G99' }>, generator: Generator): string {
  const { kilowatts, kilovolts, isThreePhase } = generator;
  const type = `Type ${route.type}: ${bounds[route.type]}`;
  if (!isLowVoltage(kilovolts) || kilowatts > microLimit(isThreePhase)) return type;
  return `${type}. If it is type tested to EREC G98, it can be connected under G98`;
}

function stationWords({ size, holdsEitherWay }: ReturnType<typeof stationSize>, region: Region): readonly string[] {
  const { medium, large } = stationThresholds[region];
  const thresholds =
    medium === undefined ? `Large begins at ${large} MW` : `Medium begins at ${medium} MW and Large at ${large} MW`;
  const by = `${size} (${regionWords[region]}: ${thresholds})`;
  if (size === 'Large') return [by, 'A Large station must also satisfy NESO and the Grid Code, with or without GC0117'];
  const proposal = `GC0117, which Ofgem has sent back, would make every station from ${proposedLarge} MW Large`;
  return holdsEitherWay
    ? [by, `${proposal}: this station keeps its size either way`]
    : [by, `${proposal}: ask which edition of the Grid Code your agreement will follow`];
}

/**
 * The tool for the route by which a generator in Great Britain is connected. It starts with the battery storage of a drawing.
 */
export const page: Tool = {
  meta: {
    title: 'G98 or G99, and which type?',
    description:
      'Which route your generator takes in Great Britain: EREC G98 or G99, Type A to D, the requirements, forms and studies, and how long the route takes.',
    path: '/tools/generator-route',
    keywords: 'G98 or G99, G99 Type A, G99 Type B, G99 Type C, G99 Type D, generator connection, power station size',
  },
  label: 'Tools',
  title: 'Which route does this generator take?',
  intro:
    'Whether G98 or G99 applies, which type, what the rules require and what you must send, in England, Wales and Scotland.',
  sheet: { number: 'CAL-001', shows: 'Connection route of a generator', scale: 'EREC G98, G99' },
  groups: [
    {
      title: 'Generator',
      fields: {
        capacity: {
          kind: 'quantity',
          label: 'Registered capacity of the module',
          ...power,
          min: 0.05,
          start: '20 MW',
          hint: 'Enter the total of all inverters behind one connection, or one synchronous machine. For G98, enter the total at the premises.',
        },
        station: {
          kind: 'quantity',
          label: 'Registered capacity of the whole power station',
          ...power,
          min: 0.05,
          isOptional: true,
          start: '',
          hint: 'Leave empty if the power station has only this module.',
        },
        technology: {
          kind: 'choice',
          label: 'Kind',
          options: { inverters: 'Inverters: solar, storage, wind', synchronous: 'Synchronous machine' },
          start: 'inverters',
        },
        tested: {
          kind: 'choice',
          label: 'Type tested to EREC G98',
          options: { no: 'No', yes: 'Yes' },
          start: 'no',
        },
        premises: {
          kind: 'choice',
          label: 'Planned close together',
          options: { one: 'One premises', several: 'Several premises' },
          start: 'one',
          when: ({ tested }) => tested === 'yes',
        },
      },
    },
    {
      title: 'Connection',
      fields: {
        voltage: {
          kind: 'quantity',
          label: 'Connection voltage',
          unit: 'kV',
          otherUnits: { V: 0.001 },
          min: 0.2,
          max: 420,
          start: '33',
          hint: 'Low voltage: 230 V or 400 V.',
        },
        phases: {
          kind: 'choice',
          label: 'Phases',
          options: { three: 'Three', one: 'One' },
          start: 'three',
        },
        region: { kind: 'choice', label: 'Transmission area', options: regionWords, start: 'england-wales' },
      },
    },
  ],
  problems,
  result,
};
