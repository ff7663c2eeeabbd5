import { useSearchParams } from 'react-router-dom';
import { contactPage } from '../content/pages/contact.ts';
import { ContactHero } from '../features/contact/ContactHero.tsx';
import { Enquiry } from '../features/contact/Enquiry.tsx';
import { Offices } from '../features/contact/Offices.tsx';
import { Page } from '../sections/Page.tsx';

export function ContactPage() {
  const [search] = useSearchParams();
  return (
    <Page meta={contactPage.meta}>
      <ContactHero />
      <Enquiry askedSubject={search.get('subject')} />
      <Offices />
    </Page>
  );
}
