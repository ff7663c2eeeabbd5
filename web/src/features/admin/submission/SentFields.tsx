import styled from '@emotion/styled/base';
import { fullPhone } from '@ohmbridge/functions/contract/phone';
import type { SubmissionKind } from '@ohmbridge/functions/contract/submission-kinds';
import type { SubmissionRecord } from '@ohmbridge/functions/contract/submission-record';
import { isWebAddress } from '@ohmbridge/functions/contract/text-fields';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { TextLink } from '../../../components/TextLink.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { submissionCopy } from '../../../content/admin-submission.ts';
import { interfaceCopy } from '../../../content/interface.ts';
import { colours, families, media } from '../../../theme/tokens.ts';
import { FormPart } from '../components/FormPart.tsx';
import { TextAction } from '../components/TextAction.tsx';

const List = styled('dl')({ margin: 0 });

const Field = styled('div')({
  display: 'grid',
  gap: '2px 24px',
  padding: '12px 0',
  borderBottom: `1px solid ${colours.hairline}`,
  [media.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr) auto' },
});

const Label = styled('dt')({ fontFamily: families.mono, fontSize: '0.8125rem', lineHeight: 1.9, color: colours.slate });

/** What was typed, to the letter: nothing in it turns, and long words wrap. */
const Value = styled('dd')({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'isolate' });

/** In the line of what it copies. */
const Copy = styled('div')({ margin: '-8px 0' });

interface SentField {
  label: string;
  value: string | undefined;
  isLink?: boolean;
  isCopied?: boolean;
}

/** Everything that was sent. */
export function SentFields({ kind, submission }: { kind: SubmissionKind; submission: SubmissionRecord }) {
  const [said, setSaid] = useState('');
  const copy = async ({ label, value = '' }: SentField) => {
    const isCopied = await navigator.clipboard.writeText(value).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? submissionCopy.copied(label) : submissionCopy.notCopied);
  };
  return (
    <FormPart title={submissionCopy.sent}>
      <List>
        {'job' in submission && submission.job && (
          <Field>
            <Label>{submissionCopy.labels.job}</Label>
            <Value>
              <Link to={`/dashboard/jobs?search=${submission.job.reference}`}>
                {[submission.job.title, submission.job.reference].filter(Boolean).join(', ')}
              </Link>
            </Value>
          </Field>
        )}
        {fieldsOf(submission)
          .filter(({ value }) => value !== undefined)
          .map((field) => (
            <Field key={field.label}>
              <Label>{field.label}</Label>
              <Value dir="auto">{field.isLink ? <SafeLink address={field.value ?? ''} /> : field.value}</Value>
              {(field.isCopied || field.isLink) && (
                <Copy>
                  <TextAction onClick={() => void copy(field)}>
                    {submissionCopy.copy}
                    <VisuallyHidden> {field.label}</VisuallyHidden>
                  </TextAction>
                </Copy>
              )}
            </Field>
          ))}
      </List>
      <p role="status">{said}</p>
    </FormPart>
  );

  function fieldsOf(sent: SubmissionRecord): SentField[] {
    const { labels } = submissionCopy;
    const person = [
      { label: labels.name, value: `${sent.firstName} ${sent.lastName}` },
      { label: labels.email, value: sent.email, isCopied: true },
    ];
    if (kind === 'applications' && 'cvLink' in sent) {
      return [
        ...person,
        { label: labels.phone, value: sent.phone, isCopied: true },
        { label: labels.country, value: sent.country },
        { label: labels.position, value: sent.position },
        { label: labels.linkedin, value: sent.linkedin, isLink: true },
        { label: labels.cvLink, value: sent.cvLink, isLink: true },
        { label: labels.comments, value: sent.comments },
      ];
    }
    if (!('message' in sent)) return person;
    return [
      ...person,
      { label: labels.phone, value: fullPhone(sent), isCopied: true },
      { label: labels.subject, value: sent.subject },
      { label: labels.message, value: sent.message },
    ];
  }
}

/** A link that somebody has sent us: it opens in a tab of its own, and learns nothing of where it was opened from. */
function SafeLink({ address }: { address: string }) {
  if (!isWebAddress(address)) return address;
  return (
    <TextLink href={address} target="_blank" rel="noopener noreferrer nofollow">
      {address}
      <VisuallyHidden> {interfaceCopy.newTab}</VisuallyHidden>
    </TextLink>
  );
}
