import { projectsReading } from '../../content/pages/projects-reading.ts';
import { CallToAction } from '../../ui/sections/CallToAction.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { SheetHead } from '../../ui/sections/SheetHead.tsx';
import { Terms } from '../../ui/sections/Terms.tsx';

/** The head of the track record. */
export function ProjectsHead() {
  return <SheetHead {...projectsReading.head} />;
}

/** What its words mean, and whom to ask. */
export function ProjectsClosing() {
  const { terms, enquiry } = projectsReading;
  return (
    <>
      <Section symbol="currentTransformer" ground="warm" label={terms.label} title={terms.title}>
        <Terms columns={2} terms={terms.list} />
      </Section>
      <CallToAction symbol="load" {...enquiry} />
    </>
  );
}
