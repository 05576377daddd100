import type { ModelState, Problem } from '@longleaf/contract/problem';
import type { ServerWords } from '@longleaf/platform/words/server-words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import './augment.ts';

/** The words of a call: in the language that it names (`Accept-Language`), else in the main one. */
export function wordsOf(request: FastifyRequest): ServerWords {
  return request.server.words.accepted(request.headers['accept-language']);
}

/**
 * A problem in the language that the call names (`Accept-Language`). Until here every text is the English that rules,
 * contract and errors write. Programs that name no language of ours get English.
 */
export function inLanguageOf<P extends Partial<Problem>>(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: P,
): P {
  const { language, say } = wordsOf(request);
  void reply.header('content-language', language);
  return {
    ...problem,
    ...(problem.detail !== undefined && { detail: say(problem.detail) }),
    ...(problem.modelState && { modelState: everyMessage(problem.modelState, say) }),
  };
}

function everyMessage(modelState: ModelState, say: (text: string) => string): ModelState {
  return Object.fromEntries(
    Object.entries(modelState).map(([field, messages]) => [field, messages.map((text) => say(text))]),
  );
}
