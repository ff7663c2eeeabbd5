import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './paths.ts';
import { resumeMail } from './resume-mail.ts';
import { seedStack } from './seed.ts';
import { type Stack, startStack } from './stack.ts';
import { stage } from './stage.ts';

type DeveloperStackOptions = Pick<Parameters<typeof startStack>[0], 'withSite' | 'morePorts'> & {
  /** Forget what earlier runs left behind. */
  fresh: boolean;
};

const seededFile = join(dataFolder, 'seeded');

/** The stack with a developer's own data. It is seeded once: what is deleted by hand stays deleted. */
export async function startDeveloperStack({ fresh, ...options }: DeveloperStackOptions): Promise<Stack> {
  if (fresh) rmSync(dataFolder, { recursive: true, force: true });
  const stack = await startStack({ ...options, dataFolder });
  try {
    if (!existsSync(seededFile)) {
      await stage('Adding the first jobs and accounts', seedStack);
      mkdirSync(dataFolder, { recursive: true });
      writeFileSync(seededFile, '');
    }
    await stage('Looking for mail that is still to be sent', resumeMail);
  } catch (failure) {
    await stack.stop();
    throw failure;
  }
  return stack;
}
