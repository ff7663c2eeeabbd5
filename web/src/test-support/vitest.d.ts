import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Host and port. */
    firestoreEmulator: string;
  }
}

declare module 'vitest/browser' {
  // The types of the provider would bring those of Node into the browser's.
  interface CDPSession {
    send(
      method: 'Emulation.setEmulatedMedia',
      parameters: { features: { name: string; value: string }[] },
    ): Promise<unknown>;
  }
}
