import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { Page } from '../../ui/sections/Page.tsx';
import { SheetHead } from '../../ui/sections/SheetHead.tsx';
import { OwnSubmissions, type OwnSubmissionsProps } from './OwnSubmissions.tsx';

/** The page on which applicants, or enquirers, see what we hold of them, and write to us. */
export function OwnPage<Kind extends SubmissionKind>(props: OwnSubmissionsProps<Kind>) {
  const { meta, label, title, intro, sheet } = props.copy;
  return (
    <Page meta={meta}>
      <SheetHead {...{ label, title, intro, sheet }} />
      <OwnSubmissions {...props} />
    </Page>
  );
}
