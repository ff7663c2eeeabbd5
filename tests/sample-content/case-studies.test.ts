import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { settings } from '../../web/src/content/calculations/battery-connection.ts';
import { fallOfPotential } from '../../web/src/content/calculations/earthing.ts';
import { apparent } from '../../web/src/content/calculations/reactive-power.ts';
import {
  apparentPower,
  lineCurrent,
  powerFactor,
  ratedBreak,
} from '../../web/src/content/calculations/short-circuit.ts';
import { batterySheets } from '../../web/src/content/firm/case-study-data/battery-sheets.ts';
import {
  batteryStudy,
  dipReadings,
  frequencyReadings,
  reactiveReadings,
  relayReadings,
} from '../../web/src/content/firm/case-study-data/battery-study.ts';
import { earthing } from '../../web/src/content/firm/case-study-data/earthing.ts';
import { gridStudy } from '../../web/src/content/firm/case-study-data/grid-study.ts';
import {
  atGenerator,
  derived,
  hourlyReadings,
  incrementReadings,
  loadTest,
  ratedRises,
  riseLimits,
  settled,
  settledWhen,
} from '../../web/src/content/firm/case-study-data/load-test.ts';
import { loadProfile } from '../../web/src/content/firm/case-study-data/load-test-plots.ts';
import { reportSheets } from '../../web/src/content/firm/case-study-data/load-test-sheets.ts';
import { switchroom } from '../../web/src/content/firm/case-study-data/switchroom.ts';

// The figures of the sample case studies must agree with each other. An operator who replaces the sample content deletes this
// folder.

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const parallel = (one: number, other: number) => (one * other) / (one + other);
const isRising = (values: readonly number[]) => values.slice(1).every((value, index) => value >= (values[index] ?? 0));

const { achieved, required } = loadTest;
const { battery, charger, margins } = switchroom;
const { fault, steps, dips, held, undervoltage } = batteryStudy;
const achievedKilovoltAmperes = 1000 * apparentPower(achieved.megawatts, achieved.megavars);
const nominal = batteryStudy.reactiveCases.find(({ voltage, megavars }) => voltage === 1 && megavars > 0);

