import type { ComponentType } from 'react';
import type { ServiceDrawingName, ServiceSection } from '../../content/service-page.ts';

/** A drawing, given the text that stands for it. */
export type Drawing = ComponentType<{ title: string }>;

/** The drawings of one page, by name. */
export type Drawings = ReadonlyMap<ServiceDrawingName, Drawing>;

const loaders: Record<ServiceDrawingName, () => Promise<Drawing>> = {
  gridConnection: () =>
    import('../../components/drawings/SingleLineDiagram.tsx').then((module) => module.SingleLineDiagram),
  earthingLayout: () => import('../../components/drawings/EarthingLayout.tsx').then((module) => module.EarthingLayout),
  transformerBay: () =>
    import('../../components/drawings/TransformerBaySection.tsx').then((module) => module.TransformerBaySection),
  protectionScheme: () =>
    import('../../components/drawings/protection/ProtectionScheme.tsx').then((module) => module.ProtectionScheme),
  cableTrench: () =>
    import('../../components/drawings/trench/TrenchSection.tsx').then((module) => module.TrenchSection),
  g99Connection: () => import('../../components/drawings/g99/G99Connection.tsx').then((module) => module.G99Connection),
};

/** Loads the drawings that these sections show, and no other. */
export async function loadDrawings(sections: readonly ServiceSection[]): Promise<Drawings> {
  const names = sections.flatMap((section) => (section.kind === 'drawing' ? [section.drawing.name] : []));
  return new Map(await Promise.all(names.map(async (name) => [name, await loaders[name]()] as const)));
}
