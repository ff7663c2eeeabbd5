import { countries } from '@ohmbridge/functions/contract/countries';
import { type Firestore, getCountFromServer } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import { figuresOfCounts, type JobFigures } from '../dashboard/job-figures.ts';
import { matchingJobsQuery } from './live-jobs.ts';

/**
 * The figures of more jobs than are at hand, counted by Firestore; `undefined` until they are known.
 * @param version what the figures belong to: they are counted anew when it is another one, and not at all without one
 * @throws in rendering when counting is refused or fails: use it inside a `LiveDataBoundary`
 */
export function useCountedFigures(version: object | undefined): JobFigures | undefined {
  const firestore = useFirestore();
  const [figures, setFigures] = useState<JobFigures>();
  const [failure, setFailure] = useState<{ error: unknown }>();

  useEffect(() => {
    if (!version) return;
    let isWanted = true;
    countFigures(firestore).then(
      (counted) => isWanted && setFigures(counted),
      (error: unknown) => isWanted && setFailure({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [firestore, version]);

  if (failure) throw failure.error;
  return figures;
}

async function countFigures(firestore: Firestore): Promise<JobFigures> {
  const count = async (filters: Parameters<typeof matchingJobsQuery>[1]) =>
    (await getCountFromServer(matchingJobsQuery(firestore, filters))).data().count;
  return figuresOfCounts(
    await Promise.all(
      countries.map(async (country) => {
        const [total, active] = await Promise.all([
          count({ country, activeOnly: false }),
          count({ country, activeOnly: true }),
        ]);
        return { country, total, active };
      }),
    ),
  );
}
