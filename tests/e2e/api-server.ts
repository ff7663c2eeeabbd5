import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWiredApp } from '../../functions/src/wiring/app.ts';

// The API in a process of its own, with the settings of its environment. It tells whoever forks it the port, and ends with it.
const server = createServer(createWiredApp());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
