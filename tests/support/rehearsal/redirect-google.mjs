// Node loads this module before the code of a process (`node --import redirect-google.mjs?127.0.0.1:4433`). A connection to one
// of Google's names then goes to the address behind the `?`. The code of the process does not change, and cannot notice the
// difference.
import { Socket } from 'node:net';

const [host, port] = new URL(import.meta.url).search.slice(1).split(':');
const googles = /(^|\.)(googleapis\.com|accounts\.google\.com|web\.app)$/;
const connect = Socket.prototype.connect;

/**
 * @this {Socket}
 * @param {...any} given
 */
Socket.prototype.connect = function redirected(...given) {
  // Node calls this method with options, or with its own normalised arguments of `net.connect`.
  const [options, listener] = Array.isArray(given[0]) ? given[0] : given;
  if (!googles.test(options?.host ?? '')) return connect.apply(this, /** @type {any} */ (given));
  return connect.call(this, { ...options, host, port: Number(port) }, listener);
};
