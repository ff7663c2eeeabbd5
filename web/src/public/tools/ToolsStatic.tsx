import { toolsPage } from '../../content/product/pages/tools.ts';
import { Section } from '../../ui/sections/Section.tsx';
import { SheetHead } from '../../ui/sections/SheetHead.tsx';
import { Terms } from '../../ui/sections/Terms.tsx';
import { ToolList } from './ToolList.tsx';

export function ToolsHead() {
  return <SheetHead {...toolsPage.head} />;
}

export function ToolsStatic() {
  const { list, terms } = toolsPage;
  return (
    <>
      <Section symbol="breaker" {...list}>
        <ToolList />
      </Section>
      <Section symbol="load" ground="tinted" label={terms.label} title={terms.title}>
        <Terms columns={2} terms={terms.list} />
      </Section>
    </>
  );
}
