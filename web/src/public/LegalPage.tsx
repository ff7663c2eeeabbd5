import type { LegalPageContent } from '../content/legal-text.ts';
import { still } from '../shared/still.tsx';
import { Page } from '../ui/sections/Page.tsx';

export const Text = still(() => import('../ui/sections/LegalText.tsx').then((module) => module.LegalText));

/** A long text in numbered sections, and nothing else. */
export function LegalPage({ content }: { content: LegalPageContent }) {
  const { meta, ...text } = content;
  return (
    <Page meta={meta}>
      <Text {...text} />
    </Page>
  );
}
