import type { CaseStudyContent } from '../../shapes/case-study-page.ts';
import { frequencyPlot, rideThroughPlot } from '../case-study-data/battery-plots.ts';
import { batterySheets } from '../case-study-data/battery-sheets.ts';
import { batteryStudy, dipReadings, frequencyReadings } from '../case-study-data/battery-study.ts';

const { plant, installed, network, transformer, auxiliary, fault, dips, steps, undervoltage, held, weeks, programme } =
  batteryStudy;
const { overFrequency, underFrequency, sensitiveMode, overPower, partLoad, reactiveCases } = batteryStudy;
const megawatts = plant.export;
const megavars = batteryStudy.reactivePower.toFixed(1);
const apparentPower = batteryStudy.apparentPower.toFixed(2);
const faultLevel = batteryStudy.smallestFaultLevel.toFixed(0);
const inverterKiloamperes = fault.inverters.toFixed(2);
const percent = (share: number, digits = 1) => (100 * share).toFixed(digits);
const signed = (value: number, digits: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;
const mostLoaded = percent(Math.max(...reactiveCases.map(({ loading }) => loading)), 0);
const largestDip = Math.max(...dipReadings.map((reading) => reading.percent));
const { inrush, reactance } = transformer;
/** Rounds down to 0.1 MW. */
const tenths = (megawatts: number) => (Math.floor(10 * megawatts) / 10).toFixed(1);
const [measuredOver, measuredUnder] = [frequencyReadings.over, frequencyReadings.under].map(
  (readings) => readings.at(-1)?.[1].toFixed(1) ?? '',
);
const [givenExporting, givenImporting] = [held.exporting.toFixed(1), held.importing.toFixed(1)];
const energising = programme.find(({ step }) => step === 'Energisation')?.week;

export const page: CaseStudyContent = {
  slug: 'batterystorageconnection',
  order: 5,
  card: {
    name: 'G99 connection of a 20MW battery energy storage system',
    rating: `${megawatts} MW · ${plant.voltage} kV · Type C`,
    description:
      'A battery storage connection under EREC G99, from the application to the final operational notification: design, studies and witnessed tests.',
    picture: {
      id: 'VIS-305',
      alternative:
        'Two rows of white battery containers facing each other across gravel, inverter and transformer skids among them, a fence and a line tower at their far end.',
      caption: 'Battery containers, two rows',
      scale: '33 kV',
    },
  },
  meta: {
    title: 'G99 connection, 20MW battery storage',
    description: `A 20 MW battery at 33 kV under EREC G99, Type C: application, studies, witnessed tests and final operational notification in ${weeks} weeks, with the figures.`,
    path: '/case-studies/batterystorageconnection',
  },
  banner: {
    heading: 'G99 connection of a 20MW battery energy storage system',
    description: `From the application to the final operational notification in ${weeks} weeks, with one witnessed test that had to be repeated.`,
    picture: {
      id: 'VIS-120',
      alternative:
        'Rows of white battery containers on gravel, lit along their eaves, with an inverter and transformer skid between them; dusk, seen from the corner of the compound.',
      caption: 'Battery compound, inverter and transformer skids',
      scale: '33 kV',
    },
  },
  record: {
    client: 'Developer and owner of battery storage',
    year: '2023–2025',
    scope: '1150 engineering hours, 22 drawings, two issues of the studies, five days of tests',
    team: 'Six engineers: two for studies, one each for design, protection, tests and approval',
    setback: `In the first witnessed test the plant exported ${givenExporting} MVAr instead of ${megavars}. The inverters were limited to ${plant.powerFactor} power factor at their own terminals.`,
    closed:
      'The manufacturer changed the limit to one on current. The operator witnessed the test again two weeks later, and the plant passed.',
  },
  services: ['battery-storage-integration', 'power-system', 'protection-design'],
  tools: ['/tools/generator-route'],
  figures: [
    {
      value: String(megawatts),
      unit: 'MW',
      label: `Export and import at ${plant.voltage} kV: Type C by EREC G99`,
    },
    { value: megavars, unit: 'MVAr', label: 'Reactive power each way, at the connection point' },
    {
      value: fault.total.toFixed(1),
      unit: 'kA',
      label: `Fault level at the connection point, ${fault.inverters.toFixed(1)} kA of it from the inverters`,
    },
    { value: String(weeks), unit: 'weeks', label: 'From application to final operational notification' },
  ],
  sections: [
    {
      title: 'Client Requirement',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `The client had land beside a ${plant.voltage} kV substation in England and wanted to connect a battery of ${megawatts} MW there. One firm was to deal with the network operator, from the application to the final operational notification (FON).`,
            'EREC G99 makes it a Type C power generating module: 10 MW or more, less than 50 MW, connected below 110 kV. For a Type C the operator issues one notification, the FON, once the power generating module document (PGMD) is complete with its studies and tests. The energisation and interim notifications, EON and ION, belong to Type D.',
            'By the Grid Code in force when the offer was made the station was Small, so it needed no agreement of its own with the system operator. The application came before the connections reform of 2025: the distribution operator made its offer subject to a transmission impact assessment, as it then did for every application of this size in England. What counts as Large depends on the transmission area and the edition of the Grid Code, so we check it for each application.',
          ],
        },
        {
          kind: 'list',
          items: [
            `${megawatts} MW at the connection point in both directions, held there by a scheme to EREC G100`,
            `${plant.powerFactor} power factor at the connection point at full export; the connection agreement asks the same at full import`,
            'Fault ride through, frequency response and interface protection to EREC G99',
            'Voltage changes within EREC P28 when transformers are energised and when the plant trips',
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
            `The application carried the data of the inverters that the client meant to buy, because the operator assesses fault level and harmonics from them. Five blocks of ${plant.block} MVA could export ${installed} MW; the plant controller holds ${megawatts} MW at the connection point, and the rest of the rating carries reactive power.`,
            'After the acceptance we agreed the single line diagram, the protection, the earthing and the export limit with the operator. The studies followed on the manufacturer’s validated model, and before anything was delivered the plant controller ran against a simulated plant at the factory.',
          ],
        },
        {
          kind: 'specification',
          table: {
            caption: 'Programme, in weeks from the application',
            columns: ['Step', 'Week', 'Outcome'],
            rows: programme.map(({ week, step, ended }) => [step, String(week), ended]),
          },
        },
        {
          kind: 'drawing',
          drawing: 'battery connection',
          picture: {
            id: 'DRG-009',
            caption: 'Battery storage, G99 connection, single line',
            scale: '33/0.69 kV',
            alternative: `Single line diagram of the plant: the network operator’s breaker and settlement meters, the ownership boundary, the intake breaker QA1 with its voltage transformer on the network’s side, the G99 interface relay F1 with its settings, the relay F2, the plant controller that limits export and import to ${megawatts} megawatts, and five blocks, each with a breaker, a relay, a transformer, inverters and batteries.`,
          },
        },
      ],
    },
    {
      title: 'Technical Specifications',
      blocks: [
        {
          kind: 'specification',
          table: {
            caption: 'Basis of design and studies',
            columns: ['Parameter', 'Details'],
            rows: [
              [
                'Connection point',
                `${plant.voltage} kV, at the ownership boundary of DRG-009; board ${plant.board.amperes} A, ${plant.board.kiloamperes} kA`,
              ],
              [
                'Network, from the operator',
                `Three-phase fault ${network.smallest.toFixed(1)} to ${network.largest.toFixed(1)} kA before the connection, X/R ${network.smallestRatio} to ${network.largestRatio}; switchgear ${network.switchgear} kA`,
              ],
              [
                'Blocks',
                `${plant.blocks}, each two inverters of ${plant.block / 2} MVA on one transformer of ${plant.block} MVA, 33/0.69 kV, ${percent(reactance, 0)} %`,
              ],
              [
                'Inrush of a block',
                `${inrush} times the peak of rated current, as declared by the transformer manufacturer`,
              ],
              [
                'Inverters in a fault',
                `${batteryStudy.inverterFactor} times rated current, as declared by their manufacturer`,
              ],
              [
                'Auxiliary load',
                `${auxiliary.megawatts} MW and ${auxiliary.megavars} MVAr on a hot day, at 0.69 kV of the blocks`,
              ],
              [
                'Interface protection F1',
                'As on DRG-009: the settings of EREC G99 for Types A to C at high voltage; loss of mains 1 Hz/s for 0.5 s',
              ],
              [
                'Frequency response',
                `LFSM-O from ${overFrequency.threshold} Hz and LFSM-U from ${underFrequency.threshold} Hz, droop ${percent(overFrequency.droop, 0)} %; frequency sensitive mode, droop ${percent(sensitiveMode.droop, 0)} %`,
              ],
              ['Software', 'DIgSILENT PowerFactory; time-domain simulation for inrush and ride through'],
            ],
          },
        },
        {
          kind: 'working',
          lines: [
            {
              expression: `${megawatts} MW ÷ ${plant.powerFactor}`,
              result: `${apparentPower} MVA`,
              meaning: 'Apparent power at the connection point, at the limit of power factor',
            },
            {
              expression: `√(${apparentPower}² − ${megawatts}²)`,
              result: `${batteryStudy.reactivePower.toFixed(2)} MVAr`,
              meaning: 'Reactive power to be exported and imported there',
            },
            {
              expression: `${apparentPower} MVA ÷ (√3 × ${plant.voltage} kV)`,
              result: `${batteryStudy.connectionAmperes.toFixed(0)} A`,
              meaning: `Current at QA1; its current transformers are ${batteryStudy.transformerAmperes}/1 A`,
            },
            {
              expression: `${reactance} × ${apparentPower}² ÷ ${installed}`,
              result: `${batteryStudy.transformerMegavars.toFixed(2)} MVAr`,
              meaning: 'Absorbed by the block transformers at 1.00 p.u.: the inverters have to generate it as well',
            },
            {
              expression: `${batteryStudy.inverterFactor} × ${installed} MVA ÷ (√3 × ${plant.voltage} kV)`,
              result: `${inverterKiloamperes} kA`,
              meaning: `The inverters’ part of a fault: ${network.largest} + ${inverterKiloamperes} = ${fault.total.toFixed(1)} kA of ${network.switchgear} kA`,
            },
            {
              expression: `${plant.block} × ${inrush} ÷ (${faultLevel} + ${plant.block} × ${inrush})`,
              result: `${percent(dips.one)} %`,
              meaning: `Upper bound of the dip as one block is energised, at the smallest fault level of ${faultLevel} MVA`,
            },
            {
              expression: `${megawatts} − ${megawatts} × (52.0 − ${overFrequency.threshold}) ÷ (50 × ${overFrequency.droop})`,
              result: `${overPower(52).toFixed(1)} MW`,
              meaning: 'Export that remains at 52.0 Hz with a droop of 10 %',
            },
          ],
        },
      ],
    },
    {
      title: 'Studies',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `Reactive power. The range was shown at the connection point for three voltages. The inverters carry up to ${mostLoaded} % of their rated current. With one block out of service the remaining four still export ${tenths(batteryStudy.oneBlockOut.nominal)} MW at ${plant.powerFactor} power factor and 1.00 p.u., and ${tenths(batteryStudy.oneBlockOut.lowest)} MW at 0.95 p.u.`,
          ],
        },
        {
          kind: 'specification',
          table: {
            caption: `Full export, ${megawatts} MW at the connection point: what the inverters have to generate`,
            columns: ['At the connection point', 'MW', 'MVAr', 'Terminals, p.u.', 'Current'],
            rows: reactiveCases.map((one) => [
              `${one.voltage.toFixed(2)} p.u., ${signed(one.megavars, 1)} MVAr`,
              one.inverters.megawatts.toFixed(1),
              signed(one.inverters.megavars, 1),
              one.inverters.voltage.toFixed(2),
              `${percent(one.loading, 0)} %`,
            ]),
          },
        },
        {
          kind: 'text',
          paragraphs: [
            `Fault ride through. Below 110 kV the plant has to stay connected through a dip to 10 % for 140 ms and the recovery after it. Along that profile the voltage is below the undervoltage setting of F1 for ${undervoltage.below.toFixed(2)} s; the relay waits ${undervoltage.seconds.toFixed(1)} s, which leaves ${undervoltage.margin.toFixed(2)} s. Balanced and unbalanced dips were simulated at both ends of the fault level.`,
          ],
        },
        { kind: 'plot', plot: rideThroughPlot },
        {
          kind: 'text',
          paragraphs: [
            `Voltage changes. If the plant trips while it exports ${megawatts} MW and ${megavars} MVAr, the voltage at the connection point falls by ${percent(steps.trip)} %; a swing from full import to full export moves it by ${percent(steps.swing)} %. Both are below the 3 % that EREC P28 allows even for frequent events.`,
            `Energisation. One block dips the voltage by at most ${percent(dips.one)} %, two at once by ${percent(dips.two)} %, all five by ${percent(dips.all)} %. For infrequent events EREC P28 allows up to 10 % at first, and then less by an envelope that ends at 3 % after about two seconds. In the simulation, sympathetic inrush included, one block was back within 3 % after 0.7 s. Two blocks at once would exceed the 10 %.`,
            `EREC P28 also limits the number of such events. So blocks are energised singly, at least ten minutes apart: at most four a day, within two hours, on at most four days a month. An interlock in the plant controller enforces this after every outage of the site.`,
          ],
        },
      ],
    },
    {
      title: 'Tests and Notification',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `The board was energised in week ${energising}, after F1 had been injected and its trip of QA1 proved. Before the plant first ran in parallel, the operator had the complete PGMD except for the test results; its engineer then witnessed the tests.`,
            `In the test of reactive power the plant absorbed ${megavars} MVAr but generated only ${givenExporting} MVAr at full export and ${givenImporting} MVAr at full import. The model limited inverter current; the delivered inverters were limited to ${plant.powerFactor} power factor at their terminals, so the plant was short at 33 kV by what transformers and auxiliaries absorb. Calculated with that power factor limit, the model gave the same ${givenExporting} and ${givenImporting} MVAr. Since then we read the parameters out of the inverters and compare them with the model before the operator is invited.`,
            `Frequency response was tested by a frequency injected into the plant controller. The plot and sheet 4 show the limited modes, with frequency sensitive mode off. With it on, a step of ${sensitiveMode.hertz} Hz moved the power by ${sensitiveMode.megawatts.toFixed(1)} MW within ten seconds. What EREC G99 asks of storage below 49.5 Hz, and while it imports, has changed with its amendments; the compliance matrix names the amendment that applied.`,
          ],
        },
        { kind: 'plot', plot: frequencyPlot },
        { kind: 'reports', sheets: batterySheets },
      ],
    },
    {
      title: 'Results',
      blocks: [
        {
          kind: 'list',
          items: [
            `${megawatts} MW in both directions with ${megavars} MVAr exported and imported, measured at the connection point`,
            `Fault level ${fault.total.toFixed(1)} kA and peak make ${fault.peak.toFixed(1)} kA against ${network.switchgear} and ${fault.switchgearPeak.toFixed(1)} kA: no switchgear of the operator had to be replaced`,
            `Dips of ${largestDip} % or less as the five blocks were energised`,
            `${measuredOver} MW at 52.0 Hz from full export, and ${measuredUnder} MW at 47.5 Hz from ${partLoad} MW: 0.1 MW or less from what the droop requires`,
            `F1 operated within 1 % of each voltage, 0.01 Hz of each frequency and 40 ms of each delay`,
            'When the measuring signal was lost, the plant went to its fail-safe state under EREC G100, 0 MW, in 2.8 s',
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
            `The operator issued the FON ${weeks} weeks after the application, five weeks after the repeated test: one for the signed forms, four for its review. The client received what is needed to run the plant and to change it:`,
          ],
        },
        {
          kind: 'list',
          items: [
            'The PGMD with all forms, and the compliance matrix, clause by clause',
            'The model with its cases, and its parameters as read out of the inverters',
            'Setting files of F1, F2, the block relays and the plant controller, read back after the tests',
            'Test sheets, signed by the witness, with the raw records',
            'A list of the changes that would have to be notified to the operator and tested again, firmware among them',
          ],
        },
      ],
    },
  ],
};
