/** The owner of the network of a project, or of the network to which it connects. The order is that on screen. */
export const operatorTypes = ['transmission', 'dno', 'idno', 'utility', 'private'] as const;

/** The firm's part in a project. */
export const projectScopes = [
  'Survey',
  'Studies',
  'Design',
  'Earthing',
  'Cables',
  'Protection',
  'Supply',
  'Commissioning',
] as const;

export const capacityUnits = ['MW', 'MVA'] as const;

/** A range of figures, with its name in addresses. The range begins above the previous range, and includes `upTo`. */
export interface Band {
  value: string;
  upTo: number;
}

/** The ranges of the highest voltage, in kV. */
export const voltageBands = [
  { value: '11', upTo: 11 },
  { value: '33', upTo: 35 },
  { value: '132', upTo: 132 },
  { value: '220', upTo: 220 },
] as const satisfies Band[];

/** The ranges of the capacity, in MW or MVA. */
export const capacityBands = [
  { value: '10', upTo: 10 },
  { value: '50', upTo: 50 },
  { value: '100', upTo: 100 },
  { value: 'over-100', upTo: Number.POSITIVE_INFINITY },
] as const satisfies Band[];

export const yearBands = [
  { value: '2000s', upTo: 2009 },
  { value: '2010s', upTo: 2019 },
  { value: '2020s', upTo: Number.POSITIVE_INFINITY },
] as const satisfies Band[];
