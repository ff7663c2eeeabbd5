import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { aboutPage } from '../../content/firm/pages/about.ts';
import { RatingPlate } from '../../ui/RatingPlate.tsx';
import { CallToAction } from '../../ui/sections/CallToAction.tsx';
import { PageBanner } from '../../ui/sections/PageBanner.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { Terms } from '../../ui/sections/Terms.tsx';
import { Welcome } from '../../ui/sections/Welcome.tsx';

export function AboutBanner() {
  return <PageBanner {...aboutPage.hero} />;
}

export function AboutOpening() {
  const { story, figures } = aboutPage;
  return (
    <>
      <Welcome symbol="node" {...story} />
      <Section symbol="transformer" ground="dark" {...figures}>
        <RatingPlate entries={figures.entries} />
      </Section>
    </>
  );
}

export function AboutClosing() {
  const { credentials, enquiry } = aboutPage;
  return (
    <>
      <Section symbol="currentTransformer" ground="tinted" {...credentials}>
        <div>
          <Terms columns={2} terms={credentials.entries} />
          {/* The negative margin cancels the button's padding, so that its label aligns with the text above. */}
          <Box component="p" sx={{ marginTop: 2, marginLeft: -0.5 }}>
            <Button href={credentials.link.href} variant="text">
              {credentials.link.label}
            </Button>
          </Box>
        </div>
      </Section>
      <CallToAction symbol="load" {...enquiry} />
    </>
  );
}
