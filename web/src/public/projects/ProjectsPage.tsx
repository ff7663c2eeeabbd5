import { projectsPage } from '../../content/firm/pages/projects.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { TrackRecord } from './TrackRecord.tsx';

const ProjectsHead = staticPart(() => import('./ProjectsStatic.tsx'), 'ProjectsHead');
const ProjectsClosing = staticPart(() => import('./ProjectsStatic.tsx'), 'ProjectsClosing');
export const staticParts = [ProjectsHead, ProjectsClosing];

export function ProjectsPage() {
  const { meta, list } = projectsPage;
  return (
    <Page meta={meta}>
      <ProjectsHead />
      <Section symbol="breaker" {...list}>
        <TrackRecord />
      </Section>
      <ProjectsClosing />
    </Page>
  );
}
