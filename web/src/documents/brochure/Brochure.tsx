import type { ReactElement } from 'react';
import { brochure } from '../../content/brochure.ts';
import { brochureRecord } from '../../content/documents.ts';
import type { CoverPicture } from '../cover-picture.ts';
import type { BrochurePosition } from './BrochurePage.tsx';
import { BrochureSheets } from './BrochureSheets.tsx';
import { ContactPage } from './ContactPage.tsx';
import { CoverPage } from './CoverPage.tsx';
import { FirmPage } from './FirmPage.tsx';
import { MethodPage } from './MethodPage.tsx';
import { ServicesPage } from './ServicesPage.tsx';
import { WorkPage } from './WorkPage.tsx';

const { titles, entries } = brochure.services;
const [firstTitle, secondTitle] = titles;
const firstPage = 4;

type BrochureSheet = (position: BrochurePosition) => ReactElement;

const pages: readonly BrochureSheet[] = [
  FirmPage,
  (position) => <ServicesPage {...position} title={firstTitle} entries={entries.slice(0, firstPage)} space={27} />,
  (position) => <ServicesPage {...position} title={secondTitle} entries={entries.slice(firstPage)} space={58} />,
  WorkPage,
  MethodPage,
  ContactPage,
];

/** The company brochure. */
export function Brochure({ picture }: { picture: CoverPicture | undefined }) {
  const cover: BrochureSheet = (position) => <CoverPage {...position} picture={picture} />;
  return <BrochureSheets document={{ record: brochureRecord, title: brochure.title }} sheets={[cover, ...pages]} />;
}
