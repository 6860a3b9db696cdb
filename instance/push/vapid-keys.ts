import { createECDH } from 'node:crypto';
import type { Database } from '#store/database.ts';
import { loadOrGenerateValue } from '#store/load-or-generate-value.ts';

/** The key pair by which push services identify this instance, in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

function makePrivateKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // The curve omits leading zeros, but push services require them.
  return pair.getPrivateKey('hex').padStart(64, '0');
}

/**
 * Returns the key pair, which is created at the first start and persisted: browser subscriptions
 * are bound to it.
 */
export function vapidKeys(database: Database): VapidKeys {
  const secret = loadOrGenerateValue(database, 'vapid', makePrivateKey);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret, 'hex');
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(secret, 'hex').toString('base64url'),
  };
}
