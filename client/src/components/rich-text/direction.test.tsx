import { render } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { mockLayout } from '#app/testing/mock-layout.ts';
import { RichText } from './rich-text.tsx';

beforeAll(() => mockLayout(1440));
it.each([
  ['paragraphs', '<p>سلام دنیا</p><p>Hello world</p><p>Привет мир</p>', 'p', 3],
  ['a quotation', '<blockquote><p>שלום</p><p>Hello</p></blockquote>', 'blockquote, p', 3],
  ['a list', '<ul><li>یک</li><li>one</li></ul>', 'li', 2],
  ['a list in a list', '<ol><li>یک<ul><li>two</li></ul></li></ol>', 'li', 2],
  ['headings', '<h1>عنوان</h1><h2>Title</h2>', 'h2, h3', 2],
  ['code', '<pre>x = 1</pre>', 'pre', 1],
  ['other blocks', '<div>سلام</div><section>Hello</section>', ':scope > div', 2],
])('RichText: gives each block its own direction: %s [R-STATUS-043]', (_, html, tags, count) => {
  const { container } = render(<RichText html={html} />);
  const root = container.firstElementChild;
  expect(root?.getAttribute('dir')).toBe('auto');
  const blocks = [...(root?.querySelectorAll(tags) ?? [])];
  expect(blocks).toHaveLength(count);
  for (const block of blocks) expect(block.getAttribute('dir')).toMatch(/^(?:auto|rtl)$/);
});

it.each([
  ['<blockquote><p>نقل قول</p><p>English</p></blockquote>', 'blockquote', 'rtl'],
  ['<blockquote><p>English</p><p>نقل قول</p></blockquote>', 'blockquote', 'ltr'],
  ['<blockquote><p>1. 😀</p><p>שלום</p></blockquote>', 'blockquote', 'rtl'],
  ['<ul><li><p>یک</p></li></ul>', 'li', 'rtl'],
  ['<ul><li><p>one</p><p>یک</p></li></ul>', 'li', 'ltr'],
  ['<div><div><p>سلام</p></div></div>', ':scope > div', 'rtl'],
  ['<blockquote><p>𞤀𞤣𞤤𞤢𞤥</p><p>one</p></blockquote>', 'blockquote', 'rtl'],
  ['<blockquote><p>123</p></blockquote>', 'blockquote', 'auto'],
])(
  'RichText: gives containers of paragraphs the direction of their first letter: %s [R-STATUS-043]',
  (html, tag, dir) => {
    const { container } = render(<RichText html={html} />);
    expect(container.firstElementChild?.querySelector(tag)?.getAttribute('dir')).toBe(dir);
  },
);
