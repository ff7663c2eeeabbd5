import { coldSite, touchVoltages } from '../../calculations/earthing.ts';
import { earthGridExample, faultLevelExample } from '../../firm/tool-examples.ts';
import type { ToolStaticContent } from '../../shapes/tool.ts';
import type { ToolAddress } from './tools.ts';

/** The texts below each tool. They have a separate file, so that a visit that begins there does not load them as script. */
export const toolsStatic: Readonly<Record<ToolAddress, ToolStaticContent>> = {
  '/tools/generator-route': {
    formulas: [
      {
        formula: 'P ≤ 16 A × 230 V = 3.68 kW',
        meaning: 'EREC G98: single-phase, low voltage, type-tested equipment',
      },
      { formula: 'P ≤ 3 × 16 A × 230 V = 11.04 kW', meaning: 'EREC G98: the same, three-phase' },
      { formula: '0.8 kW ≤ P < 1 MW, U < 110 kV', meaning: 'EREC G99, Type A' },
      { formula: '1 MW ≤ P < 10 MW, U < 110 kV', meaning: 'Type B' },
      { formula: '10 MW ≤ P < 50 MW, U < 110 kV', meaning: 'Type C' },
      {
        formula: 'P ≥ 50 MW, or U ≥ 110 kV',
        meaning: 'Type D: from 50 MW at any voltage, and from 110 kV at any capacity',
      },
    ],
    sources: [
      {
        term: 'Types',
        text: 'EREC G98 and EREC G99. Their types come from the European requirements for generators, as kept in the law of Great Britain.',
      },
      {
        term: 'Stations',
        text: 'Grid Code: Small, Medium and Large by transmission area. The proposal GC0117, which Ofgem has sent back, would make every station from 10 MW Large.',
      },
      {
        term: 'Transmission',
        text: 'CUSC as of CMP446, May 2025. Documents: ENA queue entry requirements.',
      },
      {
        term: 'Times',
        text: '28 days: EREC G98. 45 and 65 working days: the standards of performance for connection offers.',
      },
      { term: 'Tested', text: 'Our tests check a value just below each threshold and one at it.' },
    ],
    limits: [
      'The capacity of the module decides its type; the capacity of the power station decides its size in the Grid Code. Two 9 MW synchronous machines are two Type B modules; inverters behind one connection are added up.',
      'This sheet covers new generation only. Plant that was connected under EREC G59 stays under G59, unless it is changed substantially.',
      'We treat storage as inverters; EREC G99 lists the differences. An export limit to EREC G100 does not change the type, but decides whether a transmission impact assessment is needed.',
      'EREC G99 has shorter procedures for some low voltage combinations of generation and storage, up to 32 A or 60 A per phase. This sheet does not cover them.',
      'This sheet leaves out offshore networks, licence exemptions, the capacity market and further rules for islands.',
      'Amendments change forms and details. The issue in force applies, and the network operator decides.',
    ],
  },
  '/tools/fault-level': {
    formulas: [
      {
        formula: 'I″k = c U ÷ (√3 Z)',
        meaning: 'Initial symmetrical current; c = 1.1, U the busbar’s nominal voltage',
      },
      { formula: 'ZQ = c U² ÷ S″kQ', meaning: 'Source, seen from the busbar; split into R and X by its X/R' },
      {
        formula: 'ZT = KT u U² ÷ S, KT = 0.95 c ÷ (1 + 0.6 x)',
        meaning: 'Each transformer, with its correction factor',
      },
      {
        formula: 'ZM = U² ÷ (a S)',
        meaning: 'Motors with a starting current of a times rated; R/X 0.42 up to 1 kV, 0.15 above',
      },
      { formula: 'I = a S ÷ (√3 U)', meaning: 'Inverters: a current that is added, with no DC component' },
      {
        formula: 'ip = Σ κ √2 I″k, κ = 1.02 + 0.98 e^(−3 R/X)',
        meaning: 'Peak: network, motors and inverters each with their own κ, inverters with 1',
      },
      { formula: 'iDC = √2 I″k e^(−2πf t R/X)', meaning: 'DC component when the contacts part; f = 50 Hz' },
      {
        formula: 'Ith = √(I″k² + m I²), m = (e^(4f t ln(κ − 1)) − 1) ÷ (2f t ln(κ − 1))',
        meaning:
          'Thermal equivalent with n = 1; I is the current without inverters, κ the larger of network and motors',
      },
    ],
    sources: [
      { term: 'Method', text: 'IEC 60909-0: equivalent voltage source at the place of the fault, largest currents.' },
      {
        term: 'Checked',
        text: 'Against the printed results of pandapower’s short-circuit tutorial and its version 3.5.4, to six figures; motors, inverters and DC component by hand.',
      },
      { term: 'Same code', text: faultLevelExample.from },
    ],
    limits: [
      'Three-phase faults and largest currents only: no earth faults, no smallest currents for protection.',
      'c = 1.1 at every voltage; at low voltage this is the value for a tolerance of +10 %.',
      'No synchronous machines near the fault, and no decay: motors are taken to feed the breaking current in full.',
      'Motors above 1 kV have R/X 0.15, which is for less than 1 MW a pair of poles. From 1 MW IEC 60909-0 gives 0.10: their peak is then 6 % higher, and their DC component at 50 ms twice as high.',
      'Transformers are alike, at their nominal ratio; cables are all in one run, and their capacitance is left out.',
      'Inverters are added in phase at the busbar itself. The manufacturer’s declaration gives their real behaviour.',
      'Great Britain’s networks are also assessed to EREC G74, with the contribution of general load.',
    ],
  },
  '/tools/earth-grid': {
    formulas: [
      {
        formula: 'R = ρ (1/L + (1 + 1 ÷ (1 + h √(20/A))) ÷ √(20 A))',
        meaning: 'Grid by itself, by Sverak; L is conductor and rods together, h the depth, A length × width',
      },
      { formula: 'R = ρ/4 √(π/A) + ρ/L', meaning: 'The same by Laurent and Niemann, as a check' },
      { formula: 'RE = R R₂ ÷ (R + R₂)', meaning: 'With the electrodes that the sheaths bond to it' },
      { formula: 'EPR = RE (1 − s) I', meaning: 'With sheath return: s is the share that never enters the soil' },
      { formula: 'EPR = R I', meaning: 'Without: all of the current into the grid alone' },
      {
        formula: 'x = √(A/π) (1 ÷ sin(π U ÷ 2 EPR) − 1)',
        meaning: 'Distance beyond the grid at which the surface has fallen to U, for a plate of equal area',
      },
    ],
    sources: [
      {
        term: 'Resistance',
        text: 'IEEE 80. Its two examples of a 70 m square, 2.78 Ω and 2.75 Ω, are part of our tests.',
      },
      {
        term: 'Touch',
        text: `BS EN 50522, bare hands to bare feet: ${touchVoltages.map(([seconds, volts]) => `${volts} V for ${seconds} s`).join(', ')}; between them on the curve.`,
      },
      {
        term: 'Hot or cold',
        text: `EREC S36: hot above ${coldSite.ordinary} V; above ${coldSite.highReliability} V where the lines are of high reliability and clear an earth fault within ${coldSite.within} s. Some network operators call a hot site a high EPR site.`,
      },
      { term: 'Same code', text: earthGridExample.from },
    ],
    limits: [
      'Uniform soil. Layers can double a resistance or halve it: this is not a substitute for soundings and a model.',
      'Resistances only. Long sheaths and overhead earth wires have impedance, and EREC S34 gives their share of the current.',
      'No touch or step voltages at points on the site, and none transferred by fences, pipes or LV neutrals.',
      'In Great Britain the network operator judges by the tables of ENA TS 41-24, with footwear and surface. Those limits are not repeated here, and differ from the curve for bare feet.',
      'If the rise relies on cable sheaths, it holds only while the sheath bonds are intact. That is why both figures are given.',
    ],
  },
};
