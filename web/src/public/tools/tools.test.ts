import { limits } from '@site/contract/shared/limits';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { page as earthGridTool } from '../../content/product/tools/earth-grid.ts';
import { page as faultLevelTool } from '../../content/product/tools/fault-level.ts';
import { page as generatorRouteTool } from '../../content/product/tools/generator-route.ts';
import type { Tool, ToolResult } from '../../content/shapes/tool.ts';
import { significant } from '../../content/shapes/tool.ts';
import { fieldsOf, queryOf, readInputs, startTexts, textsOf } from './tool-inputs.ts';

const tools = [generatorRouteTool, faultLevelTool, earthGridTool];

const sources = { source: '18', sourceRatio: '14', rating: '60', impedance: '12.5', transformerRatio: '25' };
const board = { busbar: '33', sourceVoltage: '132', ...sources, transformers: '2', inverters: '136', board: '25' };
const grid = {
  length: '110',
  width: '80',
  conductor: '2400',
  depth: '0.6',
  soil: '45',
  current: '2000',
  duration: '1',
};

/** Typed figures of one board and one earth grid, because a firm’s examples may have others. */
const typed = new Map<Tool, Record<string, string>>([
  [faultLevelTool, { ...board, inverterFactor: '1.1', break: '0.05', thermal: '3' }],
  [earthGridTool, { ...grid, others: '0.21' }],
]);

function resultOf(tool: Tool, texts: Record<string, string> = {}): ToolResult {
  const read = readInputs(tool, { ...startTexts(tool), ...typed.get(tool), ...texts });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return tool.result(read.inputs);
}
function problemsOf(tool: Tool, texts: Record<string, string>) {
  const read = readInputs(tool, { ...startTexts(tool), ...typed.get(tool), ...texts });
  return 'problems' in read ? read.problems : {};
}
const figure = ({ figures }: ToolResult, label: string) => figures.find((one) => one.label.startsWith(label))?.value;
const row = ({ rows }: ToolResult, term: string) => rows.find((one) => one.term === term)?.values.join(' | ') ?? '';

