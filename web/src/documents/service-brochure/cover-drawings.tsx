import type { ReactElement } from 'react';
import { BatteryBlocks } from '../../components/drawings/BatteryBlocks.tsx';
import { CableTrench } from '../../components/drawings/CableTrench.tsx';
import { EarthGrid } from '../../components/drawings/EarthGrid.tsx';
import type { ServiceBrochureContent } from '../../content/service-brochures.ts';
import type { CoverContent } from '../brochure/BrochureCover.tsx';

type Cover = ServiceBrochureContent['cover'];
type Cut = Pick<CoverContent['drawing'], 'viewBox' | 'scale' | 'lettering'>;

// Each is cut so that it runs off the right edge of the paper.
const drawings: Record<Cover['drawing'], Cut & { figure: (props: { title: string }) => ReactElement }> = {
  batteryBlocks: { figure: BatteryBlocks, viewBox: [34, 30, 700, 560], scale: 0.772, lettering: 8.2 },
  cableTrench: { figure: CableTrench, viewBox: [-900, -60, 2360, 1960], scale: 0.2286, lettering: 8.2 },
  earthGrid: { figure: EarthGrid, viewBox: [-22, -21, 101, 84], scale: 5.35, lettering: 8.2 },
};

/** The drawing of a cover, with its size on paper. */
export function coverDrawing({ drawing, alternative, caption }: Cover): CoverContent['drawing'] {
  const { figure: Figure, ...cut } = drawings[drawing];
  return { ...cut, figure: <Figure title={alternative} />, alternative, caption };
}
