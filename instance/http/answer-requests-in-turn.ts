import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum waiting requests: no browser or proxy sends more before it has read the first response. */
const maxWaiting = 10;

/**
 * Answers the requests of a connection one after another, and closes connections with too many
 * waiting requests. Node would answer all requests of a packet at once, so that one connection whose
 * client reads nothing could have a thousand responses in memory.
 */
export function answerRequestsInTurn(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): RequestListener {
  /** The waiting requests of each connection that has a response in progress. */
  const waitingOf = new WeakMap<Socket, (() => void)[]>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const start = (): void => {
      outgoing.once('close', () => {
        if (socket.destroyed) return;
        const next = waitingOf.get(socket)?.shift();
        if (next) next();
        else waitingOf.delete(socket);
      });
      answer(incoming, outgoing);
    };
    const waiting = waitingOf.get(socket);
    if (!waiting) {
      waitingOf.set(socket, []);
      start();
    } else if (waiting.length < maxWaiting) waiting.push(start);
    else socket.destroy();
  };
}
