import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PictureFrame } from './PictureFrame.tsx';

// A picture of the usual size: its version and two colours.
const [version, top, bottom] = ['ab12', '#102030', '#405060'];

vi.mock('../assets/pictures.json', () => ({ default: { 'VIS-101': 'ab12 #102030 #405060' } }));

const picture = { id: 'VIS-101', alternative: 'A transformer.', caption: 'Transformer bay', scale: '33/11 kV' };
const frame = (more: { id?: string; focus?: string; load?: 'first' | 'ahead'; bare?: boolean } = {}) => {
  const { id = picture.id, focus, ...rest } = more;
  const shown = { ...picture, id, ...(focus === undefined ? {} : { focus }) };
  return renderToStaticMarkup(<PictureFrame picture={shown} ratio={1.5} sizes="50vw" {...rest} />);
};

test('it offers AVIF in every width, falls back on WebP, and keeps its place while it loads', () => {
  const html = frame({ focus: '50% 30%' });
  expect(html).toContain(
    `srcSet="${[480, 800, 1280].map((width) => `/pictures/VIS-101-${width}.avif?v=${version} ${width}w`).join(', ')}" sizes="50vw"`,
  );
  expect(html).toContain(`src="/pictures/VIS-101-800.webp?v=${version}"`);
  expect(html).toContain('width="1280" height="960"');
  expect(html).toContain(`aspect-ratio:1.5;background:linear-gradient(${top}, ${bottom});object-position:50% 30%`);
});

test('below the fold it waits; what the page opens with comes first; what may be wanted next comes last', () => {
  expect(frame()).toContain('loading="lazy"');
  expect(frame({ load: 'first' })).toContain('loading="eager" fetchPriority="high"');
  expect(frame({ load: 'ahead' })).toContain('loading="eager" fetchPriority="low"');
});

test('a rendering says once that it is none but a visualisation', () => {
  expect(frame()).toContain('alt="A transformer."');
  expect(frame()).toContain('Visualisation VIS-101');
  expect(frame({ bare: true })).toContain('alt="Visualisation: A transformer."');
  expect(frame({ id: 'DRG-101' })).not.toContain('Visualisation');
});

test('a photograph is called one, with its title block and without', () => {
  expect(frame({ id: 'PHO-101' })).toContain('Photograph PHO-101');
  expect(frame({ id: 'PHO-101', bare: true })).toContain('aria-label="Photograph: A transformer."');
});

test('where its files have not been made, a sheet stands in with the same words', () => {
  const html = frame({ id: 'VIS-999', bare: true });
  expect(html).toContain('role="img" aria-label="Visualisation: A transformer."');
  expect(html).toContain('Picture in preparation');
});
