import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Loaded } from '../../../shared/loaded.ts';
import type { OpenJobs, OpenJobsLoaderProps } from './OpenJobsLoader.tsx';

const source = new Loaded<ComponentType<OpenJobsLoaderProps>>(
  async () => (await import('./OpenJobsLoader.tsx')).OpenJobsLoader,
);

const nothing = { isFailed: false, more: 'idle', askAgain: () => {}, askMore: () => {} } as const;
const nothingKnown: OpenJobs = {
  byCountry: { ...nothing, counts: undefined, chosen: undefined },
  found: { ...nothing, found: undefined, facets: undefined },
};

/**
 * Gives the open jobs, loaded on demand with the code that loads and shows them.
 * @param views loads the components that show the jobs
 */
export function useOpenJobs<Views extends object>(
  isWanted: boolean,
  views: Loaded<Views>,
  asked: Omit<OpenJobsLoaderProps, 'onKnown'>,
) {
  const [code, setCode] = useState(() => codeWith(views));
  const [isFailed, setIsFailed] = useState(false);
  const [known, setKnown] = useState(nothingKnown);

  const fetchCode = useCallback(() => {
    Promise.all([source.load(), views.load()]).then(
      () => setCode(codeWith(views)),
      (error: unknown) => {
        console.error('The open jobs could not be loaded.', error);
        setIsFailed(true);
      },
    );
  }, [views]);
  useEffect(() => {
    if (isWanted) fetchCode();
  }, [isWanted, fetchCode]);

  const askAgain = () => {
    setIsFailed(false);
    fetchCode();
  };
  const failed = isFailed && !code && { isFailed, askAgain };
  return {
    byCountry: { ...known.byCountry, ...failed },
    found: { ...known.found, ...failed },
    views: code?.views,
    /** The component that loads the jobs. It renders nothing, but must be part of the page. */
    asking: code && isWanted && <code.Source {...asked} onKnown={setKnown} />,
  };
}

function codeWith<Views extends object>(views: Loaded<Views>) {
  return source.value && views.value && { Source: source.value, views: views.value };
}
