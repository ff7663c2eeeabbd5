import { personCommand } from './operator/person-command.ts';
import { runCommandLine } from './process/command-line.ts';

/** `npm run person`: prints or deletes everything that the database holds about one person. */
await runCommandLine(personCommand);
