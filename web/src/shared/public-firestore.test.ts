import { expect, it, vi } from 'vitest';
import { publicFirestore } from './public-firestore.ts';

const steps = vi.hoisted((): string[] => []);

vi.mock('./app-check.ts', () => ({
  appCheckToken: async () => {
    await Promise.resolve();
    steps.push('App Check');
  },
}));

vi.mock('./environment.ts', () => ({ emulators: undefined }));
vi.mock('./firebase-app.ts', () => ({ firebaseApp: () => ({}) }));
vi.mock('firebase/firestore/lite', () => ({
  getFirestore: () => {
    steps.push('Firestore');
    return {};
  },
}));

it('opens Firestore once, after App Check', async () => {
  const [first, second] = await Promise.all([publicFirestore(), publicFirestore()]);
  expect(first).toBe(second);
  expect(await publicFirestore()).toBe(first);
  expect(steps.filter((step) => step === 'Firestore')).toHaveLength(1);
  expect(steps[0]).toBe('App Check');
});
