import { contactPage } from '../content/pages/contact.ts';
import { Enquiry } from '../features/contact/Enquiry.tsx';
import { Offices } from '../features/contact/Offices.tsx';
import { still } from '../lib/still.tsx';
import { Page } from '../sections/Page.tsx';

export const Hero = still(() => import('../features/contact/ContactHero.tsx').then((module) => module.ContactHero));

export function ContactPage() {
  return (
    <Page meta={contactPage.meta}>
      <Hero />
      <Enquiry />
      <Offices />
    </Page>
  );
}
