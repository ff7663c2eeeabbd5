import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A field that takes the place of a plain one once it has been loaded: with the text, which the two share, the focus and the
 * caret. Until then, and where it cannot be loaded, the plain one does.
 * @param input the element that is typed into, now
 */
export function useLateField<Props>(
  input: RefObject<HTMLInputElement | null>,
  load: () => Promise<ComponentType<Props>>,
) {
  const [Field, setField] = useState<ComponentType<Props>>();
  const isLoading = useRef(false);

  const swap = (loaded: ComponentType<Props>) => {
    const plain = input.current;
    const caret =
      plain !== null && plain === document.activeElement
        ? ([plain.selectionStart, plain.selectionEnd] as const)
        : undefined;
    flushSync(() => setField(() => loaded));
    if (!caret) return;
    input.current?.focus();
    input.current?.setSelectionRange(...caret);
  };

  const prepare = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      swap(await load());
    } catch {
      // The next focus of the field tries again.
      isLoading.current = false;
    }
  };
  return { Field, prepare };
}
