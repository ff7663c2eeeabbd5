import { roles as allRoles, type Role } from '../contract/team/roles.ts';
import { changeAdmin } from './operator/change-admin.ts';
import { readArguments, runCommandLine } from './process/command-line.ts';

const usage = `Name the admin: \`npm run admin:grant -- name@example.com\` or \`npm run admin:revoke -- name@example.com\`, with \`--project <id>\` for a real project instead of the local stack. The admin gets all roles, unless \`--roles\` names some of these: ${allRoles.join(', ')}, with commas between them.`;

/** `npm run admin:grant` makes an account an admin; `npm run admin:revoke` ends its admin rights. */
await runCommandLine(async () => {
  const { change, email, project, roles } = readArguments(
    usage,
    { project: { type: 'string' }, roles: { type: 'string' } },
    ({ project, roles: named }, [change, email, ...tooMany]) => {
      const roles = named === undefined ? undefined : rolesIn(named);
      if (named !== undefined && (roles === undefined || change === 'revoke')) return undefined;
      return (change === 'grant' || change === 'revoke') && email !== undefined && tooMany.length === 0
        ? ({ change, email, project, roles } as const)
        : undefined;
    },
  );
  console.log(await changeAdmin(change, email, { project, roles }));
  return 0;
});

/** Gives the roles that a text names; `undefined` if the text names none, or an unknown one. */
function rolesIn(text: string): Role[] | undefined {
  const named = text.split(',').map((name) => name.trim());
  return named.every((name) => allRoles.some((role) => role === name))
    ? allRoles.filter((role) => named.includes(role))
    : undefined;
}
