import { privacyPolicy } from '../content/pages/privacy-policy.ts';
import { still } from '../shared/still.tsx';
import { Page } from '../ui/sections/Page.tsx';
import { ReportChoice } from './ReportChoice.tsx';

export const Text = still(() => import('../ui/sections/LegalText.tsx').then((module) => module.LegalText));

export function PrivacyPolicyPage() {
  const { meta, ...text } = privacyPolicy;
  return (
    <Page meta={meta}>
      <Text {...text} />
      <ReportChoice />
    </Page>
  );
}
