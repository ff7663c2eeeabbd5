import { examine } from './emulators/examine.ts';
import { runCommandLine } from './process/command-line.ts';

/** `npm run doctor`: lists the found and missing parts of the local stack and the tests. */
await runCommandLine(async () => {
  const findings = await examine();
  for (const { part, state, found } of findings) {
    const mark = { good: '✔', missing: '✖', optional: '–' }[state];
    console.log(`${mark} ${part.padEnd(24)}${found}`);
  }
  const missing = findings.filter(({ state }) => state === 'missing').length;
  console.log(
    missing === 0 ? '\nThis machine has everything that is needed.' : `\nCorrect the ${missing} marked with ✖ first.`,
  );
  return missing === 0 ? 0 : 1;
});
