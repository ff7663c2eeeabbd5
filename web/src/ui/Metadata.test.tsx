import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Metadata } from './Metadata.tsx';

it('lets no text end the element of structured data', () => {
  const name = '</script><script>alert(1)</script><!--';
  const meta = { title: 'Careers', description: 'Open positions', path: '/careers' };
  const html = renderToStaticMarkup(<Metadata meta={meta} jsonLd={{ name }} />);
  const [data = ''] = /(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual({ name });
  expect(html).not.toContain('alert(1)</script>');
});
