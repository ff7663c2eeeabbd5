import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { page as earthGridTool } from '../../content/product/tools/earth-grid.ts';
import { page as faultLevelTool } from '../../content/product/tools/fault-level.ts';
import { page as generatorRouteTool } from '../../content/product/tools/generator-route.ts';
import type { Tool } from '../../content/shapes/tool.ts';
import { fieldsOf, readInputs, startTexts } from './tool-inputs.ts';

/** Gives all that a tool shows for some inputs: figures with their units, rows by their terms. */
function saidOf(tool: Tool, texts: Record<string, string>) {
  const read = readInputs(tool, { ...startTexts(tool), ...texts });
  if ('problems' in read) return { problems: read.problems };
  const { summary, figures, rows, subject, message } = tool.result(read.inputs);
  return {
    summary,
    figures: figures.map(({ value, unit, label }) => [value, unit, label].filter(Boolean).join(' ')),
    rows: Object.fromEntries(rows.map(({ term, values }) => [term, values])),
    subject,
    message,
  };
}

/** Gives the names of the present fields. */
const shown = (tool: Tool, texts: Record<string, string>) =>
  fieldsOf(tool)
    .filter(([, { when }]) => when?.({ ...startTexts(tool), ...texts }) ?? true)
    .map(([name]) => name);

describe('the earth grid says', () => {
  const size = { length: '20', width: '10', conductor: '200', depth: '0.5', soil: '100' };

  it('all results for a site that is hot with its bonds', () => {
    const texts = { ...size, rods: '50', current: '1000', duration: '0.5', sheaths: '40', others: '1' };
    // Calculated by hand: 100 (1 ÷ 250 + (1 + 1 ÷ (1 + 0.5 √0.1)) ÷ √4000) = 3.3464 Ω; with 1 Ω in parallel 0.76992 Ω. 600 A of
    // 1000 A raise it by 461.95 V. The 430 V contour is √(200 ÷ π) = 7.9788 m times 1 ÷ sin(π/2 × 0.93084) − 1 = 0.0059 beyond
    // the edge; for 3346.4 V the factor is 3.988. 430 ÷ (0.76992 × 0.6) = 930.8 A; 430 ÷ 3.3464 = 128.5 A.
    expect(saidOf(earthGridTool, texts)).toEqual({
      summary: 'Hot site (462 V) with the sheath bonds, hot (3346 V) without.',
      figures: [
        '3.35 Ω The grid by itself',
        '462 V EPR with sheath return and the other electrodes',
        '3346 V EPR, grid alone',
        '220 V Permissible touch voltage, 0.5 s',
      ],
      rows: {
        Resistance: [
          '0.770 Ω with the other electrodes in parallel',
          '3.63 Ω by Laurent and Niemann, without rods and depth: a check',
        ],
        'Into the soil': [
          '600 A of 1000 A, through this grid and the other electrodes together; the rest returns in sheaths',
        ],
        'With bonds': ['Hot: above 430 V, out to less than 1 m beyond the grid'],
        Without: ['Hot: above 430 V, out to some 32 m beyond the grid'],
        'Cold up to': ['931 A of earth fault current with bonds, 128 A without'],
        Touch: [
          'EPR is above twice the permissible touch voltage, 440 V: touch voltages have to be calculated or measured',
        ],
      },
      subject: 'Earth grid, 20 × 10 m',
      message:
        'Earth grid 20 × 10 m, 200 m; rods 50 m; depth 0.5 m; 100 Ω·m; 1000 A for 0.5 s; sheaths 40 %; in parallel 1 Ω; EPR 462 V, alone 3346 V',
    });
  });

  it('all results for a site that has only its grid, and is cold because of its reliable lines', () => {
    const alone = { rods: '', sheaths: '', others: '' };
    const texts = { ...size, ...alone, current: '180', duration: '0.2', lines: 'reliable' };
    // 3.4464 Ω × 180 A = 620 V: above 430 V, and not above 650 V.
    expect(saidOf(earthGridTool, texts)).toMatchObject({
      summary: 'Cold site (620 V) with the sheath bonds, cold (620 V) without.',
      rows: {
        'With bonds': ['Cold: not above 650 V'],
        Without: ['Cold: not above 650 V'],
        'Cold up to': ['189 A of earth fault current with bonds, 189 A without'],
        Touch: ['EPR is within twice the permissible touch voltage, 1074 V: BS EN 50522 asks for no further check'],
      },
      message: 'Earth grid 20 × 10 m, 200 m; depth 0.5 m; 100 Ω·m; 180 A for 0.2 s; EPR 620 V, alone 620 V',
    });
    expect(saidOf(earthGridTool, { ...texts, lines: 'ordinary' })).toHaveProperty(
      'summary',
      'Hot site (620 V) with the sheath bonds, hot (620 V) without.',
    );
  });
});

