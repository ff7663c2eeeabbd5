import { demoAdmin, mailboxOrigin, ports, siteOrigin } from './facts.ts';
import type { Stack } from './stack.ts';

/** Tells where everything is, and how to stop it. */
export function announce(stack: Stack, origin: string): void {
  const lines = [
    ['Website', origin],
    ['Admin area', `${origin}/login   ${demoAdmin.email} / ${demoAdmin.password}`],
    ['Mail that was sent', mailboxOrigin],
    ...(origin === siteOrigin ? [] : [['API', `${siteOrigin}/api`]]),
    ...(stack.hasEmulatorUi ? [['Emulator UI', `http://127.0.0.1:${ports.ui}`]] : []),
  ];
  console.log(
    `\n${lines.map(([name = '', place]) => `  ${name.padEnd(20)}${place}`).join('\n')}\n\nCtrl-C stops everything.`,
  );
}
