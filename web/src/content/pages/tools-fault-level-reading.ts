import type { ToolReadingContent } from '../tool.ts';

export const faultLevelReading: ToolReadingContent = {
  formulas: [
    { formula: 'I″k = c U ÷ (√3 Z)', meaning: 'Initial symmetrical current; c = 1.1, U the busbar’s nominal voltage' },
    { formula: 'ZQ = c U² ÷ S″kQ', meaning: 'Source, seen from the busbar; parted into R and X by its X/R' },
    { formula: 'ZT = KT u U² ÷ S, KT = 0.95 c ÷ (1 + 0.6 x)', meaning: 'Each transformer, with its correction factor' },
    {
      formula: 'ZM = U² ÷ (a S)',
      meaning: 'Motors that start with a times their current; R/X 0.42 up to 1 kV, 0.15 above',
    },
    { formula: 'I = a S ÷ (√3 U)', meaning: 'Inverters: a current that is added, with no direct component' },
    {
      formula: 'ip = Σ κ √2 I″k, κ = 1.02 + 0.98 e^(−3 R/X)',
      meaning: 'Peak: network, motors and inverters each with their own κ, inverters with 1',
    },
    { formula: 'iDC = √2 I″k e^(−2πf t R/X)', meaning: 'Direct component when the contacts part; f = 50 Hz' },
    {
      formula: 'Ith = √(I″k² + m I²), m = (e^(4f t ln(κ − 1)) − 1) ÷ (2f t ln(κ − 1))',
      meaning: 'Thermal equivalent with n = 1; I is what is not from inverters, κ the larger of network and motors',
    },
  ],
  sources: [
    { term: 'Method', text: 'IEC 60909-0: equivalent voltage source at the place of the fault, largest currents.' },
    {
      term: 'Checked',
      text: 'Against the printed results of pandapower’s short-circuit tutorial and its version 3.5.4, to six figures; motors, inverters and direct component by hand.',
    },
    { term: 'Same code', text: 'Calculates the figures of our 132 kV case study and of the drawn 33 kV board.' },
  ],
  limits: [
    'Three-phase faults and largest currents only: no earth faults, no smallest currents for protection.',
    'c = 1.1 at every voltage, which at low voltage is that of a tolerance of +10 %.',
    'No synchronous machines near the fault, and no decay: motors are taken to feed the breaking current in full.',
    'Transformers are alike, at their nominal ratio; cables are all in one run, and their capacitance is left out.',
    'Inverters are added in phase at the busbar itself. What they really do is in the manufacturer’s declaration.',
    'Great Britain’s networks are also assessed to EREC G74, with the contribution of general load.',
  ],
};
