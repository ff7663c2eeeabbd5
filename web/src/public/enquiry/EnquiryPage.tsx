import { enquiryPage } from '../../content/pages/enquiry.ts';
import { OwnPage } from '../own-page/OwnPage.tsx';
import { OwnEnquiryView } from './OwnEnquiryView.tsx';

/** Where enquirers see what we hold of them. */
export function EnquiryPage() {
  return <OwnPage kind="enquiries" copy={enquiryPage} View={OwnEnquiryView} />;
}
