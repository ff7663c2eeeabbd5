import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { publicDraftCopy as copy } from '../../content/product/public-form-draft.ts';
import { publicDraftStore, type FormDraft as StoredDraft } from '../../shared/public-form-draft.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { resetAtOnce } from './use-fields.ts';

/** The state behind the line below a form about its draft. */
interface DraftLineState {
  /** `asks` while the draft is in this tab, and the visitor has not decided whether the draft can stay on the device. */
  kept: 'asks' | 'device' | 'tab' | 'nothing';
  /** The draft existed when the form opened. */
  isRestored: boolean;
}

export type FieldTexts = Partial<Record<string, string | undefined>>;

export interface FormDraftProps<Fields extends FieldTexts, Context, Output> {
  /** The name of the form in the storage. */
  name: string;
  form: UseFormReturn<Fields, Context, Output>;
  /** The idempotency key of the draft, or a new one. */
  keyRef: RefObject<string>;
  /**
   * Gives the first values of the fields, from their present values and from the draft.
   * @returns `undefined` if the fields keep their values
   */
  start: (typed: Fields, draft: StoredDraft | undefined) => Fields | undefined;
  /** Tells whether a person has typed anything. Fields that the address fills in need no draft. */
  isTyped: (values: Fields) => boolean;
}

/** Without a line the part takes no room. */
const lineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '&:has(p:not(:empty))': { mt: 3 },
} as const;

/** Keeps the draft of a form. A line names its place, and asks once whether the draft may stay on the device. */
export function FormDraft<Fields extends FieldTexts, Context, Output>(
  drafted: FormDraftProps<Fields, Context, Output>,
) {
  const { line, answer, clear } = useFormDraft(drafted);
  const words = useRef<HTMLParagraphElement>(null);
  /** The pressed button disappears, so the focus moves to the line. */
  const then = (act: () => void) => () => {
    act();
    words.current?.focus({ preventScroll: true });
  };
  const sentence = line && copy[line.kept];
  return (
    <Box sx={lineLook}>
      <Typography
        ref={words}
        role="status"
        tabIndex={-1}
        sx={{
          flexBasis: line && line.kept !== 'asks' ? 'auto' : '100%',
          maxWidth: '60ch',
          color: 'text.secondary',
          fontSize: '0.9375rem',
          lineHeight: 1.5,
        }}
      >
        {line?.isRestored && line.kept !== 'nothing' && `${copy.restored} `}
        {sentence}
      </Typography>
      {line?.kept === 'asks' && (
        <>
          <Button size="small" variant="outlined" onClick={then(() => answer(true))}>
            {copy.keep}
          </Button>
          <Button size="small" variant="text" sx={{ px: 0.5 }} onClick={then(() => answer(false))}>
            {copy.keepNot}
          </Button>
        </>
      )}
      {(line?.kept === 'device' || line?.kept === 'tab') && (
        <Button size="small" variant="text" sx={{ px: 0.5 }} onClick={then(clear)}>
          {copy.clear}
          <VisuallyHidden> {copy.clearWhat}</VisuallyHidden>
        </Button>
      )}
    </Box>
  );
}

/** Keeps typed text that is not sent, and restores it when the form opens again; only the fields. */
function useFormDraft<Fields extends FieldTexts, Context, Output>({
  name,
  form,
  keyRef,
  start,
  isTyped,
}: FormDraftProps<Fields, Context, Output>) {
  const [store] = useState(() => publicDraftStore(name));
  const [line, setLine] = useState<DraftLineState>();
  const isRestored = useRef(false);

  function showLine(kept: DraftLineState['kept']) {
    // An equal line keeps its identity, so that typing does not render it again.
    setLine((last) => (last?.kept === kept ? last : { kept, isRestored: isRestored.current }));
  }

  function keep() {
    const values = form.getValues();
    if (!isTyped(values)) {
      // The draft was sent or deleted.
      isRestored.current = false;
      store.drop(keyRef.current);
      setLine(undefined);
      return;
    }
    const texts = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? '']));
    const place = store.keep({ values: texts, idempotencyKey: keyRef.current, search: location.search });
    if (place) showLine(place === 'tab' && store.answer() === undefined ? 'asks' : place);
  }

  const begin = useEffectEvent(() => {
    const draft = store.read();
    if (draft) keyRef.current = draft.idempotencyKey;
    isRestored.current = draft !== undefined;
    const subscription = form.watch(keep);
    resetAtOnce(form, () => {
      const values = start(form.getValues(), draft);
      // The visitor may have typed while this code was loading.
      if (!values) keep();
      return values;
    });
    return subscription;
  });
  const end = useEffectEvent((unsubscribe: () => void) => {
    // A draft ends once its form has arrived, even if the visitor has left: the form is emptied then.
    if (!form.formState.isSubmitting) unsubscribe();
  });
  useEffect(() => {
    const { unsubscribe } = begin();
    return () => end(unsubscribe);
  }, []);

  return {
    line,
    /** The answer to the question whether the draft may stay on the device. */
    answer(isAllowed: boolean) {
      store.setAnswer(isAllowed ? 'device' : 'tab');
      keep();
    },
    /** Deletes the draft, and keeps none for the rest of this visit. */
    clear() {
      store.setAnswer('nothing');
      store.drop(keyRef.current);
      showLine('nothing');
    },
  };
}
