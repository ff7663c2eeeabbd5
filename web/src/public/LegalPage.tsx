import type { LegalPageContent } from '../content/legal-text.ts';
import { staticPart } from '../shared/static-parts.tsx';
import { Page } from '../ui/sections/Page.tsx';

export const Text = staticPart(() => import('../ui/sections/LegalText.tsx').then((module) => module.LegalText));

/** A long text in numbered sections, and nothing else. */
export function LegalPage({ content }: { content: LegalPageContent }) {
  const { meta, ...text } = content;
  return (
    <Page meta={meta}>
      <Text {...text} />
    </Page>
  );
}
