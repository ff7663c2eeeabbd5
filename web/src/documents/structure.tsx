import { Canvas } from '@react-pdf/renderer';
import { createContext, type ReactNode, useContext } from 'react';

/** A standard structure type of PDF (ISO 32000-1, 14.8.4). A group contains other elements; content is text or a picture. */
type GroupTag = 'Document' | 'Sect' | 'L' | 'LI' | 'Table' | 'TR';
export type ContentTag = 'H1' | 'H2' | 'H3' | 'P' | 'Lbl' | 'LBody' | 'TH' | 'TD' | 'Figure';

type StructureElement = PDFKit.PDFStructureElement;

/** Writes the structure tree of a tagged PDF. Screen readers follow this tree. */
export class PdfStructure {
  readonly #file: PDFKit.PDFDocument;
  readonly #open: StructureElement[] = [];

  constructor(file: PDFKit.PDFDocument) {
    this.#file = file;
    this.openGroup('Document');
  }

  openGroup(tag: GroupTag): void {
    this.#open.push(this.#add(tag, {}));
  }

  closeGroup(): void {
    this.#open.pop()?.end();
  }

  openContent(tag: ContentTag, alternative?: string): void {
    const element = this.#add(tag, alternative === undefined ? {} : { alt: alternative });
    element.add(this.#file.markStructureContent(tag));
    element.end();
  }

  openArtifact(): void {
    this.#file.markContent('Artifact', { type: 'Layout' });
  }

  closeContent(): void {
    this.#file.endMarkedContent();
  }

  #add(tag: string, options: PDFKit.Mixins.StructureElementOptions): StructureElement {
    const element = this.#file.struct(tag, options);
    const parent = this.#open.at(-1);
    if (parent === undefined) this.#file.addStructure(element);
    else parent.add(element);
    return element;
  }
}

export const StructureContext = createContext<PdfStructure | undefined>(undefined);

function useStructure(): PdfStructure {
  const structure = useContext(StructureContext);
  if (structure === undefined) throw new Error('A document can only be rendered by renderDocument().');
  return structure;
}

/** An invisible node between two visible ones. When the renderer paints it, a tagged part begins or ends. */
function Mark({ at }: { at: () => void }) {
  const paint = () => {
    at();
    return null;
  };
  return <Canvas paint={paint} style={{ position: 'absolute', top: 0, left: 0, width: 1, height: 1 }} />;
}

/** A group of tagged parts: a section, a list, or a row. */
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

/** Text or a picture with its structure type. */
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

/** Parts that repeat on every page or are only decoration. Screen readers skip these parts. */
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
