import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fullPhone, phoneAddress } from '@site/contract/desk/phone';
import type { AppliedJobRecord, SubmissionRecord } from '@site/contract/desk/submission-record';
import { noLongerAsked } from '@site/contract/jobs/question';
import { isWebAddress } from '@site/contract/shared/text-fields';
import type { ReactNode } from 'react';
import { submissionCopy } from '../../content/product/admin-submission.ts';
import { submissionLabels as labels } from '../../content/product/submission-labels.ts';
import { useCopying } from '../../shared/clipboard.ts';
import { mailAddress } from '../../shared/mail-address.ts';
import { NewTabNote, newTab } from '../../ui/VisuallyHidden.tsx';
import { FormPart, Note } from '../components/FormPart.tsx';
import { recordLabel, recordLine } from '../components/looks.ts';
import { TextAction } from '../components/TextAction.tsx';
import { useHasRole } from '../session/roles.ts';

interface SentField {
  /** The key of an answer. The label is not unique, because a question can have the name of a field. */
  id?: string;
  label: string;
  value: string | undefined;
  note?: string | undefined;
  isLink?: boolean;
  isCopied?: boolean;
}

export function SentFields({ submission }: { submission: SubmissionRecord }) {
  const { status, copy } = useCopying();
  const copyField = ({ label, value = '' }: SentField) =>
    copy(value, { copied: submissionCopy.copied(label), notCopied: submissionCopy.notCopied });
  return (
    <FormPart title={submissionCopy.sent}>
      {submission.email !== '' && <FirstSteps submission={submission} />}
      {/* In a narrow column each label stands above its value. */}
      <Box component="dl" sx={{ containerType: 'inline-size' }}>
        {fieldsOf(submission)
          // The name and the contact details are empty while the name is hidden.
          .filter(({ value }) => value !== undefined && value !== '')
          .map((field) => (
            <FieldLine
              key={field.id ?? field.label}
              label={field.label}
              onCopy={field.isCopied || field.isLink ? () => copyField(field) : undefined}
            >
              {field.isLink ? <SafeLink address={field.value ?? ''} /> : field.value}
              {field.note && <Note variant="body2">{field.note}</Note>}
            </FieldLine>
          ))}
        {'job' in submission && submission.job && (
          <FieldLine label={labels.job}>
            <AppliedJob job={submission.job} />
          </FieldLine>
        )}
      </Box>
      <p role="status">{status}</p>
    </FormPart>
  );
}

/** The job of the application; a link for admins with the role *jobs*. */
function AppliedJob({ job: { title, reference } }: { job: AppliedJobRecord }) {
  const words = [title, reference].filter(Boolean).join(', ');
  if (!useHasRole('jobs')) return words;
  return <Link href={`/dashboard/jobs?search=${reference}`}>{words}</Link>;
}

/** Lists the fields of a submission. The sender's own words come first, and the contact details and the rest follow. */
function fieldsOf(sent: SubmissionRecord): SentField[] {
  const reach = [{ label: labels.email, value: sent.email, isCopied: true }];
  if ('cvLink' in sent) {
    return [
      { label: labels.comments, value: sent.comments },
      ...(sent.answers ?? []).map(({ id, words, answer, changed }) => ({
        id,
        label: words,
        value: answer,
        note: changed && noLongerAsked,
      })),
      { label: labels.cvLink, value: sent.cvLink, isLink: true },
      { label: labels.linkedin, value: sent.linkedin, isLink: true },
      ...reach,
      { label: labels.phone, value: sent.phone, isCopied: true },
      { label: labels.country, value: sent.country },
      { label: labels.position, value: sent.position },
      { label: labels.source, value: sent.source },
    ];
  }
  return [
    { label: labels.subject, value: sent.subject },
    { label: labels.message, value: sent.message },
    { label: labels.company, value: sent.company },
    ...reach,
    { label: labels.phone, value: fullPhone(sent), isCopied: true },
  ];
}

/** The first actions: read the CV, call, or write an email from the admin's mailbox. */
function FirstSteps({ submission }: { submission: SubmissionRecord }) {
  const phone = 'cvLink' in submission ? submission.phone : fullPhone(submission);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {'cvLink' in submission && isWebAddress(submission.cvLink) && (
        <Button variant="outlined" size="small" href={submission.cvLink} {...newTab} rel={`${newTab.rel} nofollow`}>
          {submissionCopy.openCv(new URL(submission.cvLink).host)}
          <NewTabNote />
        </Button>
      )}
      <Button variant="outlined" size="small" href={phoneAddress(phone)}>
        {submissionCopy.call}
      </Button>
      <Button variant="outlined" size="small" href={mailAddress(submission.email)}>
        {submissionCopy.mail}
      </Button>
    </Stack>
  );
}

interface FieldLineProps {
  label: string;
  onCopy?: (() => void) | undefined;
  children: ReactNode;
}

function FieldLine({ label, onCopy, children }: FieldLineProps) {
  return (
    <Box sx={{ ...recordLine, gridTemplateColumns: { '@480': '10rem minmax(0, 1fr) auto' } }}>
      <Typography variant="caption" component="dt" color="textSecondary" sx={recordLabel}>
        {label}
      </Typography>
      {/* The typed text is unchanged. It is isolated, so that right-to-left text does not move the text around it. */}
      <Box component="dd" dir="auto" sx={{ whiteSpace: 'pre-wrap', unicodeBidi: 'isolate' }}>
        {children}
      </Box>
      {onCopy && (
        // The line has the height of its text, and the button stands on it.
        <Box component="dd" sx={{ my: '-9.6px' }}>
          <TextAction subject={label} onClick={onCopy}>
            {submissionCopy.copy}
          </TextAction>
        </Box>
      )}
    </Box>
  );
}

/** A link that the sender has typed: it opens in a new tab, without a referrer. */
function SafeLink({ address }: { address: string }) {
  if (!isWebAddress(address)) return address;
  return (
    <Link href={address} {...newTab} rel={`${newTab.rel} nofollow`}>
      {address}
      <NewTabNote />
    </Link>
  );
}
