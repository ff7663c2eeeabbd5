import type { Job } from '@ohmbridge/contract/jobs/job';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { mergedValues } from './job-conflict.ts';
import { baseOf, draftKeeper, draftOf } from './job-draft.ts';
import { emptyJobValues, valuesOfJob } from './job-values.ts';

const owner = 'admin@example.com';
const values = { ...emptyJobValues, title: 'Design Manager', country: 'India', responsibilities: 'One\nTwo' } as const;
const file = new File(['%PDF-1.7'], 'role.pdf', { type: 'application/pdf' });
const facts = { name: 'role.pdf', size: 8 };

/** A browser's storage for one tab. */
function storageOf(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('a draft', () => {
  it('comes back as it was typed', () => {
    const drafts = draftKeeper(storageOf, undefined);
    expect(drafts.read(owner)).toBeUndefined();
    const storage = storageOf();
    const kept = draftKeeper(() => storage, 'a-job');
    const draft = draftOf(owner, values, { kind: 'keep' });
    kept.keep(draft);
    expect(kept.read(owner)).toEqual(draft);
    expect(kept.read(owner)?.values).toEqual(values);
  });

  it('belongs to one job and one person', () => {
    const storage = storageOf();
    draftKeeper(() => storage, 'a-job').keep(draftOf(owner, values, { kind: 'keep' }));
    expect(draftKeeper(() => storage, 'another-job').read(owner)).toBeUndefined();
    expect(draftKeeper(() => storage, undefined).read(owner)).toBeUndefined();
    expect(draftKeeper(() => storage, 'a-job').read('somebody@example.com')).toBeUndefined();
  });

  it('knows which version of the job it was typed over', () => {
    const storage = storageOf();
    const drafts = draftKeeper(() => storage, 'a-job');
    drafts.keep(draftOf(owner, values, { kind: 'keep' }, { unchangedSince: '2026-11-01T09:00:00.000Z' }));
    expect(drafts.read(owner)).toMatchObject({ unchangedSince: '2026-11-01T09:00:00.000Z' });
  });

  it('keeps the version that it is based on, so that later changes of a colleague are merged', () => {
    const first: Job = {
      _id: 'a-job',
      title: 'Engineer',
      place: 'New Delhi',
      qualifications: 'A degree',
      experience: 'Ten years',
      responsibilities: 'One',
      country: 'India',
      closesOn: '2027-01-31',
      pdfUrl: 'https://example.org/a',
      isActive: true,
      createdAt: '2026-11-01T09:00:00.000Z',
      updatedAt: '2026-11-01T09:00:00.000Z',
    };
    const storage = storageOf();
    const drafts = draftKeeper(() => storage, 'a-job');
    const mine = { ...valuesOfJob(first), title: 'Senior Engineer' };
    drafts.keep(draftOf(owner, mine, { kind: 'keep' }, { unchangedSince: first.updatedAt }, baseOf(first)));

    // The form opens again over the second version, which is the newest.
    const second = { ...first, closesOn: '2027-03-31', updatedAt: '2026-11-02T09:00:00.000Z' };
    const restored = drafts.read(owner);
    expect(restored?.base).toEqual(baseOf(first));
    expect(restored?.base && mergedValues(restored.base.values, restored.values, valuesOfJob(second))).toEqual({
      ...valuesOfJob(second),
      title: 'Senior Engineer',
    });
  });

  it('knows by which key its job may be made already, so that saving it again does not make two', () => {
    const storage = storageOf();
    const drafts = draftKeeper(() => storage, undefined);
    drafts.keep(draftOf(owner, values, { kind: 'keep' }, { idempotencyKey: 'the-key-of-this-form' }));
    expect(drafts.read(owner)).toMatchObject({ idempotencyKey: 'the-key-of-this-form' });
  });

  it('is gone once it is dropped', () => {
    const storage = storageOf();
    const drafts = draftKeeper(() => storage, undefined);
    drafts.keep(draftOf(owner, values, { kind: 'keep' }));
    drafts.drop();
    expect(drafts.read(owner)).toBeUndefined();
  });

  testRows(['no JSON', '{}', JSON.stringify({ owner, values: { title: 1 } })])(
    'is none where it says something else',
    (text) => {
      expect(draftKeeper(() => storageOf({ 'job-draft:new': text }), undefined).read(owner)).toBeUndefined();
    },
  );

  it('keeps what was typed of a salary, and nothing that is no part of one', () => {
    const salary = { min: '30,0', max: '', currency: 'GBP', per: '' };
    const storage = storageOf();
    const drafts = draftKeeper(() => storage, undefined);
    drafts.keep(draftOf(owner, { ...values, salary }, { kind: 'keep' }));
    expect(drafts.read(owner)?.values.salary).toEqual(salary);
    for (const [stored, kept] of [
      [
        { min: '1', bonus: 'much' },
        { ...emptyJobValues.salary, min: '1' },
      ],
      ['much', emptyJobValues.salary],
    ] as const) {
      const draft = { owner, values: { ...values, salary: stored }, lostFile: false, removesPdf: false };
      const old = draftKeeper(() => storageOf({ 'job-draft:new': JSON.stringify(draft) }), undefined);
      expect(old.read(owner)?.values.salary).toEqual(kept);
    }
  });

  it('keeps the questions as far as they are typed, and none of what is no question', () => {
    const questions = [{ words: 'Which?', kind: 'one-of', options: '11 kV\n', required: true }] as const;
    const storage = storageOf();
    const drafts = draftKeeper(() => storage, undefined);
    drafts.keep(draftOf(owner, { ...values, questions: [...questions] }, { kind: 'keep' }));
    expect(drafts.read(owner)?.values.questions).toEqual(questions);
    const draft = { owner, values: { ...values, questions: 'many' }, lostFile: false, removesPdf: false };
    const old = draftKeeper(() => storageOf({ 'job-draft:new': JSON.stringify(draft) }), undefined);
    expect(old.read(owner)?.values.questions).toEqual([]);
  });

  it('that is older than a field of the form leaves it empty, and forgets what is no field any more', () => {
    const { experience: _experience, ...older } = values;
    const stored = { owner, values: { ...older, bonus: 'much', isActive: 'yes' }, lostFile: false, removesPdf: false };
    const drafts = draftKeeper(() => storageOf({ 'job-draft:new': JSON.stringify(stored) }), undefined);
    expect(drafts.read(owner)?.values).toEqual(values);
  });

  it('costs nothing but itself where the browser keeps nothing', () => {
    const drafts = draftKeeper(() => {
      throw new Error('denied');
    }, undefined);
    drafts.keep(draftOf(owner, values, { kind: 'keep' }));
    drafts.drop();
    expect(drafts.read(owner)).toBeUndefined();
  });
});

describe('the PDF in a draft', () => {
  it('is kept by its path once it is uploaded', () => {
    const draft = draftOf(owner, values, { kind: 'uploaded', facts, path: 'job-pdfs/a.pdf', file });
    expect(draft).toMatchObject({ uploaded: { ...facts, path: 'job-pdfs/a.pdf' }, lostFile: false });
  });

  testRows([{ kind: 'chosen', file } as const, { kind: 'uploading', file, sent: 2 } as const])(
    'is lost while it is only a part',
    (pdf) => {
      const draft = draftOf(owner, values, pdf);
      expect(draft.lostFile).toBe(true);
      expect(draft.uploaded).toBeUndefined();
    },
  );

  it('stays marked for removal', () => {
    expect(draftOf(owner, values, { kind: 'remove' })).toMatchObject({ removesPdf: true, lostFile: false });
  });
});
