import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Handed, Message, Transport } from './transport.ts';

type Failure = Error & { code?: string; responseCode?: number };

const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/**
 * Speaks to a mail server. What fails before the message is offered was surely not sent; so was what the server
 * answers with an error. A connection that breaks in between leaves it open.
 */
export function smtpTransport(url: string): Transport {
  const { auth, ...options } = parseConnectionUrl(url) as Record<string, unknown> & {
    auth?: { user: string; pass: string };
  };
  return {
    repeatable: false,
    hand: async (message) => {
      const connection = new SMTPConnection({ ...TIMES, ...options });
      try {
        await opened(connection, auth);
      } catch (error) {
        connection.close();
        return { state: 'later', trouble: troubleOf(error as Failure) };
      }
      const handed = await offered(connection, message);
      if (handed.state === 'sent') connection.quit();
      else connection.close();
      return handed;
    },
  };
}

function opened(connection: SMTPConnection, auth: { user: string; pass: string } | undefined): Promise<void> {
  return new Promise((done, fail) => {
    connection.once('error', fail);
    connection.connect((problem) => {
      if (problem) return fail(problem);
      if (!auth) return done();
      connection.login({ user: auth.user, credentials: auth }, (refused) =>
        refused ? fail(refused) : done(),
      );
    });
  });
}

function offered(connection: SMTPConnection, { from, to, raw }: Message): Promise<Handed> {
  return new Promise((done) => {
    const failed = (error: Failure) => {
      const trouble = troubleOf(error);
      if (error.responseCode === undefined) done({ state: 'uncertain', trouble });
      else done({ state: error.responseCode >= 500 ? 'refused' : 'later', trouble });
    };
    connection.removeAllListeners('error');
    connection.on('error', failed);
    connection.send({ from, to: [to] }, raw, (error) => (error ? failed(error) : done({ state: 'sent' })));
  });
}

// Codes alone: a server's words may repeat the address.
function troubleOf({ code, responseCode }: Failure): string {
  return [code ?? 'failed', responseCode].filter((part) => part !== undefined).join(' ');
}
