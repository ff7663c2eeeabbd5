import { host, ports } from '../../scripts/emulators/addresses.ts';

interface Address {
  host: string;
  port: number;
}

/** The addresses of the emulators: those of the emulator suite's environment, or else the fixed ports. */
export const emulatorAddresses = {
  firestore: address('FIRESTORE_EMULATOR_HOST', ports.firestore),
  storage: address('FIREBASE_STORAGE_EMULATOR_HOST', ports.storage),
  auth: address('FIREBASE_AUTH_EMULATOR_HOST', ports.auth),
} as const;

function address(variable: string, port: number): Address {
  const [hostname, portText] = process.env[variable]?.split(':') ?? [];
  return { host: hostname ?? host, port: portText === undefined ? port : Number(portText) };
}
