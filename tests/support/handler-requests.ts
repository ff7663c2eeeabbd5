import { roles } from '@ohmbridge/contract/team/roles';
import type { Caller } from '../../functions/src/http/caller.ts';
import type { ApiRequest, RouteName } from '../../functions/src/http/handler.ts';
import type { ActingAdmin } from '../../functions/src/mail/review-mails.ts';
import { freshSignIn } from '../../functions/src/test-support/handlers.ts';

const admin: Caller = {
  uid: 'an-admin',
  user: { name: 'An Admin', username: 'an-admin', email: 'an-admin@example.com', admin: true },
  roles,
  signIn: freshSignIn(),
};

/** An admin's request as a handler gets it after all checks of the API, for tests that call the handler directly. */
export function adminRequest<Name extends RouteName>(parts: Partial<ApiRequest<Name>>): ApiRequest<Name> {
  const nothing = { body: undefined, query: undefined, parameters: {}, file: undefined, idempotencyKey: undefined };
  const caller = async () => admin;
  // The cast is safe as long as a test passes the parts that its route reads.
  return { ...nothing, caller, signedIn: caller, ...parts } as unknown as ApiRequest<Name>;
}

/** An admin of all roles who acts on mails now. */
export const actingAdmin = (now: Date): ActingAdmin => ({ now, readers: ['hiring', 'team', 'nobody'] });
