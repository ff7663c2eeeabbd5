import { contactPage } from '../../content/pages/contact.ts';
import { still } from '../../shared/still.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Enquiry } from './Enquiry.tsx';
import { Offices } from './Offices.tsx';

export const Hero = still(() => import('./ContactHero.tsx').then((module) => module.ContactHero));

export function ContactPage() {
  return (
    <Page meta={contactPage.meta}>
      <Hero />
      <Enquiry />
      <Offices />
    </Page>
  );
}
