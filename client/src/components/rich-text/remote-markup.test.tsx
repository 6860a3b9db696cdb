import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { mockLayout } from '#app/testing/mock-layout.ts';
import { plainText } from '#store/rich-text/plain-text.ts';
import { loadRareMarkup } from '#store/rich-text/testing/load-rare-markup.ts';
import { readRenderedText } from './testing/read-rendered-text.tsx';
import { showHarmless } from './testing/show-harmless.tsx';

beforeAll(() => mockLayout(1440));
beforeAll(loadRareMarkup);

afterEach(cleanup);

/* Returns the address and the text of each link in a rendered text. */
function linksOf(html: string): readonly string[] {
  return [...showHarmless(html).querySelectorAll('a')].map(
    ({ href, textContent }) => `${href} ${textContent}`,
  );
}

describe('RichText: rare markup', () => {
  it.each([
    ['<math><annotation encoding="TeX">x^2</annotation></math>', 'x^2'],
    ['<video src="https://e.example/a.mp4"></video>', 'https://e.example/a.mp4'],
    ['<q>a</q>', '“a”'],
    ['<ul><li><input type="checkbox">a</li></ul>', '☐ a'],
    ['<a href="https://e.example/"><img src="x"></a>', 'https://e.example/'],
  ])('%s is shown once its code has been loaded', async (html, text) => {
    vi.resetModules();
    const { RichText: Unloaded } = await import('./rich-text.tsx');
    const { container } = render(<Unloaded html={html} />);
    expect(container.textContent).not.toBe(text);
    await expect.poll(() => container.textContent.trim()).toBe(text);
  });

  it('details are closed from the first frame', async () => {
    vi.resetModules();
    const { RichText: Unloaded } = await import('./rich-text.tsx');
    render(<Unloaded html="<details open><summary>A</summary>x</details>" />);
    expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(false);
  });
});

describe('RichText: formulas', () => {
  const elements = '<mrow><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></mrow>';
  const tex = '<annotation encoding="application/x-tex">E=mc^2</annotation>';

  it.each([
    [`<p>So <math><semantics>${elements}${tex}</semantics></math>.</p>`, 'So E=mc^2.'],
    [
      `<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><semantics>\n  ${elements}\n  <annotation encoding="application/x-tex">\n  \\frac{a}{b} &lt; c\n  </annotation>\n</semantics></math>`,
      '\\frac{a}{b} < c',
    ],
    [`<math alttext="x^2"><mi>x</mi></math>`, 'x^2'],
    [`<math alttext="E = m c"><semantics>${elements}${tex}</semantics></math>`, 'E=mc^2'],
    [
      `<math><semantics>${elements}<annotation encoding="text/plain">E equals m c squared</annotation></semantics></math>`,
      'E equals m c squared',
    ],
    [
      `<math><semantics>${elements}<annotation encoding="text/plain">plain</annotation>${tex}</semantics></math>`,
      'E=mc^2',
    ],
    [
      `<math><semantics>${elements}${tex}<annotation encoding="text/plain">plain</annotation></semantics></math>`,
      'E=mc^2',
    ],
    [`a <math>\n  ${elements}\n</math> b`, 'a E = m c 2 b'],
    [
      `<math><semantics>${elements}<annotation encoding="StarMath 5.0">E = mc^2</annotation><annotation-xml encoding="MathML-Content"><ci>x</ci></annotation-xml></semantics></math>`,
      'E = m c 2',
    ],
    ['a <math/> b', 'a b'],
    ['<math></math>b', 'b'],
    [`<a href="https://example.org/"><math>${elements}${tex}</math></a>`, 'E=mc^2'],
    ['<math><annotation encoding="application/x-tex">:fox: <b>x</b>', ':fox:x'],
    ['<math><mtext><script>alert(1)</script>x</mtext></math>', 'x'],
    ['<math><mi>a</mi></math><annotation>x</annotation>', 'a'],
  ])('%s shows the text %j', (html, text) => {
    expect(showHarmless(html).textContent.replaceAll(/ {2}/g, ' ').trim()).toBe(text);
    cleanup();
    expect(plainText(html).replaceAll(/ {2}/g, ' ')).toBe(text);
  });

  it('shows the source of a formula as code', () => {
    showHarmless(`<math><semantics>${elements}${tex}</semantics></math>`);
    expect(screen.getByRole('code').textContent).toBe('E=mc^2');
  });
});

