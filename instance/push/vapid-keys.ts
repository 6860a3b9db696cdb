import { createECDH } from 'node:crypto';
import type { Database } from '#instance/store/database.ts';
import { remembered } from '#instance/store/remembered.ts';

/** The pair by which push services know this instance, in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

function makePrivateKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Leading zeros are left out by the curve, but wanted by push services.
  return pair.getPrivateKey('hex').padStart(64, '0');
}

/** Made at the first start and kept: browsers subscribe to this very key. */
export function vapidKeys(database: Database): VapidKeys {
  const secret = remembered(database, 'vapid', makePrivateKey);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret, 'hex');
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(secret, 'hex').toString('base64url'),
  };
}
