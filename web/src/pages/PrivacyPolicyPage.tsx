import { privacyPolicy } from '../content/pages/privacy-policy.ts';
import { LegalText } from '../sections/LegalText.tsx';
import { Page } from '../sections/Page.tsx';

export function PrivacyPolicyPage() {
  const { meta, ...text } = privacyPolicy;
  return (
    <Page meta={meta}>
      <LegalText {...text} />
    </Page>
  );
}
