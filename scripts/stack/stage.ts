/** Does one stage of the work and says on one line what it is and how long it took. */
export async function stage<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  process.stdout.write(`${title} …`);
  try {
    const result = await work();
    console.log(` ${seconds(performance.now() - began)}`);
    return result;
  } catch (failure) {
    console.log(' failed');
    throw failure;
  }
}

/** A duration for people: tenths below ten seconds, whole seconds above. */
export function seconds(milliseconds: number): string {
  const value = milliseconds / 1000;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
}
