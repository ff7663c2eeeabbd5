import { identity, sharedWords } from '@site/contract/firm/identity';
import { leaks } from './deployment/leaks.ts';
import { note, runCommandLine, stage } from './process/command-line.ts';
import { root } from './process/paths.ts';

/** `npm run leaks`: looks for the sample’s name, places, numbers and people in all that was built for another firm. */
await runCommandLine(async () => {
  if (identity.isSample) note('The identity says that this is the sample.');
  const found = await stage('Looking for the sample in all that ships', () => leaks(root, identity, sharedWords));
  for (const leak of found) console.error(`- ${leak}`);
  return found.length === 0 ? 0 : 1;
});
