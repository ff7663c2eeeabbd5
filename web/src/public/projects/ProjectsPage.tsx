import { projectsPage } from '../../content/pages/projects.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { TrackRecord } from './TrackRecord.tsx';

export const Head = staticPart(() => import('./ProjectsStatic.tsx').then((module) => module.ProjectsHead));
export const Closing = staticPart(() => import('./ProjectsStatic.tsx').then((module) => module.ProjectsClosing));

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
