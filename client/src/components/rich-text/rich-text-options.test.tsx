import { i18n } from '#i18n/i18n.ts';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { defaultRichTextOptions, RichTextOptionsContext } from './rich-text-options.ts';
import type { RichTextOptions } from './rich-text-options.ts';
import { RichText } from './rich-text.tsx';
import { recordedMentions } from '#store/rich-text/testing/recorded-texts.ts';

function show(
  html: string,
  options: Partial<RichTextOptions> = {},
  hasEffects = false,
): HTMLElement {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const mentions = [
    ...Object.values(recordedMentions),
    { id: '9', acct: 'rita@far.example', username: 'rita', url: 'https://far.example/@rita' },
  ];
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <RichTextOptionsContext value={{ ...defaultRichTextOptions, ...options }}>
        <RichText html={html} mentions={mentions} hasEffects={hasEffects} />
      </RichTextOptionsContext>
    </I18nProvider>,
  );
  return container;
}

const rita = '<a class="mention" href="https://far.example/@rita">@rita</a>';
const bob = `<a class="mention" href="${recordedMentions.bob.url}">@bob</a>`;

describe('MentionLink', () => {
  it.each([
    [rita, { mentionHost: 'short' }, '@rita'],
    [rita, { mentionHost: 'full_for_remote' }, '@rita@far.example'],
    [bob, { mentionHost: 'full_for_remote', ownHost: 'here.example' }, '@bob'],
    [bob, { mentionHost: 'full', ownHost: 'here.example' }, '@bob@here.example'],
    [bob, { saysYou: true, viewerId: recordedMentions.bob.id }, '@bob (you)'],
    [bob, { saysYou: true, viewerId: '1' }, '@bob'],
  ] as const)('%s with the options %j has the text %s', (html, options, text) => {
    show(html, options);
    expect(screen.getByRole('link', { name: text })).toBeTruthy();
  });

  it('shows the full address on hover only if it is shortened and enabled', () => {
    show(rita, {});
    expect(screen.getByRole('link').title).toBe('@rita@far.example');
    cleanup();
    show(rita, { mentionTooltip: false });
    expect(screen.getByRole('link').title).toBe('');
    cleanup();
    show(rita, { mentionHost: 'full' });
    expect(screen.getByRole('link').title).toBe('');
  });

  it('has the highlight colour of its account', () => {
    show(rita, { marks: { 'rita@far.example': { color: '#ff8800' } } });
    const name = screen.getByRole('link').firstElementChild;
    expect(name).toHaveProperty('className', expect.stringMatching(/marked/));
    expect(name instanceof HTMLElement && name.style.getPropertyValue('--mark')).toBe('#ff8800');
    cleanup();
    show(bob, { marks: { 'rita@far.example': { color: '#ff8800' } } });
    expect(screen.getByRole('link').querySelector('[class*=marked]')).toBeNull();
  });

  it('collapses more than five mentions in a row until they are expanded [R-CONST-093]', async () => {
    show(Array.from({ length: 8 }, () => rita).join(' '));
    expect(screen.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: '3 more mentions' }));
    expect(document.activeElement, 'the first of the rest').toBe(screen.getAllByRole('link')[5]);
    expect(screen.getAllByRole('link')).toHaveLength(8);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('RichText: lines that begin with > or <', () => {
  it('are coloured only if enabled, and never inside effects', async () => {
    const html = '&gt; green<br>&lt; cyan';
    expect(show(html).querySelector('span')).toBeNull();
    cleanup();
    const coloured = show(html, { greentext: true });
    await expect
      .poll(() => [...coloured.querySelectorAll('span')].map((span) => span.textContent))
      .toEqual(['> green', '< cyan']);
    cleanup();
    expect(show(html, { greentext: true }, true).querySelector('span')).toBeNull();
  });
});

/** Returns the attribute that the style sheet of the effects reads. */
const shownEffects = (container: Element) =>
  container.firstElementChild?.getAttribute('data-effects');

describe('RichText: effects [R-STATUS-036]', () => {
  const html = '<span class="mfm _mfm_spin_" data-x="" data-speed="2s">whirl</span>';

  it('are rendered in Misskey’s markup as configured', async () => {
    const container = show(html, {}, true);
    const text = screen.getByText('whirl');
    await expect.poll(() => text.className).toMatch(/spin-x/);
    expect(text.style.getPropertyValue('--effect-time')).toBe('2s');
    expect(shownEffects(container)).toBe('moving');
  });

  it.each(['none', 'pointed-at'] as const)('have the style of the setting “%s”', (effects) => {
    expect(shownEffects(show(html, { effects }, true))).toBe(effects);
  });

  it('are not rendered in texts that are not Misskey’s markup', () => {
    expect(shownEffects(show(html))).toBeNull();
  });

  it('blurred text is blurred from the first frame, and can be revealed by keyboard', async () => {
    vi.resetModules();
    const { RichText: Unloaded } = await import('./rich-text.tsx');
    render(<Unloaded html='<span class="mfm _mfm_blur_">secret</span>' />);
    const text = screen.getByText('secret');
    expect(text.className).toMatch(/blur/);
    expect(text.tabIndex).toBe(0);
  });
});
