import { applyPage } from '../content/pages/apply.ts';
import { ApplySheet } from '../features/apply/ApplySheet.tsx';
import { Page } from '../sections/Page.tsx';

export function ApplyPage() {
  return (
    <Page meta={applyPage.meta}>
      <ApplySheet />
    </Page>
  );
}
