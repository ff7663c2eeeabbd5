import { host } from '../scripts/emulators/addresses.ts';

/** Node's own, where a process listens that was asked to by a signal. */
const port = 9229;

/** Where a process listens for a debugger just now; `undefined` where none does. */
export async function inspectorAddress(): Promise<string | undefined> {
  const response = await fetch(`http://${host}:${port}/json/list`, { signal: AbortSignal.timeout(5000) }).catch(
    () => undefined,
  );
  const targets = (await response?.json()) as readonly { webSocketDebuggerUrl: string }[] | undefined;
  return targets?.[0]?.webSocketDebuggerUrl;
}

interface Reply<Result> {
  id?: number;
  result?: Result;
  error?: { message: string };
}

/** A line to a Node process, in the protocol of the browser's developer tools. */
export class Inspector {
  readonly #socket: WebSocket;
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static async connect(address: string): Promise<Inspector> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', () => reject(new Error(`No line to ${address}.`)), { once: true });
    });
    return new Inspector(socket);
  }

  /** Sends a command, and gives what comes back; fails where it is refused, or the line is cut. */
  ask<Result>(method: string, parameters: object = {}): Promise<Result> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      const listening = new AbortController();
      const { signal } = listening;
      const onMessage = ({ data }: MessageEvent) => {
        const reply = JSON.parse(String(data)) as Reply<Result>;
        if (reply.id !== id) return;
        listening.abort();
        if (reply.result === undefined) reject(new Error(`${method}: ${reply.error?.message}`));
        else resolve(reply.result);
      };
      this.#socket.addEventListener('message', onMessage, { signal });
      this.#socket.addEventListener('close', () => reject(new Error(`No answer to ${method}.`)), { signal });
      this.#socket.send(JSON.stringify({ id, method, params: parameters }));
    });
  }

  /** The value of an expression in the process. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const parameters = { expression, returnByValue: true };
    const { result } = await this.ask<{ result: { value: Value } }>('Runtime.evaluate', parameters);
    return result.value;
  }

  leave(): void {
    this.#socket.close();
  }
}
