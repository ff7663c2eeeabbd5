import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { host } from '../../scripts/emulators/addresses.ts';

// One instance of the API of a checkout, in its own process: `submissions.ts` starts eight. The environment has its settings.

const [, , checkout = ''] = process.argv;
const { createWiredApp } = await import(pathToFileURL(`${checkout}/functions/src/wiring/app.ts`).href);
const server = createServer(createWiredApp());
server.listen(0, host, () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
