import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { recordedTexts } from './testing/recorded-texts.ts';

it.each([
  ['', ''],
  [recordedTexts.direct, '@carol secret message'],
  [recordedTexts.markdown, 'bold it code\n\na\n\nb\n\nlink'],
  [recordedTexts.htmlSource, 'bold x'],
  [recordedTexts.mfm, 'hello b :hehe:'],
  ['<p>a</p><p>b<br>c</p>', 'a\n\nb\nc'],
  ['a<hr>b', 'a\n\nb'],
  [
    '<a href="https://e.example"><span class="invisible">https://</span>e.example</a>',
    'https://e.example',
  ],
  ['&lt;b&gt; &amp;amp;', '<b> &amp;'],
  ['<img src="https://e.example/a.png" alt="a cat">', 'a cat'],
])('plainText: converts %s to %j [R-ENT-006]', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each([
  ['a <span class="mfm _mfm_blur_">b <b>c</b></span> d', 'a […] d'],
  ['a <span class="mfm-blur">b</span>', 'a […]'],
  ['a <span class="mfm-spin">b</span>', 'a b'],
  [`${'<blockquote>'.repeat(30)}a <span class="mfm-blur">b <b>c</b></span> d`, 'a […] d'],
])('plainText: with hidesHidden, converts %s to %j', (html, text) => {
  expect(plainText(html, { hidesHidden: true })).toBe(text);
});