describe('the fault level says', () => {
  const direct = { source: '20', sourceVoltage: '11', busbar: '11', transformers: '0', break: '50 ms' };

  it('all results for a busbar that a source, a cable, motors and inverters feed', () => {
    const texts = { ...direct, cable: '1', motors: '2', inverters: '1', board: '15' };
    // Calculated by hand: the source is 0.3493 Ω, with X/R 14 0.0249 + j 0.3484; the cable adds 0.08 + j 0.1. 6.986 kV across
    // 0.4605 Ω give 15.2 kA. The motors give 5 × 1.1 times their 105 A, and the inverters give 1.1 times their 52.5 A.
    expect(saidOf(faultLevelTool, texts)).toEqual({
      summary: '15.8 kA at the 11 kV busbar, three-phase, with a peak of 33.7 kA.',
      figures: [
        '15.8 kA Initial symmetrical, I″k',
        '33.7 kA Peak, to make: ip',
        '15.8 kA To break at 50 ms, DC included',
        '15.9 kA Thermal equivalent for 3 s, Ith',
      ],
      rows: {
        'Fault level': ['301 MVA'],
        'Made up of': ['15.2 kA from the network', '0.577 kA from motors', '0.0577 kA from inverters'],
        Network: ['X/R 4.28, κ 1.51'],
        'To break': ['Symmetrical 15.8 kA, taken as not decaying', 'DC component 0.622 kA at 50 ms'],
        'Board of 15 kA': [
          'Makes up to 37.5 kA: 89.9 % of its rating',
          'Breaks 15 kA symmetrical: 105 % of its rating: more than it is rated for',
          // 15 × √(1 + 2 e^(−2 × 50/45)) = 16.55 kA, compared with √(15.8² + 0.622²).
          'Breaks 16.5 kA with DC component (45 ms): 95.6 % of its rating',
        ],
      },
      subject: 'Fault level at 11 kV',
      message:
        'Fault level 15.8 kA at 11 kV; source 20 kA at 11 kV, X/R 14; cable 1 × 1 km; motors 2 MVA; inverters 1 MVA × 1.1',
    });
  });

  it('nothing about equipment that is not there', () => {
    expect(saidOf(faultLevelTool, { ...direct, cable: '', motors: '', inverters: '', board: '' })).toMatchObject({
      rows: {
        'Fault level': ['381 MVA'],
        'Made up of': ['20.0 kA from the network'],
        Network: ['X/R 14.0, κ 1.81'],
        'To break': ['Symmetrical 20.0 kA, taken as not decaying', 'DC component 9.21 kA at 50 ms'],
      },
      message: 'Fault level 20.0 kA at 11 kV; source 20 kA at 11 kV, X/R 14',
    });
  });

  it('the transformers in its message', () => {
    const texts = { cable: '', motors: '', inverters: '' };
    expect(saidOf(faultLevelTool, texts)).toHaveProperty(
      'message',
      'Fault level 15.0 kA at 33 kV; source 18 kA at 132 kV, X/R 14; 2 × 60 MVA 12.5 %, X/R 25',
    );
  });

  it('which fields it needs for the present network, and no others', () => {
    const bare = { ...direct, cable: ' ', motors: '', inverters: '' };
    expect(shown(faultLevelTool, bare)).toEqual([
      ...['busbar', 'sourceVoltage', 'source', 'sourceRatio', 'transformers', 'cable', 'inverters', 'motors'],
      ...['break', 'thermal', 'board'],
    ]);
    const all = shown(faultLevelTool, { transformers: '2', cable: '1', motors: '2', inverters: '1' });
    expect(all).toEqual(fieldsOf(faultLevelTool).map(([name]) => name));
  });
});

