import { fileURLToPath } from 'node:url';
import { offices } from '@site/contract/firm/offices';
import { type JobFieldName, jobFieldNames } from '@site/contract/jobs/job';
import { assessmentFieldNames } from '@site/contract/jobs/job-assessment';
import { responsibilityLines } from '@site/contract/jobs/job-document';
import { jobFacts } from '@site/contract/jobs/job-options';
import { testRows } from '@site/contract/test-support/test-rows';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { brochure } from '../content/firm/brochure.ts';
import { type BuiltInJob, builtInJobs } from '../content/firm/built-in-jobs.ts';
import { company } from '../content/firm/company.ts';
import {
  brochureRecord,
  dataSheetRecords,
  jobDescriptionRecords,
  sheetDate,
  sheetNotice,
} from '../content/firm/documents.ts';
import { builtInJobDescriptions } from '../content/firm/job-descriptions.ts';
import { homeStatic } from '../content/firm/pages/home-static.ts';
import { productPage } from '../content/firm/pages/products.ts';
import { type Product, products, spacedWords } from '../content/firm/products.ts';
import { boardCases, reports, sampleReport } from '../content/firm/sample-report.ts';
import { brochureAddress, serviceBrochures } from '../content/firm/service-brochures.ts';
import { dataSheetAddress, productAddress } from '../content/product/addresses.ts';
import { jobTerms } from '../content/product/job-terms.ts';
import { ProductDrawing } from '../drawings/products/ProductDrawing.tsx';
import { registerFonts, registerPictures, renderDataSheet, renderJobDescription, siteDocuments } from './documents.tsx';
import { printable } from './JobDescription.tsx';
import { oneSpaced, type PdfFacts, readPdf } from './read-pdf.ts';

const maximumBytes = 400 * 1024;
const files = new Map<string, Buffer>();
const facts = new Map<string, PdfFacts>();

beforeAll(async () => {
  registerFonts(fileURLToPath(new URL('../ui/theme/fonts/', import.meta.url)));
  registerPictures(fileURLToPath(new URL('../../public/pictures/', import.meta.url)));
  for (const { address, render } of siteDocuments) {
    const bytes = await render();
    files.set(address, bytes);
    facts.set(address, await readPdf(bytes));
  }
});

function factsOf(address: string): PdfFacts {
  const found = facts.get(address);
  if (found === undefined) throw new Error(`No PDF was made for ${address}.`);
  return found;
}

