import type { ToolReadingContent } from '../tool.ts';

export const generatorRouteReading: ToolReadingContent = {
  formulas: [
    {
      formula: 'P ≤ 16 A × 230 V = 3.68 kW',
      meaning: 'EREC G98 in one phase, at low voltage, for what is type tested',
    },
    { formula: 'P ≤ 3 × 16 A × 230 V = 11.04 kW', meaning: 'EREC G98 in three phases' },
    { formula: '0.8 kW ≤ P < 1 MW, U < 110 kV', meaning: 'EREC G99, Type A' },
    { formula: '1 MW ≤ P < 10 MW, U < 110 kV', meaning: 'Type B' },
    { formula: '10 MW ≤ P < 50 MW, U < 110 kV', meaning: 'Type C' },
    { formula: 'P ≥ 50 MW, or U ≥ 110 kV', meaning: 'Type D, whatever its capacity at that voltage' },
  ],
  sources: [
    {
      term: 'Types',
      text: 'EREC G98 and EREC G99, whose types are those of the European requirements for generators as Great Britain kept them.',
    },
    {
      term: 'Stations',
      text: 'Grid Code: Small, Medium and Large by transmission area. The proposal GC0117 would draw one line at 10 MW.',
    },
    {
      term: 'Times',
      text: 'EREC G98 for 28 days; the standards of performance for offers of connection for 45 and 65 working days.',
    },
    { term: 'Tested', text: 'Each threshold on either side of it.' },
  ],
  limits: [
    'The type goes by the module, and the Grid Code’s size by the power station. Two modules of 9 MW are two of Type B.',
    'Only new generation. What was connected under EREC G59 stays under it, unless it is changed substantially.',
    'Storage is read like inverters; EREC G99 says where it departs from that. Export limits to EREC G100 do not change the type.',
    'Low voltage combinations of generation and storage up to 32 A or 60 A a phase may have a shorter procedure of EREC G99, which is not told apart here.',
    'Islands, offshore networks, licence exemptions and the capacity market are not looked at.',
    'Amendments move forms and details: the issue in force and the network operator decide.',
  ],
};
