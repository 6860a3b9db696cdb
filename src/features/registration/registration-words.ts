import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { RegistrationField, RegistrationTrouble } from './registration-rules.ts';

const labels: Readonly<Record<RegistrationField, MessageDescriptor>> = {
  username: msg`Username`,
  fullname: msg`Display name`,
  email: msg`Email`,
  password: msg`Password`,
  confirm: msg`Password confirmation`,
  reason: msg`Reason`,
};

export function fieldLabel(field: RegistrationField): MessageDescriptor {
  return labels[field];
}

/** What is wrong with a field (R-REG-011, R-REG-012). */
export function troubleWords(trouble: RegistrationTrouble): MessageDescriptor {
  return trouble === 'blank' ? msg`cannot be left blank` : msg`should be the same as password`;
}
