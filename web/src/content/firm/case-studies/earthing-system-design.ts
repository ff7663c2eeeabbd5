import type { CaseStudyContent } from '../../shapes/case-study-page.ts';
import { earthing } from '../case-study-data/earthing.ts';

const {
  soilResistivity,
  soundings,
  site,
  gridResistance,
  networkResistance,
  combinedResistance,
  earthFaultCurrent,
  potentialRise,
  riseLimits,
  permissibleTouchVoltage,
  touchVoltageOnSoil,
  conductor,
  currentProbe,
  readAt,
  leads,
  leadCoupling,
  riseWithoutSheaths,
  leastSection,
  clearanceSeconds,
  readings,
  measuredShares,
  measuredTouchVoltage,
  trueAt,
} = earthing;

const plate = `√(20 × ${site.length * site.width})`;
const faultKiloamperes = (earthFaultCurrent / 1000).toFixed(1);
const limitKiloamperes = (riseLimits.ordinary / combinedResistance / 1000).toFixed(1);
const rise = potentialRise.toFixed(0);
const rejected = riseWithoutSheaths.toFixed(0);
/**
 * The share of the current into the combined electrode that leaves through the sheaths, in per cent. Parallel resistances share
 * the current.
 */
const bySheaths = (100 * gridResistance) / (gridResistance + networkResistance);
const [nearest, farthest] = [readings.at(0), readings.at(-1)];
const inCurve = readings.filter(([distance]) => distance >= 300 && distance <= readAt).map(([, reading]) => reading);
/** The EPR from the lowest and from the highest reading in the middle of the curve. */
const [leastRise, mostRise] = [Math.min(...inCurve), Math.max(...inCurve)].map((ohms) =>
  (ohms * earthFaultCurrent).toFixed(0),
);
const readingAt = (metres: number) => readings.find(([distance]) => distance === metres)?.[1].toFixed(3);

