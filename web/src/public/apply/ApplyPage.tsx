import { applyPage } from '../../content/pages/apply.ts';
import { ApplySheet } from './ApplySheet.tsx';
import { Page } from '../../ui/sections/Page.tsx';

export function ApplyPage() {
  return (
    <Page meta={applyPage.meta}>
      <ApplySheet />
    </Page>
  );
}
