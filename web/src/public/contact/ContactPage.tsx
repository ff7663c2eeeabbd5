import { contactPage } from '../../content/pages/contact.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Enquiry } from './Enquiry.tsx';
import { Offices } from './Offices.tsx';

export const Hero = staticPart(() => import('./ContactHero.tsx').then((module) => module.ContactHero));

export function ContactPage() {
  return (
    <Page meta={contactPage.meta}>
      <Hero />
      <Enquiry />
      <Offices />
    </Page>
  );
}
