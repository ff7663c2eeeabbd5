import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { Tool, ToolResult } from '../../content/shapes/tool.ts';
import { useAddress, useChangeAddress } from '../../shared/address.ts';
import { queryOf, readInputs, startTexts, textsOf } from './tool-inputs.ts';

export type ToolValues = Record<string, string>;

/** The debounce time: the result is computed after a pause in typing, not at each key. */
const pauseMilliseconds = 300;

interface ShownResult {
  /** The last valid result; missing if the address had wrong fields from the start. */
  result: ToolResult | undefined;
  /** Whether the fields have changed since, and cannot be calculated. */
  isStale: boolean;
}

function calculate(tool: Tool, texts: ToolValues): ToolResult | undefined {
  const read = readInputs(tool, texts);
  return 'inputs' in read ? tool.result(read.inputs) : undefined;
}

/** Gives the fields that differ from the example. */
const changedTexts = (tool: Tool, texts: ToolValues): ToolValues => {
  const start = startTexts(tool);
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== start[name]));
};

/** Reads the texts of the fields, because react-hook-form does not know text that was typed before it loaded. */
const textsIn = (form: HTMLFormElement | null): ToolValues =>
  form
    ? Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, typeof text === 'string' ? text : '']))
    : {};

function resolverOf(tool: Tool): Resolver<ToolValues> {
  return (texts) => {
    const read = readInputs(tool, texts);
    if ('inputs' in read) return { values: texts, errors: {} };
    const errors = Object.entries(read.problems).map(([name, message]) => [name, { type: 'value', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/** The state of a tool: its form, the result, and the address with the same values. */
export function useTool(tool: Tool) {
  const { search, isKnown } = useAddress();
  const changeAddress = useChangeAddress();
  const form = useForm<ToolValues>({
    defaultValues: startTexts(tool),
    resolver: resolverOf(tool),
    mode: 'onBlur',
    shouldUnregister: false,
  });
  const [texts, setTexts] = useState<ToolValues>(() => startTexts(tool));
  const [shown, setShown] = useState<ShownResult>(() => ({
    result: calculate(tool, startTexts(tool)),
    isStale: false,
  }));
  /** The query that this page wrote or read last. */
  const knownSearch = useRef('');
  /** Whether the first address is still to be read: text typed before scripts ran takes precedence over it. */
  const isFirst = useRef(true);
  const formRef = useRef<HTMLFormElement>(null);

  const show = useCallback(
    (values: ToolValues) => {
      const result = calculate(tool, values);
      setShown((last) => ({ result: result ?? last.result, isStale: !result }));
      return result !== undefined;
    },
    [tool],
  );

  const settle = useEffectEvent((values: ToolValues) => {
    void form.trigger();
    if (!show(values)) return;
    const query = queryOf(tool, values);
    if (query === knownSearch.current) return;
    knownSearch.current = query;
    void changeAddress(() => ({ search: query, hash: '', replace: true }));
  });

  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        const values = { ...form.getValues() };
        // The update comes at once, because a choice can add or remove other fields.
        setTexts(values);
        clearTimeout(pause);
        pause = setTimeout(() => settle(values), pauseMilliseconds);
      },
    });
    return () => {
      clearTimeout(pause);
      unsubscribe();
    };
  }, [form]);

  // Reads the address of a shared link, or of an entry that the visitor has gone back to.
  const read = useEffectEvent((query: string) => {
    const typed = isFirst.current ? changedTexts(tool, textsIn(formRef.current)) : {};
    isFirst.current = false;
    const isTyped = Object.keys(typed).length > 0;
    if (query === knownSearch.current && !isTyped) return;
    knownSearch.current = query;
    const values = { ...textsOf(tool, query), ...typed };
    setTexts(values);
    // The fields stay registered, because a field that is registered again loses text typed in between.
    form.reset(values, { keepFieldsRef: true });
    if (isTyped) return settle(values);
    const result = calculate(tool, values);
    setShown({ result, isStale: !result });
    if (!result) void form.trigger();
  });
  useEffect(() => {
    if (isKnown) read(search);
  }, [search, isKnown]);

  return {
    form,
    formRef,
    texts,
    ...shown,
    /** Restores the example. */
    reset() {
      form.reset(startTexts(tool));
      setTexts(startTexts(tool));
      settle(startTexts(tool));
    },
  };
}
