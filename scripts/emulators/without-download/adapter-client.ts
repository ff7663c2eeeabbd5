import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { cacheFolder } from '../../process/paths.ts';
import { officialSource } from '../find-emulators.ts';
import { findEmulatorParts, prepareEmulatorParts } from '../prepare.ts';
import { buildStorageRulesAdapter } from './build-jars.ts';

export interface Answer {
  id: number;
  status: string;
  errors: string[];
  warnings: string[];
  result?: { permit?: boolean; rulesVersion?: number };
}

/** The adapter's question for a document, which comes instead of an answer. */
interface LookUp {
  server_request_id: number;
  context: { path: string };
}

/** Speaks with the adapter in the protocol of the Storage emulator: one line of JSON each way. */
export class AdapterClient {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private nextId = 0;
  /** The documents of Firestore, by path: their fields in the form of the REST interface. */
  readonly documents = new Map<string, object>();

  private constructor(child: ChildProcess, lines: Interface) {
    this.child = child;
    lines.on('line', (line) => {
      const answer = JSON.parse(line) as Answer | LookUp;
      if ('context' in answer) {
        const fields = this.documents.get(answer.context.path);
        const found = fields ? { status: 'ok', result: { fields } } : { status: 'not_found' };
        this.write(JSON.stringify({ id: answer.server_request_id, warnings: [], errors: [], ...found }));
        return;
      }
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    });
  }

  /** Builds the adapter if needed, starts it, and waits for its greeting. */
  static async start(): Promise<{ client: AdapterClient; greeting: Answer }> {
    const parts = await findEmulatorParts();
    await prepareEmulatorParts(parts);
    const { java } = parts.java;
    const { firestore } = parts;
    if (java === undefined || firestore === undefined)
      throw new Error('prepareEmulatorParts has not refused missing parts');
    const engine = firestore.from === 'download' ? officialSource('firestore').file : firestore.jar;
    const jar = await buildStorageRulesAdapter(engine, java, join(cacheFolder, 'emulators'));
    const child = spawn(join(java.bin, 'java'), ['-jar', jar, 'serve'], { stdio: ['pipe', 'pipe', 'ignore'] });
    const lines = createInterface({ input: child.stdout });
    const [greeting] = (await once(lines, 'line')) as [string];
    return { client: new AdapterClient(child, lines), greeting: JSON.parse(greeting) as Answer };
  }

  /** Asks one question and waits for its answer. */
  ask(action: string, context: unknown): Promise<Answer> {
    const id = this.nextId++;
    const answer = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    this.write(JSON.stringify({ id, action, context }));
    return answer;
  }

  /** Sends a line as it is. */
  write(line: string): void {
    this.child.stdin?.write(`${line}\n`);
  }

  /** Closes the adapter's input, as the emulator does at its end, and gives the exit code. */
  async close(): Promise<number | null> {
    this.child.stdin?.end();
    const [code] = (await once(this.child, 'exit')) as [number | null];
    return code;
  }
}
