import { deskLimits } from '@ohmbridge/contract/desk/desk-limits';

/** As many at once as the API takes. */
export function inParts<Item>(items: readonly Item[]): Item[][] {
  const size = deskLimits.submissionsPerAction;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
