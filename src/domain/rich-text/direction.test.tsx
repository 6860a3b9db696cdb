import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { standInForLayout } from '#app/testing/stand-in-for-layout.ts';
import { RichText } from './rich-text.tsx';

beforeAll(() => standInForLayout(1440));
afterEach(cleanup);

it.each([
  ['paragraphs', '<p>سلام دنیا</p><p>Hello world</p><p>Привет мир</p>', 'p', 3],
  ['a quotation', '<blockquote><p>שלום</p><p>Hello</p></blockquote>', 'blockquote, p', 3],
  ['a list', '<ul><li>یک</li><li>one</li></ul>', 'li', 2],
  ['a list in a list', '<ol><li>یک<ul><li>two</li></ul></li></ol>', 'li', 2],
  ['headings', '<h1>عنوان</h1><h2>Title</h2>', 'h2, h3', 2],
  ['code', '<pre>x = 1</pre>', 'pre', 1],
  ['other blocks', '<div>سلام</div><section>Hello</section>', ':scope > div', 2],
])(
  'RichText: lets each block of %s have its own direction [R-STATUS-043]',
  (_, html, tags, count) => {
    const { container } = render(<RichText html={html} />);
    const root = container.firstElementChild;
    expect(root?.getAttribute('dir')).toBe('auto');
    const blocks = [...(root?.querySelectorAll(tags) ?? [])];
    expect(blocks).toHaveLength(count);
    expect(blocks.map((block) => block.getAttribute('dir'))).toEqual(blocks.map(() => 'auto'));
  },
);
