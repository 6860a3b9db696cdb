import { beforeEach, describe, expect, it, vi } from 'vitest';

/* Each test starts without the table of rare names, which a page also loads only on demand. */
async function fresh() {
  vi.resetModules();
  const references = await import('./character-references.ts');
  const { plainLineText } = await import('./plain-line-text.ts');
  const { plainText } = await import('./plain-text.ts');
  return { ...references, plainLineText, plainText };
}

let modules: Awaited<ReturnType<typeof fresh>>;

beforeEach(async () => {
  modules = await fresh();
});

/* Decodes a rare name and waits until the table is loaded. */
async function load(): Promise<void> {
  const loaded = Promise.withResolvers<undefined>();
  modules.rareReferenceDecoder.subscribe(() => loaded.resolve(undefined));
  modules.decodeReferences('&eacute;', 'text');
  await loaded.promise;
}

describe('decodeReferences: with the table of all names', () => {
  it.each([
    ['L&rsquo;&eacute;t&eacute; &agrave; No&euml;l', 'L’été à Noël'],
    ['&frac12; cup, 5&nbsp;&micro;m', '½ cup, 5\u00A0µm'],
    ['Donau&shy;dampf&shy;schiff', 'Donau\u00ADdampf\u00ADschiff'],
    ['&Auml;rger &szlig; &AElig;', 'Ärger ß Æ'],
    ['&alpha;&Omega; &sum; &rArr; &check;', 'αΩ ∑ ⇒ ✓'],
    ['caf&eacute and &copy 2024', 'café and © 2024'],
    ['&notit; &ampx', '¬it; &x'],
    ['&Afr;&nvlt;', '𝔄<\u20D2'],
    ['&amp;eacute; &foo; &; & &x', '&eacute; &foo; &; & &x'],
    ['&#8211;&#x2019;&#150;&#x80;&#38;', '–’–€&'],
    ['&#0;&#xD800;&#x110000;&#99999999999;', '\uFFFD\uFFFD\uFFFD\uFFFD'],
  ])('decodes %s in a text as %j', async (html, text) => {
    await load();
    expect(modules.decodeReferences(html, 'text')).toBe(text);
  });

  it.each([
    ['/find?a=1&copy=2&reg=3', '/find?a=1&copy=2&reg=3'],
    ['/find?a=1&amp;copy=2', '/find?a=1&copy=2'],
    ['/caf&eacute;/&notit', '/café/&notit'],
  ])('decodes %s in an attribute as %j', async (html, text) => {
    await load();
    expect(modules.decodeReferences(html, 'attribute')).toBe(text);
  });
});

describe('decodeReferences: before the table has been loaded', () => {
  it.each([
    ['&lt;b&gt; &amp; &quot;x&quot; &hellip;', '<b> & "x" …'],
    ['&lt &gt', '< >'],
    ['&#150;&#x92;&#128;&#x81;', '–’€\u0081'],
    ['caf&eacute;', 'caf&eacute;'],
  ])('decodes %s as %j', (html, text) => {
    expect(modules.decodeReferences(html, 'text')).toBe(text);
  });

  it.each(['AT&T and R&D', '&amp;eacute;', 'a & b &', '&#233;', '/find?a=1&bc=2'])(
    'does not load the table for %s',
    async (html) => {
      modules.decodeReferences(html, 'text');
      modules.plainText(`<a href="${html}">x</a>`);
      await vi.dynamicImportSettled();
      expect(modules.rareReferenceDecoder.get()).toBeUndefined();
      modules.decodeReferences('&eacute;', 'text');
      await vi.dynamicImportSettled();
      expect(modules.rareReferenceDecoder.get()).toBeDefined();
    },
  );
});

describe('plainLineText', () => {
  it.each([
    ['caf&eacute; &amp; th&eacute;', 'café & thé'],
    ['&lt;3 &#8211; &frac12;', '<3 – ½'],
    ['<p>Long <strong>post</strong></p>', 'Long post'],
    ['one<br>two<br />three', 'one two three'],
    ['<span class="h-card">@alice</span> politics', '@alice politics'],
    ['<a href="https://example.org/?a=1">link</a>', 'link'],
    ['&lt;b&gt;bold&lt;/b&gt;', '<b>bold</b>'],
  ])('converts %s to %j', async (html, text) => {
    await load();
    expect(modules.plainLineText(html)).toBe(text);
  });

  it.each([
    'AT&T, R&D &copy that',
    'I <3 you',
    'a < b and c > d',
    'Why <b> is obsolete',
    '<username> asks: <T extends U>',
    'the <script> element </script>',
    '->  <-',
  ])('does not change %j', async (text) => {
    await load();
    expect(modules.plainLineText(text)).toBe(text);
  });

  it.each([
    `</b>${'<b '.repeat(60_000)}`,
    `</b><b ${' '.repeat(200_000)}`,
    `</b><b =${' '.repeat(200_000)}`,
    `</b><br${'/'.repeat(200_000)}`,
    '&'.repeat(200_000),
    `&${'x'.repeat(200_000)};`,
  ])('takes linear time for hostile text %#', (text) => {
    const begun = process.threadCpuUsage();
    modules.plainLineText(text);
    const { user } = process.threadCpuUsage(begun);
    expect(user).toBeLessThan(1_000_000);
  });
});
