import { apparent } from '../../calculations/reactive-power.ts';
import { ratedBreak } from '../../calculations/short-circuit.ts';
import type { CaseStudyContent } from '../../shapes/case-study-page.ts';
import { gridStudy } from '../case-study-data/grid-study.ts';

const { exportMegawatts, ratedMegavoltAmperes, powerFactor, oneTransformerMegawatts, studyBand, fault } = gridStudy;
const { singlePhase132, threePhase33 } = fault.cases;
const provedBreak = ratedBreak(fault.rating33, fault.assumed.breakSeconds);
const decayMilliseconds = (1000 * fault.ratioAt33) / (100 * Math.PI);
const reactiveMegavars = gridStudy.reactiveMegavars.toFixed(1);
const connectionAmperes = gridStudy.connectionAmperes.toFixed(0);
const { megavoltAmperes: transformerRating, count: transformerCount, reactance } = fault.transformers;
const percent = (share: number) => (100 * share).toFixed(0);
const percentAbove = (ratio: number) => (100 * (ratio - 1)).toFixed(1);
const { transformerMegavars, boardMegavoltAmperes, inverterMegavoltAmperes, invertersAtLowest } = gridStudy;
const bankMegavoltAmperes = transformerCount * transformerRating;
const inverterVoltages = gridStudy.profiles.map((values) => values.at(-1) ?? 1);
const [leastRise, mostRise] = [Math.min(...inverterVoltages).toFixed(2), Math.max(...inverterVoltages).toFixed(2)];
const curves = [
  { tone: 'drawing', stroke: 'dotted' },
  { tone: 'onDark', stroke: 'solid' },
  { tone: 'brand', stroke: 'long' },
  { tone: 'accent', stroke: 'dashed' },
] as const;
/** The number of cases: with and without export, with each reactive power, with both transformers and with one. */
const loadFlowCases = gridStudy.sourceVoltages.length * 2 * gridStudy.reactiveSettings.length * 2;
const signed = (megavars: number) =>
  megavars === 0 ? '0' : `${megavars < 0 ? '−' : '+'}${Math.abs(megavars).toFixed(1)}`;
const sourceVoltages = gridStudy.sourceVoltages.map((voltage) => voltage.toFixed(2));

