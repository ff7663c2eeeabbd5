import { Metadata } from '../components/Metadata.tsx';
import { privacyPolicy } from '../content/pages/privacy-policy.ts';
import { LegalText } from '../sections/LegalText.tsx';

export function PrivacyPolicyPage() {
  const { meta, ...text } = privacyPolicy;
  return (
    <>
      <Metadata meta={meta} />
      <LegalText {...text} />
    </>
  );
}
