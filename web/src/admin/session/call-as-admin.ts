import type { ApiRoute } from '@site/contract/shared/route';
import { refusalReasonOf, refusalReasons } from '@site/contract/team/sign-in';
import { useCallback } from 'react';
import type * as z from 'zod/mini';
import { ApiError, type CallOptions, callApi } from '../../shared/api.ts';
import { useSessionKeeper } from './session.ts';
import type { SessionKeeper } from './session-keeper.ts';

/**
 * Makes a call with the token of the session, and reports a refusal to the session. If the API needs a confirmation, the admin
 * is asked, and the call is repeated.
 * @throws what the call throws, or `NotConfirmed`
 */
export async function callAsAdmin<Answer>(
  keeper: Pick<SessionKeeper, 'token' | 'refused' | 'confirmed' | 'checkAgain'>,
  call: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const token = await keeper.token();
  try {
    return await call(token);
  } catch (error) {
    const again = await canBeTriedAgain(keeper, error, token);
    if (!again) throw await reportRefusal(keeper, error);
    return await call(await keeper.token()).catch(async (second: unknown) => {
      throw await reportRefusal(keeper, second);
    });
  }
}

/** Tells whether a repeated call can succeed, because the admin has done what the API asked for. */
async function canBeTriedAgain(
  keeper: Pick<SessionKeeper, 'token' | 'confirmed' | 'checkAgain'>,
  error: unknown,
  token: string,
): Promise<boolean> {
  const reason = error instanceof ApiError ? refusalReasonOf(error.data) : undefined;
  if (reason === refusalReasons.recent) {
    await keeper.confirmed();
    return true;
  }
  if (reason !== refusalReasons.secondFactor) return false;
  // The admin may have set up a second factor at this moment. Then the session has a new token already, or waits for it.
  if ((await keeper.token()) !== token) return true;
  keeper.checkAgain();
  return false;
}

async function reportRefusal(keeper: Pick<SessionKeeper, 'refused'>, error: unknown): Promise<unknown> {
  await keeper.refused(error);
  return error;
}

type Schema = z.ZodMiniType | undefined;
type Given<Options> = object extends Options ? [options?: Options] : [options: Options];

/** Gives a function that calls a route of the API as the signed-in admin: `callAsAdmin` with `callApi`. */
export function useCall() {
  const keeper = useSessionKeeper();
  return useCallback(
    <Path extends string, Body extends Schema, Query extends Schema, Data>(
      route: ApiRoute<Path, Body, Query, Data>,
      ...[options]: Given<CallOptions<Path, Body, Query>>
    ): Promise<Data> =>
      callAsAdmin(keeper, (token) => callApi(route, { ...options, token } as CallOptions<Path, Body, Query>)),
    [keeper],
  );
}

export type Call = ReturnType<typeof useCall>;
