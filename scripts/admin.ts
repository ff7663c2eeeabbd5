import { parseArgs } from 'node:util';
import { changeAdmin } from './stack/change-admin.ts';
import { ExpectedFailure, runCommandLine } from './stack/expected-failure.ts';

const usage =
  'Say whom: `npm run admin:grant -- name@example.com` or `npm run admin:revoke -- name@example.com`, with `--project <id>` for a real project instead of the local stack.';

/** `npm run admin:grant` and `npm run admin:revoke`: who may use the admin area. */
await runCommandLine(async () => {
  const { change, email, project } = readArguments();
  console.log(await changeAdmin(change, email, project));
  return 0;
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { project: { type: 'string' } }, allowPositionals: true });
    const [change, email, ...tooMany] = positionals;
    if ((change === 'grant' || change === 'revoke') && email !== undefined && tooMany.length === 0) {
      return { change, email, project: values.project } as const;
    }
  } catch {
    // An unknown option: the usage says what there is.
  }
  throw new ExpectedFailure(usage);
}