testRows<[what: string, figure: number | undefined, byHand: number, digits: number]>([
  ['load test, MVA', achievedKilovoltAmperes / 1000, 7.004, 3],
  ['load test, power factor', powerFactor(achieved.megawatts, achieved.megavars), 0.802, 3],
  ['load test, A at its own voltage', lineCurrent(achievedKilovoltAmperes, achieved.kilovolts), 368, 0],
  ['load test, mean MW', mean(hourlyReadings.map(({ kilowatts }) => kilowatts)) / 1000, achieved.megawatts, 3],
  ['load test, mean MVAr', mean(hourlyReadings.map(({ kilovars }) => kilovars)) / 1000, achieved.megavars, 3],
  ['load test, mean kV', mean(hourlyReadings.map(({ kilovolts }) => kilovolts)), achieved.kilovolts, 3],
  ['load test, share of rated losses', (required.megavoltAmperes / loadTest.ratedMegavoltAmperes) ** 2, 0.766, 3],
  // 0.07 × 7.004² ÷ 8 at 10.99 kV is 0.430 MVAr: 5.664 MW and 4.610 MVAr are 7.303 MVA, 638.8 A at 6.6 kV.
  ['load test, MVAr of the generator', atGenerator.megavars, 4.61, 2],
  ['load test, MVA of the generator', atGenerator.megavoltAmperes, 7.303, 3],
  ['load test, A of the generator', atGenerator.amperes, 638.8, 0],
  // 45 × (7 ÷ 5.594)^0.8, and 18 × (8/7)^1.3 more.
  ['load test, K of the oil at rated load', ratedRises.oil, 53.8, 1],
  ['load test, K of the hot spot at rated load', ratedRises.hotSpot, 75.3, 1],
  // 45 × (1 ÷ 2400 + (1 + 1 ÷ (1 + 0.6 × 0.047673)) ÷ 419.52) = 0.2303.
  ['earthing, Ω of the grid', earthing.gridResistance, 0.23, 6],
  [
    'earthing, Ω together',
    earthing.combinedResistance,
    parallel(earthing.gridResistance, earthing.networkResistance),
    3,
  ],
  ['earthing, V', earthing.potentialRise, earthing.combinedResistance * 2000, 6],
  ['earthing, V without sheaths', earthing.riseWithoutSheaths, 460, 6],
  // Carson: 50 Hz, return at 659 √(45/50) = 625 m, leads 10 m apart for 618 m.
  ['earthing, Ω of coupled leads', earthing.leadCoupling, 2 * Math.PI * 50 * 2e-7 * 618 * Math.log(625.2 / 10), 3],
  ['earthing, mm² of copper', earthing.leastSection, (2000 * Math.sqrt(3)) / 159, 6],
  // 0.11 − 45/2π (0.47/618 + 0.47/1000 − 1/382) = 0.1199 Ω, less 1 mΩ of scatter.
  ['earthing, Ω read at 618 m', new Map(earthing.readings).get(618), 0.119, 6],
  ['grid study, MVA', gridStudy.ratedMegavoltAmperes, 120, 6],
  ['grid study, MVAr', gridStudy.reactiveMegavars, 37.47, 2],
  ['grid study, A', gridStudy.connectionAmperes, 524.86, 1],
  // 0.125 × 120² ÷ 120, and √(114² + (37.47 + 15)²).
  ['grid study, MVAr of transformers', gridStudy.transformerMegavars, 15, 6],
  ['grid study, MVA of the board', gridStudy.boardMegavoltAmperes, 125.5, 1],
  // 0.9522 on the busbar, 1.0058 at 33 kV by the nominal ratio, 0.996 with the tap changer.
  ['grid study, tap ratio at 0.94', gridStudy.tapRatios[0], 1.0058 / 0.996, 3],
  // One transformer: 54 MW are 56.8 MVA, which absorb 6.7 MVAr: 59.5 MVA at 33 kV. 55 MW would be 60.7.
  ['grid study, MW by one transformer', gridStudy.oneTransformerMegawatts, 54, 6],
  ['grid study, kA at 132 kV', gridStudy.fault.cases.threePhase132.total, 18.7, 1],
  ['grid study, kA at 132 kV, one phase', gridStudy.fault.cases.singlePhase132.total, 20.1, 1],
  ['grid study, kA at 33 kV', gridStudy.fault.cases.threePhase33.total, 17.7, 1],
  ['grid study, kA peak at 132 kV', gridStudy.fault.cases.threePhase132.peak, 47.0, 1],
  // R = 0.02074 + 0.04408 Ω, X = 0.29034 + 1.10189 Ω; 15.037 kA with κ = 1.8722, and 2.617 kA of inverters.
  ['grid study, X/R at 33 kV', gridStudy.fault.ratioAt33, 21.48, 2],
  ['grid study, kA peak at 33 kV', gridStudy.fault.cases.threePhase33.peak, 43.52, 2],
  // 15.037 × √2 × e^(−100π × 0.05 ÷ 21.48) = 10.235 kA of DC component beside 17.654 kA.
  ['grid study, kA broken at 33 kV', gridStudy.fault.cases.threePhase33.breaking, 20.41, 2],
  // √2 × e^(−50/45) is a DC component of 46.6 %: 25 × √(1 + 0.466²).
  ['grid study, kA that a breaker of 25 kA is proved for', ratedBreak(25, 0.05), 27.58, 2],
  ['switchroom, V of the battery', battery.cells * battery.voltsPerCell, 110, 6],
  ['switchroom, V of the charger', battery.cells * battery.floatVoltsPerCell, charger.outputVolts, 0],
  [
    'switchroom, A into the charger',
    (charger.outputVolts * charger.amperes) / (charger.efficiency * charger.inputVolts * charger.inputPowerFactor),
    charger.inputAmperes,
    1,
  ],
  // 20 ÷ 0.95 = 21.05 MVA, √(21.05² − 20²) = 6.57 MVAr, 21.05 ÷ (√3 × 33) = 368 A, 0.06 × 21.053² ÷ 25.
  ['battery, MVA', batteryStudy.apparentPower, 21.053, 3],
  ['battery, MVAr', batteryStudy.reactivePower, 6.574, 3],
  ['battery, A', batteryStudy.connectionAmperes, 368.3, 1],
  ['battery, MVAr of transformers', batteryStudy.transformerMegavars, 1.064, 3],
  // 20 + 0.007 × 443.2 ÷ 25 + 0.4 MW; 6.574 + 1.064 + 0.2 MVAr; 21.97 MVA at 1.022 p.u. of 25 MVA.
  ['battery, MW at the inverters', nominal?.inverters.megawatts, 20.524, 3],
  ['battery, MVAr at the inverters', nominal?.inverters.megavars, 7.837, 3],
  ['battery, loading', nominal?.loading, 21.97 / 1.0224 / 25, 3],
  // 18.588 ÷ 0.95 = 19.566 MVA through 20 MVA: 18.588 + 0.134 + 0.4 and 6.110 + 1.149 + 0.2, at 1.0247 p.u.
  ['battery, MW with one block out', batteryStudy.oneBlockOut.nominal, 18.588, 2],
  ['battery, MW with one block out at 0.95 p.u.', batteryStudy.oneBlockOut.lowest, 17.64, 2],
  // A change of 0.2 Hz with a droop of 4 % of 50 Hz makes a tenth of 20 MW.
  [
    'battery, MW in frequency sensitive mode',
    batteryStudy.sensitiveMode.megawatts,
    (20 * batteryStudy.sensitiveMode.hertz) / (50 * batteryStudy.sensitiveMode.droop),
    6,
  ],
  // 0.32868 × (20 + 0.12 + 0.4) = 6.745 MVAr, less 0.2 and 1.033; the other way 6.401 − 0.2 − 1.024.
  ['battery, MVAr held, exporting', held.exporting, 6.745 - 0.2 - 1.033, 2],
  ['battery, MVAr held, importing', held.importing, 6.401 - 0.2 - 1.024, 2],
  // 1.2 × 437.4 A; κ = 1.02 + 0.98 e^(−3/12) = 1.783; √2 × (1.783 × 12.6 + 0.525).
  ['battery, kA of inverters', fault.inverters, 0.525, 3],
  ['battery, kA', fault.total, 13.125, 3],
  ['battery, kA peak', fault.peak, 32.52, 2],
  // R = 0.1240 and X = 0.9923: a first approach, (RP + XQ) ÷ 514.4, is 1.75 % and 2 × 0.48 %.
  ['battery, smallest MVA of a fault', batteryStudy.smallestFaultLevel, 514.4, 1],
  ['battery, step of a trip', steps.trip, 0.0166, 4],
  ['battery, step of a swing', steps.swing, 0.0097, 4],
  ['battery, dip of one block', dips.one, 30 / 544.42, 5],
  ['battery, dip of two', dips.two, 60 / 574.42, 5],
  ['battery, dip of all', dips.all, 150 / 664.42, 5],
  // From 0.10 at 0.14 s to 0.85 at 2.2 s: 0.14 + 0.70 ÷ 0.75 × 2.06.
  ['battery, s below the relay', undervoltage.below, 2.063, 3],
  // 0.1 Hz is 2 % of 20 MW at a droop of 10 %: 1.6 Hz is 6.4 MW, 2.0 Hz is 8 MW.
  ['battery, MW at 52 Hz', batteryStudy.overPower(52), 13.6, 6],
  ['battery, MW at 47.5 Hz', batteryStudy.underPower(47.5), 18, 6],
])('a figure agrees with the hand calculation', (_what, figure, byHand, digits) => {
  expect(figure).toBeCloseTo(byHand, digits);
});

