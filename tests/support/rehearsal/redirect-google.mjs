// Loaded before a process's own code (`node --import redirect-google.mjs?127.0.0.1:4433`). Nothing of that code changes, and
// nothing tells it that this is not Google: a connection to one of Google's names leads to the address that stands behind the `?`.
import { Socket } from 'node:net';

const [host, port] = new URL(import.meta.url).search.slice(1).split(':');
const googles = /(^|\.)(googleapis\.com|accounts\.google\.com|web\.app)$/;
const connect = Socket.prototype.connect;

/**
 * @this {Socket}
 * @param {...any} given
 */
Socket.prototype.connect = function redirected(...given) {
  // As Node itself calls it: with options, or with what it has made of the arguments of `net.connect`.
  const [options, listener] = Array.isArray(given[0]) ? given[0] : given;
  if (!googles.test(options?.host ?? '')) return connect.apply(this, /** @type {any} */ (given));
  return connect.call(this, { ...options, host, port: Number(port) }, listener);
};
