import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { onApp } from '../../functions/src/shared/firebase.ts';
import { emulatorEnvironment, projectId } from '../emulators/addresses.ts';
import { busyPorts } from '../emulators/free-ports.ts';
import type { PortName } from '../emulators/ports.ts';
import { ExpectedError } from '../process/expected-error.ts';

/**
 * Runs `work` on a real project with the signed-in Google Cloud account, or on the running local stack. The functions that
 * `work` calls use the same project.
 */
export async function withProject<Result>(
  project: string | undefined,
  emulator: PortName,
  work: (app: App) => Promise<Result>,
): Promise<Result> {
  if (project === undefined && (await busyPorts([emulator])).length === 0) {
    throw new ExpectedError(
      'The local stack is not running. Start it with `npm start`, or name a real project with `--project <id>`.',
    );
  }
  if (project === undefined) Object.assign(process.env, emulatorEnvironment);
  const app = initializeApp(
    project === undefined ? { projectId } : { projectId: project, credential: applicationDefault() },
    'command',
  );
  try {
    // The credentials are checked here: without them, Firestore's client fails in a place where no code can catch the error.
    if (project !== undefined) await app.options.credential?.getAccessToken();
    return await onApp(app, () => work(app));
  } catch (error) {
    if (project === undefined || error instanceof ExpectedError || !(error instanceof Error)) throw error;
    throw new ExpectedError(
      `The project ${project} refused, or is out of reach. Sign in with \`gcloud auth application-default login\`, as someone who may do this there, or point GOOGLE_APPLICATION_CREDENTIALS at a key.`,
      error.message,
    );
  } finally {
    await deleteApp(app);
  }
}
