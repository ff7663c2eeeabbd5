import type { LegalPageContent } from '../content/shapes/legal-text.ts';
import { staticPart } from '../shared/static-parts.tsx';
import { Page } from '../ui/sections/Page.tsx';

const LegalText = staticPart(() => import('../ui/sections/LegalText.tsx'), 'LegalText');
export const staticParts = [LegalText];

export function LegalPage({ content }: { content: LegalPageContent }) {
  const { meta, ...text } = content;
  return (
    <Page meta={meta}>
      <LegalText {...text} />
    </Page>
  );
}
