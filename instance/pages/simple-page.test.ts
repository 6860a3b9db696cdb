import { expect, test } from 'vitest';
import { textsIn } from '#i18n/texts.ts';
import { markup } from './markup.ts';
import { simplePage } from './simple-page.ts';

test('simplePage: allows no script, and forms only to this instance and the given targets', () => {
  const page = simplePage({
    texts: textsIn('en'),
    title: '<T>',
    content: markup`<p>x</p>`,
    formTargets: ['https://a.example'],
  });
  const policy = page.headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' https://a.example;");
  expect(policy).not.toContain('script-src');
  expect(String(page.body)).toContain('&lt;T&gt;');
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1];
  expect(String(page.body)).toContain(`<style nonce="${nonce}">`);
});
