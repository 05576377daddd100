import { recoveryOperations } from '@longleaf/contract/account-recovery';
import { accountSecurityOperations } from '@longleaf/contract/account-security';
import { bind } from '@longleaf/http/bind';
import type { Settings } from '@longleaf/platform/settings';
import type { FastifyInstance } from 'fastify';
import { accountServiceFor, passOn } from '../../http/account-service.ts';
import type { EmailSignatures } from './email-signature.ts';

/** Binds the calls to the account service: it decides, counts tries and answers; nothing about accounts is kept here. */
export function accountRoutes(app: FastifyInstance, settings: Settings, signatures: EmailSignatures): void {
  const recovery = accountServiceFor(settings, recoveryOperations);
  const security = accountServiceFor(settings, accountSecurityOperations);

  bind(app, recoveryOperations.resetPasswordWithToken, ({ request, body }) =>
    passOn(recovery(request).resetPasswordWithToken({ body })),
  );
  bind(app, recoveryOperations.questionForPassword, ({ request, body }) =>
    passOn(recovery(request).questionForPassword({ body })),
  );
  bind(app, recoveryOperations.questionForUserName, ({ request, body }) =>
    passOn(recovery(request).questionForUserName({ body })),
  );
  bind(app, recoveryOperations.resetPassword, ({ request, body }) =>
    passOn(recovery(request).resetPassword({ body })),
  );
  bind(app, recoveryOperations.recoverUserName, ({ request, body }) =>
    passOn(recovery(request).recoverUserName({ body })),
  );
  bind(app, recoveryOperations.passwordResetAccounts, ({ request, params }) =>
    passOn(recovery(request).passwordResetAccounts({ params })),
  );
  bind(app, recoveryOperations.sendPasswordResetRequest, ({ request, body }) =>
    passOn(recovery(request).sendPasswordResetRequest({ body })),
  );

  bind(app, accountSecurityOperations.checkUserName, ({ request, params }) =>
    passOn(security(request).checkUserName({ params })),
  );
  bind(app, accountSecurityOperations.checkEmail, async ({ request, params }) => {
    const { emailIsValid, emailVerified } = await passOn(security(request).checkEmail({ params }));
    const found = { emailIsValid, emailVerified };
    return { ...found, emailSignature: signatures.sign(params.name, found) };
  });
  bind(app, accountSecurityOperations.changePassword, ({ request, body }) =>
    passOn(security(request).changePassword({ body })),
  );
  bind(app, accountSecurityOperations.getSecurityQuestion, ({ request }) =>
    passOn(security(request).getSecurityQuestion()),
  );
  bind(app, accountSecurityOperations.saveSecurityQuestion, ({ request, body }) =>
    passOn(security(request).saveSecurityQuestion({ body })),
  );
}
