import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/process/paths.ts';

const folder = join(root, '.github', 'workflows');
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** The jobs of a workflow, each with its lines. */
const jobsOf = (text: string) =>
  (text.split('\njobs:\n')[1] ?? '').split(/\n(?= {2}\w)/).filter((job) => /^ {2}\w/.test(job));

describe.each(workflows)('the workflow $name', ({ text }) => {
  it('runs every action at one commit, which no tag can move', () => {
    const actions = [...text.matchAll(/uses: (\S+)(.*)/g)];
    expect(actions.length).toBeGreaterThan(0);
    for (const [, action, comment] of actions) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
      expect(comment).toMatch(/^ # v\d+\.\d+\.\d+$/);
    }
  });

  it('gives no job more than it asks for, and keeps no token on the disk', () => {
    expect(text).toMatch(/^permissions: \{\}$/m);
    expect(text).not.toContain('pull_request_target');
    expect(text.match(/persist-credentials: false/g)).toHaveLength(text.match(/actions\/checkout@/g)?.length ?? 0);
    for (const job of jobsOf(text)) {
      expect(job).toMatch(/\n {4}permissions:\n {6}contents: read\n/);
      expect(job.match(/: write/g) ?? []).toHaveLength(job.includes('google-github-actions/auth@') ? 1 : 0);
    }
  });

  it('lets nothing of a pull request run where something can be deployed', () => {
    for (const job of jobsOf(text).filter((job) => job.includes('id-token: write'))) {
      expect(job).toMatch(/ref: \$\{\{ github\.event\.pull_request\.base\.sha \}\}/);
      expect(job).toContain('npm ci --ignore-scripts');
    }
  });
});
