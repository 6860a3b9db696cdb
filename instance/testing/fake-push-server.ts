import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer } from 'node:http';
import { closeServer, listen } from '#http/listen.ts';

/** A push message decrypted like in a browser, with the verified sender. */
export interface ReceivedPush {
  // oxlint-disable-next-line typescript/no-explicit-any -- tests state what they expect of a message and fail if it is wrong
  readonly content: any;
  readonly serverKey: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests state what they expect of a message and fail if it is wrong
  readonly claims: any;
}

export interface FakePushServer {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Sets the status of all further responses. */
  answer(status: number): void;
  /** Resolves to the next message. */
  next(): Promise<ReceivedPush>;
  close(): Promise<void>;
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/** Decrypts a message with the keys of the subscription (RFC 8291). */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const shared = derive(browser.computeSecret(sender), auth, info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
}

/** Returns the claims of the sender after checking their signature (RFC 8292). */
function proven(header: string): { serverKey: string; claims: unknown } {
  const [, jwt = '', serverKey = ''] = /^vapid t=([^,]+),\s*k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(serverKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The key did not sign this.');
  return { serverKey, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) };
}

/** Starts a fake push service and browser on a local port. */
export async function startFakePushServer(): Promise<FakePushServer> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  let status = 201;
  const received: ReceivedPush[] = [];
  let waiting: (() => void) | undefined;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { serverKey, claims } = proven(request.headers.authorization ?? '');
      const content: unknown = JSON.parse(decrypt(Buffer.concat(parts), browser, auth));
      received.push({ content, serverKey, claims });
      response.writeHead(status).end();
      waiting?.();
    });
  });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    endpoint: `http://127.0.0.1:${port}/push/abc`,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    answer(next) {
      status = next;
    },
    async next() {
      if (received.length === 0)
        await new Promise<void>((resolve) => {
          waiting = resolve;
        });
      const [first] = received.splice(0, 1);
      if (!first) throw new Error('Nothing came.');
      return first;
    },
    close: () => closeServer(server),
  };
}
