#!/usr/bin/env node
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

// Playwright starts this program as if it were Firefox. The program passes the commands on to the real Firefox by WebDriver
// BiDi. Firefox ESR does not know one command that Playwright sends to every new window, so this program answers that command.
// Delete this file once Firefox ESR knows the command.

const answeredHere = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());

for await (const line of createInterface(firefox.stderr)) {
  const [, origin] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  console.error(origin === undefined ? line : `WebDriver BiDi listening on ${await bridgeTo(origin)}`);
}

/** Starts the server for Playwright. @returns its address, which stands for the one of Firefox */
async function bridgeTo(origin: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url = '/' }) => {
    const driven = new WebSocket(`${origin}${url}`);
    const isOpen = new Promise((resolve) => driven.once('open', resolve));
    const pass = async (message: string) => {
      await isOpen;
      const { id, method } = JSON.parse(message) as { id: number; method: string };
      if (method === answeredHere) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else driven.send(message);
    };
    playwright.on('message', (data) => void pass(textOf(data)));
    driven.on('message', (data) => playwright.send(textOf(data)));
    driven.on('close', () => playwright.close());
    playwright.on('close', () => driven.close());
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Gives a message as text: all messages of this protocol are text. */
function textOf(data: RawData): string {
  return Buffer.isBuffer(data)
    ? data.toString()
    : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]).toString();
}
