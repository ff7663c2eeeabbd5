import styled from '@emotion/styled/base';
import { type SubmissionKind, statusWords } from '@ohmbridge/functions/contract/submission-kinds';
import type { SubmissionRecord } from '@ohmbridge/functions/contract/submission-record';
import { Link } from 'react-router-dom';
import { Text } from '../../../components/Text.tsx';
import { submissionCopy } from '../../../content/admin-submission.ts';
import { colours } from '../../../theme/tokens.ts';
import { aboutOf } from '../submissions/about.ts';
import { useOthers } from './submission-data.ts';

const List = styled('ul')({ listStyle: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: 8 });

const Other = styled(Link)({ color: colours.tealDeep, textUnderlineOffset: '0.25em', overflowWrap: 'anywhere' });

/** What else somebody of the same address has sent of this kind. */
export function OtherSubmissions({ kind, submission }: { kind: SubmissionKind; submission: SubmissionRecord }) {
  const others = useOthers(kind, submission);
  if (others.length === 0) return null;
  return (
    <section>
      <Text variant="h3" as="h2" css={{ fontSize: '1.0625rem' }}>
        {submissionCopy.others}
      </Text>
      <List>
        {others.map((other) => (
          <li key={other.id}>
            <Other to={`/dashboard/${kind}/${encodeURIComponent(other.id)}`}>
              {other.reference}, {aboutOf(other)}
            </Other>
            , {statusWords[other.status]}
          </li>
        ))}
      </List>
    </section>
  );
}
