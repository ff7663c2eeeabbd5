import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { jobAlertsPage } from '../../content/pages/job-alerts.ts';
import { Page } from '../../ui/sections/Page.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { SheetHead } from '../../ui/sections/SheetHead.tsx';
import { Terms } from '../../ui/sections/Terms.tsx';
import { media } from '../../ui/theme/tokens.ts';
import { JobAlertForm } from './JobAlertForm.tsx';

const columns = {
  display: 'grid',
  gap: '56px clamp(48px, 7vw, 112px)',
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
} as const;

export function JobAlertsPage() {
  const { meta, label, title, intro, sheet, section, terms, privacy } = jobAlertsPage;
  return (
    <Page meta={meta}>
      <SheetHead {...{ label, title, intro, sheet }} />
      <Section symbol="disconnector" {...section}>
        <Box sx={columns}>
          <JobAlertForm />
          <div>
            <Terms terms={terms} />
            <Typography variant="body2" sx={{ mt: 2 }}>
              {privacy.before}
              <Link href={privacy.href}>{privacy.label}</Link>.
            </Typography>
          </div>
        </Box>
      </Section>
    </Page>
  );
}
