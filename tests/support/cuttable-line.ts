import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a service. A test can cut and restore its line. */
export interface CuttableLine {
  /** The address of the service over this line: `host:port`. */
  address: string;
  /** Drops all connections and accepts none until `mend`. */
  cut: () => void;
  /** Cuts the line once the caller has sent this many bytes. */
  cutAfter: (bytes: number) => void;
  mend: () => void;
  /** Drops one connection: the next one with a request, or the next one with an answer. */
  dropNext: (what: 'request' | 'answer') => void;
  /** The number of cuts so far. */
  cuts: () => number;
  close: () => void;
}

/** Starts a proxy to the service at `target` (`host:port`). */
export async function layLine(target: string): Promise<CuttableLine> {
  const [host = '', port = ''] = target.split(':');
  const sockets = new Set<Socket>();
  let isCut = false;
  let cuts = 0;
  let left = Number.POSITIVE_INFINITY;
  let dropped: 'request' | 'answer' | undefined;

  const cut = () => {
    isCut = true;
    cuts += 1;
    left = Number.POSITIVE_INFINITY;
    for (const socket of sockets) socket.destroy();
  };
  /** Drops the connection if these bytes must not pass. Tells whether it did. */
  const drops = (what: 'request' | 'answer', caller: Socket) => {
    if (dropped !== what) return false;
    dropped = undefined;
    cuts += 1;
    caller.resetAndDestroy();
    return true;
  };
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((caller) => {
    keep(caller);
    if (isCut) {
      caller.destroy();
      return;
    }
    const service = connect(Number(port), host);
    keep(service);
    caller.on('data', (data: Buffer) => {
      if (drops('request', caller)) return;
      left -= data.length;
      if (left < 0) cut();
      else service.write(data);
    });
    service.on('data', (data: Buffer) => {
      if (!drops('answer', caller)) caller.write(data);
    });
    service.on('end', () => caller.end());
    caller.on('close', () => service.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    cutAfter: (bytes) => {
      left = bytes;
    },
    mend: () => {
      isCut = false;
      left = Number.POSITIVE_INFINITY;
    },
    dropNext: (what) => {
      dropped = what;
    },
    cuts: () => cuts,
    close: () => {
      cut();
      server.close();
    },
  };
}
