import { changeAdmin } from './operator/change-admin.ts';
import { readArguments, runCommandLine } from './process/command-line.ts';

const usage =
  'Say whom: `npm run admin:grant -- name@example.com` or `npm run admin:revoke -- name@example.com`, with `--project <id>` for a real project instead of the local stack.';

/** `npm run admin:grant` and `npm run admin:revoke`: who may use the admin area. */
await runCommandLine(async () => {
  const { change, email, project } = readArguments(
    usage,
    { project: { type: 'string' } },
    ({ project }, [change, email, ...tooMany]) =>
      (change === 'grant' || change === 'revoke') && email !== undefined && tooMany.length === 0
        ? ({ change, email, project } as const)
        : undefined,
  );
  console.log(await changeAdmin(change, email, project));
  return 0;
});
