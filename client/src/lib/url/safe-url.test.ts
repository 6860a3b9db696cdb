import { describe, expect, it } from 'vitest';
import { isSameOrigin, safeLinkUrl, safeMediaUrl } from './safe-url.ts';

describe('safeLinkUrl', () => {
  it.each([
    ['https://example.org/a?b=c&d=e#f', 'https://example.org/a?b=c&d=e#f'],
    ['  HTTPS://EXAMPLE.org  ', 'https://example.org/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['mailto:someone@example.org', 'mailto:someone@example.org'],
    ['gemini://example.org/', 'gemini://example.org/'],
    ['xmpp:someone@example.org', 'xmpp:someone@example.org'],
    ['magnet:?xt=urn:btih:abc', 'magnet:?xt=urn:btih:abc'],
  ])('accepts %s', (raw, href) => {
    expect(safeLinkUrl(raw)?.href).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'javascript\r:alert(1)',
    'javascript://example.org/%0Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://example.org/0-0',
    'file:///etc/passwd',
    'filesystem:https://example.org/temporary/a',
    'view-source:https://example.org',
    'about:blank',
    'chrome://settings',
    'intent://scan/#Intent;end',
    'ws://example.org',
    'tel:123',
    '//example.org/a',
    '/relative',
    'https://',
    'https://exa mple.org/',
    '',
    `https://example.org/${'a'.repeat(9000)}`,
  ])('rejects %j', (raw) => {
    expect(safeLinkUrl(raw)).toBeUndefined();
  });

  it('accepts a relative address only if a base is given', () => {
    expect(safeLinkUrl('/about', 'https://example.org/x/y')?.href).toBe(
      'https://example.org/about',
    );
    expect(safeLinkUrl('javascript:alert(1)', 'https://example.org')).toBeUndefined();
  });
});

describe('safeMediaUrl', () => {
  it.each([
    ['https://example.org/a.png', 'https://example.org/a.png'],
    ['http://localhost:4000/a.png', 'http://localhost:4000/a.png'],
  ])('accepts %s', (raw, href) => {
    expect(safeMediaUrl(raw)).toBe(href);
  });

  it('resolves an address without a host against the given base', () => {
    expect(safeMediaUrl('/emoji/a.png', 'https://example.org/b/c')).toBe(
      'https://example.org/emoji/a.png',
    );
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://example.org/0-0',
    'mailto:a@example.org',
    'https://user:password@example.org/a.png',
    '/emoji/a.png',
    '',
  ])('rejects %j', (raw) => {
    expect(safeMediaUrl(raw)).toBeUndefined();
  });
});

describe('isSameOrigin', () => {
  it.each([
    ['https://example.org/a', true],
    ['/a', true],
    ['https://example.org:443/a', true],
    ['http://example.org/a', false],
    ['https://example.org:444/a', false],
    ['//evil.example/a', false],
    ['\\\\evil.example/a', false],
    ['https://example.org@evil.example/', false],
    ['https://me@example.org/', false],
    ['javascript:alert(1)', false],
    ['data:text/html,a', false],
  ])('for %s, returns %s', (raw, expected) => {
    expect(isSameOrigin(raw, 'https://example.org')).toBe(expected);
  });
});