const worst = apparent(gridStudy.invertersAtLowest);
const standby = switchroom.standingLoadAmperes * switchroom.standbyHours * margins.ageing * margins.temperature;
const connection = lineCurrent(switchroom.connectionMegavoltAmperes * 1000, switchroom.nominalKilovolts);

testRows<[what: string, least: number, figure: number, most: number]>([
  ['load test, top oil', 0, settled.oil, riseLimits.topOil],
  ['load test, hot spot', 0, settled.winding, riseLimits.hotSpot],
  ['load test, top oil at rated load', settled.oil, ratedRises.oil, riseLimits.topOil],
  ['load test, hot spot at rated load', settled.winding, ratedRises.hotSpot, riseLimits.hotSpot],
  [
    'load test, MVA of the generator',
    required.megavoltAmperes,
    atGenerator.megavoltAmperes,
    loadTest.generator.ratedMegavoltAmperes,
  ],
  ['load test, Hz of a step', 0, loadTest.frequency.dip, loadTest.frequency.limits.dip],
  ['earthing, rise on a cold site', 0, earthing.potentialRise, earthing.riseLimits.ordinary],
  ['earthing, touch', 0, earthing.measuredTouchVoltage, earthing.permissibleTouchVoltage],
  ['earthing, rise by touch', 0, earthing.potentialRise, 2 * earthing.permissibleTouchVoltage],
  ['earthing, touch with footwear', earthing.permissibleTouchVoltage, earthing.touchVoltageOnSoil, 240],
  ['earthing, soundings', Math.hypot(earthing.site.length, earthing.site.width), earthing.soundings.to, 200],
  ['earthing, a hot site without sheaths', earthing.riseLimits.ordinary, earthing.riseWithoutSheaths, 1000],
  ['earthing, coupled leads', earthing.combinedResistance, earthing.leadCoupling, 1],
  ['earthing, section', earthing.leastSection, earthing.conductor.laid, 240],
  ['grid study, inverters', worst, gridStudy.inverterMegavoltAmperes, 1.05 * worst],
  ['grid study, low voltage', 1.04, gridStudy.lowVoltageLoading, 1.08],
  ['switchroom, busbar', connection, switchroom.busbarAmperes, 2 * connection],
  ['switchroom, battery', 0.63 * battery.ampereHours, standby, (battery.ampereHours * 2) / 3 + 1],
  ['switchroom, charger', switchroom.standingLoadAmperes + battery.ampereHours / 10, charger.amperes, 40],
  ['battery, A', 0, batteryStudy.connectionAmperes, batteryStudy.transformerAmperes],
  ['battery, kA', 0, fault.total, batteryStudy.network.switchgear],
  ['battery, kA peak', 0, fault.peak, fault.switchgearPeak],
  ['battery, dip on the day', 0, batteryStudy.dipOnTheDay, dips.one],
])('a figure stays within its limit', (_what, least, figure, most) => {
  expect(figure).toBeGreaterThan(least);
  expect(figure).toBeLessThan(most);
});

