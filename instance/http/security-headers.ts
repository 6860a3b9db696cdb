import { randomBytes } from 'node:crypto';

export function makeNonce(): string {
  return randomBytes(12).toString('base64url');
}

/** Returns the content security policy that Akkoma sends with every response. */
export function contentSecurityPolicy(nonce: string, origins: readonly string[]): string {
  const connect = [...new Set(origins)].flatMap((origin) => [
    origin,
    origin.replace(/^http/, 'ws'),
  ]);
  return [
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${connect.join(' ')}`,
    "media-src 'self' https:",
    "img-src 'self' data: blob: https:",
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ]
    .map((part) => `${part};`)
    .join('');
}

/** Sets the headers of every response; does not replace a policy that the response already has. */
export function setSecurityHeaders(headers: Headers, policy: string): void {
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy);
  headers.set('permissions-policy', 'interest-cohort=()');
  headers.set('referrer-policy', 'same-origin');
  headers.set('x-content-type-options', 'nosniff');
  headers.set('x-frame-options', 'DENY');
}

export function setCorsHeaders(headers: Headers): void {
  headers.set('access-control-allow-origin', '*');
  headers.set(
    'access-control-expose-headers',
    'Link,X-RateLimit-Reset,X-RateLimit-Limit,X-RateLimit-Remaining,X-Request-Id,Idempotency-Key',
  );
  // Akkoma's list of exposed headers lacks `Retry-After`, without which pages of other origins cannot
  // read the header.
  if (headers.has('retry-after')) headers.append('access-control-expose-headers', 'Retry-After');
  if (headers.has('mastodon-async-refresh'))
    headers.append('access-control-expose-headers', 'Mastodon-Async-Refresh');
}
