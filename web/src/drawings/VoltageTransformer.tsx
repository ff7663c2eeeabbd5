/** A voltage transformer by IEC 60617 on a vertical branch: `x` is the branch, `y` the middle between its windings. */
export function VoltageTransformer({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y - 7} r="9" />
      <circle cx={x} cy={y + 7} r="9" />
    </>
  );
}
