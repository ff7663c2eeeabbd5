import { creditPage } from '../content/pages/credit.ts';
import { still } from '../lib/still.tsx';
import { Page } from '../sections/Page.tsx';

export const Text = still(() => import('../sections/LegalText.tsx').then((module) => module.LegalText));

export function CreditPage() {
  const { meta, ...text } = creditPage;
  return (
    <Page meta={meta}>
      <Text {...text} />
    </Page>
  );
}
