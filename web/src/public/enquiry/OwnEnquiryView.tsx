import { contactLabels } from '@ohmbridge/contract/desk/contact';
import { enquiryStandingWords } from '@ohmbridge/contract/desk/enquirer';
import { enquiryPage as copy } from '../../content/pages/enquiry.ts';
import { Fact } from '../own-page/OwnPart.tsx';
import type { OwnViewProps } from '../own-page/OwnSubmissions.tsx';
import { OwnSubmissionView } from '../own-page/OwnSubmissionView.tsx';

/** One enquiry, as its enquirer is shown it. */
export function OwnEnquiryView({ submission: enquiry, onChange: _onChange, ...rest }: OwnViewProps<'enquiries'>) {
  const { status, sent } = enquiry;
  return (
    <OwnSubmissionView
      {...rest}
      kind="enquiries"
      copy={copy}
      submission={enquiry}
      title={sent.subject ?? copy.noSubject}
      standing={enquiryStandingWords[status]}
    >
      <Fact name={copy.submission.name}>{`${sent.firstName} ${sent.lastName}`}</Fact>
      {(['email', 'phone', 'subject', 'message'] as const).map(
        (field) =>
          sent[field] && (
            <Fact key={field} name={contactLabels[field]}>
              {sent[field]}
            </Fact>
          ),
      )}
    </OwnSubmissionView>
  );
}
