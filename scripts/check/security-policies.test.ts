import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../instance/http/security-headers.ts';
import { repositoryRoot } from '../../tools/toolchain.js';

const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');

function directives(policy: string): Map<string, string> {
  const parts = policy.split(';').map((part) => part.trim());
  return new Map(
    parts
      .filter((part) => part !== '')
      .map((part) => [part.split(' ')[0] ?? '', part.slice(part.indexOf(' ') + 1)]),
  );
}

function namesOf(policy: string): string[] {
  return [...directives(policy).keys()].toSorted();
}

describe('docs/deployment.md', () => {
  const deployment = read('docs/deployment.md');
  const policy = /^Content-Security-Policy: (.+)$/m.exec(deployment)?.[1] ?? '';
  const example = (language: string): string =>
    new RegExp(`\`\`\`${language}\\n(.+?)\`\`\``, 's').exec(deployment)?.[1] ?? '';

  test('names the directives that the instance sends', () => {
    expect(namesOf(policy)).toEqual(namesOf(contentSecurityPolicy('x', ['http://a.example'])));
  });

  test.each(['nginx', 'caddyfile'])('the example for %s sends the policy', (language) => {
    expect(example(language)).toContain(`Content-Security-Policy "${policy}"`);
    expect(example(language)).toMatch(/X-Frame-Options "?DENY/);
    expect(example(language)).toMatch(/X-Content-Type-Options "?nosniff/);
    expect(example(language)).toMatch(/Referrer-Policy "?same-origin/);
  });

  test('a location of nginx with headers has all of them, because it inherits none', () => {
    const locations = [...example('nginx').matchAll(/location [^{]+\{([^}]+)\}/g)];
    expect(locations.length).toBeGreaterThan(2);
    for (const [, content = ''] of locations)
      expect(content.includes('add_header')).toBe(content.includes('Content-Security-Policy'));
  });

  test('each location of nginx asks the instance for files that the client does not have', () => {
    for (const [, content = ''] of example('nginx').matchAll(/location [^{]+\{([^}]+)\}/g))
      expect(content).toMatch(/try_files [^;]*@instance;|proxy_pass/);
  });
});

describe.each(['client/index.html', 'client/public/static/rescue.html'])('%s', (page) => {
  const html = read(page);
  const tag = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(html);
  const policy = directives(tag?.[1] ?? '');

  test('permits scripts of its own origin only, and no base', () => {
    // Operators may allow the Flash player, which compiles WebAssembly, in the header.
    expect(["'self'", "'self' 'wasm-unsafe-eval'"]).toContain(policy.get('script-src'));
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('object-src')).toBe("'none'");
  });

  test('has the policy before everything that it applies to', () => {
    expect(tag?.index).toBeLessThan(html.search(/<(?:script|link|base|style)/));
  });
});

describe('workflows', () => {
  test('name each action by its commit', () => {
    const uses = [...read('.github/workflows/test.yml').matchAll(/uses: (.+)/g)];
    expect(uses.length).toBeGreaterThan(0);
    for (const [, action] of uses)
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });
});
