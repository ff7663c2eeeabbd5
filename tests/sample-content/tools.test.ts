import { expect, it } from 'vitest';
import { earthing } from '../../web/src/content/firm/case-study-data/earthing.ts';
import { gridStudy } from '../../web/src/content/firm/case-study-data/grid-study.ts';
import { boardCases } from '../../web/src/content/firm/sample-report.ts';
import { page as earthGridTool } from '../../web/src/content/product/tools/earth-grid.ts';
import { page as faultLevelTool } from '../../web/src/content/product/tools/fault-level.ts';
import type { Tool } from '../../web/src/content/shapes/tool.ts';
import { significant } from '../../web/src/content/shapes/tool.ts';
import { readInputs, startTexts } from '../../web/src/public/tools/tool-inputs.ts';

// The tools start with the figures of the case studies, and say so. The sample report uses the figures of one case study.

function exampleOf(tool: Tool) {
  const read = readInputs(tool, startTexts(tool));
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return tool.result(read.inputs);
}

it('the fault level starts with the 33 kV board of the grid study', () => {
  const { figures, rows } = exampleOf(faultLevelTool);
  const { total, peak, breaking } = gridStudy.fault.cases.threePhase33;
  const shown = ['Initial', 'Peak', 'To break'].map(
    (label) => figures.find((one) => one.label.startsWith(label))?.value,
  );
  expect(shown).toEqual([total, peak, breaking].map((one) => significant(one)));
  const network = rows.find(({ term }) => term === 'Network')?.values.join();
  expect(network).toContain(`X/R ${significant(gridStudy.fault.ratioAt33)},`);
  expect(startTexts(faultLevelTool)).toMatchObject({
    source: String(gridStudy.fault.gridAt132),
    inverters: String(gridStudy.inverterMegavoltAmperes),
    break: String(gridStudy.fault.assumed.breakSeconds),
    thermal: String(gridStudy.fault.assumed.thermalSeconds),
    board: String(gridStudy.fault.rating33),
  });
});

it('the earth grid starts with that of the earthing study', () => {
  const { figures } = exampleOf(earthGridTool);
  const figure = (label: string) => Number(figures.find((one) => one.label.startsWith(label))?.value);
  expect(figure('The grid')).toBe(earthing.gridResistance);
  expect(figure('EPR with')).toBe(earthing.potentialRise);
  expect(figure('EPR, grid alone') - earthing.riseWithoutSheaths).toBeCloseTo(1, 6);
  expect(startTexts(earthGridTool)).toMatchObject({
    current: String(earthing.earthFaultCurrent),
    duration: String(earthing.clearanceSeconds),
    others: String(earthing.networkResistance),
  });
});

it('the sample report has the faults of the grid study', () => {
  const { initial, peak, asymmetricalBreak } = boardCases.both.level;
  const { total, peak: peakMake, breaking } = gridStudy.fault.cases.threePhase33;
  expect([initial, peak, asymmetricalBreak]).toEqual([total, peakMake, breaking]);
  expect([initial, peak, asymmetricalBreak].map((one) => one.toFixed(2))).toEqual(['17.65', '43.52', '20.41']);
});
