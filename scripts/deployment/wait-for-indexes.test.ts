import { expect, test } from 'vitest';
import type { GoogleAnswer } from './ask-google.ts';
import { waitForIndexes } from './wait-for-indexes.ts';

/** Makes a fake Google that gives these answers in order, and then repeats the last one. */
function answering(...answers: GoogleAnswer[]) {
  const asked: string[] = [];
  const ask = async (service: string, path: string) => {
    asked.push(`${service}${path}`);
    return answers[Math.min(asked.length, answers.length) - 1] as GoogleAnswer;
  };
  return { ask, asked };
}
const built = (...states: string[]) => ({ status: 200, body: { indexes: states.map((state) => ({ state })) } });

test('a deployment continues once Google has built the last index', async () => {
  const { ask, asked } = answering(built('CREATING', 'READY'), built('CREATING', 'READY'), built('READY', 'READY'));
  await waitForIndexes(ask, 'careers-live', 1);
  expect(asked).toHaveLength(3);
  expect(asked[0]).toContain('firestore/v1/projects/careers-live/databases/(default)/collectionGroups/-/indexes');
});

test('a deployment does not wait for a database without an index', async () => {
  const { ask, asked } = answering({ status: 200, body: {} });
  await waitForIndexes(ask, 'careers-live', 1);
  expect(asked).toHaveLength(1);
});

test('an error of Google about the indexes stops the deployment, with Google’s message', async () => {
  const { ask } = answering({ status: 403, body: { error: { message: 'Not you.' } } });
  await expect(waitForIndexes(ask, 'careers-live', 1)).rejects.toThrow('Google says: Not you.');
});
