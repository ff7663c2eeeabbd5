import { claimTestPorts } from '../../scripts/emulators/launcher-port.ts';
import { interruption, runCommandLine, unlessInterrupted } from '../../scripts/process/command-line.ts';
import { ExpectedError } from '../../scripts/process/expected-error.ts';
import { root } from '../../scripts/process/paths.ts';
import { mutateCode } from './code.ts';
import { parts } from './modules.ts';

const names = [...Object.keys(parts), 'rules'];

/**
 * `npm run test:mutations`: mutates the code that makes decisions, the contract and the rules, one change at a time. Fails if
 * the tests miss too many changes. `-- rules` mutates only the rules; `-- code delivery-plan` only the modules with that text
 * in their name.
 */
await runCommandLine(async () => {
  const [part, ...words] = process.argv.slice(2);
  if (part !== undefined && !names.includes(part)) {
    throw new ExpectedError(`There is nothing to mutate called "${part}". There are: ${names.join(', ')}.`);
  }
  const run = async () => {
    const outcomes: boolean[] = [];
    for (const name of Object.keys(parts) as (keyof typeof parts)[]) {
      if (part === undefined || part === name) outcomes.push(await mutateCode(name, words));
    }
    if (part === undefined || part === 'rules') {
      process.env.PORT_OFFSET ||= `${await claimTestPorts(root)}`;
      // The import comes late, because this module reads the ports when it loads.
      const { mutateRules } = await import('./rules/run.ts');
      outcomes.push(await mutateRules());
    }
    return outcomes.every(Boolean);
  };
  return (await unlessInterrupted(interruption(), run())) ? 0 : 1;
});