describe('the PDFs of the site', () => {
  const addresses = [
    company.brochure.href,
    ...serviceBrochures.map(({ page }) => brochureAddress(page)),
    ...reports.map(({ address }) => address),
    ...builtInJobDescriptions.map(({ href }) => href),
    ...products.map(({ id }) => dataSheetAddress(id)),
  ];

  it('are exactly the PDFs that the site links to', () => {
    expect([...files.keys()].sort()).toEqual([...addresses].sort());
  });

  testRows(addresses)('is a small PDF with title, subject, author and language', (address) => {
    const bytes = files.get(address);
    expect(bytes?.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(bytes?.length).toBeLessThan(maximumBytes);
    const { title, author, subject, language } = factsOf(address);
    expect(title).toMatch(/\S{3}/);
    expect(subject).toMatch(/\S{3}/);
    expect(author).toBe(company.name);
    expect(language).toBe('en-GB');
  });

  testRows(addresses)('has tags for screen readers, and one main heading on each page', (address) => {
    const { tagged, roles, pages } = factsOf(address);
    expect(tagged).toBe(true);
    expect(roles).toEqual(expect.arrayContaining(['H2', 'P', 'L', 'LI', 'LBody']));
    expect(roles.filter((role) => role === 'H1')).toHaveLength(pages);
  });

  testRows(addresses)('names the registered firm on every sheet, and says that it is a sample', (address) => {
    for (const words of factsOf(address).text) {
      for (const line of sheetNotice) expect(words).toContain(line);
    }
  });

  testRows(addresses)('gives plain spaces to a reader who copies its text', (address) => {
    expect(factsOf(address).text.join(' ')).not.toMatch(/[^\S ]|[\u2060\u200b\u00ad]/);
  });

  testRows(addresses)('embeds every font that it names', (address) => {
    const source = files.get(address)?.toString('latin1') ?? '';
    const descriptors = source.match(/\/FontDescriptor \d+ 0 R/g) ?? [];
    expect(source).not.toContain('/Subtype /Type1');
    expect(new Set(descriptors).size).toBe(3);
    expect(source.match(/\/FontFile2 \d+ 0 R/g)).toHaveLength(3);
  });

  it('have the same bytes when they are rendered again', { tags: ['weekly'] }, async () => {
    for (const { address, render } of siteDocuments.slice(0, 3)) {
      expect(Buffer.compare(await render(), files.get(address) ?? Buffer.alloc(0)), address).toBe(0);
    }
  });
});

it('gives every document a different number', () => {
  const numbers = [
    brochureRecord,
    ...serviceBrochures.map(({ record }) => record),
    ...reports.map(({ record }) => record),
    ...Object.values(jobDescriptionRecords),
    ...Object.values(dataSheetRecords),
  ].map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

describe('a job description', () => {
  testRows(builtInJobDescriptions)(
    'has all texts of the job listing and of the job page, on two sheets',
    ({ title, country, href }) => {
      const job = builtInJobs.find((candidate) => candidate.title === title && candidate.country === country);
      if (job === undefined) throw new Error(`There is no job called ${title} in ${country}.`);
      const { pages, text, title: pdfTitle } = factsOf(href);
      expect(pages).toBe(2);
      expect(pdfTitle).toContain(title);
      const lines = responsibilityLines(job);
      expect(lines.length).toBeGreaterThan(1);
      const {
        responsibilities: _lines,
        isActive: _isActive,
        salary: _salary,
        employmentType: _employmentType,
        ...texts
      }: Partial<Record<JobFieldName, unknown>> = job;
      const facts = jobFacts(job).map(({ words }) => printable(words).replaceAll('\u00a0', ' '));
      const filledIn = jobFieldNames.flatMap((name) =>
        name in texts ? String(texts[name as keyof typeof texts]) : [],
      );
      for (const said of [...filledIn, ...facts, ...lines]) expect(text[0]).toContain(oneSpaced(said));
      const record = jobDescriptionRecords[title];
      expect(text[0]).toContain(record?.number);
      expect(text[0]).toContain(sheetDate(record?.revised ?? ''));
      expect(text[0]).toContain('1 of 2');
      expect(text[1]).toContain('2 of 2');
      for (const { term, text: said } of jobTerms(job)) expect(text[1]).toContain(oneSpaced(`${term} ${said}`));
      expect(text[1]).toContain(`${company.domain}/apply`);
      expect(text[1]).toContain(company.careersEmail);
    },
  );

  it('has every field of a job except those that only the hiring desk sees', async () => {
    const facts = {
      employmentType: 'part-time',
      workMode: 'on-site',
      salary: { min: 30_000, max: 35_000.5, currency: 'EUR', per: 'year' },
      closesOn: '2026-12-31',
    } as const;
    const others = ['isActive', 'country', 'questions', ...assessmentFieldNames, ...Object.keys(facts)];
    const texts = jobFieldNames.filter((name) => !others.includes(name));
    const fields = Object.fromEntries(texts.map((name) => [name, `What is in ${name}`]));
    const job = { ...(builtInJobs[0] as BuiltInJob), ...fields, ...facts };
    const { text } = await readPdf(await renderJobDescription(job, brochureRecord));
    const words = jobFacts(job).map((fact) => fact.words);
    expect(words).toHaveLength(Object.keys(facts).length);
    for (const said of [...Object.values(fields), ...words, job.country]) expect(text[0]).toContain(said);
  });
});

describe('the brochure', () => {
  it('numbers its eight sheets', () => {
    const { pages, text } = factsOf(company.brochure.href);
    expect(pages).toBe(8);
    for (const [index, words] of text.entries()) expect(words).toContain(`${index + 1} of 8`);
  });

  it('has the same figures and offices as the site', () => {
    const words = factsOf(company.brochure.href).text.join(' ');
    expect(words).toContain(company.tagline);
    for (const { value, label } of homeStatic.figures.entries) expect(words).toContain(`${value} ${label}`);
    for (const { city, address, postcode } of offices) {
      expect(words).toContain(oneSpaced([...address, `${city} ${postcode}`].join(', ')));
    }
    for (const { label } of [...offices.map(({ phone }) => phone), { label: company.email }])
      expect(words).toContain(label);
  });

  it('has the complete text of every service, case study and standard', () => {
    const words = factsOf(company.brochure.href).text.join(' ');
    const { services, work, standards } = brochure;
    for (const { name, text, delivers, standards: worksTo } of services.entries) {
      for (const part of [name, text, ...delivers, ...worksTo]) expect(words).toContain(part);
    }
    for (const { text, figures } of work.entries) {
      expect(words).toContain(text);
      for (const { value, unit, label } of figures) expect(words).toContain(oneSpaced(`${value} ${unit} ${label}`));
    }
    for (const { name, covers, use } of standards.entries) expect(words).toContain(`${name} ${covers} ${use}`);
  });
});

// A firm without service brochures or without a sample report is valid.
if (serviceBrochures.length > 0)
  describe('the brochure of a service', () => {
    testRows(serviceBrochures)('numbers its sheets', ({ page, record }) => {
      const { text, pages } = factsOf(brochureAddress(page));
      expect(pages).toBeGreaterThanOrEqual(8);
      for (const [index, words] of text.entries()) {
        expect(words).toContain(`${index + 1} of ${pages}`);
        expect(words).toContain(record.number);
      }
    });

    testRows(serviceBrochures)('has all texts of its page', ({ page }) => {
      const words = factsOf(brochureAddress(page)).text.join(' ');
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
          return [
            section.title,
            ...section.cards.flatMap(({ title, text, standard }) => [title, text, standard ?? '']),
          ];
        }
        return section.kind === 'text' ? [section.title, ...section.paragraphs] : [];
      });
      expect(parts.length).toBeGreaterThan(40);
      for (const part of [page.banner.heading, page.banner.description, ...parts]) {
        expect(words).toContain(oneSpaced(part));
      }
      for (const { code, subject } of page.standards) expect(words).toContain(`${code} ${subject}`);
    });

    testRows(serviceBrochures)('has the contact details of the firm', ({ page }) => {
      const words = factsOf(brochureAddress(page)).text.join(' ');
      for (const part of [company.phone.label, company.email, ...offices.map(({ city }) => city)]) {
        expect(words).toContain(part);
      }
    });
  });

