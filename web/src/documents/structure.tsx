import { Canvas } from '@react-pdf/renderer';
import { createContext, type ReactNode, useContext } from 'react';

/** A standard structure type of PDF (ISO 32000-1, 14.8.4). The first hold others, the second hold text or a picture. */
export type GroupTag = 'Document' | 'Sect' | 'L' | 'LI' | 'Table' | 'TR';
export type ContentTag = 'H1' | 'H2' | 'H3' | 'P' | 'Lbl' | 'LBody' | 'TH' | 'TD' | 'Figure';

/** Where the parts of a document report themselves while it is drawn, in reading order. */
export interface StructureWriter {
  openGroup(tag: GroupTag): void;
  closeGroup(): void;
  openContent(tag: ContentTag, alternative?: string): void;
  openArtifact(): void;
  closeContent(): void;
}

export const StructureContext = createContext<StructureWriter | undefined>(undefined);

function useStructure(): StructureWriter {
  const structure = useContext(StructureContext);
  if (structure === undefined) throw new Error('A document can only be rendered by renderDocument().');
  return structure;
}

/** Nothing to see: it is drawn between its neighbours, and so tells where a tagged part begins or ends. */
function Mark({ at }: { at: () => void }) {
  const paint = () => {
    at();
    return null;
  };
  return <Canvas paint={paint} style={{ position: 'absolute', top: 0, left: 0, width: 1, height: 1 }} />;
}

/** Groups tagged parts: a section, a list, a row. */
export function Group({ as, children }: { as: GroupTag; children: ReactNode }) {
  const structure = useStructure();
  return (
    <>
      <Mark at={() => structure.openGroup(as)} />
      {children}
      <Mark at={() => structure.closeGroup()} />
    </>
  );
}

/** Text or a picture with its meaning. */
export function Tagged({ as, alternative, children }: { as: ContentTag; alternative?: string; children: ReactNode }) {
  const structure = useStructure();
  return (
    <>
      <Mark at={() => structure.openContent(as, alternative)} />
      {children}
      <Mark at={() => structure.closeContent()} />
    </>
  );
}

/** What repeats or only decorates: screen readers pass it by. */
export function Artifact({ children }: { children: ReactNode }) {
  const structure = useStructure();
  return (
    <>
      <Mark at={() => structure.openArtifact()} />
      {children}
      <Mark at={() => structure.closeContent()} />
    </>
  );
}
