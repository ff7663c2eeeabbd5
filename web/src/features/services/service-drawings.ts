import type { ComponentType } from 'react';
import { EarthingLayout } from '../../components/drawings/EarthingLayout.tsx';
import { G99Connection } from '../../components/drawings/g99/G99Connection.tsx';
import { ProtectionScheme } from '../../components/drawings/protection/ProtectionScheme.tsx';
import { SingleLineDiagram } from '../../components/drawings/SingleLineDiagram.tsx';
import { TransformerBaySection } from '../../components/drawings/TransformerBaySection.tsx';
import { TrenchSection } from '../../components/drawings/trench/TrenchSection.tsx';
import type { ServiceDrawingName } from '../../content/service-page.ts';

/** The drawings of the service pages, each given the text that stands for it. */
export const serviceDrawings: Record<ServiceDrawingName, ComponentType<{ title: string }>> = {
  gridConnection: SingleLineDiagram,
  earthingLayout: EarthingLayout,
  transformerBay: TransformerBaySection,
  protectionScheme: ProtectionScheme,
  cableTrench: TrenchSection,
  g99Connection: G99Connection,
};
