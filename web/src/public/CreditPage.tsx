import { creditPage } from '../content/pages/credit.ts';
import { still } from '../shared/still.tsx';
import { Page } from '../ui/sections/Page.tsx';

export const Text = still(() => import('../ui/sections/LegalText.tsx').then((module) => module.LegalText));

export function CreditPage() {
  const { meta, ...text } = creditPage;
  return (
    <Page meta={meta}>
      <Text {...text} />
    </Page>
  );
}
