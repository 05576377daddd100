import { accountSecurityOperations } from '@longleaf/contract/account-security';
import { forwards, type Pairs } from './pair.ts';

const passwords = { oldPassword: 'Explore_2026', newPassword: 'Wander_2027', confirmPassword: 'Wander_2027' };

/** Of `contract/src/account-security.ts`. */
export const accountSecurityPairs: Pairs = [
  [accountSecurityOperations.getSecurityQuestion, forwards('/account/getSecurityQuestion')],
  [accountSecurityOperations.checkEmail, forwards('/users/free@example.org/checkemail')],
  [accountSecurityOperations.changePassword, forwards('/account/changepassword', passwords)],
  [
    accountSecurityOperations.saveSecurityQuestion,
    forwards('/account/saveSecurityQuestion', {
      securityQuestion: 'Which tree?',
      securityAnswer: 'Longleaf pine',
      currentPassword: '',
    }),
  ],
];
