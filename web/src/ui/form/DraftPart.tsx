import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../../shared/address.ts';
import { hasDraft } from '../../shared/draft-store.ts';
import type { FieldTexts, FormDraft, FormDraftProps } from './FormDraft.tsx';

/** If the code for drafts cannot be loaded, the form works without drafts. */
const NoDraft = (() => null) as unknown as typeof FormDraft;

// The cast is needed because `lazy` loses the type parameter of the component.
const LazyFormDraft = lazy(() =>
  import('./FormDraft.tsx').then(
    (module) => ({ default: module.FormDraft }),
    () => ({ default: NoDraft }),
  ),
) as unknown as typeof FormDraft;

interface DraftPartProps<Fields extends FieldTexts, Context, Output> extends FormDraftProps<Fields, Context, Output> {
  isTouched: boolean;
}

/** Keeps the text that is typed into a form. Its code loads once the visitor touches the form, or if a draft exists. */
export function DraftPart<Fields extends FieldTexts, Context, Output>({
  isTouched,
  ...drafted
}: DraftPartProps<Fields, Context, Output>) {
  const isHydrated = useIsHydrated();
  if (!isTouched && !(isHydrated && hasDraft(drafted.name))) return null;
  return (
    <Suspense fallback={null}>
      <LazyFormDraft {...drafted} />
    </Suspense>
  );
}
