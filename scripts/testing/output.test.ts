import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ending, startVisible } from '../process/child-process.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { saidIntoFile } from './output.ts';

test('the output of a stage and of its programs is kept in order', async () => {
  const kept = await saidIntoFile(join(temporaryFolder(), 'logs', 'stage.log'), async ({ say, child }) => {
    say('before');
    const code = await ending(startVisible('sh', ['-c', 'echo between; echo wrong >&2; exit 3'], {}, child));
    say('after');
    return code;
  });
  expect(kept).toEqual({ result: 3, said: 'before\nbetween\nwrong\nafter\n' });
});