describe('every tool', () => {
  testRows(tools)('has names for its fields that are used once', (tool) => {
    const names = fieldsOf(tool).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  testRows(tools)('comes back from its own address as it was', (tool) => {
    const start = startTexts(tool);
    expect(queryOf(tool, start)).toBe('');
    expect(textsOf(tool, '')).toEqual(start);
    const [[name] = ['']] = fieldsOf(tool).filter(([, { kind }]) => kind === 'quantity');
    const changed = { ...start, [name]: ' 1 & ½ ' };
    expect(textsOf(tool, queryOf(tool, changed))).toMatchObject({ [name]: '1 & ½' });
    expect(textsOf(tool, `?${name}=${'9'.repeat(400)}&other=1`)).toEqual({ ...start, [name]: '9'.repeat(40) });
  });

  testRows(tools)('says no NaN and nothing infinite at either end of each field', (tool) => {
    let calculated = 0;
    for (const [name, field] of fieldsOf(tool)) {
      const ends = field.kind === 'choice' ? Object.keys(field.options) : [String(field.min), String(field.max)];
      for (const text of ends) {
        const read = readInputs(tool, { ...startTexts(tool), [name]: text });
        if ('problems' in read) continue;
        calculated += 1;
        const words = JSON.stringify(tool.result(read.inputs));
        expect(words, `${name} ${text}`).not.toMatch(/NaN|Infinity|undefined|null/);
        expect(tool.result(read.inputs).subject.length, `${name} ${text}`).toBeLessThanOrEqual(limits.subject);
      }
    }
    expect(calculated).toBeGreaterThan(8);
  });
});

describe('the fault level', () => {
  it('says what a board of 25 kA makes and breaks, and what exceeds its rating', () => {
    const result = resultOf(faultLevelTool);
    expect(result.summary).toBe('17.7 kA at the 33 kV busbar, three-phase, with a peak of 43.5 kA.');
    expect(row(result, 'Made up of')).toBe('15.0 kA from the network | 2.62 kA from inverters');
    expect(row(result, 'Board of 25 kA')).toMatch(
      /Makes up to 62.5 kA: 69.6 % .*\| Breaks 25 kA symmetrical: 70\.\d %/,
    );
    expect(row(resultOf(faultLevelTool, { board: '16' }), 'Board of 16 kA')).toContain('more than it is rated for');
    expect(row(resultOf(faultLevelTool, { board: '' }), 'Board of 25 kA')).toBe('');
  });

  it('takes each input into account, also one that was typed with its unit', () => {
    const initial = (texts: Record<string, string>) =>
      figure(resultOf(faultLevelTool, { inverters: '', ...texts }), 'Initial');
    expect(initial({ source: '18000 A' })).toBe(initial({}));
    expect(initial({ cable: '2500 m' })).toBe(initial({ cable: '2.5' }));
    // Calculated by hand: 15.06 kA is 1.392 Ω; 2.5 km of 0.08 + j 0.1 Ω/km add 0.2 + j 0.25.
    expect(initial({ cable: '2.5' })).toBe('12.6');
    expect(Number(initial({ cable: '2.5', cables: '2' }))).toBeGreaterThan(13.5);
    expect(row(resultOf(faultLevelTool, { motors: '4' }), 'Made up of')).toContain('from motors');
  });

  it('needs a source at the voltage of the busbar if there is no transformer between them', () => {
    expect(problemsOf(faultLevelTool, { transformers: '0' })).toHaveProperty('sourceVoltage');
    const direct = { transformers: '0', sourceVoltage: '33', inverters: '', rating: 'nonsense' };
    expect(figure(resultOf(faultLevelTool, direct), 'Initial')).toBe('18.0');
  });

  it('says at the field what is not a figure, and leaves missing fields out of its address', () => {
    expect(problemsOf(faultLevelTool, { cable: 'long', source: '' })).toEqual({
      cable: expect.stringMatching(/^This is not a number/),
      source: expect.stringMatching(/^Enter a number/),
    });
    const direct = { ...startTexts(faultLevelTool), ...board, transformers: '0', cable: '1' };
    expect(queryOf(faultLevelTool, direct)).toContain('cable=1');
    expect(queryOf(faultLevelTool, direct)).not.toContain('rating=');
  });
});

describe('the earth grid', () => {
  it('is cold with its bonds at 220 V, and hot without', () => {
    const result = resultOf(earthGridTool);
    expect(figure(result, 'The grid')).toBe('0.230');
    expect(result.summary).toMatch(/^Cold site \(220 V\) with the sheath bonds, hot \(4\d\d V\) without/);
    expect(row(result, 'Touch')).toContain('within twice the permissible touch voltage, 234 V');
  });

  it('takes sheath return, other electrodes and time into account', () => {
    const rise = (texts: Record<string, string>) => Number(figure(resultOf(earthGridTool, texts), 'EPR with'));
    expect(rise({ sheaths: '50' })).toBeCloseTo(rise({}) / 2, 0);
    expect(rise({ others: '' })).toBe(Number(figure(resultOf(earthGridTool), 'EPR, grid alone')));
    expect(rise({ current: '4 kA' })).toBeCloseTo(2 * rise({}), -1);
    const fast = resultOf(earthGridTool, { others: '', duration: '200 ms', lines: 'reliable' });
    expect(fast.summary).toMatch(/^Cold site/);
    expect(figure(fast, 'Permissible')).toBe('537');
    expect(resultOf(earthGridTool, { others: '', lines: 'reliable' }).summary).toMatch(/^Hot/);
  });

  it('needs a conductor that is at least as long as the perimeter of the grid', () => {
    expect(problemsOf(earthGridTool, { conductor: '300' })).toEqual({
      conductor: 'Less than once around the grid, which is 380 m.',
    });
    expect(problemsOf(earthGridTool, { conductor: '380' })).toEqual({});
  });
});

describe('the route of a generator', () => {
  it('of the example is Type C, and says what applies with and without GC0117', () => {
    const result = resultOf(generatorRouteTool);
    expect(result.summary).toBe('EREC G99, Type C: 20 MW at 33 kV, England and Wales.');
    expect(row(result, 'Grid Code')).toMatch(
      /^Small .*GC0117, .* would make every station from 10 MW Large: ask which edition/,
    );
    expect(row(resultOf(generatorRouteTool, { station: '120 MW' }), 'Grid Code')).toMatch(
      /^Large .*with or without GC0117/,
    );
    expect(row(result, 'Forms')).toContain('C1-1');
    expect(row(result, 'Transmission')).toContain('A transmission impact assessment is needed');
    expect(row(result, 'How long')).not.toContain('working days');
  });

  it('of a roof is G98, with a form before or after', () => {
    const roof = { capacity: '3.68', voltage: '230 V', phases: 'one', tested: 'yes' };
    expect(row(resultOf(generatorRouteTool, roof), 'How long')).toContain('28 days');
    expect(row(resultOf(generatorRouteTool, { ...roof, premises: 'several' }), 'Forms')).toContain(
      'Form A, application',
    );
    const untested = row(resultOf(generatorRouteTool, { ...roof, tested: 'no' }), 'Why');
    expect(untested).toContain('If it is type tested to EREC G98, it can be connected under G98');
  });

  it('asks more of each larger type, and other things of synchronous machines than of inverters', () => {
    const asked = (capacity: string, technology = 'inverters') =>
      row(resultOf(generatorRouteTool, { capacity, technology, voltage: '66' }), 'Requirements').split(' | ');
    const lengths = ['900 kW', '9 MW', '20 MW', '60 MW'].map((capacity) => asked(capacity).length);
    expect(lengths).toEqual([...new Set(lengths)].sort((one, other) => one - other));
    expect(asked('9 MW').join()).toContain('Fast fault current');
    expect(asked('9 MW', 'synchronous').join()).not.toContain('Fast fault current');
  });

  it('says at the field which inputs are not possible', () => {
    expect(problemsOf(generatorRouteTool, { phases: 'one', capacity: '20' })).toHaveProperty('phases');
    expect(problemsOf(generatorRouteTool, { voltage: '0.4' })).toEqual({
      voltage: '28.9 kA in each phase at this voltage: check the voltage and the capacity.',
    });
    expect(problemsOf(generatorRouteTool, { region: 'wales' })).toEqual({ region: 'Choose one from the list.' });
  });
});

describe('figures', () => {
  it('have as many digits as are significant', () => {
    expect([0.21, 14.94, 999.6, 0, 12_345, 0.00123].map((one) => significant(one))).toEqual([
      '0.210',
      '14.9',
      '1000',
      '0',
      '12345',
      '0.00123',
    ]);
    expect(significant(57.7, 2)).toBe('58');
  });
});
