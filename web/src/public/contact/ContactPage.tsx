import { contactPage } from '../../content/firm/pages/contact.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Enquiry } from './Enquiry.tsx';
import { Offices } from './Offices.tsx';

const ContactHero = staticPart(() => import('./ContactHero.tsx'), 'ContactHero');
export const staticParts = [ContactHero];

export function ContactPage() {
  return (
    <Page meta={contactPage.meta}>
      <ContactHero />
      <Enquiry />
      <Offices />
    </Page>
  );
}
