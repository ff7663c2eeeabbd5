import { parseArgs } from 'node:util';
import { ExpectedError } from '../scripts/process/expected-error.ts';

/** What a run of the measurements covers. */
export interface BenchOptions {
  /** One run instead of the median of three, of a few pages, with short loads: to see that the measuring works. */
  isQuick: boolean;
  /** The addresses to measure; all public pages, if left out. */
  routes: readonly string[] | undefined;
  /** How long the backend is kept busy, in seconds; 0 for not at all. */
  soakSeconds: number;
}

const usage =
  'Use `npm run bench`, with `--quick` for one short run of a few pages, `--routes /,/careers` for these pages only, `--soak <seconds>` for how long the backend is kept busy.';

const quickRoutes = ['/', '/careers'];

/** Reads the command line. */
export function readOptions(args: readonly string[]): BenchOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        quick: { type: 'boolean', default: false },
        routes: { type: 'string' },
        soak: { type: 'string' },
      },
    });
    const routes = values.routes?.split(',').filter((route) => route !== '');
    const soakSeconds = Number(values.soak ?? (values.quick ? 5 : 120));
    if (Number.isInteger(soakSeconds) && soakSeconds >= 0 && (routes ?? []).every((route) => route.startsWith('/'))) {
      return { isQuick: values.quick, routes: routes ?? (values.quick ? quickRoutes : undefined), soakSeconds };
    }
  } catch {
    // An unknown option: the usage says what there is.
  }
  throw new ExpectedError(usage);
}