export const page: CaseStudyContent = {
  slug: 'earthingsystemdesign',
  order: 2,
  card: {
    name: 'Earthing design for a 50MW battery energy storage system',
    rating: '50 MW · 33 kV · 0.11 Ω',
    description:
      'Earthing of a battery site in Yorkshire, designed from measured resistivity: 0.11 Ω to earth, with the cable sheaths bonded.',
    picture: {
      id: 'VIS-204',
      alternative:
        'Bare copper conductor in open trenches between two rows of white battery containers, with an exothermic weld where two runs cross and the weld’s mould lying beside the trench.',
      caption: 'Earth grid before backfill',
      scale: '70 mm² copper',
    },
  },
  meta: {
    title: 'Earthing design, 50MW battery storage',
    description:
      'Earthing of a 50 MW battery energy storage system in Yorkshire: soil model, grid design, earth potential rise and a measured combined resistance of 0.11 Ω.',
    path: '/case-studies/earthingsystemdesign',
  },
  banner: {
    heading: 'Earthing design for a 50MW battery energy storage system in Yorkshire',
    description:
      'We designed the earthing from measured resistivity and the network’s fault current, and measured the finished electrode.',
    picture: {
      id: 'VIS-205',
      alternative:
        'A battery storage site on open Yorkshire farmland under a wide sky: rows of white containers and inverter skids, the fenced 33 kilovolt compound to the right, a tower line and hills behind.',
      caption: '50 MW battery storage, Yorkshire',
      scale: '33 kV',
    },
  },
  record: {
    client: 'Developer and owner of battery storage',
    year: '2022',
    scope: '310 engineering hours, 9 drawings, two visits for measurements',
    team: 'Four engineers: two for earthing, one on site, one for approval',
    setback:
      'On the first day of the final test both leads ran in one line. The leads coupled, and the readings came out too high.',
    closed:
      'We calculated the coupling, laid the potential lead at right angles, and measured again two days later. The report shows both.',
  },
  services: ['earthing-solution', 'survey', 'battery-storage-integration'],
  tools: ['/tools/earth-grid'],
  figures: [
    { value: '50', unit: 'MW', label: 'Battery energy storage, connected at 33 kV' },
    { value: combinedResistance.toFixed(2), unit: 'Ω', label: 'Combined resistance to earth' },
    { value: faultKiloamperes, unit: 'kA', label: 'Earth fault current, limited by neutral resistors' },
    { value: rise, unit: 'V', label: 'Earth potential rise, upper bound: all current through the combined electrode' },
  ],
  sections: [
    {
      title: 'Client Requirement',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The client needed an earthing design for a 50 MW battery site, 110 m by 80 m, that the network operator would accept and that keeps people safe inside the fence and outside it. The design had to state the earth potential rise, so that the owners of telephone, LV and other services nearby could be told whether the site is hot (high EPR) or cold.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Design to ENA TS 41-24, which governs here; touch voltage also below the stricter curve of BS EN 50522, for bare feet',
            'Soil resistivity from measurement, not from a map',
            `Touch and step voltages within limits at backup clearance, ${clearanceSeconds} s`,
            'Proof of the finished electrode by measurement before energising',
          ],
        },
      ],
    },
    {
      title: 'Design Solutions',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `Wenner soundings on two crossing lines, with probe spacings from ${soundings.from} m to ${soundings.to} m, showed ground that is nearly uniform at ${soilResistivity} Ω·m: clay till, wet from a metre down, over mudstone. We modelled the electrode in it as designed: a perimeter conductor one metre outside the fence line and one inside, a conductor under each of the eight rows of containers, ten cross members, and rods at the corners and at the 33 kV compound.`,
            `${site.buriedConductor} m of bare ${conductor.laid} mm² copper lies ${1000 * site.depth} mm deep. By itself it has ${gridResistance.toFixed(2)} Ω to earth. The sheaths of the 33 kV cables tie it to the host substation’s electrode, which adds a second path of ${networkResistance.toFixed(2)} Ω; together they make ${combinedResistance.toFixed(2)} Ω.`,
            `The 33 kV network is earthed through resistors, which hold an earth fault on site to ${faultKiloamperes} kA. EREC S34 shows that only part of this current returns through the soil: induction keeps most of it in the cable sheaths. As an upper bound we took all of it through the combined ${combinedResistance.toFixed(2)} Ω, which gives ${rise} V. Without the sheaths it would be ${gridResistance.toFixed(2)} Ω and ${rejected} V, a hot site. The sheath bonds are therefore part of the earthing system, and are tested as such.`,
          ],
        },
        {
          kind: 'working',
          lines: [
            {
              expression: `${soilResistivity} ÷ ${site.buriedConductor} + ${soilResistivity} ÷ ${plate} + ${soilResistivity} ÷ ${plate} ÷ (1 + ${site.depth} × √(20 ÷ ${site.length * site.width}))`,
              result: `${gridResistance.toFixed(2)} Ω`,
              meaning: 'The grid alone, by Sverak’s formula in IEEE 80: a check on the model',
            },
            {
              expression: `${gridResistance.toFixed(2)} × ${networkResistance.toFixed(2)} ÷ (${gridResistance.toFixed(2)} + ${networkResistance.toFixed(2)})`,
              result: `${combinedResistance.toFixed(2)} Ω`,
              meaning: 'Combined resistance: the grid with the network in parallel',
            },
            {
              expression: `${combinedResistance.toFixed(2)} Ω × ${faultKiloamperes} kA`,
              result: `${rise} V`,
              meaning: `Earth potential rise, upper bound. Below the ${riseLimits.ordinary} V of EREC S36: a cold site`,
            },
            {
              expression: `${gridResistance.toFixed(2)} Ω × ${faultKiloamperes} kA`,
              result: `${rejected} V`,
              meaning: `The same with the sheaths disconnected. Above ${riseLimits.ordinary} V: a hot site, which is why the bonds are tested`,
            },
            {
              expression: `2 × ${permissibleTouchVoltage} V`,
              result: `${2 * permissibleTouchVoltage} V`,
              meaning: `Twice the limit of BS EN 50522 at one second. A rise below it needs no further check, but the readings put it between ${leastRise} and ${mostRise} V: we therefore measured the touch voltages. ENA TS 41-24 allows ${touchVoltageOnSoil} V on soil, with footwear`,
            },
            {
              expression: `${earthFaultCurrent} A × √${conductor.faultSeconds} ÷ ${conductor.material}`,
              result: `${leastSection.toFixed(0)} mm²`,
              meaning: `Least copper section for ${conductor.faultSeconds} s, from 30 °C to 200 °C (K = ${conductor.material}); ${conductor.laid} mm² is laid, for strength and corrosion`,
            },
          ],
        },
        {
          kind: 'drawing',
          drawing: 'earth grid',
          figures: earthing,
          picture: {
            id: 'DRG-202',
            alternative:
              'Plan of the earth grid: a rectangle of 110 by 80 metres with two perimeter conductors, ten cross members and eight along the rows of containers, and rods marked at the corners and at the 33 kilovolt compound.',
            caption: 'Earth grid, plan',
            scale: '1:500',
          },
        },
        {
          kind: 'pictures',
          pictures: [
            {
              id: 'VIS-213',
              alternative:
                'A small excavator draws a narrow trench across pale levelled ground in mist; beside the trench a reel of bare copper conductor pays out from a trailer.',
              caption: 'Laying the cross members',
              scale: '600 mm deep',
            },
            {
              id: 'VIS-206',
              alternative:
                'A four-terminal earth tester on its carrying case in a ploughed field, with four reels of coloured cable running out to electrodes in a straight line.',
              caption: 'Wenner sounding',
              scale: `Spacing ${soundings.from}–${soundings.to} m`,
            },
          ],
        },
      ],
    },
    {
      title: 'Results',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `Before energising we measured the finished system by injecting current a few hertz off ${leads.hertz} Hz, so that the network’s own currents could be filtered out. The current probe was ${currentProbe} m out. Of the test current ${measuredShares.sheaths} % left by the cable sheaths and ${measuredShares.grid} % through the site’s own grid. The two currents are not in phase, so their magnitudes add up to more than 100 %. Calculated from the resistances alone they are ${bySheaths.toFixed(0)} % and ${(100 - bySheaths).toFixed(0)} %.`,
            `Test leads that run side by side couple: ${leads.spacing} m apart for ${readAt} m they add about ${leadCoupling.toFixed(2)} Ω, which is more than the resistance of the electrode. So the final reading, ${combinedResistance.toFixed(2)} Ω, was taken with the leads at right angles. For the curve the leads were in line, and the calculated coupling is taken off. The 61.8 % rule is for a compact electrode that takes the whole current. Here the sheaths take half, so the reading at ${readAt} m, ${readingAt(readAt)} Ω, is too high. With this split the true value is read at ${trueAt} m: ${readingAt(trueAt)} Ω.`,
            `The highest touch voltage that we measured, scaled to ${faultKiloamperes} kA, was ${measuredTouchVoltage} V. The limit is ${permissibleTouchVoltage} V by BS EN 50522 for bare feet, and ${touchVoltageOnSoil} V by ENA TS 41-24.`,
          ],
        },
        {
          kind: 'plot',
          plot: {
            id: 'DRG-203',
            caption: 'Fall of potential, lead coupling taken off',
            scale: `Current probe at ${currentProbe} m`,
            alternative: `Fall-of-potential curve: apparent resistance rises from ${nearest?.[1]} ohms with the voltage probe at ${nearest?.[0]} metres, passes ${combinedResistance} ohms at ${trueAt} metres, reads ${readingAt(readAt)} ohms at ${readAt} metres, and climbs to ${farthest?.[1]} ohms at ${farthest?.[0]} metres.`,
            x: {
              label: 'Distance of voltage probe',
              unit: 'm',
              min: 0,
              max: 1000,
              ticks: [
                { at: 0, label: '0' },
                { at: 200, label: '200' },
                { at: 400, label: '400' },
                { at: 600, label: '600' },
                { at: 800, label: '800' },
                { at: 1000, label: '1000' },
              ],
            },
            y: {
              label: 'Apparent resistance',
              unit: 'Ω',
              min: 0,
              max: 0.2,
              ticks: [
                { at: 0, label: '0' },
                { at: 0.05, label: '0.05' },
                { at: 0.1, label: '0.10' },
                { at: 0.15, label: '0.15' },
                { at: 0.2, label: '0.20' },
              ],
            },
            series: [{ name: 'Reading', tone: 'accent', dots: true, points: readings }],
            lines: [{ axis: 'x', at: readAt, label: '61.8 %' }],
            mark: { x: trueAt, y: combinedResistance, label: `${combinedResistance.toFixed(2)} Ω` },
            decimals: 3,
          },
        },
        {
          kind: 'text',
          paragraphs: [
            `At ${combinedResistance.toFixed(2)} Ω the site stays cold until ${limitKiloamperes} kA flow through the electrode, as long as the sheaths are bonded. The network can deliver ${faultKiloamperes} kA. Touch voltages do not rest on this resistance: they were measured.`,
          ],
        },
        {
          kind: 'plot',
          plot: {
            id: 'DRG-204',
            caption: 'Earth potential rise',
            scale: `${combinedResistance.toFixed(2)} Ω`,
            alternative: `Earth potential rise against current through the combined electrode, a straight line of ${combinedResistance} ohms: ${rise} volts at ${faultKiloamperes} kiloamperes, ${riseLimits.ordinary} volts at ${limitKiloamperes} kiloamperes, and ${(5000 * combinedResistance).toFixed(0)} volts at 5 kiloamperes.`,
            x: {
              label: 'Current through the electrode',
              unit: 'kA',
              min: 0,
              max: 5,
              ticks: [0, 1, 2, 3, 4, 5].map((at) => ({ at, label: String(at) })),
            },
            y: {
              label: 'Earth potential rise',
              unit: 'V',
              min: 0,
              max: 700,
              ticks: [0, 200, 400, 600].map((at) => ({ at, label: String(at) })),
            },
            series: [
              {
                name: 'Rise',
                tone: 'accent',
                points: [0, 1, 2, 3, 4, 5].map((kiloamperes) => [kiloamperes, kiloamperes * 1000 * combinedResistance]),
              },
            ],
            lines: [
              { axis: 'y', at: riseLimits.ordinary, label: `${riseLimits.ordinary} V, ordinary lines`, nameAt: 'left' },
              {
                axis: 'y',
                at: riseLimits.highReliability,
                label: `${riseLimits.highReliability} V, high reliability`,
                nameAt: 'left',
              },
            ],
            mark: { x: earthFaultCurrent / 1000, y: potentialRise, label: `${rise} V` },
            decimals: 0,
          },
        },
        {
          kind: 'pictures',
          pictures: [
            {
              id: 'VIS-207',
              alternative:
                'An exothermic weld where two bare copper conductors cross, still glowing on dark clay, with the graphite mould behind it.',
              caption: 'Exothermic joint',
              scale: '70 mm²',
            },
            {
              id: 'VIS-208',
              alternative:
                'The main earth bar on its frame in the compound: labelled, bolted connections, and a disconnecting link between the two grid conductors and the plant.',
              caption: 'Main earth bar and test link',
              scale: '50 × 6 mm',
            },
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
            `The electrode was measured at ${combinedResistance.toFixed(2)} Ω. The network operator accepted it after two comments, both about the marking of the sheath bonds on the drawing. With a rise of ${rise} V the site is cold, touch voltages need no mitigation, and no service that crosses the fence needs isolation. All this depends on the sheath bonds, so the maintenance plan has them tested. The soil model, the calculation and the measurement went to the client as one file.`,
          ],
        },
      ],
    },
  ],
};
