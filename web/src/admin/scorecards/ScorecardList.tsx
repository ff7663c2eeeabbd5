import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { Grade, Scorecard } from '@site/contract/desk/scorecards';
import type { ReactNode } from 'react';
import { scorecardCopy as copy } from '../../content/product/admin-scorecards.ts';
import { recordLabel, recordLine } from '../components/looks.ts';
import { useNameOf } from '../submission-list/use-desk-settings.ts';

interface ScorecardListProps {
  cards: readonly Scorecard[];
  me: string;
}

/** The recommendations and grades of all interviewers side by side, as words and without sums. */
export function ScorecardList({ cards, me }: ScorecardListProps) {
  const nameOf = useNameOf();
  // A job may have changed its criteria between two cards: each card is shown with the criteria that it was written for.
  const criteria = [...new Set(cards.flatMap(({ judgements }) => judgements.map(({ criterion }) => criterion)))];
  return (
    <div>
      <Criterion title={copy.recommendationShort}>
        {cards.map(({ by, at, recommendation, summary }) => (
          <Found
            key={by.uid}
            by={copy.by(nameOf(by), by.uid === me)}
            about={copy.sentAt(at)}
            grade={recommendation}
            text={summary}
          />
        ))}
      </Criterion>
      {criteria.map((criterion) => (
        <Criterion key={criterion} title={criterion}>
          {cards.flatMap(({ by, judgements }) => {
            const found = judgements.find((judgement) => judgement.criterion === criterion);
            if (!found) return [];
            return [
              <Found key={by.uid} by={copy.by(nameOf(by), by.uid === me)} grade={found.grade} text={found.reason} />,
            ];
          })}
        </Criterion>
      ))}
    </div>
  );
}

function Criterion({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography component="h3" variant="inherit" sx={{ fontWeight: 600, mb: 0.5, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <List component="ul" disablePadding>
        {children}
      </List>
    </Box>
  );
}

interface FoundProps {
  by: string;
  about?: string;
  grade: Grade;
  text: string;
}

function Found({ by, about, grade, text }: FoundProps) {
  return (
    <Box component="li" sx={recordLine}>
      <Typography
        variant="caption"
        component="span"
        color="textSecondary"
        sx={{ ...recordLabel, overflowWrap: 'anywhere' }}
      >
        {by}
        {about && (
          <Box component="span" sx={{ display: 'block' }}>
            {about}
          </Box>
        )}
      </Typography>
      <Box dir="auto" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        <strong>{copy.grades[grade]}</strong>
        {'\n'}
        {text}
      </Box>
    </Box>
  );
}
