import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import type { CustomEmoji } from '#session/emoji/custom-emoji.ts';
import type { StandardEmoji } from '#session/emoji/standard-emoji.ts';
import { EmojiGrid } from './emoji-grid.tsx';
import { pickerSections } from '#session/emoji/picker-sections.ts';

class SilentObserver {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', SilentObserver);
  return () => vi.unstubAllGlobals();
});

const owl: StandardEmoji = {
  character: '🦉',
  name: 'owl',
  shortcodes: ['owl'],
  keywords: ['owl'],
  group: 'animals',
  skins: [],
};
const hand: StandardEmoji = {
  character: '👋',
  name: 'waving hand',
  shortcodes: ['wave'],
  keywords: ['waving hand'],
  group: 'people',
  skins: ['👋🏻', '👋🏼', '👋🏽', '👋🏾', '👋🏿'],
};

function customEmoji(shortcode: string, url: string): CustomEmoji {
  return { shortcode, url, staticUrl: url, pack: 'birds', folded: shortcode };
}
const heron = customEmoji('heron', 'https://rookery.example/heron.png');
const unsafe = customEmoji('unsafe', 'data:text/html,heron');

const ignore = (): void => undefined;

/** Renders the group with this id and returns its buttons. */
function showGroup(id: string): HTMLElement[] {
  const sections = pickerSections({
    standard: [owl, hand],
    custom: [heron, unsafe],
    hasPacks: true,
    used: ['👋🏿', 'unsafe', '🦉', 'heron'],
    tone: 3,
  });
  renderUi(
    <EmojiGrid
      ref={null}
      query=""
      sections={sections.filter((section) => section.id === id)}
      label="Emoji"
      titleOf={(section) => section.id}
      onPick={ignore}
      onPoint={ignore}
      onSection={ignore}
    />,
  );
  return screen.getAllByRole('button');
}

test.each([
  ['Unicode emoji', 'animals', ['owl']],
  ['emoji in a skin tone', 'people', ['waving hand']],
  ['custom emoji, one with an unsafe URL', 'pack:birds', [':heron:', ':unsafe:']],
  ['recent emoji of all kinds', 'recent', ['waving hand', ':unsafe:', 'owl', ':heron:']],
])('EmojiGrid: names %s by its title only, without a label', (_kind, id, names) => {
  const buttons = showGroup(id);
  expect(buttons).toHaveLength(names.length);
  for (const name of names) {
    const button = screen.getByRole('button', { name });
    /* Screen readers would read a tooltip beside a label as a description. */
    expect([button.title, button.getAttribute('aria-label')]).toEqual([name, null]);
  }
});