describe('the load bank test', () => {
  it('was read at each increment and on the hour, near its nominal voltage', () => {
    expect(incrementReadings.map((reading) => Math.round(derived(reading).kilovoltAmperes / 500))).toEqual(
      Array.from({ length: loadTest.steps }, (_, index) => index + 1),
    );
    const { rows = [] } = reportSheets.find(({ title }) => title === 'Temperatures')?.table ?? {};
    const minutes = rows.map(([time = '']) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
    expect(minutes).toEqual(hourlyReadings.map((_, hour) => loadTest.fullLoadFrom + hour * 60));
    expect(minutes.at(-1)).toBe(loadTest.fullLoadUntil);
    for (const { kilovolts } of [...incrementReadings, ...hourlyReadings])
      expect(Math.abs(kilovolts / loadTest.nominalKilovolts - 1)).toBeLessThan(0.005);
  });

  it('was a load of fixed elements, with power proportional to the square of the voltage', () => {
    for (const [index, { kilovolts, kilowatts, kilovars }] of incrementReadings.entries()) {
      const share = ((index + 1) / loadTest.steps) * (kilovolts / achieved.kilovolts) ** 2;
      expect(Math.abs(kilowatts - share * 1000 * achieved.megawatts)).toBeLessThan(2);
      expect(Math.abs(kilovars - share * 1000 * achieved.megavars)).toBeLessThan(2);
    }
    // A change of 0.05 % of the power is 0.03 % of the voltage, which its two decimals do not show.
    for (const { kilovolts, kilowatts } of hourlyReadings) {
      expect(kilovolts).toBe(achieved.kilovolts);
      expect(Math.abs(kilowatts / 1000 / achieved.megawatts - 1)).toBeLessThan(0.0009);
    }
  });

  it('warmed the transformer until its temperature settled, according to IEC 60076-2', () => {
    expect(settled).toEqual({ oil: 45, winding: 63, from: 16 * 60, hours: 4 });
    const rises = hourlyReadings.map(({ topOil, ambient }) => topOil - ambient);
    expect(isRising(rises)).toBe(true);
    expect(isRising(hourlyReadings.map(({ stator }) => stator))).toBe(true);
    const lastHours = rises.slice(-settledWhen.hours - 1);
    expect((lastHours.at(-1) ?? 0) - (lastHours[0] ?? 0)).toBeLessThan(settledWhen.kelvinsPerHour);
    // IEC 60076-7: 21 K at rated current, to the power of 1.3 at seven eighths of it.
    for (const { winding, topOil } of hourlyReadings) expect(winding - topOil).toBe(Math.round(21 * (7 / 8) ** 1.3));
  });

  it('shows full load for twelve hours in its plot', () => {
    const points = loadProfile.series[0]?.points ?? [];
    const full = points.findIndex(([, load]) => load === required.megavoltAmperes * 1000);
    expect(full).toBe(loadTest.steps);
    expect((points[full + 1]?.[0] ?? 0) - (points[full]?.[0] ?? 0)).toBe(loadTest.holdHours * 60);
    expect(points.at(-1)?.[1]).toBe(0);
  });
});

describe('the earthing', () => {
  it('has the conductor that its plan shows', () => {
    const { length, width, buriedConductor } = earthing.site;
    const { offset, rows, columns } = earthing.grid;
    const perimeter = (out: number) => 2 * (length + width + 4 * out);
    const crossMembers = rows * (length - 2 * offset) + columns * (width - 2 * offset);
    const drawn = perimeter(offset) + perimeter(-offset) + crossMembers;
    expect(Math.abs(drawn / buriedConductor - 1)).toBeLessThan(0.01);
  });

  it('was measured on the curve that follows from the measured split of the current', () => {
    expect(isRising(earthing.readings.map(([, resistance]) => resistance))).toBe(true);
    for (const [distance, resistance] of earthing.readings)
      expect(Math.abs(resistance - fallOfPotential(distance, earthing.curve))).toBeLessThan(0.004);
    const calculated = (100 * earthing.gridResistance) / (earthing.gridResistance + earthing.networkResistance);
    expect(Math.abs(earthing.measuredShares.sheaths - calculated)).toBeLessThan(4);
  });
});

describe('the grid study', () => {
  it('has one voltage profile for each source voltage, inside the band', () => {
    expect(gridStudy.profiles.map(([source]) => source)).toEqual([...gridStudy.sourceVoltages]);
    for (const values of gridStudy.profiles) {
      expect(values).toHaveLength(gridStudy.busbars.length);
      expect(Math.min(...values)).toBeGreaterThanOrEqual(gridStudy.studyBand.lowest);
      expect(Math.max(...values)).toBeLessThanOrEqual(gridStudy.studyBand.highest);
    }
    for (const ratio of gridStudy.tapRatios) expect(Math.abs(ratio - 1)).toBeLessThan(0.025);
  });

  it('plots only cases that were run', () => {
    for (const megavars of gridStudy.plottedMegavars) expect(gridStudy.reactiveSettings).toContain(megavars);
  });

  it('needs no more making or breaking capacity than the rating of the switchgear', () => {
    for (const { total, peak, breaking, rating } of Object.values(gridStudy.fault.cases)) {
      expect(total).toBeLessThan(rating);
      expect(peak).toBeLessThan(2.5 * rating);
      expect(breaking).toBeLessThan(ratedBreak(rating, gridStudy.fault.assumed.breakSeconds));
    }
  });
});

it('the panels and cubicles fit into the switchroom, one beside the other', () => {
  const { room, panels, supplies } = switchroom;
  expect(panels.depth + room.aisle + supplies.depth).toBeCloseTo(room.width, 6);
  expect(panels.count * panels.width).toBeLessThan(room.length);
  let end: number = supplies.cubicles[0].along;
  for (const { name, along, width } of supplies.cubicles) {
    expect(along, name).toBeCloseTo(end, 6);
    end = along + width;
  }
  expect(end).toBeLessThan(room.length - 1);
});

describe('the connection of the battery', () => {
  it('gave too little reactive power with the power factor held at the terminals, and enough afterwards', () => {
    const [exporting, , importing] = reactiveReadings.first;
    expect(exporting.megavars).toBeCloseTo(held.exporting, 1);
    expect(importing.megavars).toBeCloseTo(held.importing, 1);
    for (const { megavars } of reactiveReadings.repeated)
      expect(megavars).toBeGreaterThanOrEqual(batteryStudy.reactivePower);
  });

  it('was energised one block at a time, because two at once would exceed the 10 % of EREC P28', () => {
    expect(dips.one).toBeLessThan(0.1);
    expect(dips.two).toBeGreaterThan(0.1);
    const minutes = dipReadings
      .filter(({ day }) => day === 'Tue')
      .map(({ time }) => 60 * Number(time.slice(0, 2)) + Number(time.slice(3)));
    expect(minutes).toHaveLength(4);
    for (const [index, minute] of minutes.slice(1).entries())
      expect(minute - (minutes[index] ?? 0)).toBeGreaterThanOrEqual(10);
    expect((minutes.at(-1) ?? 0) - (minutes[0] ?? 0)).toBeLessThan(120);
  });

  it('dipped the voltage less than the limit on its sheet, one block at a time', () => {
    expect(dipReadings).toHaveLength(batteryStudy.plant.blocks);
    for (const { percent } of dipReadings) expect(percent).toBeLessThan(100 * batteryStudy.dipOnTheDay);
    const remarks = batterySheets.flatMap((sheet) => sheet.remarks).join(' ');
    const [one, onTheDay] = [dips.one, batteryStudy.dipOnTheDay].map((share) => (100 * share).toFixed(1));
    expect(remarks).toContain(`bound: ${one} % at the smallest fault level, ${onTheDay} % on`);
  });

  it('answered each frequency within 0.1 MW of its droop', () => {
    for (const [hertz, megawatts] of frequencyReadings.over)
      expect(Math.abs(megawatts - batteryStudy.overPower(hertz)), `${hertz} Hz`).toBeLessThan(0.1001);
    for (const [hertz, megawatts] of frequencyReadings.under)
      expect(Math.abs(megawatts - batteryStudy.underPower(hertz)), `${hertz} Hz`).toBeLessThan(0.1001);
  });

  it('has an interface relay that operated according to its settings', () => {
    expect(relayReadings).toHaveLength(settings.length);
    for (const [index, { setting, share, delay }] of settings.entries()) {
      const { operated = '', seconds = 0 } = relayReadings[index] ?? {};
      const set = share === undefined ? Number.parseFloat(setting) : 110 * share;
      expect(Math.abs(Number.parseFloat(operated) - set), setting).toBeLessThan(
        share === undefined ? 0.0101 : 0.01 * set,
      );
      expect(seconds - Number.parseFloat(delay), setting).toBeGreaterThan(0);
      expect(seconds - Number.parseFloat(delay), setting).toBeLessThan(0.0401);
    }
  });

  it('took the weeks that its programme shows', () => {
    const weeks = batteryStudy.programme.map(({ week }) => week);
    expect(isRising(weeks)).toBe(true);
    expect(batteryStudy.weeks).toBe(weeks.at(-1));
    // The operator may take 65 working days for an offer.
    expect(batteryStudy.programme.find(({ step }) => step === 'Offer')?.week).toBe(65 / 5);
  });
});
