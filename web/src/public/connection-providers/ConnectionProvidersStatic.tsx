import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { connectionProvidersStatic } from '../../content/firm/pages/connection-providers-static.ts';
import { CallToAction } from '../../ui/sections/CallToAction.tsx';
import { CardGrid } from '../../ui/sections/CardGrid.tsx';
import { ProcessSteps } from '../../ui/sections/ProcessSteps.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { SheetHead } from '../../ui/sections/SheetHead.tsx';
import { Terms } from '../../ui/sections/Terms.tsx';
import { RelatedServices } from '../services/RelatedServices.tsx';
import { ToolList } from '../tools/ToolList.tsx';

export function ConnectionProvidersStatic() {
  const { head, work, process, proof, tools, services, closing } = connectionProvidersStatic;
  const { terms, links, ...proofHead } = proof;
  const { only, ...toolsHead } = tools;
  const { slugs, ...servicesHead } = services;
  return (
    <>
      <SheetHead {...head} />
      <CardGrid symbol="transformer" {...work} />
      <ProcessSteps symbol="breaker" ground="tinted" {...process} />
      <Section symbol="generator" {...proofHead}>
        <div>
          <Terms columns={2} terms={terms} />
          {/* The negative margin cancels the padding of the buttons, so that their labels align with the text above. */}
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', marginTop: 2, marginLeft: -0.5 }}>
            {links.map(({ label, href }) => (
              <Button key={href} href={href} variant="text">
                {/* A button is a flex container: without the span, the space before an unbroken figure would be lost. */}
                <span>{label}</span>
              </Button>
            ))}
          </Stack>
        </div>
      </Section>
      <RelatedServices ground="tinted" related={slugs} {...servicesHead} />
      <Section symbol="disconnector" {...toolsHead}>
        <ToolList only={only} />
      </Section>
      <CallToAction symbol="load" {...closing} />
    </>
  );
}
