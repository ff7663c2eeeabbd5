/** Numbers under names, at any depth. */
export type Sums = { [name: string]: number | Sums | undefined };

/** Adds the numbers under the same names. */
export function sumOf(all: readonly Sums[]): Sums {
  const sums: Sums = {};
  for (const [name, added] of all.flatMap((one) => Object.entries(one))) {
    const sum = sums[name];
    if (typeof added === 'number') sums[name] = added + (typeof sum === 'number' ? sum : 0);
    else if (added) sums[name] = sumOf([typeof sum === 'object' ? sum : {}, added]);
  }
  return sums;
}

/** Gives the numbers that turn `before` into `after` when added; without zeros. */
export function difference(before: Sums, after: Sums): Sums {
  return withoutNone(sumOf([mapped(before, (number) => -number), after]));
}

export function mapped<Value>(sums: Sums, change: (number: number) => Value): Mapped<Value> {
  return Object.fromEntries(
    Object.entries(sums).flatMap(([name, value]) => {
      if (value === undefined) return [];
      return [[name, typeof value === 'number' ? change(value) : mapped(value, change)]];
    }),
  );
}

type Mapped<Value> = { [name: string]: Value | Mapped<Value> };

/** Gives the sums without zeros, and without the objects that are then empty. */
export function withoutNone(sums: Sums): Sums {
  const some = Object.entries(sums).map(([name, value]) => [
    name,
    typeof value === 'object' ? withoutNone(value) : value,
  ]);
  return Object.fromEntries(some.filter(([, value]) => (typeof value === 'object' ? !isEmpty(value) : value)));
}

export function isEmpty(sums: object): boolean {
  return Object.keys(sums).length === 0;
}
