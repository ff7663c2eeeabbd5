import { creditPage } from '../content/pages/credit.ts';
import { LegalText } from '../sections/LegalText.tsx';
import { Page } from '../sections/Page.tsx';

export function CreditPage() {
  const { meta, ...text } = creditPage;
  return (
    <Page meta={meta}>
      <LegalText {...text} />
    </Page>
  );
}
