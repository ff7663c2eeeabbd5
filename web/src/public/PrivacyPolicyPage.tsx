import { privacyPolicy } from '../content/pages/privacy-policy.ts';
import { staticPart } from '../shared/static-parts.tsx';
import { Page } from '../ui/sections/Page.tsx';
import { ReportChoice } from './ReportChoice.tsx';

const LegalText = staticPart(() => import('../ui/sections/LegalText.tsx'), 'LegalText');
export const staticParts = [LegalText];

export function PrivacyPolicyPage() {
  const { meta, ...text } = privacyPolicy;
  return (
    <Page meta={meta}>
      <LegalText {...text} />
      <ReportChoice />
    </Page>
  );
}
