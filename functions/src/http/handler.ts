import type { apiRoutes } from '@site/contract/api';
import type { ApiRoute, PathParameter } from '@site/contract/shared/route';
import type * as z from 'zod/mini';
import type { Caller } from './caller.ts';
import type { HumanCheckInput } from './human-check.ts';
import type { UploadedFile } from './multipart.ts';

type Routes = typeof apiRoutes;
export type RouteName = keyof Routes;

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type DataOf<Route extends ApiRoute> = NonNullable<Route['data']>;

interface RouteRequest<Route extends ApiRoute> {
  body: OutputOf<Route['body']>;
  query: OutputOf<Route['query']>;
  parameters: Record<PathParameter<Route['path']>, string>;
  file: UploadedFile | undefined;
  idempotencyKey: string | undefined;
  /** The fields of the human check, from a form of the public pages. */
  humanCheck?: HumanCheckInput | undefined;
  /** Gives the caller, if the request has a token; an invalid token is refused. */
  caller: () => Promise<Caller | undefined>;
  /** Gives the caller; a request without a token is refused. */
  signedIn: () => Promise<Caller>;
}

export type ApiRequest<Name extends RouteName> = RouteRequest<Routes[Name]>;

export type Handler<Name extends RouteName> = (request: ApiRequest<Name>) => Promise<DataOf<Routes[Name]>>;

/** One handler for each route. A missing handler, or one with another answer, does not compile. */
export type ApiHandlers = { [Name in RouteName]: Handler<Name> };
