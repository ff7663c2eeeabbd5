import type { Job } from '@ohmbridge/functions/contract/job';
import { describe, expect, it } from 'vitest';
import { jobsByCountry } from './jobs-by-country.ts';
import { initialOpenings, openingsAnnouncement, openingsReducer, openingsView } from './openings-state.ts';
import { sampleJob } from './sample-job.test-data.ts';

const JobsView = () => null;
const indian: Job = sampleJob({ _id: 'one', country: 'India' });
const british: Job[] = [
  sampleJob({ _id: 'two', country: 'United Kingdom' }),
  sampleJob({ _id: 'three', country: 'United Kingdom' }),
];
const jobs = jobsByCountry([british[0] ?? indian, indian, british[1] ?? indian]);
const loaded = openingsReducer(initialOpenings, { type: 'answered', jobs, JobsView });

describe('the state of the openings', () => {
  it('goes from loading to loaded', () => {
    expect(initialOpenings.status).toBe('loading');
    expect(loaded).toEqual({ status: 'loaded', more: undefined, jobs, JobsView });
  });

  it('goes from loading to failed, and asks again from there', () => {
    const failed = openingsReducer(initialOpenings, { type: 'failed' });
    expect(failed).toEqual({ status: 'failed' });
    const again = openingsReducer(failed, { type: 'asked' });
    expect(again).toEqual({ status: 'loading' });
    expect(openingsReducer(again, { type: 'answered', jobs, JobsView }).status).toBe('loaded');
  });

  it('keeps a list that it has, whatever happens to a later question', () => {
    expect(openingsReducer(loaded, { type: 'asked' })).toBe(loaded);
    expect(openingsReducer(loaded, { type: 'failed' })).toBe(loaded);
  });
});

describe('what a visitor sees', () => {
  it('is the picker, first without and then with the counts', () => {
    expect(openingsView(initialOpenings, undefined)).toEqual({ view: 'picker', counts: undefined });
    expect(openingsView(loaded, undefined)).toEqual({
      view: 'picker',
      counts: { 'United Kingdom': 2, India: 1, Uzbekistan: 0 },
    });
  });

  it('is the list of the chosen country, also while it is still loading', () => {
    expect(openingsView(initialOpenings, 'India')).toEqual({ view: 'list', country: 'India', answer: undefined });
    expect(openingsView(loaded, 'India')).toMatchObject({ view: 'list', answer: { openings: { jobs: [indian] } } });
    expect(openingsView(loaded, 'Uzbekistan')).toMatchObject({ view: 'list', answer: { openings: { jobs: [] } } });
  });

  it('is the failure, whether a country is chosen or not', () => {
    expect(openingsView({ status: 'failed' }, undefined)).toEqual({ view: 'failed' });
    expect(openingsView({ status: 'failed' }, 'India')).toEqual({ view: 'failed' });
  });
});

describe('a country with more jobs than are known', () => {
  const many = jobsByCountry([indian], { India: 40, Uzbekistan: Number.POSITIVE_INFINITY });
  const answered = openingsReducer(initialOpenings, { type: 'answered', jobs: many, JobsView });
  const asked = openingsReducer(answered, { type: 'more asked', of: 'India' });
  const failed = openingsReducer(asked, { type: 'more failed', of: 'India' });

  it('shows those that are, with how it goes with the next', () => {
    expect(openingsView(answered, 'India')).toMatchObject({ answer: { openings: many.India, more: 'idle' } });
    expect(openingsView(asked, 'India')).toMatchObject({ answer: { openings: many.India, more: 'asked' } });
    expect(openingsView(failed, 'India')).toMatchObject({ answer: { openings: many.India, more: 'failed' } });
    const answer = { type: 'more answered', of: 'India', jobs } as const;
    expect(openingsReducer(failed, answer)).toMatchObject({ jobs, more: undefined });
    // What another country is waiting for is still to come.
    const other = openingsReducer(answered, { type: 'more asked', of: 'Uzbekistan' });
    expect(openingsReducer(other, answer)).toMatchObject({ jobs, more: { of: 'Uzbekistan', state: 'asked' } });
  });

  it('is still loading, or has failed, where none of its own is known yet', () => {
    expect(openingsView(answered, 'Uzbekistan')).toEqual({ view: 'list', country: 'Uzbekistan', answer: undefined });
    // What has failed for another country has not failed here.
    expect(openingsView(failed, 'Uzbekistan')).toMatchObject({ view: 'list', answer: undefined });
    const failedHere = openingsReducer(answered, { type: 'more failed', of: 'Uzbekistan' });
    expect(openingsView(failedHere, 'Uzbekistan')).toEqual({ view: 'failed' });
  });

  it('says how many there are, and how many of them are shown', () => {
    expect(openingsAnnouncement(openingsView(answered, undefined))).toBe(
      'Openings: United Kingdom 0, India 40, Uzbekistan 99+',
    );
    expect(openingsAnnouncement(openingsView(answered, 'India'))).toBe('Openings in India: 40, of which 1 are shown');
  });
});

describe('what a screen reader is told', () => {
  it('is that something loads, then the counts, then the chosen country’s', () => {
    const announce = (state: typeof loaded, country?: 'India' | 'Uzbekistan') =>
      openingsAnnouncement(openingsView(state, country));
    expect(announce(initialOpenings)).toBe('Loading job openings');
    expect(announce(initialOpenings, 'India')).toBe('Loading job openings');
    expect(announce(loaded)).toBe('Openings: United Kingdom 2, India 1, Uzbekistan 0');
    expect(announce(loaded, 'India')).toBe('Openings in India: 1');
    expect(announce(loaded, 'Uzbekistan')).toBe('Openings in Uzbekistan: 0');
  });

  it('is nothing of a failure, which speaks for itself', () => {
    expect(openingsAnnouncement({ view: 'failed' })).toBe('');
  });
});
