import { Metadata } from '../components/Metadata.tsx';
import { creditPage } from '../content/pages/credit.ts';
import { LegalText } from '../sections/LegalText.tsx';

export function CreditPage() {
  const { meta, ...text } = creditPage;
  return (
    <>
      <Metadata meta={meta} />
      <LegalText {...text} />
    </>
  );
}
