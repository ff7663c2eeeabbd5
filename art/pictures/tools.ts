import { spawn } from 'node:child_process';
import { ExpectedError } from '../../scripts/process/expected-error.ts';

/** The programs that make pictures, with their packages in Debian. */
const packageOf = { blender: 'blender', ffmpeg: 'ffmpeg', npm: 'npm', tar: 'tar' } as const;

/** Gives the end of a program's output, which has the cause of a failure. */
const tail = (output: Buffer[]) => Buffer.concat(output).toString().trimEnd().split('\n').slice(-12).join('\n');

/**
 * Runs a program and waits for its end.
 * @returns the standard output of the program
 * @throws ExpectedError if the program is not installed or fails
 */
export async function runTool(
  tool: keyof typeof packageOf,
  options: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Buffer> {
  const child = spawn(tool, options, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    // npm is a script on Windows.
    shell: process.platform === 'win32' && tool === 'npm',
  });
  const output: Buffer[] = [];
  const complaints: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  // A render must not continue alone when this program is stopped.
  const stop = () => child.kill();
  process.once('exit', stop);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code === 0) return Buffer.concat(output);
  } catch {
    throw new ExpectedError(
      `${tool} could not be started. On Debian and Ubuntu it is in the package "${packageOf[tool]}": sudo apt install ${packageOf[tool]}.`,
    );
  } finally {
    process.off('exit', stop);
  }
  throw new ExpectedError(`${tool} failed.`, tail(complaints.length > 0 ? complaints : output));
}

/** Runs one of the art folder's Python files inside Blender. */
export async function runInBlender(script: string, options: readonly string[], weights?: string): Promise<void> {
  const environment = weights === undefined ? {} : { ART_DENOISER_WEIGHTS: weights };
  // Without --python-exit-code, Blender reports success even if the script fails.
  await runTool(
    'blender',
    ['-b', '-noaudio', '--factory-startup', '--python-exit-code', '1', '-P', script, '--', ...options],
    environment,
  );
}
