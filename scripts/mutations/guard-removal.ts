import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { root } from '../stack/paths.ts';
import { type Guard, withoutGuard } from './guard.ts';

/**
 * Lets the test runner read a source without one guard. The files themselves are never touched, so that whatever happens
 * to a run, there is nothing to put back.
 */
export class GuardRemoval {
  #removed: Guard | undefined;

  set removed(guard: Guard | undefined) {
    this.#removed = guard;
  }

  /** What has to be among the plugins of the test runner. */
  plugin(): Plugin {
    return {
      name: 'guard-removal',
      enforce: 'pre',
      transform: (source, id) => {
        const guard = this.#removed;
        return guard && id === addressOf(guard) ? { code: withoutGuard(source, guard), map: null } : undefined;
      },
    };
  }
}

/** The file of a guard, as the test runner names it. */
export function addressOf({ file }: Pick<Guard, 'file'>): string {
  return normalizePath(join(root, file));
}
