import styled from '@emotion/styled/base';
import Button from '@mui/material/Button';
import type { Job } from '@ohmbridge/functions/contract/job';
import { jobLabels } from '@ohmbridge/functions/contract/job-labels';
import { useEffect, useId, useRef } from 'react';
import { Text } from '../../../components/Text.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { jobListCopy } from '../../../content/admin-jobs.ts';
import { interfaceCopy } from '../../../content/interface.ts';
import { jobConflictCopy } from '../../../content/job-changes.ts';
import { colours, families, media } from '../../../theme/tokens.ts';
import { differencesFrom } from './job-conflict.ts';
import type { JobValues } from './job-values.ts';
import type { PdfChoice } from './pdf-choice.ts';

const Notice = styled('section')({
  gridColumn: '1 / -1',
  minWidth: 0,
  padding: 'clamp(20px, 3vw, 32px)',
  border: `1px solid ${colours.outline}`,
  borderTop: `4px solid ${colours.amber}`,
  background: colours.warm,
});

const Differences = styled('ul')({ listStyle: 'none', margin: '20px 0', padding: 0 });

const Difference = styled('li')({ padding: '12px 0', borderTop: `1px solid ${colours.hairline}` });

const Field = styled('h3')({ fontSize: '1rem', fontWeight: 600 });

const Versions = styled('dl')({
  display: 'grid',
  gap: '8px 32px',
  margin: '4px 0 0',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  '& > div': { minWidth: 0 },
  '& dt': { fontFamily: families.mono, fontSize: '0.8125rem', color: colours.slate },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

const Choice = styled('div')({ marginTop: 20, display: 'flex', flexWrap: 'wrap', gap: 12 });

interface ConflictNoticeProps {
  theirs: Job;
  mine: JobValues;
  pdf: PdfChoice;
  isSaving: boolean;
  /** Missing where both changed the same. */
  onKeepBoth: (() => void) | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Says that somebody else has saved the job meanwhile, shows both versions, and lets the person choose. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { theirs, mine, pdf, isSaving, onKeepBoth, onKeepMine, onTakeTheirs } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const differences = differencesFrom(theirs, mine, pdf);

  // Again for every newer version: the person has just pressed a button further down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is what the focus follows
  useEffect(() => heading.current?.focus(), [theirs.updatedAt]);

  return (
    <Notice aria-labelledby={id}>
      <Text
        variant="h3"
        as="h2"
        id={id}
        ref={heading}
        tabIndex={-1}
        aria-describedby={`${id}-text`}
        css={{ scrollMarginTop: 120 }}
      >
        {jobConflictCopy.title}
      </Text>
      <Text id={`${id}-text`} css={{ marginTop: 8 }}>
        {jobConflictCopy.explanation}
      </Text>
      {differences.length === 0 ? (
        <Text css={{ marginTop: 16 }}>{jobConflictCopy.same}</Text>
      ) : (
        <Differences>
          {differences.map((difference) => (
            <Difference key={difference.field}>
              <Field>{jobLabels[difference.field]}</Field>
              <Versions>
                <div>
                  <dt>{jobConflictCopy.theirs}</dt>
                  <dd>{difference.field === 'pdf' ? <TheirPdf url={theirs.pdfUrl} /> : difference.theirs}</dd>
                </div>
                <div>
                  <dt>{jobConflictCopy.mine}</dt>
                  <dd>{difference.mine}</dd>
                </div>
              </Versions>
            </Difference>
          ))}
        </Differences>
      )}
      <p>{onKeepBoth ? jobConflictCopy.canKeepBoth : jobConflictCopy.consequence}</p>
      <Choice>
        {/* A button that became disabled would lose the focus. */}
        {onKeepBoth && (
          <Button variant="contained" size="small" aria-disabled={isSaving} onClick={onKeepBoth}>
            {isSaving ? jobConflictCopy.saving : jobConflictCopy.keepBoth}
          </Button>
        )}
        <Button
          variant={onKeepBoth ? 'outlined' : 'contained'}
          size="small"
          aria-disabled={isSaving}
          onClick={onKeepMine}
        >
          {isSaving ? jobConflictCopy.saving : jobConflictCopy.keepMine}
        </Button>
        <Button variant="outlined" size="small" aria-disabled={isSaving} onClick={onTakeTheirs}>
          {jobConflictCopy.takeTheirs}
        </Button>
      </Choice>
    </Notice>
  );
}

function TheirPdf({ url }: { url: string | undefined }) {
  if (!url) return jobConflictCopy.noPdf;
  return (
    <TextLink href={url} target="_blank" rel="noopener noreferrer">
      {jobListCopy.openPdf}
      <VisuallyHidden> {interfaceCopy.newTab}</VisuallyHidden>
    </TextLink>
  );
}
