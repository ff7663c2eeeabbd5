import { huntRules } from './mutations/rules-hunt.ts';
import { interruption, runCommandLine, unlessInterrupted } from './process/command-line.ts';
import { ExpectedError } from './process/expected-error.ts';

/** `npm run test:mutations`: changes every condition of the rules, one at a time, and expects a test to notice. */
await runCommandLine(async () => {
  const [part] = process.argv.slice(2);
  if (part !== undefined && part !== 'rules') throw new ExpectedError(`There is no part "${part}". There is: rules.`);
  const { killed, survived } = await unlessInterrupted(interruption(), huntRules());
  console.log(`\n${killed} killed, ${survived} survived`);
  return survived === 0 ? 0 : 1;
});
