import { useSearchParams } from 'react-router-dom';
import { Metadata } from '../components/Metadata.tsx';
import { contactPage } from '../content/pages/contact.ts';
import { ContactHero } from '../features/contact/ContactHero.tsx';
import { Enquiry } from '../features/contact/Enquiry.tsx';
import { Offices } from '../features/contact/Offices.tsx';

export function ContactPage() {
  const [search] = useSearchParams();
  return (
    <>
      <Metadata meta={contactPage.meta} />
      <ContactHero />
      <Enquiry askedSubject={search.get('subject')} />
      <Offices />
    </>
  );
}
