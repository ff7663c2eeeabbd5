import type { ReactElement } from 'react';
import { caseStudyAddress, productAddress, serviceAddress } from '../content/addresses.ts';
import { caseStudies, services } from '../content/content-pages.ts';
import { products } from '../content/products.ts';
import { AboutPage } from '../pages/AboutPage.tsx';
import { ApplicationPage } from '../pages/ApplicationPage.tsx';
import { ApplyPage } from '../pages/ApplyPage.tsx';
import { CareersPage } from '../pages/CareersPage.tsx';
import { CaseStudiesPage } from '../pages/CaseStudiesPage.tsx';
import { CaseStudyPage } from '../pages/CaseStudyPage.tsx';
import { ContactPage } from '../pages/ContactPage.tsx';
import { CreditPage } from '../pages/CreditPage.tsx';
import { GalleryPage } from '../pages/GalleryPage.tsx';
import { HomePage } from '../pages/HomePage.tsx';
import { LoginPage } from '../pages/LoginPage.tsx';
import { MaintenancePage } from '../pages/MaintenancePage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PrivacyPolicyPage } from '../pages/PrivacyPolicyPage.tsx';
import { ProductPage } from '../pages/ProductPage.tsx';
import { ProductsPage } from '../pages/ProductsPage.tsx';
import { ServicePage } from '../pages/ServicePage.tsx';
import { ServicesPage } from '../pages/ServicesPage.tsx';
import { BareLayout } from './layout/BareLayout.tsx';
import type { PublicLayout } from './layout/PublicLayout.tsx';

/** Every public page and its address, in the order of the sitemap. Each becomes an HTML file when the site is built. */
export const pages: readonly { path: string; page: ReactElement; Layout?: typeof PublicLayout }[] = [
  { path: '/', page: <HomePage /> },
  { path: '/about', page: <AboutPage /> },
  { path: '/services', page: <ServicesPage /> },
  ...services.map((content) => ({ path: serviceAddress(content.slug), page: <ServicePage content={content} /> })),
  { path: '/case-studies', page: <CaseStudiesPage /> },
  ...caseStudies.map((content) => ({
    path: caseStudyAddress(content.slug),
    page: <CaseStudyPage content={content} />,
  })),
  { path: '/products', page: <ProductsPage /> },
  ...products.map((product) => ({ path: productAddress(product.id), page: <ProductPage product={product} /> })),
  { path: '/gallery', page: <GalleryPage /> },
  { path: '/careers', page: <CareersPage /> },
  { path: '/apply', page: <ApplyPage /> },
  { path: '/application', page: <ApplicationPage /> },
  { path: '/contact', page: <ContactPage /> },
  { path: '/privacy-policy', page: <PrivacyPolicyPage /> },
  { path: '/credit', page: <CreditPage /> },
  { path: '/maintenance', page: <MaintenancePage /> },
  { path: '/temp', page: <NotFoundPage /> },
  { path: '/login', page: <LoginPage />, Layout: BareLayout },
  { path: '/404', page: <NotFoundPage /> },
];
