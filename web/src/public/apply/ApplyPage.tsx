import { applyPage } from '../../content/pages/apply.ts';
import { Page } from '../../ui/sections/Page.tsx';
import { ApplySheet } from './ApplySheet.tsx';

export function ApplyPage() {
  return (
    <Page meta={applyPage.meta}>
      <ApplySheet />
    </Page>
  );
}
