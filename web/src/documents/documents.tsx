export { registerPictures } from './cover-picture.ts';
export { registerFonts } from './print-style.tsx';

import { brochure } from '../content/firm/brochure.ts';
import { type BuiltInJob, builtInJobs } from '../content/firm/built-in-jobs.ts';
import { company } from '../content/firm/company.ts';
import {
  brochureRecord,
  type DocumentRecord,
  dataSheetCopy,
  dataSheetRecords,
  jobDescriptionCopy,
  jobDescriptionRecords,
} from '../content/firm/documents.ts';
import { type BuiltInJobDescription, builtInJobDescriptions } from '../content/firm/job-descriptions.ts';
import { servicesPage } from '../content/firm/pages/services.ts';
import { type Product, products } from '../content/firm/products.ts';
import { reports } from '../content/firm/sample-report.ts';
import { brochureAddress, type ServiceBrochureContent, serviceBrochures } from '../content/firm/service-brochures.ts';
import { dataSheetAddress } from '../content/product/addresses.ts';
import { siteMeta } from '../content/shapes/page-meta.ts';
import { Brochure } from './brochure/Brochure.tsx';
import { coverPicture } from './cover-picture.ts';
import { DataSheet } from './DataSheet.tsx';
import { JobDescription } from './JobDescription.tsx';
import { renderDocument } from './render-document.tsx';
import { SampleReport } from './sample-report/SampleReport.tsx';
import { ServiceBrochure } from './service-brochure/ServiceBrochure.tsx';

/** One PDF of the site. */
interface SiteDocument {
  /** The address of the PDF on the site. */
  address: string;
  render(): Promise<Buffer>;
}

/** All PDFs that the site links to, made from the content of the site. */
export const siteDocuments: readonly SiteDocument[] = [
  { address: company.brochure.href, render: renderBrochure },
  ...serviceBrochures.map((content) => ({
    address: brochureAddress(content.page),
    render: () => renderServiceBrochure(content),
  })),
  ...reports.map((report) => ({ address: report.address, render: () => renderReport(report) })),
  ...builtInJobDescriptions.map((builtIn) => ({
    address: builtIn.href,
    render: () => renderJobDescription(...described(builtIn)),
  })),
  ...products.map((product) => ({
    address: dataSheetAddress(product.id),
    render: () => renderDataSheet(product, dataSheetRecord(product)),
  })),
];

async function renderBrochure(): Promise<Buffer> {
  return renderDocument({
    record: brochureRecord,
    title: `${company.name}: ${brochure.title}`,
    subject: brochure.subject,
    keywords: brochure.keywords,
    pages: <Brochure picture={await coverPicture(servicesPage.banner.picture)} />,
  });
}

async function renderServiceBrochure(content: ServiceBrochureContent): Promise<Buffer> {
  const { page, record, title, subject } = content;
  return renderDocument({
    record,
    title: `${company.name}: ${title}`,
    subject,
    keywords: page.meta.keywords ?? siteMeta.keywords,
    pages: <ServiceBrochure content={content} picture={await coverPicture(page.banner.picture)} />,
  });
}

function renderReport({ record, title, subject, keywords }: (typeof reports)[number]): Promise<Buffer> {
  return renderDocument({ record, title: `${company.name}: ${title}`, subject, keywords, pages: <SampleReport /> });
}

/**
 * Finds a built-in job and the register entry of its description.
 * @throws if the job or the entry is missing
 */
function described({ title, country }: BuiltInJobDescription): [BuiltInJob, DocumentRecord] {
  const job = builtInJobs.find((candidate) => candidate.title === title && candidate.country === country);
  const record = jobDescriptionRecords[title];
  if (job === undefined) throw new Error(`There is no built-in job called "${title}" to describe.`);
  if (record === undefined) throw new Error(`The job description "${title}" has no document number.`);
  return [job, record];
}

/** Renders the description of a job. */
export function renderJobDescription(job: BuiltInJob, record: DocumentRecord): Promise<Buffer> {
  return renderDocument({
    record,
    title: `${jobDescriptionCopy.kind}: ${job.title}`,
    subject: jobDescriptionCopy.subject(job.title, job.place),
    keywords: siteMeta.keywords,
    pages: <JobDescription job={job} record={record} />,
  });
}

function dataSheetRecord({ id }: Product): DocumentRecord {
  const record = dataSheetRecords[id];
  if (record === undefined) throw new Error(`The data sheet of "${id}" has no document number.`);
  return record;
}

/** Renders the data sheet of a product. */
export function renderDataSheet(product: Product, record: DocumentRecord): Promise<Buffer> {
  const { title, summary } = product;
  return renderDocument({
    record,
    title: `${dataSheetCopy.kind}: ${title}`,
    subject: summary,
    keywords: siteMeta.keywords,
    pages: <DataSheet product={product} record={record} />,
  });
}