export const page: CaseStudyContent = {
  slug: 'powersystemstudies',
  order: 3,
  card: {
    name: 'Power system studies for a 132kV substation integration',
    rating: '132 kV · 120 MVA · PF 0.95',
    description:
      'Load flow, voltage and short-circuit studies for a new 132 kV substation, at four source voltages and both limits of power factor.',
    picture: {
      id: 'VIS-209',
      alternative:
        'A 132 kilovolt line landing on its lattice gantry at the left; voltage transformers, disconnector, current transformers and circuit breaker stand in line to a power transformer between fire walls.',
      caption: 'Line bay with gantry',
      scale: '132 kV',
    },
  },
  meta: {
    title: 'Power system studies, 132kV substation',
    description:
      'Load flow and IEC 60909 short-circuit studies for a 132 kV substation integration: 0.94, 1.00, 1.04 and 1.06 p.u. at 0.95 power factor, with the results.',
    path: '/case-studies/powersystemstudies',
  },
  banner: {
    heading: 'Power system studies for a 132kV substation integration',
    description:
      'Load flow and short-circuit studies of a new substation for the network operator: at four grid voltages, with both transformers in service and with one.',
    picture: {
      id: 'VIS-210',
      alternative:
        'A new 132/33 kilovolt substation from above, among fields: two transformers between fire walls, two line bays under a 132 kilovolt busbar, the 33 kilovolt switchroom and the control building.',
      caption: '132/33 kV substation, two transformers',
      scale: '2 × 60 MVA',
    },
  },
  record: {
    client: 'Developer of inverter-based generation',
    year: '2024',
    scope: `620 engineering hours, ${loadFlowCases} load flow cases, two issues of the report`,
    team: 'Four engineers: two for studies, one for protection, one for approval',
    setback:
      'The network operator returned the first issue with five comments. One was about substance: the X/R ratio of its own source had changed.',
    closed:
      'The ratio sets peak make and RMS break: we ran the short-circuit cases again. The second issue answered all five, three weeks after the first.',
  },
  services: ['power-system', 'protection-design', 'plant-engineering'],
  tools: ['/tools/fault-level'],
  figures: [
    { value: '132', unit: 'kV', label: 'Connection voltage; collector system at 33 kV' },
    {
      value: String(exportMegawatts),
      unit: 'MW',
      label: `Export: ${ratedMegavoltAmperes} MVA at ${powerFactor} power factor`,
    },
    {
      value: String(sourceVoltages.length),
      label: `Source voltages, ${sourceVoltages.at(0)} to ${sourceVoltages.at(-1)} p.u.`,
    },
    {
      value: singlePhase132.total.toFixed(1),
      unit: 'kA',
      label: `Short-circuit current at 132 kV, one phase to earth; switchgear ${fault.rating132} kA`,
    },
  ],
  sections: [
    {
      title: 'Client Requirement',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `The client was to connect ${exportMegawatts} MW of inverter-based generation through a new substation to an existing 132 kV network. The network operator had to be shown that voltages stay within the agreed band and that no plant is overloaded, by load or by short-circuit current.`,
            `The connection has to hold ${powerFactor} power factor at the 132 kV terminals in both directions, importing and exporting reactive power, at any source voltage from ${sourceVoltages.at(0)} to ${sourceVoltages.at(-1)} p.u. That is the study band agreed with the operator; the statutory limit at 132 kV is ±10 % (ESQCR 2002, regulation 27).`,
            `A generating station of ${exportMegawatts} MW is Large by the Grid Code in every transmission area. It therefore answers to NESO as well, with a bilateral embedded generation agreement (BEGA) and the Grid Code’s own compliance process. Its connection agreement stays with the distribution network operator. One set of studies serves both the Grid Code and EREC G99.`,
          ],
        },
      ],
    },
    {
      title: 'Solution',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'We modelled the substation down to the inverter terminals: line, transformers with their tap changers and control, 33 kV board, collector cables, inverter transformers, inverters with their capability curves, auxiliary load. The operator’s network is an equivalent source, for maximum and for minimum fault level.',
            `The cases combine four source voltages, full export or none, four values of reactive power (${reactiveMegavars} MVAr out, none, half in, all in), and two transformers or one: ${loadFlowCases} in all. Each run lists what exceeded its limit, and by how much. Short-circuit currents follow IEC 60909, three-phase and single-phase, with the inverters as current sources, and are given as EREC G74 asks: initial, peak make and RMS break.`,
          ],
        },
        {
          kind: 'working',
          lines: [
            {
              expression: `${exportMegawatts} MW ÷ ${powerFactor}`,
              result: `${ratedMegavoltAmperes} MVA`,
              meaning: 'Apparent power at the 132 kV terminals, at the limit of power factor',
            },
            {
              expression: `√(${ratedMegavoltAmperes}² − ${exportMegawatts}²)`,
              result: `${reactiveMegavars} MVAr`,
              meaning: 'Reactive power to be offered each way at the 132 kV terminals',
            },
            {
              expression: `${reactance} × ${ratedMegavoltAmperes}² ÷ (${transformerCount} × ${transformerRating})`,
              result: `${transformerMegavars.toFixed(1)} MVAr`,
              meaning: 'Absorbed by the transformers at 1.00 p.u.; the 33 kV side supplies this as well',
            },
            {
              expression: `√(${exportMegawatts}² + (${reactiveMegavars} + ${transformerMegavars.toFixed(1)})²)`,
              result: `${boardMegavoltAmperes.toFixed(1)} MVA`,
              meaning: `At 33 kV: ${percent(boardMegavoltAmperes / bankMegavoltAmperes)} % of ${transformerCount} × ${transformerRating} MVA, reached only at ${powerFactor} power factor`,
            },
            {
              expression: `√(${invertersAtLowest.megawatts.toFixed(1)}² + ${invertersAtLowest.megavars.toFixed(1)}²)`,
              result: `${apparent(invertersAtLowest).toFixed(0)} MVA`,
              meaning: `At the inverter terminals at ${studyBand.lowest} p.u., cables and inverter transformers added by load flow: ${inverterMegavoltAmperes} MVA installed`,
            },
            {
              expression: `${ratedMegavoltAmperes} MVA ÷ (√3 × 132 kV)`,
              result: `${connectionAmperes} A`,
              meaning: 'Current in the connection at 1.00 p.u.',
            },
          ],
        },
      ],
    },
    {
      title: 'Technical Specifications',
      blocks: [
        {
          kind: 'specification',
          table: {
            caption: 'Basis of the studies',
            columns: ['Parameter', 'Details'],
            rows: [
              ['Software', 'DIgSILENT PowerFactory, load flow and short-circuit modules'],
              [
                'Voltage levels',
                `${sourceVoltages.slice(0, -1).join(', ')} and ${sourceVoltages.at(-1)} p.u. at the 132 kV source`,
              ],
              ['Power factor', `${powerFactor} at the 132 kV terminals, lagging and leading`],
              [
                'Short-circuit standard',
                `IEC 60909, maximum and minimum currents; c = ${fault.voltageFactor.toFixed(2)} for the maximum. X/R: ${fault.assumed.ratioAt132} at 132 kV, ${fault.assumed.ratioOfTransformers} for each transformer, ${fault.ratioAt33.toFixed(1)} resulting at 33 kV. Network X0 = X1`,
              ],
              [
                'Components modelled',
                `Network equivalent, 132 kV line, ${transformerCount} × ${transformerRating} MVA 132/33 kV transformers (${(100 * reactance).toFixed(1)} %, star points at 132 kV earthed solidly) with on-load tap changers, 33 kV board, collector cables, inverter transformers, inverters, earthing transformers, auxiliary load`,
              ],
            ],
          },
        },
      ],
    },
    {
      title: 'Results',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `In the cases plotted, the tap changers hold the 33 kV board within 1 % of nominal, and no busbar leaves 0.94–1.06 p.u. With the source at ${sourceVoltages.at(0)} p.u., exporting ${reactiveMegavars} MVAr brings the inverters to ${mostRise} p.u.; with it at ${sourceVoltages.at(-1)}, importing brings them to ${leastRise}.`,
          ],
        },
        {
          kind: 'plot',
          plot: {
            id: 'DRG-205',
            caption: 'Voltage profile at full export',
            scale: 'Per unit',
            alternative: `Voltage along the connection for four source voltages from 0.94 to 1.06 per unit. The four curves stand apart at 132 kilovolts, meet within one per cent of 1.00 at the 33 kilovolt board, cross, and end between ${leastRise} and ${mostRise} at the inverter terminals, the lowest source voltage highest. All lie within 0.94 and 1.06.`,
            x: {
              label: 'From the grid to the inverters',
              min: 0,
              max: gridStudy.busbars.length - 1,
              ticks: ['Source', '132 kV busbar', '33 kV board', 'Array end', 'Inverter'].map((label, at) => ({
                at,
                label,
                wide: at % 2 === 1,
              })),
              stacked: true,
            },
            y: {
              label: 'Voltage',
              unit: 'p.u.',
              min: 0.92,
              max: 1.08,
              ticks: [0.92, 0.96, 1, 1.04, 1.08].map((at) => ({ at, label: at.toFixed(2) })),
            },
            series: gridStudy.profiles.map((values, index) => ({
              name: `${sourceVoltages[index]} p.u., ${signed(gridStudy.plottedMegavars[index] ?? 0)} MVAr`,
              ...(curves[index] ?? { tone: 'onDark' }),
              dots: true,
              points: values.map((value, busbar) => [busbar, value] as const),
            })),
            lines: [
              {
                axis: 'y',
                at: gridStudy.studyBand.highest,
                label: `Study band ${gridStudy.studyBand.highest.toFixed(2)}`,
              },
              {
                axis: 'y',
                at: gridStudy.studyBand.lowest,
                label: `Study band ${gridStudy.studyBand.lowest.toFixed(2)}`,
              },
            ],
            xInWords: (at) => gridStudy.busbars[at] ?? String(at),
            decimals: 3,
          },
        },
        {
          kind: 'specification',
          table: {
            caption: `Largest short-circuit currents, IEC 60909, in kA; break at ${1000 * fault.assumed.breakSeconds} ms with the DC component`,
            columns: [
              'Busbar and fault',
              'Existing',
              'Initial',
              'Peak make',
              'RMS break',
              'Switchgear',
              'Initial ÷ rating',
            ],
            rows: Object.values(fault.cases).map(({ busbar, fault: kind, existing, total, peak, breaking, rating }) => [
              `${busbar}, ${kind.toLowerCase()}`,
              existing === undefined ? 'New' : existing.toFixed(1),
              total.toFixed(1),
              peak.toFixed(1),
              breaking.toFixed(1),
              `${rating} / ${(2.5 * rating).toFixed(1)} peak`,
              `${percent(total / rating)} %`,
            ]),
          },
        },
        {
          kind: 'list',
          items: [
            `Full export at ${powerFactor} power factor in both directions is possible at all four source voltages with both transformers in service; at ${studyBand.lowest} p.u. they carry ${percent(gridStudy.lowVoltageLoading)} % of rated current at 33 kV. The operator agreed to a daily cycle with four hours of it at 20 °C, which IEC 60076-7 allows as normal cyclic loading`,
            `With one transformer out, the other’s ${transformerRating} MVA at 33 kV limits export to ${oneTransformerMegawatts} MW at ${powerFactor} power factor: an intertrip was specified`,
            `In the cases plotted the tap changers are ${percentAbove(Math.min(...gridStudy.tapRatios))} to ${percentAbove(Math.max(...gridStudy.tapRatios))} % above the nominal ratio, far from the ends of their range`,
            `Inverters, ${inverterMegavoltAmperes} MVA at ${fault.inverterFactor} times rated current, add ${fault.invertersAt132.toFixed(1)} kA to the three-phase fault level at 132 kV. A single-phase fault rises more, from ${singlePhase132.existing?.toFixed(1)} to ${singlePhase132.total.toFixed(1)} kA, because two more star points are earthed. The single-phase fault decides the rating; no existing switchgear has to be replaced`,
            `At 33 kV the DC time constant is ${decayMilliseconds.toFixed(0)} ms, longer than the 45 ms for which breakers are rated. The RMS break is still only ${percent(threePhase33.breaking / provedBreak)} % of the ${provedBreak.toFixed(1)} kA that a ${fault.rating33} kA breaker is proved for at ${1000 * fault.assumed.breakSeconds} ms`,
          ],
        },
      ],
    },
    {
      title: 'Conclusion',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `The network operator accepted the second issue. The ratings that followed went into the order: ${fault.rating132} kA at 132 kV, ${fault.rating33} kA at 33 kV, tap range and control, ${inverterMegavoltAmperes} MVA of inverters rather than a capacitor bank. The model was handed over with its cases.`,
          ],
        },
      ],
    },
  ],
};
