import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { SmtpSettings } from '../../functions/src/mail/smtp-transport.ts';

/** The points of an SMTP conversation at which a server can misbehave. */
type Point = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'content';

/** An unusual answer, or a missing one. */
type Misbehaviour = string | typeof silence | typeof drop | typeof keepAndDrop | typeof dribble;

const silence = Symbol('says nothing more');
const drop = Symbol('drops the line');
const keepAndDrop = Symbol('takes the email and drops the line before it says so');
const dribble = Symbol('never comes to the end of its answer');

/** The failures of an email server that can still be reached. */
export const mailServerFailures = {
  'is too busy': { greeting: '421 4.3.2 Busy' },
  'does not greet': { greeting: silence },
  'talks nonsense': { EHLO: 'Who is asking?' },
  'greylists the sender': { MAIL: '451 4.7.1 <website@ohmbridge.example> come back later' },
  'refuses the recipient': { RCPT: '550 5.1.1 <info@ohmbridge.example> unknown' },
  'drops the line at the recipient': { RCPT: drop },
  'drops the line at DATA': { DATA: drop },
  'refuses the content': { content: '554 5.7.1 Spam from Asha' },
  'has a full disk': { content: '452 4.3.1 No space' },
  'drops the line after DATA': { content: drop },
  'falls silent after DATA': { content: silence },
  'answers a letter at a time, for ever': { MAIL: dribble },
} as const satisfies Record<string, Partial<Record<Point, Misbehaviour>>>;

/** The one failure after which a client cannot know that the server accepted the email. */
export const takesWithoutSaying = { content: keepAndDrop } as const satisfies Partial<Record<Point, Misbehaviour>>;

const usual: Record<Point, string> = {
  greeting: '220 mail.example',
  EHLO: '250 mail.example',
  MAIL: '250 2.1.0 Fine',
  RCPT: '250 2.1.5 Fine',
  DATA: '354 Go on',
  content: '250 2.0.0 Taken',
};

/** An email server that misbehaves on demand, and keeps the accepted emails. */
export class FailingMailServer {
  /** The present failure; without one, the server works. */
  failure: Partial<Record<Point, Misbehaviour>> | undefined;
  /** The received emails in their raw form. */
  readonly taken: string[] = [];
  connections = 0;
  /** The number of recipients that clients have named. */
  recipients = 0;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  port = 0;

  constructor() {
    this.#server = createServer((socket) => this.#converse(socket));
  }

  /** The settings with which the functions send to this server. */
  get settings(): SmtpSettings {
    const { port } = this;
    const nobody = { user: undefined, password: undefined };
    return { transport: 'smtp', host: '127.0.0.1', port, secure: false, ...nobody, from: 'website@ohmbridge.example' };
  }

  /** Starts the server, on its previous port if it had one. */
  async start(): Promise<void> {
    this.#server.listen(this.port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.port = (this.#server.address() as AddressInfo).port;
  }

  /** Stops the server. Its port then does not answer. */
  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #converse(socket: Socket): void {
    this.connections += 1;
    this.#sockets.add(socket);
    let heard = '';
    let content: string[] | undefined;
    const hear = (line: string) => {
      if (content === undefined) {
        const point = pointOf(line);
        if (point === 'DATA') content = [];
        if (point === 'RCPT') this.recipients += 1;
        if (point === undefined) socket.write('250 Fine\r\n');
        else this.#answer(socket, point);
      } else if (line === '.') {
        const mail = content.join('\r\n');
        content = undefined;
        if (this.failure?.content === undefined || this.failure.content === keepAndDrop) this.taken.push(mail);
        this.#answer(socket, 'content');
      } else content.push(line.replace(/^\.\./, '.'));
    };
    socket.setEncoding('utf8');
    socket.on('data', (data) => {
      const lines = `${heard}${data}`.split('\r\n');
      heard = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
    this.#answer(socket, 'greeting');
  }

  #answer(socket: Socket, point: Point): void {
    const answer = this.failure?.[point] ?? usual[point];
    if (typeof answer === 'string') socket.write(`${answer}\r\n`);
    else if (answer === drop || answer === keepAndDrop) socket.destroy();
    else if (answer === dribble) {
      const timer = setInterval(() => socket.write('2'), 20);
      socket.on('close', () => clearInterval(timer));
    }
  }
}

function pointOf(line: string): Point | undefined {
  const command = line.split(' ', 1)[0]?.toUpperCase().replace('HELO', 'EHLO');
  return command === 'EHLO' || command === 'MAIL' || command === 'RCPT' || command === 'DATA' ? command : undefined;
}

/** Gives a header of a raw email; `undefined` if the email lacks the header. */
export function headerOf(mail: string, name: string): string | undefined {
  const [head = ''] = mail.split('\r\n\r\n', 1);
  return head.match(new RegExp(`^${name}: (.*)$`, 'im'))?.[1];
}
