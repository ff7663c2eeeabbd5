import { projectsPage } from '../../content/pages/projects.ts';
import { still } from '../../shared/still.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { TrackRecord } from './TrackRecord.tsx';

export const Head = still(() => import('./ProjectsReading.tsx').then((module) => module.ProjectsHead));
export const Closing = still(() => import('./ProjectsReading.tsx').then((module) => module.ProjectsClosing));

export function ProjectsPage() {
  const { meta, list } = projectsPage;
  return (
    <Page meta={meta}>
      <Head />
      <Section symbol="breaker" {...list}>
        <TrackRecord />
      </Section>
      <Closing />
    </Page>
  );
}
