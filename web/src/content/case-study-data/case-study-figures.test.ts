import { describe, expect, it } from 'vitest';
import { settings } from '../calculations/battery-connection.ts';
import { fallOfPotential } from '../calculations/earthing.ts';
import { apparent } from '../calculations/reactive-power.ts';
import { batterySheets } from './battery-sheets.ts';
import { batteryStudy, dipReadings, frequencyReadings, reactiveReadings, relayReadings } from './battery-study.ts';
import { earthing } from './earthing.ts';
import { gridStudy } from './grid-study.ts';
import { derived, hourlyReadings, incrementReadings, loadTest, riseLimits, settled, settledWhen } from './load-test.ts';
import { loadProfile } from './load-test-plots.ts';
import { reportSheets } from './load-test-sheets.ts';
import { switchroom } from './switchroom.ts';
import { apparentPower, lineCurrent, powerFactor } from './three-phase.ts';

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const parallel = (one: number, other: number) => (one * other) / (one + other);

describe('the load bank test', () => {
  const { achieved, required, steps, nominalKilovolts } = loadTest;

  it('reached the required load: 5.62 MW and 4.18 MVAr are 7.004 MVA at 0.802', () => {
    expect(apparentPower(achieved.megawatts, achieved.megavars)).toBeCloseTo(7.004, 3);
    expect(powerFactor(achieved.megawatts, achieved.megavars)).toBeCloseTo(0.802, 3);
    expect(apparentPower(achieved.megawatts, achieved.megavars)).toBeGreaterThanOrEqual(required.megavoltAmperes);
    expect(powerFactor(achieved.megawatts, achieved.megavars)).toBeCloseTo(required.powerFactor, 2);
  });

  it('was read on the hour, by its sheet', () => {
    const { rows = [] } = reportSheets.find(({ title }) => title === 'Temperatures')?.table ?? {};
    const minutes = rows.map(([time = '']) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
    expect(minutes).toEqual(hourlyReadings.map((_, hour) => loadTest.fullLoadFrom + hour * 60));
    expect(minutes.at(-1)).toBe(loadTest.fullLoadUntil);
  });

  it('held the voltage within half a per cent of 11 kV, as its sheets say', () => {
    for (const { kilovolts } of [...incrementReadings, ...hourlyReadings])
      expect(Math.abs(kilovolts / nominalKilovolts - 1)).toBeLessThan(0.005);
  });

  it('drew its 368 A at 11 kV and at no other voltage', () => {
    const kilovoltAmperes = 1000 * apparentPower(achieved.megawatts, achieved.megavars);
    expect(lineCurrent(kilovoltAmperes, achieved.kilovolts)).toBeCloseTo(achieved.amperes, 0);
    const busbar = kilovoltAmperes / (Math.sqrt(3) * achieved.amperes);
    expect(Math.abs(busbar / nominalKilovolts - 1)).toBeLessThan(0.002);
  });

  it('took fourteen increments of 500 kVA, and no increment missed its mark by more than 1 %', () => {
    expect(steps).toBe(14);
    expect(incrementReadings).toHaveLength(steps);
    for (const [index, reading] of incrementReadings.entries()) {
      const wanted = (index + 1) * loadTest.incrementKilovoltAmperes;
      expect(Math.abs(derived(reading).kilovoltAmperes / wanted - 1), `increment ${index + 1}`).toBeLessThan(0.01);
    }
  });

  it('has hourly readings whose means are the stated figures', () => {
    expect(hourlyReadings).toHaveLength(loadTest.holdHours + 1);
    expect(mean(hourlyReadings.map(({ kilowatts }) => kilowatts)) / 1000).toBeCloseTo(achieved.megawatts, 3);
    expect(mean(hourlyReadings.map(({ kilovars }) => kilovars)) / 1000).toBeCloseTo(achieved.megavars, 3);
    expect(mean(hourlyReadings.map(({ kilovolts }) => kilovolts))).toBeCloseTo(achieved.kilovolts, 3);
    expect(Math.round(mean(hourlyReadings.map((reading) => derived(reading).amperes)))).toBe(achieved.amperes);
  });

  it('warmed the transformer until it settled, as IEC 60076-2 has it, below the limits', () => {
    expect(settled).toEqual({ oil: 45, winding: 63, from: 16 * 60, hours: 4 });
    const rises = hourlyReadings.map(({ topOil, ambient }) => topOil - ambient);
    expect(rises).toEqual(rises.toSorted((a, b) => a - b));
    const lastHours = rises.slice(-settledWhen.hours - 1);
    for (const [hour, rise] of lastHours.slice(1).entries()) {
      expect(rise - (lastHours[hour] ?? 0)).toBeLessThan(settledWhen.kelvinsPerHour);
    }
    expect(settledWhen).toEqual({ kelvinsPerHour: 1, hours: 3 });
    expect(settled.oil).toBeLessThan(riseLimits.topOil);
    // A thermal image stands for the hot spot; it is below the average winding’s limit as well.
    expect(settled.winding).toBeLessThan(riseLimits.hotSpot);
    expect(riseLimits).toEqual({ topOil: 60, winding: 65, hotSpot: 78 });
    expect((required.megavoltAmperes / loadTest.ratedMegavoltAmperes) ** 2).toBeCloseTo(0.766, 3);
  });

  it('has temperatures that one body of oil can have had', () => {
    for (const [hour, now] of hourlyReadings.entries()) {
      // IEC 60076-7: 21 K at rated current, to the power of 1.3 at seven eighths of it.
      expect(now.winding - now.topOil, 'winding over oil, at one load').toBe(Math.round(21 * (7 / 8) ** 1.3));
      const before = hourlyReadings[hour - 1] ?? now;
      expect(now.ambient - before.ambient, 'the morning air').toBeGreaterThanOrEqual(0);
      expect(now.ambient - before.ambient).toBeLessThanOrEqual(1);
      expect(now.stator, 'the stator').toBeGreaterThanOrEqual(before.stator);
      // An exponential rise, which slows down from the first hour on.
      const next = hourlyReadings[hour + 1] ?? now;
      if (hour > 0) expect(next.stator - now.stator).toBeLessThanOrEqual(now.stator - before.stator);
    }
  });

  it('is drawn at full load for twelve hours', () => {
    const points = loadProfile.series[0]?.points ?? [];
    const full = points.findIndex(([, load]) => load === required.megavoltAmperes * 1000);
    const [from = 0, until = 0] = [points[full]?.[0], points[full + 1]?.[0]];
    expect(full).toBe(steps);
    expect(until - from).toBe(loadTest.holdHours * 60);
    expect(points.at(-1)?.[1]).toBe(0);
  });
});

describe('the earthing', () => {
  it('combines grid and network to 0.11 Ω', () => {
    expect(parallel(earthing.gridResistance, earthing.networkResistance)).toBeCloseTo(earthing.combinedResistance, 3);
    const area = earthing.site.length * earthing.site.width;
    const grid =
      (earthing.soilResistivity / 4) * Math.sqrt(Math.PI / area) +
      earthing.soilResistivity / earthing.site.buriedConductor;
    expect(grid).toBeCloseTo(earthing.gridResistance, 2);
  });

  it('has the conductor that its plan shows', () => {
    const { length, width, buriedConductor } = earthing.site;
    const { offset, rows, columns } = earthing.grid;
    const perimeter = (out: number) => 2 * (length + width + 4 * out);
    const crossMembers = rows * (length - 2 * offset) + columns * (width - 2 * offset);
    const drawn = perimeter(offset) + perimeter(-offset) + crossMembers;
    expect(Math.abs(drawn / buriedConductor - 1)).toBeLessThan(0.01);
    expect([length, width, buriedConductor]).toEqual([110, 80, 2400]);
    // In words in the text: one metre, eight rows, ten cross members.
    expect([offset, rows, columns]).toEqual([1, 8, 10]);
  });

  it('keeps the site cold, and its rise below twice the permissible touch voltage', () => {
    expect(earthing.potentialRise).toBeCloseTo(earthing.combinedResistance * earthing.earthFaultCurrent, 6);
    expect(earthing.potentialRise).toBeLessThan(earthing.riseLimits.ordinary);
    expect(earthing.potentialRise).toBeLessThan(2 * earthing.permissibleTouchVoltage);
    // EREC S36, and BS EN 50522 for one second.
    expect(earthing.riseLimits).toMatchObject({ ordinary: 430, highReliability: 650 });
    expect([earthing.clearanceSeconds, earthing.permissibleTouchVoltage]).toEqual([1, 117]);
  });

  it('is cold with the cable sheaths only: without them it is a hot site', () => {
    expect(earthing.riseWithoutSheaths).toBe(460);
    expect(earthing.riseWithoutSheaths).toBeGreaterThan(earthing.riseLimits.ordinary);
  });

  it('cannot be read with both leads in one line unless their coupling is taken off', () => {
    // Carson: 50 Hz, return at 659 √(45/50) = 625 m, leads 10 m apart for 618 m.
    expect(earthing.leadCoupling).toBeCloseTo(2 * Math.PI * 50 * 2e-7 * 618 * Math.log(625.2 / 10), 3);
    expect(earthing.leadCoupling).toBeGreaterThan(earthing.combinedResistance);
  });

  it('was read along the curve that the measured split of the current gives, with a little scatter', () => {
    // By hand for 47 % at 618 m: 0.11 − 45/2π (0.47/618 + 0.47/1000 − 1/382) = 0.1199 Ω, less 1 mΩ of scatter.
    const at = new Map(earthing.readings);
    expect(at.get(618)).toBe(0.119);
    expect(earthing.trueAt).toBe(400);
    expect(at.get(400)).toBeCloseTo(earthing.combinedResistance, 2);
    const resistances = earthing.readings.map(([, resistance]) => resistance);
    expect(resistances).toEqual(resistances.toSorted((a, b) => a - b));
    for (const [distance, resistance] of earthing.readings) {
      expect(Math.abs(resistance - fallOfPotential(distance, earthing.curve))).toBeLessThan(0.004);
    }
  });

  it('measured the split of the current near what the resistances give', () => {
    const calculated = (100 * earthing.gridResistance) / (earthing.gridResistance + earthing.networkResistance);
    const { sheaths, grid } = earthing.measuredShares;
    expect(Math.abs(sheaths - calculated)).toBeLessThan(4);
    expect(sheaths + grid).toBeGreaterThanOrEqual(100);
    // The grid alone, with its share of the current, stands as high as the whole.
    expect((grid / 100) * earthing.gridResistance).toBeCloseTo(earthing.combinedResistance, 2);
    expect(earthing.measuredTouchVoltage).toBeLessThan(earthing.permissibleTouchVoltage);
  });

  it('has a conductor that the fault cannot overheat', () => {
    const { faultSeconds, material, laid } = earthing.conductor;
    expect((earthing.earthFaultCurrent * Math.sqrt(faultSeconds)) / material).toBeCloseTo(earthing.leastSection, 6);
    expect(earthing.leastSection).toBeCloseTo(21.8, 1);
    expect(laid).toBeGreaterThan(22);
    // Sections of IEC 60228.
    expect([16, 25, 35, 50, 70, 95, 120, 150, 185, 240]).toContain(laid);
  });
});

describe('the grid study', () => {
  const { fault, ratedMegavoltAmperes, exportMegawatts } = gridStudy;

  it('has powers and a current that belong together', () => {
    expect(exportMegawatts / gridStudy.powerFactor).toBeCloseTo(ratedMegavoltAmperes, 6);
    expect(ratedMegavoltAmperes).toBe(120);
    expect(gridStudy.reactiveMegavars).toBeCloseTo(37.5, 1);
    expect(Math.round(gridStudy.connectionAmperes)).toBe(525);
  });

  it('has inverters for what transformers and cables absorb on the way', () => {
    // By hand, at 1.00 p.u.: 0.125 × 120² ÷ 120 = 15 MVAr, and √(114² + (37.47 + 15)²) = 125.5 MVA.
    expect(gridStudy.transformerMegavars).toBeCloseTo(15, 6);
    expect(gridStudy.boardMegavoltAmperes).toBeCloseTo(125.5, 1);
    // 7 % of inverter transformers take about another 9 MVAr, the voltage and the cables the rest.
    const worst = apparent(gridStudy.invertersAtLowest);
    expect(worst).toBeGreaterThan(Math.hypot(114, 37.47 + 15 + 0.07 * (125.5 ** 2 / 136)));
    expect(worst).toBeLessThan(gridStudy.inverterMegavoltAmperes);
    expect(gridStudy.inverterMegavoltAmperes / worst).toBeLessThan(1.05);
    expect(gridStudy.lowVoltageLoading).toBeGreaterThan(1.04);
    expect(gridStudy.lowVoltageLoading).toBeLessThan(1.08);
    // One transformer: 54 MW are 56.8 MVA, which absorb 6.7 MVAr: 59.5 MVA at 33 kV. 55 MW would be 60.7.
    expect(gridStudy.oneTransformerMegawatts).toBe(54);
  });

  it('has one profile a source voltage, inside the band', () => {
    expect(gridStudy.profiles.map(([source]) => source)).toEqual([...gridStudy.sourceVoltages]);
    for (const values of gridStudy.profiles) {
      expect(values).toHaveLength(gridStudy.busbars.length);
      for (const value of values) {
        expect(value).toBeGreaterThanOrEqual(gridStudy.studyBand.lowest);
        expect(value).toBeLessThanOrEqual(gridStudy.studyBand.highest);
      }
      const [, , board = 0] = values;
      expect(Math.abs(board - 1)).toBeLessThan(0.01);
    }
  });

  it('needs little of its tap range in the cases plotted', () => {
    // By hand for 0.94: 0.9522 on the busbar, 1.0058 at 33 kV by the nominal ratio, 0.996 with the tap changer.
    const [atLowest = 0] = gridStudy.tapRatios;
    expect(atLowest).toBeCloseTo(1.0058 / 0.996, 3);
    expect(gridStudy.tapRatios).toHaveLength(gridStudy.sourceVoltages.length);
    for (const ratio of gridStudy.tapRatios) expect(Math.abs(ratio - 1)).toBeLessThan(0.025);
  });

  it('has the short-circuit currents that IEC 60909 gives', () => {
    const { count, megavoltAmperes, reactance } = fault.transformers;
    const grid = (fault.voltageFactor * 33) / (Math.sqrt(3) * (fault.gridAt132 * 4));
    const correction = (0.95 * fault.voltageFactor) / (1 + 0.6 * reactance);
    const transformers = (correction * reactance * 33 ** 2) / megavoltAmperes / count;
    const fromGrid = (fault.voltageFactor * 33) / (Math.sqrt(3) * (grid + transformers));
    const inverters = (kilovolts: number) =>
      (fault.inverterFactor * lineCurrent(gridStudy.inverterMegavoltAmperes * 1000, kilovolts)) / 1000;
    const { threePhase132, singlePhase132, threePhase33 } = fault.cases;
    expect(fromGrid + inverters(33)).toBeCloseTo(threePhase33.total, 3);
    expect(fault.gridAt132 + inverters(132)).toBeCloseTo(threePhase132.total, 3);
    expect([threePhase132, singlePhase132, threePhase33].map(({ total }) => total.toFixed(1))).toEqual([
      '18.7',
      '20.1',
      '17.7',
    ]);
  });

  it('sees that two more earthed star points raise the single-phase fault above the three-phase one', () => {
    // Per unit of the existing positive sequence reactance; the transformers in parallel on the same base.
    const base = (1.1 * 132) / (Math.sqrt(3) * 18);
    const star = (((0.95 * 1.1) / (1 + 0.6 * 0.125)) * 0.125 * 132 ** 2) / 60 / 2 / base;
    const zero = star / (1 + star);
    const inverters = (1.1 * 594.84) / 1000;
    const expected = (3 / (2 + zero)) * (18 + inverters);
    const { singlePhase132, threePhase132 } = fault.cases;
    expect(singlePhase132.existing).toBeCloseTo(18, 6);
    expect(singlePhase132.total).toBeCloseTo(expected, 2);
    expect(singlePhase132.total).toBeGreaterThan(threePhase132.total);
  });

  it('asks of the switchgear no more than it is rated for, at making and at breaking', () => {
    for (const { total, peak, breaking, rating } of Object.values(fault.cases)) {
      expect(total).toBeLessThan(rating);
      expect(peak).toBeLessThan(2.5 * rating);
      // The direct component that IEC 62271-100 allows for at the same instant: 45 ms.
      expect(breaking).toBeLessThan(rating * Math.hypot(1, Math.SQRT2 * Math.exp(-50 / 45)));
    }
    const { threePhase132, threePhase33 } = fault.cases;
    expect(threePhase132.peak).toBeCloseTo(47.0, 1);
    expect(threePhase132.breaking).toBeCloseTo(20.4, 1);
    expect(threePhase33.peak).toBeCloseTo(43.9, 1);
    expect(threePhase33.breaking).toBeCloseTo(21.0, 1);
  });
});

describe('the switchroom', () => {
  const { battery, charger, margins, standbyHours, standingLoadAmperes } = switchroom;

  it('has a busbar for its connection', () => {
    const amperes = lineCurrent(switchroom.connectionMegavoltAmperes * 1000, switchroom.nominalKilovolts);
    expect(Math.round(amperes)).toBe(switchroom.connectionAmperes);
    expect(amperes).toBeLessThan(switchroom.busbarAmperes);
  });

  it('fits into its room, with the clear width that the text states', () => {
    const { room, panels, supplies } = switchroom;
    expect(panels.depth + room.aisle + supplies.depth).toBeCloseTo(room.width, 6);
    expect(panels.count * panels.width).toBeLessThan(room.length);
    expect(panels.count, 'the five panels of the text').toBe(5);
    let end: number = supplies.cubicles[0].along;
    for (const { name, along, width } of supplies.cubicles) {
      expect(along, `${name} stands beside the one before`).toBeCloseTo(end, 6);
      end = along + width;
    }
    expect(end).toBeLessThan(room.length - 1);
  });

  it('has a battery that outlasts eight hours, and a charger that fills it', () => {
    const needed = standingLoadAmperes * standbyHours * margins.ageing * margins.temperature;
    expect(needed).toBeLessThan((battery.ampereHours * 2) / 3 + 1);
    // It leaves a third for tripping, closing and growth, and not much more.
    expect(needed / battery.ampereHours).toBeCloseTo(2 / 3, 1);
    expect(needed / battery.ampereHours).toBeGreaterThan(0.63);
    expect(battery.cells * battery.voltsPerCell).toBe(110);
    expect(Math.round(battery.cells * battery.floatVoltsPerCell)).toBe(charger.outputVolts);
    expect(charger.amperes).toBeGreaterThan(standingLoadAmperes + battery.ampereHours / 10);
    const { outputVolts, amperes, efficiency, inputVolts, inputPowerFactor } = charger;
    expect((outputVolts * amperes) / (efficiency * inputVolts * inputPowerFactor)).toBeCloseTo(charger.inputAmperes, 1);
  });
});

describe('the connection of the battery', () => {
  const { fault, network, steps, dips, undervoltage, held, reactiveCases, programme } = batteryStudy;

  it('has powers and a current that belong together', () => {
    // By hand: 20 ÷ 0.95 = 21.05 MVA, √(21.05² − 20²) = 6.57 MVAr, 21.05 ÷ (√3 × 33) = 368 A.
    expect(batteryStudy.apparentPower).toBeCloseTo(21.053, 3);
    expect(batteryStudy.reactivePower).toBeCloseTo(6.574, 3);
    expect(batteryStudy.connectionAmperes).toBeCloseTo(368.3, 1);
    expect(batteryStudy.connectionAmperes).toBeLessThan(batteryStudy.transformerAmperes);
    // 0.06 × 21.053² ÷ 25.
    expect(batteryStudy.transformerMegavars).toBeCloseTo(1.064, 3);
  });

  it('has inverters for what transformers and auxiliaries take on the way', () => {
    const nominal = reactiveCases.find(({ voltage, megavars }) => voltage === 1 && megavars > 0);
    // 20 + 0.007 × 443.2 ÷ 25 + 0.4 MW; 6.574 + 1.064 + 0.2 MVAr; 21.97 MVA at 1.022 p.u. of 25 MVA.
    expect(nominal?.inverters.megawatts).toBeCloseTo(20.524, 3);
    expect(nominal?.inverters.megavars).toBeCloseTo(7.837, 3);
    expect(nominal?.inverters.voltage).toBeCloseTo(1.0224, 3);
    expect(nominal?.loading).toBeCloseTo(21.97 / 1.0224 / 25, 3);
    for (const { loading, inverters } of reactiveCases) {
      expect(loading).toBeLessThan(0.91);
      expect(Math.abs(inverters.voltage - 1)).toBeLessThan(0.1);
    }
  });

  it('is limited by the current of four blocks when the fifth is out', () => {
    // 18.588 ÷ 0.95 = 19.566 MVA through 20 MVA: 18.588 + 0.134 + 0.4 and 6.110 + 1.149 + 0.2, at 1.0247 p.u.
    const megawatts = batteryStudy.oneBlockOut;
    expect(megawatts).toBeCloseTo(18.588, 2);
    expect(Math.hypot(megawatts + 0.534, megawatts * 0.32868 + 1.349) / 1.0247).toBeCloseTo(20, 1);
  });

  it('gave less than required as long as the power factor was limited at the terminals', () => {
    // 0.32868 × (20 + 0.12 + 0.4) = 6.745 MVAr at the terminals, less 0.2 and 0.06 × (20² + 5.512²) ÷ 25 = 1.033.
    expect(held.exporting).toBeCloseTo(6.745 - 0.2 - 1.033, 2);
    // The other way the losses and the auxiliaries leave the inverters 19.476 MW: 6.401 − 0.2 − 1.024.
    expect(held.importing).toBeCloseTo(6.401 - 0.2 - 1.024, 2);
    const [exporting, , importing] = reactiveReadings.first;
    expect(exporting.megavars).toBeCloseTo(held.exporting, 1);
    expect(importing.megavars).toBeCloseTo(held.importing, 1);
    for (const { megavars } of reactiveReadings.repeated) {
      expect(megavars).toBeGreaterThanOrEqual(batteryStudy.reactivePower);
    }
  });

  it('leaves the operator’s switchgear within its ratings', () => {
    // 1.2 × 437.4 A; κ = 1.02 + 0.98 e^(−3/12) = 1.783; √2 × (1.783 × 12.6 + 0.525).
    expect(fault.inverters).toBeCloseTo(0.525, 3);
    expect(fault.total).toBeCloseTo(13.125, 3);
    expect(fault.peak).toBeCloseTo(32.52, 2);
    expect(fault.total).toBeLessThan(network.switchgear);
    expect(fault.peak).toBeLessThan(fault.switchgearPeak);
  });

  it('changes the voltage by less than 3 % when it trips and when it swings', () => {
    expect(batteryStudy.smallestFaultLevel).toBeCloseTo(514.4, 1);
    // R = 0.1240 and X = 0.9923: a first approach, (RP + XQ) ÷ 514.4, is 1.75 % and 2 × 0.48 %.
    expect(steps.trip).toBeCloseTo(0.0166, 4);
    expect(steps.swing).toBeCloseTo(0.0097, 4);
  });

  it('dips the voltage by so much for each block that is energised with others', () => {
    expect(dips.one).toBeCloseTo(30 / 544.42, 5);
    expect(dips.two).toBeCloseTo(60 / 574.42, 5);
    expect(dips.all).toBeCloseTo(150 / 664.42, 5);
    for (const { percent } of dipReadings) {
      expect(percent).toBeLessThan(100 * batteryStudy.dipOnTheDay);
    }
    expect(batteryStudy.dipOnTheDay).toBeLessThan(dips.one);
    expect(dipReadings).toHaveLength(batteryStudy.plant.blocks);
    for (const [index, { day, time }] of dipReadings.entries()) {
      const before = dipReadings[index - 1];
      if (before?.day !== day) continue;
      const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
      expect(minutes(time) - minutes(before.time)).toBeGreaterThanOrEqual(10);
    }
    expect(Math.max(...['Tue', 'Wed'].map((on) => dipReadings.filter(({ day }) => day === on).length))).toBe(4);
  });

  it('says on the sheet of its energising what was calculated, in per cent', () => {
    const remarks = batterySheets.flatMap((sheet) => sheet.remarks).join(' ');
    const [one, onTheDay] = [batteryStudy.dips.one, batteryStudy.dipOnTheDay].map((share) => share / 0.01);
    expect(remarks).toContain(`bound: ${one?.toFixed(1)} % at the smallest fault level, ${onTheDay?.toFixed(1)} % on`);
  });

  it('rides through before its interface relay would trip', () => {
    // From 0.10 at 0.14 s to 0.85 at 2.2 s: 0.14 + 0.70 ÷ 0.75 × 2.06.
    expect(undervoltage.below).toBeCloseTo(2.063, 3);
    expect([undervoltage.level, undervoltage.seconds]).toEqual([0.8, 2.5]);
    expect(undervoltage.margin).toBeCloseTo(0.437, 3);
  });

  it('answered each frequency within 0.1 MW of its droop', () => {
    // 0.1 Hz is 2 % of 20 MW at a droop of 10 %: 1.6 Hz is 6.4 MW, 2.0 Hz is 8 MW.
    expect(batteryStudy.overPower(52)).toBeCloseTo(13.6, 6);
    expect(batteryStudy.underPower(47.5)).toBeCloseTo(18, 6);
    for (const [hertz, megawatts] of frequencyReadings.over) {
      expect(Math.abs(megawatts - batteryStudy.overPower(hertz)), `${hertz} Hz`).toBeLessThan(0.1001);
    }
    for (const [hertz, megawatts] of frequencyReadings.under) {
      expect(Math.abs(megawatts - batteryStudy.underPower(hertz)), `${hertz} Hz`).toBeLessThan(0.1001);
    }
  });

  it('has an interface relay that operated as it is set', () => {
    expect(relayReadings).toHaveLength(settings.length);
    for (const [index, { setting, share, delay }] of settings.entries()) {
      const reading = relayReadings[index];
      const [operated, set] = [
        Number.parseFloat(reading?.operated ?? ''),
        share === undefined ? Number.parseFloat(setting) : 110 * share,
      ];
      expect(Math.abs(operated - set), setting).toBeLessThan(share === undefined ? 0.0101 : 0.01 * set);
      const late = (reading?.seconds ?? 0) - Number.parseFloat(delay);
      expect(late, setting).toBeGreaterThan(0);
      expect(late, setting).toBeLessThan(0.0401);
    }
  });

  it('was offered in 65 working days, and took the weeks that the page states', () => {
    expect(programme.find(({ step }) => step === 'Offer')?.week).toBe(65 / 5);
    expect(programme.map(({ week }) => week)).toEqual(programme.map(({ week }) => week).toSorted((a, b) => a - b));
    expect(batteryStudy.weeks).toBe(93);
    const weekOf = (name: string) => programme.find(({ step }) => step === name)?.week ?? 0;
    expect(weekOf('Reactive test, repeated') - weekOf('Witnessed tests'), 'two weeks later').toBe(2);
    expect(batteryStudy.weeks - weekOf('Reactive test, repeated'), 'five weeks after').toBe(5);
  });
});
