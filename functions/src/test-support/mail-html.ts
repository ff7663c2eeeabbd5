import type { Mail } from '@ohmbridge/contract/mail/mail';
import { expect } from 'vitest';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Gives HTML with its entities as characters. */
export const textOf = (html: string) => html.replaceAll(/&[a-z0-9#]+;/g, (entity) => entities[entity] ?? entity);

/** Expects a heading and fields, in this order, in both bodies of a mail. */
export function expectInBothBodies({ text, html }: Mail['message'], heading: string, fields: [string, string][]): void {
  const paragraphs = fields.map(([label, value]) => `${label}:${value.includes('\n') ? '\n' : ' '}${value}`);
  expect(text).toBe(`${[heading, ...paragraphs].join('\n\n')}\n`);

  expect(textOf(html)).toContain(`<h1 style="font-size: 20px">${heading}</h1>`);
  const rows = html.matchAll(/^<tr><th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td><\/tr>$/gms);
  expect(Array.from(rows, ([, label = '', value = '']) => [textOf(label), textOf(value)])).toEqual(fields);
}
