import type { ModuleType } from '../../calculations/generator-route.ts';
import type { ResultRow } from '../../shapes/tool.ts';

// The requirements of each route. Forms have the names of EREC G98 and EREC G99.

const row = (term: string, ...values: string[]): ResultRow => ({ term, values });

/** Gives the route by EREC G98. One premises needs a notification; several premises need an application. */
export const g98Route = (isAlone: boolean): readonly ResultRow[] => [
  row(
    'Requirements',
    'Equipment that is type tested to EREC G98, and registered with the ENA',
    'All generation at the premises together within 16 A in each phase',
    'Interface protection, at the settings of the type test',
  ),
  isAlone
    ? row('Forms', 'Form B, installation document, after commissioning')
    : row(
        'Forms',
        'Form A, application, before anything is installed',
        'Form B for each premises, after commissioning',
      ),
  isAlone
    ? row('Studies', 'None')
    : row('Studies', 'None from you: the network operator checks voltage and loading of the network'),
  isAlone
    ? row('How long', 'Connect first; notify the network operator within 28 days of commissioning')
    : row('How long', 'Connect after the network operator’s answer; notify it within 28 days of commissioning'),
];

export const noType: readonly ResultRow[] = [
  row('Why', 'Type A begins at 0.8 kW, and EREC G98 covers type-tested equipment only'),
  row('Next', 'Tell the network operator, which must know of any generation in parallel, and ask what it wants to see'),
];

export const transmissionRoute: readonly ResultRow[] = [
  row('Why', 'At this voltage the connection is to the transmission network. In Scotland that includes 132 kV'),
  row(
    'Requirements',
    'The Grid Code’s own connection conditions, by the same Types A to D',
    'Compliance process with NESO',
  ),
  row('Forms', 'Application to NESO under the CUSC', 'EON, ION and FON as for every Type D'),
  row(
    'Studies',
    'Load flow, fault level, fault ride through, voltage control, stability, harmonics; EMT models on request',
  ),
  row('How long', 'It depends on the connections queue: years rather than months'),
];

interface Kind {
  isInverter: boolean;
  isLow: boolean;
  /** Whether Form A1-1 replaces the Standard Application Form. */
  hasShortForm: boolean;
  needsQueueEntry: boolean;
  needsImpactAssessment: boolean;
}

/** Gives the route by EREC G99 for a type. Each type has the requirements of the type before, and more. */
export function g99Route(type: ModuleType, kind: Kind): readonly ResultRow[] {
  const { isInverter, isLow, hasShortForm, needsQueueEntry, needsImpactAssessment } = kind;
  const from = (first: ModuleType, ...values: string[]) => (type >= first ? values : []);
  const isA = type === 'A';
  return [
    row(
      'Requirements',
      'Operates from 47.0 to 52.0 Hz for the times in G99, and withstands 1 Hz/s over 500 ms',
      'Less power above 50.4 Hz (LFSM-O)',
      ...(type < 'C' ? ['Shutdown within 5 s of a signal from the network operator'] : []),
      'Interface protection, with loss of mains by RoCoF',
      ...from('B', 'Fault ride through, and recovery of active power after it'),
      ...(isInverter ? from('B', 'Fast fault current injection') : []),
      ...from(
        'B',
        `Active power ${type === 'B' ? 'reduced on instruction' : 'held to a set point from the network operator'}; reactive power or voltage controlled`,
        'Data to the network operator',
      ),
      ...from('C', 'More power when the frequency falls (LFSM-U), and frequency sensitive mode'),
      ...from('C', 'Reactive range at 0.95 power factor over the band of voltages; fault recording'),
      ...(isInverter
        ? []
        : from('C', 'Excitation that meets the required performance; a stabiliser where it is required')),
      ...from('D', 'Wider voltage ranges, and ride through of deeper dips'),
    ),
    row(
      'Forms',
      hasShortForm ? 'Form A1-1, application' : 'Standard Application Form',
      ...(needsQueueEntry
        ? ['Attach: Heads of Terms, site drawings, single line diagram, timeline, and Part 4 of the form, completed']
        : []),
      ...(isA
        ? [
            `Form ${isInverter ? 'A2-3' : 'A2-1 or A2-2'}, compliance, unless all is type tested${hasShortForm ? ': with the application' : ''}`,
            'Form A3-1, installation document, within 28 days of commissioning',
          ]
        : []),
      ...(type === 'B'
        ? ['Form B1-1, power generating module document (PGMD)', 'Forms B2 and B3, tests and confirmation']
        : []),
      ...from('C', 'Form C1-1, power generating module document (PGMD)', 'Forms C2 and C3, tests and confirmation'),
      ...(type === 'B' || type === 'C' ? ['The process ends with the final operational notification (FON)'] : []),
      ...from('D', 'Notifications in turn: energisation (EON), interim (ION), final (FON)'),
    ),
    row(
      'Studies',
      'By the network operator: fault level, thermal loading, voltage rise',
      ...(hasShortForm ? [] : ['Harmonics to EREC G5/5; flicker and voltage steps to EREC P28']),
      ...from(
        'B',
        'Fault ride through, reactive capability and voltage control by simulation, with a model that can be handed over',
      ),
      ...from('C', 'Frequency response; dynamic model validated against the tests on site'),
      ...from('D', 'Stability with the transmission system; EMT model where it is required'),
    ),
    row(
      'How long',
      needsImpactAssessment
        ? 'We cannot name a time: it depends on the connections queue and its Gate 2. Ask the network operator before you plan'
        : `Offer in up to ${isLow ? 45 : 65} working days of a complete application`,
      ...from('D', 'The ION lasts up to 24 months: complete the tests and the FON in that time'),
    ),
  ];
}
