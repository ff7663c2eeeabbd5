/** Numbers under names, as deep as they go. */
export type Sums = { [name: string]: number | Sums | undefined };

/** Adds numbers that stand under the same names. */
export function sumOf(all: readonly Sums[]): Sums {
  const sums: Sums = {};
  for (const [name, added] of all.flatMap((one) => Object.entries(one))) {
    const sum = sums[name];
    if (typeof added === 'number') sums[name] = added + (typeof sum === 'number' ? sum : 0);
    else if (added) sums[name] = sumOf([typeof sum === 'object' ? sum : {}, added]);
  }
  return sums;
}

/** What has to be added to some numbers to have others: nothing where that is none. */
export function difference(before: Sums, after: Sums): Sums {
  return withoutNone(sumOf([mapped(before, (number) => -number), after]));
}

/** The same numbers, each as something else. */
export function mapped<Value>(sums: Sums, change: (number: number) => Value): Mapped<Value> {
  return Object.fromEntries(
    Object.entries(sums).flatMap(([name, value]) => {
      if (value === undefined) return [];
      return [[name, typeof value === 'number' ? change(value) : mapped(value, change)]];
    }),
  );
}

type Mapped<Value> = { [name: string]: Value | Mapped<Value> };

/** Without zeros, and without what is empty then. */
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
