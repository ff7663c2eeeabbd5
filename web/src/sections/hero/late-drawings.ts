import { type ComponentType, useEffect, useState } from 'react';

type Drawing = ComponentType<{ title: string }>;

/** After the page has settled, and well before the first sheet has had its five seconds. */
const settling = 1500;

/** The hero's second and third sheet: nobody sees them before the first has had its time, so the first paint does not wait for them. */
export function useLateDrawings(): readonly Drawing[] {
  const [drawings, setDrawings] = useState<readonly Drawing[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without them, on a broken connection, the hero keeps its first sheet.
      void load().then(setDrawings, () => undefined);
    }, settling);
    return () => clearTimeout(timer);
  }, []);
  return drawings;
}

async function load(): Promise<readonly Drawing[]> {
  const [{ EarthingLayout }, { TransformerBaySection }] = await Promise.all([
    import('../../components/drawings/EarthingLayout.tsx'),
    import('../../components/drawings/TransformerBaySection.tsx'),
  ]);
  return [EarthingLayout, TransformerBaySection];
}
