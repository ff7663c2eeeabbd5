import type { ApiRequest, RouteName } from '../../functions/src/api/handler.ts';
import type { Caller } from '../../functions/src/users/caller.ts';

const admin: Caller = {
  uid: 'an-admin',
  user: { name: 'An Admin', username: 'an-admin', email: 'an-admin@example.com', admin: true },
};

/** A request of an admin that has passed the checks of the API, for a handler that is called without it. */
export function adminRequest<Name extends RouteName>(parts: Partial<ApiRequest<Name>>): ApiRequest<Name> {
  const nothing = { body: undefined, query: undefined, parameters: {}, file: undefined, repeatKey: undefined };
  const caller = async () => admin;
  // What a route needs of it is given; what it does not need is never looked at.
  return { ...nothing, caller, signedIn: caller, ...parts } as unknown as ApiRequest<Name>;
}