if (reports.length > 0)
  describe('the sample report', () => {
    const { address, cover, record, redacted, results, working } = sampleReport;

    it('says on each of its six sheets that it is a sample, and gives the sheet number', () => {
      const { pages, text } = factsOf(address);
      expect(pages).toBe(6);
      for (const [index, words] of text.entries())
        for (const part of ['Sample', record.number, `${index + 1} of 6`]) expect(words).toContain(part);
    });

    it('has no text below its black bars', () => {
      const [first = ''] = factsOf(address).text;
      expect(first).toContain(oneSpaced(`${cover.rows.join(' ')} ${cover.issue.term} ${cover.issue.text}`));
      expect(first).not.toContain(redacted);
    });

    it('has the same figures as its calculation', () => {
      const words = factsOf(address).text.join(' ');
      for (const row of [...results.rows, ...results.arrangementRows, ...working.rows])
        expect(words).toContain(oneSpaced(row.join(' ')));
      const { initial, peak, asymmetricalBreak } = boardCases.both.level;
      for (const kiloamperes of [initial, peak, asymmetricalBreak])
        expect(words).toContain(`${kiloamperes.toFixed(2)} kA`);
    });
  });

describe('a data sheet', () => {
  testRows(products)('has all texts of its page, on two sheets', (product) => {
    const { id, title, summary, description, features, specifications = {}, applications, deliveryWeeks } = product;
    const { pages, text, title: pdfTitle, subject, roles } = factsOf(dataSheetAddress(id));
    expect(pages).toBe(2);
    expect(pdfTitle).toContain(title);
    expect(subject).toBe(summary);
    const rows = Object.entries(specifications).map(([name, value]) => `${spacedWords(name)} ${value}`);
    const [first, second] = text;
    for (const part of [title, description, ...rows, ...applications]) expect(first).toContain(oneSpaced(part));
    const terms = productPage.supplyTerms(deliveryWeeks).map(({ term, text: said }) => `${term} ${said}`);
    for (const part of [title, ...features, ...terms]) expect(second).toContain(oneSpaced(part));
    for (const part of [company.phone.label, company.email, `${company.domain}${productAddress(id)}`])
      expect(second).toContain(part);
    const { number = '', revised = '' } = dataSheetRecords[id] ?? {};
    for (const [index, words] of text.entries())
      for (const part of [number, sheetDate(revised), `${index + 1} of 2`]) expect(words).toContain(part);
    expect(roles.filter((role) => role === 'TH')).toHaveLength(rows.length + terms.length);
  });

  testRows(products)('shows the drawing, if there is one, with the names of its parts', ({ id, thumbnail }) => {
    const { roles, text } = factsOf(dataSheetAddress(id));
    expect(roles.filter((role) => role === 'Figure')).toHaveLength(thumbnail ? 1 : 0);
    if (!thumbnail?.drawing) return;
    expect(text[0]).toContain(`${thumbnail.id} · ${thumbnail.caption} · ${thumbnail.scale}`);
    const drawing = renderToStaticMarkup(createElement(ProductDrawing, { name: thumbnail.drawing, alternative: '' }));
    for (const [, note = ''] of drawing.matchAll(/<text[^>]*>([^<]+)/g)) expect(text[0]).toContain(note);
  });

  it('is complete for a product without a drawing and without ratings', async () => {
    const [product] = products as [Product];
    const { thumbnail: _thumbnail, specifications: _specifications, ...bare } = product;
    const { pages, text, roles } = await readPdf(await renderDataSheet(bare, brochureRecord));
    expect(pages).toBe(2);
    expect(roles).not.toContain('Figure');
    expect(text.join(' ')).not.toContain(productPage.specifications.title);
    for (const part of [bare.description, ...bare.applications]) expect(text[0]).toContain(oneSpaced(part));
  });
});
