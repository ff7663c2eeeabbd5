import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Host and port. */
    firestoreEmulator: string;
  }
}
