// Loaded before the functions (`node --import`). Nothing of theirs changes, and nothing tells them that this is not Google:
// a connection to one of Google's names leads to the machine that this process was told of.
import { Socket } from 'node:net';

const [host, port] = (process.env.REHEARSAL_GOOGLE ?? '').split(':');
// A function is told of nothing; a command of ours hands it on to the programs that it starts.
if (process.env.K_SERVICE) delete process.env.REHEARSAL_GOOGLE;
const googles = /(^|\.)(googleapis\.com|accounts\.google\.com|google\.internal|firebase\.tools|google-analytics\.com|web\.app)$/;
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
