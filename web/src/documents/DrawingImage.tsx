import { Image } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { printFamilies } from './print-style.tsx';

interface DrawingImageProps {
  /** A drawing of the site: an element that renders one <svg>. */
  drawing: ReactElement;
  /** The part of the drawing to show; by default, the whole drawing. */
  viewBox?: string;
  /** The colour and size of the lettering. On the site, a style sheet sets both. */
  lettering?: { fill: string; fontSize: number };
  width: number;
  height: number;
}

/** A drawing of the site as vector graphics in the PDF. Site and PDF show the same geometry. */
export function DrawingImage({ drawing, viewBox, lettering, width, height }: DrawingImageProps) {
  const svg = /<svg viewBox="([^"]*)"([^>]*)>(.*)<\/svg>/s.exec(renderToStaticMarkup(drawing));
  if (svg === null) throw new Error('Only a component that renders an <svg> with a viewBox can be drawn.');
  const [, wholeDrawing = '', attributes = '', lines = ''] = svg;
  // The PDF writer applies the stroke and fill of a group, but ignores those of the <svg>.
  const source = `<svg viewBox="${viewBox ?? wholeDrawing}"><g${attributes}>${letter(lines, lettering)}</g></svg>`;
  const address = `data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}`;
  return <Image src={address} style={{ width, height }} />;
}

function letter(lines: string, lettering: DrawingImageProps['lettering']): string {
  if (lettering === undefined) return lines;
  const { fill, fontSize } = lettering;
  const attributes = `font-family="${printFamilies.mono}" font-size="${fontSize}" fill="${fill}" stroke="none"`;
  return lines.replaceAll('<text ', `<text ${attributes} `);
}
