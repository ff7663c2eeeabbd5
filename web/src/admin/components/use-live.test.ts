import { initializeApp } from 'firebase/app';
import {
  type CollectionReference,
  collection,
  doc,
  getFirestore,
  limit,
  onSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { follow, idleMilliseconds, listenerOf } from './use-live.ts';

// The Firestore client is real, except for the one call that would open a connection.
vi.mock('firebase/firestore', async (importOriginal) => ({
  ...(await importOriginal<typeof import('firebase/firestore')>()),
  onSnapshot: vi.fn(),
}));

const firestore = getFirestore(initializeApp({ projectId: 'demo-careers' }));
// Each test has a separate collection, because all tests here share listeners.
let jobs: CollectionReference;
const activeJobs = () => query(jobs, where('isActive', '==', true), limit(10));

interface Opened {
  show: (snapshot: unknown) => void;
  fail: (error: Error) => void;
  stop: ReturnType<typeof vi.fn>;
}

const opened: Opened[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  opened.length = 0;
  jobs = collection(firestore, crypto.randomUUID());
  vi.mocked(onSnapshot).mockImplementation(((
    _: unknown,
    _options: unknown,
    show: Opened['show'],
    fail: Opened['fail'],
  ) => {
    const stop = vi.fn();
    opened.push({ show, fail, stop });
    return stop;
  }) as unknown as typeof onSnapshot);
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('an admin opens and leaves twenty screens, and every listener has ended', () => {
  for (let screen = 0; screen < 20; screen++) listenerOf(query(jobs, limit(screen + 1))).subscribe(() => undefined)();
  expect(opened).toHaveLength(20);
  expect(opened.every(({ stop }) => stop.mock.calls.length === 0)).toBe(true);
  vi.advanceTimersByTime(idleMilliseconds);
  expect(opened.every(({ stop }) => stop.mock.calls.length === 1)).toBe(true);
});

test('two readers of equal queries share one listener, and both get the changes', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  listenerOf(activeJobs()).subscribe(one);
  const leave = listenerOf(activeJobs()).subscribe(other);
  expect(opened).toHaveLength(1);
  opened[0]?.show('the answer');
  expect(one).toHaveBeenCalledOnce();
  expect(other).toHaveBeenCalledOnce();
  expect(listenerOf(activeJobs()).state()).toEqual({ snapshot: 'the answer' });
  leave();
  vi.advanceTimersByTime(2 * idleMilliseconds);
  expect(opened[0]?.stop).not.toHaveBeenCalled();
});

test('another query and a document have separate listeners', () => {
  for (const target of [activeJobs(), query(jobs, limit(10)), doc(jobs, 'one'), doc(jobs, 'two')])
    listenerOf(target).subscribe(() => undefined);
  expect(opened).toHaveLength(4);
});

test('a reader who comes back in time finds the answer and the same listener', () => {
  listenerOf(activeJobs()).subscribe(() => undefined)();
  opened[0]?.show('the answer');
  vi.advanceTimersByTime(idleMilliseconds - 1);
  const listener = listenerOf(activeJobs());
  expect(listener.state()).toEqual({ snapshot: 'the answer' });
  listener.subscribe(() => undefined);
  vi.advanceTimersByTime(2 * idleMilliseconds);
  expect(opened).toHaveLength(1);
  expect(opened[0]?.stop).not.toHaveBeenCalled();
});

test('the next reader retries a failed query', () => {
  const reader = vi.fn();
  const listener = listenerOf(activeJobs());
  const leave = listener.subscribe(reader);
  const refusal = new Error('permission-denied');
  opened[0]?.fail(refusal);
  expect(reader).toHaveBeenCalledOnce();
  expect(listener.state()).toEqual({ error: refusal });
  leave();
  const next = listenerOf(activeJobs());
  expect(next.state()).toEqual({});
  next.subscribe(() => undefined);
  expect(opened).toHaveLength(2);
});

test('with a broken client, the end or the start of a background listener changes nothing on the screen', () => {
  const broken = () => {
    throw new Error('FIRESTORE (13.2.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: b815)');
  };
  listenerOf(activeJobs()).subscribe(() => undefined)();
  opened[0]?.stop.mockImplementation(broken);
  expect(() => vi.advanceTimersByTime(idleMilliseconds)).not.toThrow();
  expect(opened[0]?.stop).toHaveBeenCalledOnce();
  expect(follow(broken)).not.toThrow();
  expect(follow(() => broken)).not.toThrow();
  const another = () => {
    throw new Error('Another fault');
  };
  expect(() => follow(another)).toThrow('Another fault');
});

test('an abandoned rendering leaves no listener', () => {
  const abandoned = listenerOf(activeJobs());
  vi.advanceTimersByTime(idleMilliseconds);
  expect(opened).toHaveLength(0);
  expect(listenerOf(activeJobs())).not.toBe(abandoned);
});
