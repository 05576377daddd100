import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityDeps } from '../deps.ts';
import type { SentForm } from '../screens/form-body.ts';
import type { WindowSession } from './window-session.ts';

/** One visit to a window, by somebody who is signed in. */
export type WindowVisit = {
  deps: IdentityDeps;
  request: FastifyRequest;
  reply: FastifyReply;
  session: WindowSession;
  /** The window's own address: its forms post to it. */
  path: string;
  /** Token for the window's forms. */
  csrf: string;
  /** What the form sent; empty on a plain visit. */
  form: SentForm;
};

/** A window of this host that the portal opens beside itself. */
export type AccountWindow = {
  path: string;
  /** Whether it opens only after a sign-in within the last ten minutes. */
  needsFreshSignIn: boolean;
  show: (visit: WindowVisit) => Promise<FastifyReply>;
  submit: (visit: WindowVisit) => Promise<FastifyReply>;
  /** What its script asks for, as JSON, when it has one; the request carries the form's token. */
  options?: (visit: WindowVisit) => Promise<FastifyReply>;
};
