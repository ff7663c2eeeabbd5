import type { ActingAdmin } from '../../functions/src/desk/review-mails.ts';
import type { ApiHandlers, ApiRequest, Handler, RouteName } from '../../functions/src/http/handler.ts';
import { requestOf, testAdmin } from '../../functions/src/test-support/handlers.ts';

const user = { name: 'An Admin', username: 'an-admin', email: 'an-admin@example.com', admin: true };
const admin = testAdmin({ uid: 'an-admin', user });

/** Makes the request of an admin who is not the demo admin, so that their records differ. */
export const adminRequest = <Name extends RouteName>(parts: Partial<ApiRequest<Name>>) => requestOf<Name>(parts, admin);

/** Gives a function that calls one of these handlers as an admin. */
export const callsOf =
  <Names extends RouteName>(handlers: Pick<ApiHandlers, Names>) =>
  <Name extends Names>(name: Name, parts: Partial<ApiRequest<Name>> = {}) => {
    const handler: Handler<Name> = handlers[name];
    return handler(adminRequest<Name>(parts));
  };

/** Gives an admin with all roles who acts on emails at this time. */
export const actingAdmin = (now = new Date()): ActingAdmin => ({ now, readers: ['hiring', 'team', 'nobody'] });
