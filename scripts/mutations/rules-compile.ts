import { emulatorEnvironment } from '../emulators/addresses.ts';
import type { RulesFile } from './rules-tests.ts';

const addresses = {
  firestore: process.env.FIRESTORE_EMULATOR_HOST ?? emulatorEnvironment.FIRESTORE_EMULATOR_HOST,
  storage: process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? emulatorEnvironment.FIREBASE_STORAGE_EMULATOR_HOST,
};

// A project without documents.
const loaders: Readonly<Record<RulesFile, string>> = {
  'firestore.rules': `http://${addresses.firestore}/emulator/v1/projects/demo-rules-compile:securityRules`,
  'storage.rules': `http://${addresses.storage}/internal/setRules`,
};

/** Fails unless the rules can be loaded at all: tests that fail for want of rules have found no fault with them. */
export async function requireCompiling(file: RulesFile, text: string): Promise<void> {
  const response = await fetch(loaders[file], {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: file, content: text }] } }),
  });
  if (!response.ok) throw new Error(`This change of ${file} does not compile:\n${await response.text()}\n\n${text}`);
}
