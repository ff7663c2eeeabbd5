import { applyPage } from '../content/pages/apply.ts';
import { ApplicationForm } from '../features/apply/ApplicationForm.tsx';
import { ApplySheet } from '../features/apply/ApplySheet.tsx';
import { WhatHappensNext } from '../features/apply/WhatHappensNext.tsx';
import { Page } from '../sections/Page.tsx';

export function ApplyPage() {
  const { meta, title, intro, sheet } = applyPage;
  return (
    <Page meta={meta}>
      <ApplySheet title={title} intro={intro} sheet={sheet} aside={<WhatHappensNext />}>
        <ApplicationForm />
      </ApplySheet>
    </Page>
  );
}
