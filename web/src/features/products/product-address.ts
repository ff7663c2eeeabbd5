/** Where a product has its page. */
export function productAddress(id: string): string {
  return `/product/${id}`;
}
