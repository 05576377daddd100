import { Socket } from 'node:net';

/**
 * A connection that sends what is written in one turn of the program as one piece. The driver writes a transaction that
 * is asked in one wait as three, and each piece costs the system more than all that is in it.
 */
export function joinedWrites(): Socket {
  const socket = new Socket();
  const write = socket.write.bind(socket) as (...written: unknown[]) => boolean;
  let waiting = false;
  const joined = (...written: unknown[]) => {
    if (!waiting) {
      waiting = true;
      socket.cork();
      process.nextTick(() => {
        waiting = false;
        socket.uncork();
      });
    }
    return write(...written);
  };
  // A socket that is told to connect takes its own way of writing again: this one begins when it is connected.
  return socket.once('connect', () => Object.assign(socket, { write: joined }));
}
