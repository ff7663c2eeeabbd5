import { jobWith } from '@site/contract/test-support/jobs';
import { branch } from '@site/contract/test-support/offices';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { draftStore } from '../../shared/draft-store.ts';
import { storageOf } from '../../test-support/storage.ts';
import { mergedValues } from './job-conflict.ts';
import { baseOf, besideFields, jobDraftFrom } from './job-draft.ts';
import { emptyJobValues, valuesOfJob } from './job-values.ts';

const values = {
  ...emptyJobValues,
  title: 'Design Manager',
  country: branch.country,
  responsibilities: 'One\nTwo',
} as const;
const file = new File(['%PDF-1.7'], 'role.pdf', { type: 'application/pdf' });
const facts = { name: 'role.pdf', size: 8 };

const kept = { kind: 'keep' } as const;

/** Gives the draft as the form reads it from the storage of the tab. */
const stored = (draft: object) => jobDraftFrom(JSON.parse(JSON.stringify(draft)));

describe('a draft', () => {
  it('belongs to one form, and is gone after it is dropped', () => {
    const storage = storageOf();
    const draft = (key: string) => draftStore(key, () => storage);
    draft('one').keep({ values });
    expect(draft('one').read()).toEqual({ values });
    expect(draft('two').read()).toBeUndefined();
    draft('one').drop();
    expect(draft('one').read()).toBeUndefined();
  });

  it('is lost in a browser that stores nothing, without an error', () => {
    const store = draftStore('one', () => {
      throw new Error('denied');
    });
    store.keep({ values });
    store.drop();
    expect(store.read()).toBeUndefined();
  });

  it('is ignored if it is not JSON', () => {
    expect(draftStore('one', () => storageOf({ one: '{' })).read()).toBeUndefined();
  });

  it('is restored as typed, with the version of the job or the key of a new job', () => {
    for (const saveKey of [
      { unchangedSince: '2026-11-01T09:00:00.000Z' },
      { idempotencyKey: 'the-key-of-this-form' },
    ]) {
      const draft = { values, ...besideFields(kept, saveKey) };
      expect(stored(draft)).toEqual(draft);
      expect(draft).toMatchObject(saveKey);
    }
  });

  it('keeps the version that it is based on, so that later changes of a colleague are merged', () => {
    const first = jobWith({ title: 'Engineer', closesOn: '2027-01-31', pdfUrl: 'https://example.org/a' });
    const mine = { ...valuesOfJob(first), title: 'Senior Engineer' };
    const saveKey = { unchangedSince: first.updatedAt };

    // The form opens again on the second version, which is the newest.
    const second = { ...first, closesOn: '2027-03-31', updatedAt: '2026-11-02T09:00:00.000Z' };
    const restored = stored({ values: mine, ...besideFields(kept, saveKey, baseOf(first)) });
    expect(restored?.base).toEqual(baseOf(first));
    expect(restored?.base && mergedValues(restored.base.values, restored.values, valuesOfJob(second))).toEqual({
      ...valuesOfJob(second),
      title: 'Senior Engineer',
    });
  });

  testRows(['no draft', {}, { values: { title: 1 } }])('is ignored if it has another shape', (draft) => {
    expect(jobDraftFrom(draft)).toBeUndefined();
  });

  it('keeps the typed parts of a salary, and nothing else', () => {
    const salary = { min: '30,0', max: '', currency: 'EUR', per: '' };
    const { salary: none } = emptyJobValues;
    for (const [typed, back] of [
      [salary, salary],
      [
        { min: '1', bonus: 'much' },
        { ...none, min: '1' },
      ],
      ['much', none],
    ] as const)
      expect(stored({ values: { ...values, salary: typed }, ...besideFields(kept) })?.values.salary).toEqual(back);
  });

  it('keeps incomplete questions, and nothing else', () => {
    const questions = [{ words: 'Which?', kind: 'one-of', options: '11 kV\n', required: true }];
    for (const [typed, back] of [
      [questions, questions],
      ['many', []],
    ])
      expect(stored({ values: { ...values, questions: typed }, ...besideFields(kept) })?.values.questions).toEqual(
        back,
      );
  });

  it('from an older form leaves new fields empty, and drops fields that no longer exist', () => {
    const { experience: _experience, ...older } = values;
    const draft = { values: { ...older, bonus: 'much', isActive: 'yes' }, ...besideFields(kept) };
    expect(stored(draft)?.values).toEqual(values);
  });
});

describe('the PDF in a draft', () => {
  it('is kept by its path after the upload', () => {
    const draft = besideFields({ kind: 'uploaded', facts, path: 'job-pdfs/a.pdf', file });
    expect(draft).toMatchObject({ uploaded: { ...facts, path: 'job-pdfs/a.pdf' }, lostFile: false });
  });

  testRows([{ kind: 'chosen', file } as const, { kind: 'uploading', file, sent: 2 } as const])(
    'is lost if the upload has not ended',
    (pdf) => {
      const draft = besideFields(pdf);
      expect(draft.lostFile).toBe(true);
      expect(draft.uploaded).toBeUndefined();
    },
  );

  it('stays marked for removal', () => {
    expect(besideFields({ kind: 'remove' })).toMatchObject({ removesPdf: true, lostFile: false });
  });
});
