import { huntGuards } from './mutations/guards-hunt.ts';
import type { Tally } from './mutations/hunt.ts';
import { huntRules } from './mutations/rules-hunt.ts';
import { ExpectedFailure, runCommandLine } from './stack/expected-failure.ts';
import { interruption, unlessInterrupted } from './stack/interruption.ts';

/**
 * `npm run test:mutations`: changes every condition of the rules and takes every guard out of the code, one at a time, and
 * expects a test to notice. `-- rules` and `-- guards` do one of the two; `-- guards <word>` does the guards it is about.
 */
await runCommandLine(async () => {
  const [part, ...words] = process.argv.slice(2);
  const { killed, survived } = await unlessInterrupted(interruption(), huntFor(part, words));
  console.log(`\n${killed} killed, ${survived} survived`);
  return survived === 0 ? 0 : 1;
});

async function huntFor(part: string | undefined, words: readonly string[]): Promise<Tally> {
  if (part === 'rules') return huntRules();
  if (part === 'guards') return huntGuards(words);
  if (part !== undefined)
    throw new ExpectedFailure(`There is nothing to hunt called "${part}". There are: rules, guards.`);
  const [rules, guards] = [await huntRules(), await huntGuards([])];
  return { killed: rules.killed + guards.killed, survived: rules.survived + guards.survived };
}
