import { contactPage } from '../content/pages/contact.ts';
import { ContactHero } from '../features/contact/ContactHero.tsx';
import { Enquiry } from '../features/contact/Enquiry.tsx';
import { Offices } from '../features/contact/Offices.tsx';
import { Page } from '../sections/Page.tsx';

export function ContactPage() {
  return (
    <Page meta={contactPage.meta}>
      <ContactHero />
      <Enquiry />
      <Offices />
    </Page>
  );
}
