import { contactLabels } from '@site/contract/desk/contact';
import { fullName } from '@site/contract/desk/hidden-names';
import { enquiryStatusWords } from '@site/contract/desk/sender-page';
import { answerPromise } from '@site/contract/desk/working-days';
import { enquiryPage as copy } from '../../content/product/pages/enquiry.ts';
import { OwnPage, type OwnViewProps } from '../own-page/OwnPage.tsx';
import { Fact } from '../own-page/OwnPart.tsx';
import { OwnSubmissionView } from '../own-page/OwnSubmissionView.tsx';

export function EnquiryPage() {
  return <OwnPage kind="enquiries" copy={copy} View={OwnEnquiryView} />;
}

function OwnEnquiryView({ submission: enquiry, onChange: _onChange, ...rest }: OwnViewProps<'enquiries'>) {
  const { sent } = enquiry;
  return (
    <OwnSubmissionView
      {...rest}
      kind="enquiries"
      copy={copy}
      submission={enquiry}
      title={sent.subject ?? copy.noSubject}
      standing={standingOf(enquiry)}
    >
      <Fact name={copy.submission.name}>{fullName(sent)}</Fact>
      {(['email', 'phone', 'company', 'subject', 'message'] as const).map(
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

/** Gives the words of the status: for a new enquiry with the day of our answer. */
function standingOf({ status, receivedAt }: OwnViewProps<'enquiries'>['submission']) {
  const { title, text } = enquiryStatusWords[status];
  if (status !== 'new') return { title, text };
  return { title, text: `${text} ${answerPromise('enquiries', new Date(receivedAt), new Date())}` };
}
