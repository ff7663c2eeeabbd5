import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { company, offices } from '../../content/company.ts';
import { brochureAddress, serviceBrochures } from '../../content/service-brochures.ts';
import { registerFonts, siteDocuments } from '../documents.tsx';
import { oneSpaced, type PdfFacts, readPdf } from '../read-pdf.ts';

vi.mock('../../lib/environment.ts', () => ({ siteOrigin: 'https://www.example.org' }));

beforeAll(() => registerFonts(fileURLToPath(new URL('../../theme/fonts/', import.meta.url))));

async function factsOf(address: string): Promise<PdfFacts> {
  const found = siteDocuments.find((document) => document.address === address);
  if (found === undefined) throw new Error(`No PDF is made for ${address}.`);
  return await readPdf(await found.render());
}

describe('the brochure of a service', () => {
  it.each([
    ['battery-storage-integration', '/documents/battery-storage-brochure.pdf', 7],
    ['cable-solution', '/documents/cable-solutions-brochure.pdf', 7],
    ['earthing-solution', '/documents/earthing-solutions-brochure.pdf', 8],
  ])('of %s is at %s, on %d sheets', async (slug, address, sheets) => {
    const content = serviceBrochures.find(({ page }) => page.slug === slug);
    if (content === undefined) throw new Error(`There is no brochure of ${slug}.`);
    expect(brochureAddress(content.page)).toBe(address);
    const { text, pages } = await factsOf(address);
    expect(pages).toBe(sheets);
    for (const [index, words] of text.entries()) {
      expect(words).toContain(`${index + 1} of ${sheets}`);
      expect(words).toContain(content.record.number);
    }
  });

  it.each(serviceBrochures)('$title has every word of its page', async ({ page }) => {
    const words = (await factsOf(brochureAddress(page))).text.join(' ');
    const parts = page.sections.flatMap((section) => {
      if (section.kind === 'topics') {
        return section.topics.flatMap((topic) => [
          topic.title,
          topic.description,
          ...topic.items,
          ...(topic.standards ?? []),
        ]);
      }
      if (section.kind === 'cards') {
        return [section.title, ...section.cards.flatMap(({ title, text, standard }) => [title, text, standard ?? ''])];
      }
      return section.kind === 'text' ? [section.title, ...section.paragraphs] : [];
    });
    expect(parts.length).toBeGreaterThan(40);
    for (const part of [page.banner.heading, page.banner.description, ...parts]) {
      expect(words).toContain(oneSpaced(part));
    }
    for (const { code, subject } of page.standards) expect(words).toContain(`${code} ${subject}`);
  });

  it.each(serviceBrochures)('$title tells where to reach the firm', async ({ page }) => {
    const words = (await factsOf(brochureAddress(page))).text.join(' ');
    for (const part of [company.phone.label, company.email, ...offices.map(({ city }) => city)]) {
      expect(words).toContain(part);
    }
  });
});
