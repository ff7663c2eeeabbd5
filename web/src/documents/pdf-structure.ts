import type { ContentTag, GroupTag, StructureWriter } from './structure.tsx';

type StructureElement = PDFKit.PDFStructureElement;

/** Writes the structure tree of a PDF: what makes it a tagged one, which screen readers can follow. */
export class PdfStructure implements StructureWriter {
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
