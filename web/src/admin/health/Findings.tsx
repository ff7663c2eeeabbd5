import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Finding, Health } from '@site/contract/nightly/health';
import { findingWords } from '@site/contract/nightly/health-words';
import { healthCopy } from '../../content/product/health.ts';
import { Caption } from '../components/FormPart.tsx';
import { panel } from '../components/looks.ts';
import { mayOpen, useRoles } from '../session/roles.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';

const heading = { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4 } as const;
const item = { padding: '14px 0', borderTop: `1px solid ${colours.hairline}` } as const;

/** Gives the address of the screen about a finding, with the order of its list. */
function screenOf(finding: Finding): { path: string; query: string } | undefined {
  if (finding.part === 'unread') return { path: `/dashboard/${finding.kind}`, query: '' };
  if (finding.part === 'unanswered') return { path: `/dashboard/${finding.kind}`, query: '?sort=waiting' };
  return finding.part === 'closing' ? { path: '/dashboard/jobs', query: '?sort=closing' } : undefined;
}

export function Findings({ health: { at, findings } }: { health: Health }) {
  const roles = useRoles();
  const broken = findings.filter(({ isWrong }) => isWrong).length;
  const tone = broken > 0 ? 'alarm' : findings.length > 0 ? 'calm' : 'well';
  const verdicts = {
    alarm: healthCopy.broken(broken),
    calm: healthCopy.waits(findings.length),
    well: healthCopy.well,
  };
  return (
    <Paper component="section" aria-live="polite" sx={{ ...panel(tone), mb: 'clamp(24px, 3vw, 40px)' }}>
      <Typography variant="h3" component="h2">
        {verdicts[tone]}
      </Typography>
      <Small>{healthCopy.asOf(at)}</Small>
      {findings.length > 0 && (
        <List disablePadding sx={{ mt: 2 }}>
          {findings.map((finding) => {
            const { title, remedy } = findingWords(finding);
            const screen = screenOf(finding);
            const details = [finding.since && healthCopy.since(finding.since), finding.reason].filter(Boolean);
            return (
              <Box component="li" key={keyOf(finding)} sx={item}>
                <Typography variant="inherit" component="h3" sx={heading}>
                  {screen && mayOpen(roles, screen.path) ? (
                    <Link href={screen.path + screen.query}>{title}</Link>
                  ) : (
                    title
                  )}
                </Typography>
                {details.length > 0 && <Small>{details.join(' · ')}</Small>}
                <Typography variant="inherit" sx={{ maxWidth: '72ch', mt: details.length > 0 ? 0.5 : 0 }}>
                  {remedy}
                </Typography>
              </Box>
            );
          })}
        </List>
      )}
    </Paper>
  );
}

function keyOf(finding: Finding): string {
  if (finding.part === 'schedule') return finding.schedule;
  return 'kind' in finding ? `${finding.part}-${finding.kind}` : finding.part;
}

function Small({ children }: { children: string }) {
  return <Caption sx={{ mt: '6px', maxWidth: '72ch', lineHeight: 1.6, overflowWrap: 'anywhere' }}>{children}</Caption>;
}