describe('the route of a generator says', () => {
  const grid = 'GC0117, which Ofgem has sent back, would make every station from 10 MW Large';

  it('that the connection goes through transmission in the north of Scotland', () => {
    const said = saidOf(generatorRouteTool, { capacity: '12 MW', voltage: '132', region: 'north-scotland' });
    expect(said).toMatchObject({
      summary: 'Grid Code, transmission connection: 12 MW at 132 kV, North of Scotland.',
      figures: ['Grid Code Route', 'Large Power station, by the thresholds in force in its area'],
      rows: {
        'Grid Code': [
          'Large (North of Scotland: Large begins at 10 MW)',
          'A Large station must also satisfy NESO and the Grid Code, with or without GC0117',
        ],
      },
      subject: 'Connection of 12 MW at 132 kV',
      message:
        'Connection: Grid Code, transmission connection, 12 MW at 132 kV, inverters, North of Scotland, power station 12 MW',
    });
  });

  it('that the operator must be asked about a capacity below all types', () => {
    const small = { capacity: '0.5', voltage: '230 V', phases: 'one', tested: 'no', technology: 'synchronous' };
    expect(saidOf(generatorRouteTool, { ...small, region: 'south-scotland' })).toMatchObject({
      summary: 'Below the types of EREC G99: 0.5 kW at 0.23 kV, South of Scotland.',
      figures: [
        'Ask Route',
        '2.17 A In each phase at 230 V',
        'Small Power station, by the thresholds in force in its area',
      ],
      rows: {
        'Grid Code': [
          'Small (South of Scotland: Large begins at 30 MW)',
          `${grid}: this station keeps its size either way`,
        ],
      },
      message:
        'Connection: Below the types of EREC G99, 0.5 kW at 0.23 kV, synchronous, South of Scotland, power station 0.5 kW',
    });
  });

  it('nothing about the Grid Code for a generator under EREC G98', () => {
    const roof = { capacity: '3.68', voltage: '230 V', phases: 'one', tested: 'yes' };
    const said = saidOf(generatorRouteTool, roof);
    expect(said).toMatchObject({
      summary: 'EREC G98, micro-generation: 3.68 kW at 0.23 kV, England and Wales.',
      figures: ['G98 Route', '16.0 A In each phase at 230 V'],
    });
    expect(said.rows).not.toHaveProperty('Grid Code');
    expect(said.rows?.Forms?.join()).not.toContain('Form A, application');
  });

  testRows([
    ['1000', '33', 'no', 'B', '1 MW or more and less than 10 MW, below 110 kV', '1 MW'],
    ['999', '0.4', 'no', 'A', '0.8 kW or more and less than 1 MW, below 110 kV', '999 kW'],
    ['60 MW', '33', 'yes', 'D', '50 MW or more, or any capacity at 110 kV or above', '60 MW'],
  ])('why a module has its type', (capacity, voltage, tested, type, bounds, words) => {
    const said = saidOf(generatorRouteTool, { capacity, voltage, tested });
    expect(said.summary).toBe(`EREC G99, Type ${type}: ${words} at ${voltage} kV, England and Wales.`);
    expect(said.figures?.slice(0, 2)).toEqual(['G99 Route', `${type} Type, by capacity`]);
    expect(said.rows?.Why).toEqual([`Type ${type}: ${bounds}`]);
  });

  it('that the thresholds of England and Wales apply until the proposal does', () => {
    expect(saidOf(generatorRouteTool, { capacity: '60 MW' }).rows?.['Grid Code']).toEqual([
      'Medium (England and Wales: Medium begins at 50 MW and Large at 100 MW)',
      `${grid}: ask which edition of the Grid Code your agreement will follow`,
    ]);
  });

  const short = 'Form A1-1, application';
  const standard = 'Standard Application Form';
  testRows([
    [{ capacity: '17', voltage: '230 V', phases: 'one' }, short],
    [{ capacity: '17.1', voltage: '230 V', phases: 'one' }, standard],
    [{ capacity: '50', voltage: '0.4' }, short],
    [{ capacity: '50.1', voltage: '0.4' }, standard],
    [{ capacity: '30', station: '60', voltage: '0.4' }, standard],
    [{ capacity: '30', voltage: '11' }, standard],
  ])('with which form to apply: by phases, by voltage, and by all generation together', (texts, form) => {
    expect(saidOf(generatorRouteTool, texts).rows?.Forms?.[0]).toBe(form);
  });

  it('which compliance form goes with Form A1-1, and that a larger Type A sends it separately', () => {
    const forms = (texts: Record<string, string>) =>
      saidOf(generatorRouteTool, { voltage: '0.4', ...texts }).rows?.Forms;
    expect(forms({ capacity: '30' })?.[1]).toBe(
      'Form A2-3, compliance, unless all is type tested: with the application',
    );
    expect(forms({ capacity: '30', technology: 'synchronous' })?.[1]).toMatch(
      /^Form A2-1 or A2-2.*with the application$/,
    );
    expect(forms({ capacity: '60' })?.[1]).toBe('Form A2-3, compliance, unless all is type tested');
  });

  it('that an application from 1 MW needs Heads of Terms', () => {
    const forms = (texts: Record<string, string>) => saidOf(generatorRouteTool, texts).rows?.Forms?.join();
    expect(forms({ capacity: '1 MW' })).toContain('Heads of Terms');
    expect(forms({ capacity: '600', station: '1.2 MW' })).toContain('Heads of Terms');
    expect(forms({ capacity: '999' })).not.toContain('Heads of Terms');
  });

  const none = 'A transmission impact assessment is not needed for exports below';
  const unless = 'unless the network operator asks for one';
  const needed = 'A transmission impact assessment is needed: in this area, for exports of';
  const noHeadroom = 'At a grid supply point with less than 1 kA of fault level headroom, it is needed from 1 MW';
  const islands = 'On the islands of Scotland, it is needed from 50 kW';
  testRows([
    [{ capacity: '4.9 MW' }, [`${none} 5 MW, ${unless}`, noHeadroom]],
    [{ capacity: '5 MW' }, [`${needed} 5 MW or more`, noHeadroom]],
    [{ capacity: '4 MW', station: '8 MW' }, [`${needed} 5 MW or more`, noHeadroom]],
    [{ capacity: '199', region: 'south-scotland' }, [`${none} 200 kW, ${unless}`, islands]],
    [{ capacity: '200', region: 'north-scotland' }, [`${needed} 200 kW or more`, islands]],
  ])('whether a transmission impact assessment is needed, and promises days only without one', (texts, words) => {
    const { rows } = saidOf(generatorRouteTool, texts);
    expect(rows?.Transmission).toEqual(words);
    const [first] = rows?.['How long'] ?? [];
    if (words[0]?.startsWith(none)) expect(first).toBe('Offer in up to 65 working days of a complete application');
    else expect(first).toContain('Ask the network operator before you plan');
  });

  it('at the field which inputs are not possible, and nothing at other fields', () => {
    const mega = { capacity: '5 MW', voltage: '33' };
    expect(saidOf(generatorRouteTool, { ...mega, station: '4 MW' })).toEqual({
      problems: { station: 'Enter at least the capacity of the module.' },
    });
    expect(saidOf(generatorRouteTool, { ...mega, station: '5 MW' })).toHaveProperty('summary');
    // The limit of 5000 A in one phase at 230 V is 1150 kW.
    const low = { voltage: '230 V', phases: 'one' };
    expect(saidOf(generatorRouteTool, { ...low, capacity: '1150' })).toHaveProperty('summary');
    expect(saidOf(generatorRouteTool, { ...low, capacity: '1151' })).toHaveProperty('problems.voltage');
    expect(shown(generatorRouteTool, { tested: 'yes' })).toContain('premises');
    expect(shown(generatorRouteTool, { tested: 'no' })).not.toContain('premises');
  });
});
