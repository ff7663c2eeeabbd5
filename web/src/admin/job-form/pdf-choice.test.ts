import { limits } from '@site/contract/shared/limits';
import { messages } from '@site/contract/shared/messages';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import {
  chosenFile,
  kilobytes,
  nextPdfChoice,
  noPdfChoice,
  type PdfChoice,
  type PdfEvent,
  percentSent,
} from './pdf-choice.ts';

const pdf = new File(['%PDF-1.7'], 'role.pdf', { type: 'application/pdf' });
const picture = new File(['…'], 'role.png', { type: 'image/png' });
const large = new File([new Uint8Array(limits.pdfBytes + 1)], 'large.pdf', { type: 'application/pdf' });
const largest = new File([new Uint8Array(limits.pdfBytes)], 'largest.pdf', { type: 'application/pdf' });

const after = (...events: PdfEvent[]): PdfChoice => events.reduce(nextPdfChoice, noPdfChoice);
const uploaded = [
  { type: 'choose', file: pdf },
  { type: 'upload-starts' },
  { type: 'upload-ends', path: 'p' },
] as const;

describe('choosing', () => {
  testRows([
    [picture, messages.pdfOnly],
    [large, messages.pdfTooLarge],
  ])('a refused file clears the selection and gives the reason', (file, error) => {
    expect(after({ type: 'choose', file: pdf }, { type: 'choose', file })).toEqual({ kind: 'keep', error });
  });

  it('another file replaces an uploaded one', () => {
    expect(after(...uploaded, { type: 'choose', file: largest })).toEqual({ kind: 'chosen', file: largest });
  });

  it('can be undone, and so can the removal of the current PDF', () => {
    expect(after({ type: 'choose', file: pdf }, { type: 'clear' })).toEqual(noPdfChoice);
    expect(after({ type: 'remove-current' })).toEqual({ kind: 'remove' });
    expect(after({ type: 'remove-current' }, { type: 'clear' })).toEqual(noPdfChoice);
  });
});

describe('a file that is refused after it was chosen', () => {
  const error = messages.pdfPassword;

  it('clears the selection and gives the reason, so that leaving loses nothing', () => {
    expect(after({ type: 'choose', file: pdf }, { type: 'refuse', error, file: pdf })).toEqual({ kind: 'keep', error });
    expect(after(...uploaded, { type: 'refuse', error })).toEqual({ kind: 'keep', error });
  });

  it('does not clear another file that was chosen in the meantime', () => {
    const choice = after({ type: 'choose', file: pdf }, { type: 'choose', file: largest });
    expect(nextPdfChoice(choice, { type: 'refuse', error, file: pdf })).toBe(choice);
    expect(after({ type: 'choose', file: pdf }, { type: 'clear' }, { type: 'refuse', error, file: pdf })).toEqual(
      noPdfChoice,
    );
  });
});

describe('uploading', () => {
  it('advances, and ends with an object that a second save can use', () => {
    const underway = after(
      { type: 'choose', file: pdf },
      { type: 'upload-starts' },
      { type: 'upload-advances', sent: 4 },
    );
    expect(underway).toEqual({ kind: 'uploading', file: pdf, sent: 4 });
    const ended = nextPdfChoice(underway, { type: 'upload-ends', path: 'p' });
    expect(ended).toEqual({ kind: 'uploaded', facts: { name: 'role.pdf', size: 8 }, path: 'p', file: pdf });
    expect(nextPdfChoice(ended, { type: 'upload-starts' })).toBe(ended);
  });

  it('that stops keeps the file', () => {
    const underway = after({ type: 'choose', file: pdf }, { type: 'upload-starts' });
    expect(nextPdfChoice(underway, { type: 'upload-stops' })).toEqual({ kind: 'chosen', file: pdf });
    expect(nextPdfChoice(underway, { type: 'upload-stops', error: 'offline' })).toEqual({
      kind: 'chosen',
      file: pdf,
      error: 'offline',
    });
  });

  it('is needed again if the API no longer finds the object', () => {
    const error = messages.pdfMissing;
    expect(after(...uploaded, { type: 'upload-lost', error })).toEqual({ kind: 'chosen', file: pdf, error });
  });

  it('cannot be repeated after a reload, because the file is lost', () => {
    const error = messages.pdfMissing;
    const restored = { type: 'restore', facts: { name: 'role.pdf', size: 8 }, path: 'p' } as const;
    expect(after(restored, { type: 'upload-lost', error })).toEqual({ kind: 'keep', error });
  });
});

it('shows the name and size of the file from the choice to the end of the upload', () => {
  const facts = { name: 'role.pdf', size: 8 };
  expect(chosenFile(after({ type: 'choose', file: pdf }))).toEqual(facts);
  expect(chosenFile(after({ type: 'choose', file: pdf }, { type: 'upload-starts' }))).toEqual(facts);
  expect(chosenFile(after(...uploaded))).toEqual(facts);
  expect(chosenFile(noPdfChoice)).toBeUndefined();
});

it('shows sizes in KB and progress in whole percent, and 100 percent only after the last byte', () => {
  expect(kilobytes(1536)).toBe('1.5');
  expect(percentSent(999, 1000)).toBe(99);
  expect(percentSent(1000, 1000)).toBe(100);
});
