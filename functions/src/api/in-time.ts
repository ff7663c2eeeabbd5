import { messages } from '../contract/messages.ts';
import type { ApiHandlers, Handler, RouteName } from './handler.ts';
import { HttpError } from './http-error.ts';

/**
 * The same handlers, each of which answers within `milliseconds`, one way or the other. A service that is out of reach
 * keeps its client trying for minutes, longer than a visitor waits, or the platform lets a request live.
 */
export function withTimeouts(handlers: ApiHandlers, milliseconds: number): ApiHandlers {
  const names = Object.keys(handlers) as RouteName[];
  // Each handler keeps its own name; TypeScript cannot follow that through the table.
  return Object.fromEntries(
    names.map((name) => [name, limited(handlers[name] as Handler<RouteName>, milliseconds)]),
  ) as unknown as ApiHandlers;
}

function limited<Name extends RouteName>(handler: Handler<Name>, milliseconds: number): Handler<Name> {
  return async (request) => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(tooLate()), milliseconds);
    try {
      return await Promise.race([handler(request), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** What was begun may still come to its end: whoever sends it again under the same key has it stored once. */
function tooLate(): HttpError {
  return new HttpError(503, messages.unexpected, undefined, { 'Retry-After': '10' });
}
