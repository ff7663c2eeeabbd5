import type { ComponentType } from 'react';
import type { ServiceDrawingName } from '../../content/service-page.ts';
import { EarthingLayout } from '../../drawings/EarthingLayout.tsx';
import { G99Connection } from '../../drawings/g99/G99Connection.tsx';
import { ProtectionScheme } from '../../drawings/protection/ProtectionScheme.tsx';
import { SingleLineDiagram } from '../../drawings/SingleLineDiagram.tsx';
import { TransformerBaySection } from '../../drawings/TransformerBaySection.tsx';
import { TrenchSection } from '../../drawings/trench/TrenchSection.tsx';

/** The drawings of the service pages, each given the text that stands for it. */
export const serviceDrawings: Record<ServiceDrawingName, ComponentType<{ title: string }>> = {
  gridConnection: SingleLineDiagram,
  earthingLayout: EarthingLayout,
  transformerBay: TransformerBaySection,
  protectionScheme: ProtectionScheme,
  cableTrench: TrenchSection,
  g99Connection: G99Connection,
};
