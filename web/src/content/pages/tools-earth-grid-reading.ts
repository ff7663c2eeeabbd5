import { coldSite, touchVoltages } from '../calculations/earthing.ts';
import type { ToolReadingContent } from '../tool.ts';

export const earthGridReading: ToolReadingContent = {
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
      meaning: 'Where the surface has fallen to U: that of a plate as large as the grid',
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
      text: `EREC S36: hot above ${coldSite.ordinary} V; above ${coldSite.highReliability} V where the lines are of high reliability and clear an earth fault within ${coldSite.within} s.`,
    },
    { term: 'Same code', text: 'Calculates the figures of our earthing case study, with which this page starts.' },
  ],
  limits: [
    'Uniform soil. Layers can double a resistance or halve it: this is no substitute for soundings and a model.',
    'Resistances only. Long sheaths and overhead earth wires have impedance, and EREC S34 gives their share of the current.',
    'No touch and step voltages at places of the site, and none transferred by fences, pipes or LV neutrals.',
    'In Great Britain the network operator judges by the tables of ENA TS 41-24, with footwear and surface. They are not repeated here, and differ from the curve for bare feet.',
    'A rise that counts on sheaths stands only while their bonds do. That is why both figures are given.',
  ],
};
