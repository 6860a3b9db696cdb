import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mockLayout } from '#app/testing/mock-layout.ts';
import { plainText } from '#store/rich-text/plain-text.ts';
import { loadRareMarkup } from '#store/rich-text/testing/load-rare-markup.ts';
import { readRenderedText } from './testing/read-rendered-text.tsx';
import { showHarmless } from './testing/show-harmless.tsx';

beforeAll(() => mockLayout(1440));
beforeAll(loadRareMarkup);

afterEach(cleanup);

describe('RichText: details', () => {
  it.each([
    ['<details><summary>Spoiler</summary><p>The butler</p></details>', 'Spoiler\n[…]'],
    ['<details open><summary>Spoiler</summary>The butler</details>', 'Spoiler\n[…]'],
    ['<details>\n<summary>A</summary>\n<p>x</p><p>y</p>\n</details> after', 'A\n[…]\nafter'],
    ['<details><summary>A</summary>x<details><summary>B</summary>y</details></details>', 'A\n[…]'],
    ['before<details>x</details>', 'before\n[…]'],
    ['<details><p>x</p><summary>Late</summary></details>', '[…]'],
    ['<summary>Stray</summary>', 'Stray'],
    [`${'<blockquote>'.repeat(30)}<details><summary>A</summary>x</details>`, 'A\n[…]'],
    ['<details><summary>A</summary>x', 'A\n[…]'],
  ])('%s is %j where hidden text must not be shown', (html, text) => {
    expect(plainText(html, { hidesHidden: true })).toBe(text);
    expect(showHarmless(html).querySelector('details[open]')).toBeNull();
    expect(plainText(html)).not.toContain('[…]');
  });

  it('opens on click, nested ones too', async () => {
    showHarmless(
      '<details><summary>A</summary>x<details><summary>B</summary>y</details></details><p>z</p>',
    );
    const [outer, inner] = screen.getAllByRole<HTMLDetailsElement>('group');
    expect(outer?.firstElementChild?.localName).toBe('summary');
    await userEvent.click(screen.getByText('A'));
    expect([outer?.open, inner?.open]).toEqual([true, false]);
    await userEvent.click(screen.getByText('B'));
    expect([outer?.open, inner?.open]).toEqual([true, true]);
  });
});

describe('RichText: lists', () => {
  it.each([
    ['<ol reversed><li>a<li>b</ol>', { reversed: '' }],
    ['<ol type="a" start="3"><li>a</ol>', { type: 'a', start: '3' }],
    ['<ol type="I"><li>a</ol>', { type: 'I' }],
    ['<ol type="disc" start="1e9" reversed="x"><li>a</ol>', { start: '1', reversed: '' }],
    ['<ol start="-2"><li>a</ol>', { start: '-2' }],
    ['<ol start="99999999999" type="javascript:x"><li>a</ol>', {}],
    ['<ul type="a" reversed start="3"><li>a</ul>', {}],
  ])('%s has the attributes %j', (html, attributes) => {
    showHarmless(html);
    const found = [...screen.getByRole('list').attributes]
      .filter(({ name }) => name !== 'class')
      .map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(found)).toEqual(attributes);
  });

  it.each([
    ['a', /lower-alpha/],
    ['A', /upper-alpha/],
    ['i', /lower-roman/],
    ['I', /upper-roman/],
    ['1', /^$/],
    ['disc', /^$/],
  ])('numbers a list of the type %s by its class %s', (type, name) => {
    showHarmless(`<ol type="${type}"><li>a</ol>`);
    expect(screen.getByRole('list').className).toMatch(name);
  });

  it('keeps the numbers of items', () => {
    showHarmless('<ol><li value="7">a<li>b<li value="x">c<li value="0">d<li value="1e99">e</ol>');
    const values = screen.getAllByRole('listitem').map((item) => item.getAttribute('value'));
    expect(values).toEqual(['7', null, null, '0', '1']);
  });
});

describe('RichText: task lists, quotations, abbreviations, directions', () => {
  it.each([
    [
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" checked="" disabled=""> Milk</li><li><input type="checkbox" disabled>Bread</li></ul>',
      '☑ Milk\n☐ Bread',
    ],
    ['<ul><li><label><input type="checkbox" checked> Milk</label></li></ul>', '☑ Milk'],
    ['<ul><li><p><input type=checkbox> Milk</p></li></ul>', '☐  Milk'],
    ['<p><input type="checkbox" checked> Milk</p>', 'Milk'],
    ['<ul><li><input type="radio" checked>Milk<input></li></ul>', 'Milk'],
    ['He said <q>yes</q>.', 'He said “yes”.'],
    ['<q>He said <q>no <q>x</q></q></q>', '“He said ‘no ‘x’’”'],
    ['<q cite="javascript:alert(1)">a', '“a”'],
    ['<p><q>a</p>b</q>', '“a”\nb'],
    ['<style><q>x</q></style><script><q></script>a', 'a'],
  ])('%s shows the text %j', (html, text) => {
    expect(readRenderedText(html)).toBe(text);
    cleanup();
    expect(plainText(html).replaceAll(/\n+/g, '\n')).toBe(text);
  });

  it('shows the box of a task in place of the bullet', () => {
    showHarmless('<ul><li><input type="checkbox"> Milk</li><li>Bread</li></ul>');
    const classes = screen.getAllByRole('listitem').map(({ className }) => className);
    expect(classes).toEqual([expect.stringMatching(/task/), '']);
  });

  it.each([
    ['<abbr title="World Wide Web">WWW</abbr>', 'World Wide Web'],
    ['<abbr title="a &amp; b \u202Ec">A</abbr>', 'a & b c'],
    ['<abbr title=" ">A</abbr>', undefined],
    ['<abbr onclick="alert(1)">A</abbr>', undefined],
  ])('%s has the title %j', (html, title) => {
    expect(showHarmless(html).querySelector('abbr')?.getAttribute('title')).toBe(title);
  });

  it.each([
    ['<bdo dir="rtl">abc</bdo>', ['rtl']],
    ['<bdo dir="LTR">שלום</bdo>', ['ltr']],
    ['<bdo dir="auto">abc</bdo>', []],
    ['<bdo>abc</bdo>', []],
    ['<bdo dir="rtl">a<a href="https://evil.example/">moc.knab//:sptth</a>b</bdo>', ['rtl']],
    ['<a href="https://evil.example/"><bdo dir="rtl">/nigol/moc.knab//:sptth</bdo></a>', []],
  ])('%s overrides the directions %j, never of a link', (html, directions) => {
    const found = [...showHarmless(html).querySelectorAll('bdo')];
    expect(found.map((element) => element.getAttribute('dir'))).toEqual(directions);
  });
});
