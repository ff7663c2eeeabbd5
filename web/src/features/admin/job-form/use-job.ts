import type { Job } from '@ohmbridge/functions/contract/job';
import { readJobRoute } from '@ohmbridge/functions/contract/job-routes';
import { messages } from '@ohmbridge/functions/contract/messages';
import { useEffect, useState } from 'react';
import { ApiError, callApi } from '../../../lib/api.ts';
import { callAsAdmin } from '../session/call-as-admin.ts';
import { useSessionKeeper } from '../session/use-session.ts';

export type LoadedJob =
  | { status: 'loading' }
  | { status: 'loaded'; job: Job }
  | { status: 'missing' }
  | { status: 'failed'; message: string };

/** Loads the job to edit, once: what somebody is typing must not change under their hands. */
export function useJob(id: string): LoadedJob {
  const keeper = useSessionKeeper();
  const [loaded, setLoaded] = useState<LoadedJob>({ status: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    callAsAdmin(keeper, (token) => callApi(readJobRoute, { token, parameters: { id } })).then(
      ({ data }) => isCurrent && setLoaded({ status: 'loaded', job: data.job }),
      (error: unknown) => isCurrent && setLoaded(failure(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [keeper, id]);

  return loaded;
}

function failure(error: unknown): LoadedJob {
  if (error instanceof ApiError && error.status === 404) return { status: 'missing' };
  return { status: 'failed', message: error instanceof Error ? error.message : messages.unexpected };
}
