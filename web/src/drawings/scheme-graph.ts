/** The elements at the ends of the lines of a single line diagram. */
type ElementKind = 'busbar' | 'breaker' | 'transformer' | 'cable' | 'source' | 'network';

export interface ProtectionRelay {
  name: string;
  /** The names of the measurements that the relay uses. */
  measures: readonly string[];
  functions: readonly { code: string; trips: readonly string[] }[];
}

/** A drawing as a graph: elements, lines between them, measurements, and relays with the breakers that they trip. */
export interface SchemeGraph {
  elements: Readonly<Record<string, ElementKind>>;
  lines: readonly (readonly [string, string])[];
  /** The measured quantities. `of` is the element whose circuit contains the measuring transformer. */
  measurements: readonly { name: string; kind: 'current' | 'voltage' | 'mechanical'; of: string }[];
  relays: readonly ProtectionRelay[];
  /** The breakers at the edge of the drawing. Another drawing shows their protection. */
  protectedElsewhere?: readonly string[];
}

const overcurrent = /^(50\/51|51\/51N|67\/67N|50|51)$/;
/** Gives the measurements that a function needs. Breaker failure needs a current: it detects a current that still flows. */
const needs = (code: string): readonly string[] => {
  if (/^(63|26)/.test(code)) return ['mechanical'];
  if (/^67/.test(code)) return ['current', 'voltage'];
  return /^(27|59|81)/.test(code) ? ['voltage'] : ['current'];
};

/** Lists the faults of a scheme, in words. The list is empty if the scheme has none. */
export function schemeViolations({
  elements,
  lines,
  measurements,
  relays,
  protectedElsewhere = [],
}: SchemeGraph): string[] {
  const violations: string[] = [];
  const neighbours = (name: string) =>
    lines.flatMap(([one, other]) => (one === name ? [other] : other === name ? [one] : []));
  for (const [one, other] of lines) {
    for (const end of [one, other]) if (!(end in elements)) violations.push(`a line ends at ${end}, which is nothing`);
  }
  for (const [name, kind] of Object.entries(elements)) {
    const ends = neighbours(name).length;
    if (kind === 'breaker' && ends !== 2) violations.push(`breaker ${name} has ${ends} ends`);
    if (ends === 0) violations.push(`${name} is joined to nothing`);
  }
  for (const relay of relays) {
    const measured = measurements.filter(({ name }) => relay.measures.includes(name));
    for (const name of relay.measures) {
      if (!measurements.some((measurement) => measurement.name === name)) {
        violations.push(`relay ${relay.name} measures at ${name}, which is not there`);
      }
    }
    for (const { code, trips } of relay.functions) {
      for (const kind of needs(code)) {
        if (!measured.some((measurement) => measurement.kind === kind)) {
          violations.push(`relay ${relay.name} has ${code} and no ${kind} measurement`);
        }
      }
      for (const breaker of trips) {
        if (elements[breaker] !== 'breaker')
          violations.push(`relay ${relay.name} trips ${breaker}, which is not a breaker`);
        const near = measured.some(({ of }) => of === breaker || reaches(of, breaker));
        if (!near) violations.push(`relay ${relay.name} trips ${breaker} and measures nothing near it`);
      }
    }
  }
  for (const [breaker, kind] of Object.entries(elements)) {
    if (kind !== 'breaker' || protectedElsewhere.includes(breaker)) continue;
    const own = measurements.filter(({ of, kind: what }) => of === breaker && what === 'current');
    const isProtected = relays.some(
      (relay) =>
        own.some(({ name }) => relay.measures.includes(name)) &&
        relay.functions.some(({ code, trips }) => overcurrent.test(code) && trips.includes(breaker)),
    );
    if (!isProtected) violations.push(`breaker ${breaker} has no overcurrent protection on its own current`);
  }
  return violations;

  /** Tells whether at most one element stands between two elements. */
  function reaches(from: string, to: string): boolean {
    const near = neighbours(from);
    return near.includes(to) || near.some((middle) => neighbours(middle).includes(to));
  }
}
