import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { hashSecret } from '../../functions/src/keyed-hash.ts';
import { projectId } from './facts.ts';
import { root } from './paths.ts';

/** The key of the hashes that the local stack makes. */
export const localHashSecret = hashSecret(parseEnv(readFileSync(join(root, 'functions', `.env.${projectId}`), 'utf8')));
