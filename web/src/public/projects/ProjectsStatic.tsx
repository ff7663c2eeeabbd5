import { projectsStatic } from '../../content/firm/pages/projects-static.ts';
import { CallToAction } from '../../ui/sections/CallToAction.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { SheetHead } from '../../ui/sections/SheetHead.tsx';
import { Terms } from '../../ui/sections/Terms.tsx';
import { TextBlock } from '../../ui/sections/TextBlock.tsx';

export function ProjectsHead() {
  return <SheetHead {...projectsStatic.head} />;
}

export function ProjectsClosing() {
  const { terms, report, enquiry } = projectsStatic;
  return (
    <>
      <Section symbol="currentTransformer" ground="tinted" label={terms.label} title={terms.title}>
        <Terms columns={2} terms={terms.list} />
      </Section>
      {report && <TextBlock symbol="node" {...report} />}
      <CallToAction symbol="load" {...enquiry} />
    </>
  );
}
