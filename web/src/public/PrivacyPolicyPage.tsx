import { privacyPolicy } from '../content/pages/privacy-policy.ts';
import { staticPart } from '../shared/static-parts.tsx';
import { Page } from '../ui/sections/Page.tsx';
import { ReportChoice } from './ReportChoice.tsx';

export const Text = staticPart(() => import('../ui/sections/LegalText.tsx').then((module) => module.LegalText));

export function PrivacyPolicyPage() {
  const { meta, ...text } = privacyPolicy;
  return (
    <Page meta={meta}>
      <Text {...text} />
      <ReportChoice />
    </Page>
  );
}
