import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/process/paths.ts';

interface Job {
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}
interface Workflow {
  on: string | string[] | Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = join(root, '.github', 'workflows');
const texts = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
const workflows = texts.map(([name, text]) => [name, parse(text) as Workflow] as const);
const jobs = workflows.flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => [`${file}: ${name}`, job] as const),
);
const uses = (job: Job, action: string) => job.steps.filter((step) => step.uses?.startsWith(`${action}@`));

testRows(texts)('a workflow pins every action to one commit, which no tag can move', (_name, text) => {
  const actions = [...text.matchAll(/uses: (\S+)(.*)/g)];
  expect(actions).not.toEqual([]);
  for (const [, action, comment] of actions) {
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    expect(comment).toMatch(/^ # v\d+\.\d+\.\d+$/);
  }
});

testRows(workflows)(
  'a workflow gives nothing by default, and runs no pull request as if it were merged',
  (_name, workflow) => {
    expect(workflow.permissions).toEqual({});
    const events = typeof workflow.on === 'object' ? Object.keys(workflow.on) : workflow.on;
    expect(events).not.toContain('pull_request_target');
  },
);

testRows(jobs)('a job can only read, unless it deploys, and keeps no token on the disk', (_name, job) => {
  const isDeploying = uses(job, 'google-github-actions/auth').length > 0;
  expect(job.permissions).toEqual({ contents: 'read', ...(isDeploying && { 'id-token': 'write' }) });
  for (const step of uses(job, 'actions/checkout')) expect(step.with).toMatchObject({ 'persist-credentials': false });
});

const deploying = jobs.filter(([, job]) => job.permissions?.['id-token'] === 'write');

testRows(deploying)('a job that can deploy runs no code of a pull request', (_name, job) => {
  const checkouts = uses(job, 'actions/checkout').map((step) => step.with?.ref);
  expect(checkouts).toEqual([expect.stringMatching(/^\$\{\{ github\.event\.pull_request\.base\.sha \}\}$/)]);
  const installs = job.steps.flatMap(({ run }) => (run?.startsWith('npm ci') ? [run] : []));
  expect(installs).toEqual([expect.stringContaining('--ignore-scripts')]);
});

it('there are workflows for a change, for its preview and for each week', () => {
  expect(texts.map(([name]) => name)).toEqual(['preview.yml', 'test.yml', 'weekly.yml']);
});