describe('RichText: pictures in links', () => {
  it.each([
    [
      '<p><a href="https://photos.example/full.jpg"><img src="https://photos.example/s.jpg"></a></p>',
      ['https://photos.example/full.jpg https://photos.example/full.jpg'],
    ],
    [
      '<a href="https://photos.example/1"><span class="x"><img src="s.jpg" alt=""></span></a>',
      ['https://photos.example/1 https://photos.example/1'],
    ],
    [
      '<figure class="wp-block-image"><a href="https://blog.example/a"><img alt=" " src="x"></a><figcaption>A heron</figcaption></figure>',
      ['https://blog.example/a https://blog.example/a'],
    ],
    ['<a href="https://e.example/"><img src="x"> Read on</a>', ['https://e.example/  Read on']],
    ['<a href="https://e.example/"><img src="x" alt="A cat"></a>', ['https://e.example/ A cat']],
    [
      '<a href="https://e.example/"><img src="a"><img src="b"></a>',
      ['https://e.example/ https://e.example/'],
    ],
    ['<a href="https://e.example/"></a>', []],
    ['<a href="https://e.example/"><b></b></a><img alt="">', []],
    ['<a href="javascript:alert(1)"><img src="javascript:alert(1)"></a>', []],
    [
      '<a href="javascript:alert(1)"><img src="https://e.example/a.png"></a>',
      ['https://e.example/a.png https://e.example/a.png'],
    ],
  ])('%s has the links %j', (html, links) => {
    expect(linksOf(html)).toEqual(links);
  });

  it.each([
    [
      '<img src="data:image/gif;base64,R0lGOD" data-src="https://blog.example/a.jpg">',
      'https://blog.example/a.jpg',
    ],
    [
      '<img class="lazyload" src="https://blog.example/blank.gif" data-lazy-src="https://blog.example/b.jpg">',
      'https://blog.example/b.jpg',
    ],
    [
      '<img data-orig-file="https://blog.example/o.jpg" src="https://blog.example/o-300.jpg">',
      'https://blog.example/o.jpg',
    ],
    [
      '<img srcset="https://blog.example/s.jpg 300w, https://blog.example/l.jpg 900w">',
      'https://blog.example/s.jpg',
    ],
    [
      '<img src="https://blog.example/c.jpg" data-src="javascript:alert(1)">',
      'https://blog.example/c.jpg',
    ],
  ])('a picture that loads lazily keeps its link: %s', (html, address) => {
    expect(linksOf(html)).toEqual([`${address} ${address}`]);
  });
});

describe('RichText: players and embedded pages', () => {
  const player = 'https://tube.example/a.mp4';
  it.each([
    [`<video src="${player}" controls>No video.</video>`, [`${player} ${player}`]],
    [
      `<video controls poster="https://tube.example/p.png"><source src="${player}" type="video/mp4"><source src="https://tube.example/a.webm">Your browser cannot play it.</video>`,
      [`${player} ${player}`],
    ],
    [
      '<figure class="wp-block-audio"><audio controls src="https://pod.example/1.mp3"></audio></figure>',
      ['https://pod.example/1.mp3 https://pod.example/1.mp3'],
    ],
    [
      '<iframe title="Herons at dawn" src="https://tube.example/embed/1" allowfullscreen></iframe>',
      ['https://tube.example/embed/1 Herons at dawn'],
    ],
    [
      '<object data="https://e.example/a.svg"><p>fallback</p></object>',
      ['https://e.example/a.svg https://e.example/a.svg'],
    ],
    [
      '<object><param name="movie" value="x"><embed src="https://e.example/a.swf"></object>',
      ['https://e.example/a.swf https://e.example/a.swf'],
    ],
    ['<embed src="https://e.example/a.pdf">', ['https://e.example/a.pdf https://e.example/a.pdf']],
    [
      '<a href="https://e.example/watch"><video src="https://e.example/a.mp4">No video.</video></a>',
      ['https://e.example/watch https://e.example/watch'],
    ],
    [
      '<video>Download <a href="https://e.example/a.mp4">the video</a></video>',
      ['https://e.example/a.mp4 the video'],
    ],
    [
      '<bdo dir="rtl">x<video><source src="https://e.example/a.mp4"></video></bdo>',
      ['https://e.example/a.mp4 https://e.example/a.mp4'],
    ],
    ['<picture><source srcset="https://e.example/a.webp"><img alt="A cat"></picture>', []],
    ['<video src="javascript:alert(1)">Text</video>', []],
    ['<iframe src="data:text/html,x"></iframe>', []],
    ['<iframe srcdoc="<a href=https://e.example>x</a>"></iframe>', []],
    ['<audio src="mailto:a@b.example"></audio>', []],
    ['<object data="blob:https://e.example/1"></object>', []],
    ['<embed src="file:///etc/passwd">', []],
    ['<video src="/a.mp4"></video>', []],
  ])('%s has the links %j', (html, links) => {
    expect(linksOf(html)).toEqual(links);
  });

  it.each([
    ['a<video src="https://e.example/a.mp4"></video>b', 'a https://e.example/a.mp4 b'],
    [
      '<p>See</p><iframe src="https://e.example/a"></iframe><p>b</p>',
      'See\nhttps://e.example/a\nb',
    ],
    ['a <video src="https://e.example/a"/> b', 'a https://e.example/a b'],
    ['<h6>a<math><h1>b</h1></math></h6>', 'a\nb'],
    ['<video>No video.</video>', 'No video.'],
    ['<object><p>fallback</p></object>', 'fallback'],
    ['<iframe title="Bank" src="https://evil.example/"></iframe>', 'Bank'],
    [
      '<iframe title="https://bank.example/" src="https://evil.example/"></iframe>',
      'https://bank.example/ [evil.example]',
    ],
  ])('%s shows the text %j', (html, text) => {
    expect(readRenderedText(html)).toBe(text);
  });
});
