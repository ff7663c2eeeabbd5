import type { apiRoutes } from '@ohmbridge/contract/api';
import type { ApiRoute, PathParameter } from '@ohmbridge/contract/shared/route';
import type * as z from 'zod/mini';
import type { Caller } from './caller.ts';
import type { HumanCheckInput } from './human-check.ts';
import type { UploadedFile } from './multipart.ts';

type Routes = typeof apiRoutes;
export type RouteName = keyof Routes;

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type DataOf<Route> = Route extends ApiRoute<infer _Path, infer _Body, infer _Query, infer Data> ? Data : never;

/** A request that has passed the checks of its route. */
export interface ApiRequest<Name extends RouteName> {
  body: OutputOf<Routes[Name]['body']>;
  query: OutputOf<Routes[Name]['query']>;
  parameters: Record<PathParameter<Routes[Name]['path']>, string>;
  file: UploadedFile | undefined;
  idempotencyKey: string | undefined;
  /** What came beside the fields, where a form of the public pages sends them. */
  humanCheck?: HumanCheckInput | undefined;
  /** Who calls, if the request carries a token; a token that does not hold is refused. */
  caller: () => Promise<Caller | undefined>;
  /** Who calls; without a token the request is refused. */
  signedIn: () => Promise<Caller>;
}

export type Handler<Name extends RouteName> = (request: ApiRequest<Name>) => Promise<DataOf<Routes[Name]>>;

/** One handler for each route: where one is missing, or answers something else, it does not compile. */
export type ApiHandlers = { [Name in RouteName]: Handler<Name> };
