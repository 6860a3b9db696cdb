import { i18n } from '#i18n/i18n.ts';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '#app/testing/mock-layout.ts';
import { SessionContext } from '#session/session-context.ts';
import { startSession, type StartOptions } from '#session/testing/start-session.ts';
import { settingChanges } from '#session/setting-changes.ts';
import { mockPlatform } from '#ui/testing/mock-platform.ts';
import { AppearanceSettings } from './appearance-settings.tsx';

let end: () => Promise<void>;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  mockLayout(1440);
  mockPlatform();
});

afterEach(async () => {
  cleanup();
  await end();
});

const night = ['Night', '#000010', '#101020', '#dddddd', '#88aaff'];

const withNight: StartOptions = {
  faultOf: ({ url }) =>
    url.endsWith('/static/styles.json') ? Response.json({ broken: ['Broken'], night }) : undefined,
};

const field = (name: string) => within(screen.getByRole('group', { name }));

/** Returns the first of several fields with this name. */
const firstGroup = (name: string) =>
  within(screen.getAllByRole('group', { name })[0] ?? document.body);

async function openTab(options: StartOptions = withNight) {
  const started = await startSession(options);
  end = () => started.end();
  const session = started.session();
  render(
    <I18nProvider i18n={i18n}>
      <SessionContext value={session}>
        <AppearanceSettings />
      </SessionContext>
    </I18nProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByText('Edit theme…'));
  await screen.findByRole('heading', { name: 'Custom theme' });
  const openPart = async (name: string) =>
    user.click(screen.getByText(name, { selector: 'summary' }));
  return { ...started, session, preferences: session.preferences, user, openPart };
}

test('AppearanceSettings: has a heading of its own for each section', async () => {
  await openTab();
  const headings = screen.getAllByRole('heading', { level: 4 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Theme',
    'Custom theme',
    'Text and layout',
  ]);
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

test('PresetSection: lists the instance’s themes after the built-in ones and omits invalid ones [R-LOOK-005]', async () => {
  const { user, preferences } = await openTab();
  await screen.findByRole('radio', { name: 'Night' });
  const themes = within(screen.getByRole('radiogroup', { name: 'Theme' }));
  const names = themes.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['Match device', 'Rookery Dark', 'Rookery Light', 'Night']);
  await user.click(screen.getByRole('radio', { name: 'Night' }));
  expect(preferences.get('theme')).toBe('night');
});

test('PresetSection: shows a row of themes with the chosen one, and all themes after a click', async () => {
  const names = ['Night', 'Dusk', 'Dawn', 'Noon'];
  const themes = Object.fromEntries(
    names.map((name) => [name.toLowerCase(), [name, ...night.slice(1)]]),
  );
  const { user, preferences } = await openTab({
    faultOf: ({ url }) => (url.endsWith('/static/styles.json') ? Response.json(themes) : undefined),
  });
  await screen.findByRole('radio', { name: 'Night' });
  expect(screen.queryByRole('radio', { name: 'Dusk' })).toBeNull();
  act(() => void preferences.set('theme', 'noon'));
  expect(screen.getByRole('radio', { name: 'Noon', checked: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  for (const name of names) screen.getByRole('radio', { name });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('PresetSection: offers a retry if the themes fail to load', async () => {
  const { faults, user } = await openTab({ faultOf: () => 'offline' });
  await screen.findByText('Couldn’t load this server’s themes.');
  faults.of = withNight.faultOf ?? faults.of;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('radio', { name: 'Night' });
});

test('PresetSection: selects themes for the device’s light and dark mode', async () => {
  const { user, preferences } = await openTab();
  await screen.findByRole('radio', { name: 'Night' });
  await user.click(screen.getByRole('radio', { name: 'Match device' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'In dark mode' }), 'Night');
  expect(preferences.get('theme')).toBe('system');
  expect(preferences.get('themeInDark')).toBe('night');
});

test('DeviceAppearanceSection: changes the appearance of the device', async () => {
  const { user, preferences } = await openTab();
  await user.click(screen.getByRole('radio', { name: 'Compact' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Font' }), 'Serif');
  fireEvent.change(screen.getByRole('slider', { name: 'Text size' }), { target: { value: '125' } });
  fireEvent.change(screen.getByRole('slider', { name: 'Roundness' }), { target: { value: '0' } });
  fireEvent.change(screen.getByLabelText('Accent colour'), { target: { value: '#ff8800' } });
  expect(preferences.get('density')).toBe('compact');
  expect(preferences.get('fontFamily')).toBe('serif');
  expect(preferences.get('textSize')).toBe(125);
  expect(preferences.get('roundness')).toBe(0);
  expect(preferences.get('accentColor')).toBe('#ff8800');
  await user.click(screen.getByRole('button', { name: 'Reset to default: Text size' }));
  expect(preferences.get('textSize')).toBe(100);
});

test('RangeRow: applies a value when the slider is released, not while it is dragged', async () => {
  const { preferences } = await openTab();
  const slider = screen.getByRole('slider', { name: 'Text size' });
  fireEvent.input(slider, { target: { value: '150' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('150%');
  expect(preferences.get('textSize')).toBe(100);
  fireEvent.change(slider);
  expect(preferences.get('textSize')).toBe(150);
});

const swatch = (name: string) => screen.getByRole('radio', { name });

test('AccentRow: sets a suggested colour, any other, or that of the theme', async () => {
  const { user, preferences } = await openTab();
  expect(swatch('Accent colour of the theme')).toHaveProperty('checked', true);
  await user.click(swatch('Green'));
  expect(preferences.get('accentColor')).toBe('#4cc38a');
  fireEvent.change(screen.getByLabelText('Accent colour'), { target: { value: '#123456' } });
  expect(swatch('Green')).toHaveProperty('checked', false);
  await user.click(swatch('Accent colour of the theme'));
  expect(preferences.get('accentColor')).toBeUndefined();
});

test('ColorField: marks unreadable text and fixes it; the fix can be undone and redone [R-LOOK-004]', async () => {
  const { user, openPart } = await openTab();
  await openPart('Common colours');
  const text = () => firstGroup('Text').getByLabelText('Text');
  firstGroup('Text').getByText('AAA');
  fireEvent.change(text(), { target: { value: '#303030' } });
  firstGroup('Text').getByText('Contrast too low');
  screen.getByText('Text is hard to read on this background.');
  await user.click(firstGroup('Text').getByRole('button', { name: 'Fix contrast' }));
  firstGroup('Text').getByText('AA');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field('Accent').getByLabelText('Accent')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Redo' }));
});

test('ColorField: derives a colour again and shows the result', async () => {
  const { user, openPart } = await openTab();
  await openPart('Common colours');
  fireEvent.change(field('Accent').getByLabelText('Accent'), { target: { value: '#ff8800' } });
  field('Accent').getByText('#ff8800');
  const links = firstGroup('Links');
  await user.click(links.getByRole('checkbox', { name: 'Links: set manually' }));
  links.getByText('#ff8800');
});

test('ThemeEditor: previews a theme on the page and applies both of its parts', async () => {
  const { user, openPart, session, preferences } = await openTab();
  await openPart('Common colours');
  fireEvent.change(firstGroup('Background').getByLabelText('Background'), {
    target: { value: '#204060' },
  });
  await user.click(screen.getByRole('checkbox', { name: 'Preview on the page' }));
  const { previewedTheme: tried } = session.part(settingChanges).getState();
  expect(tried?.properties['--bg']).toBe('rgba(32, 64, 96, 1)');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(preferences.get('customThemeSource')).toMatchObject({ colors: { bg: '#204060' } });
  expect(preferences.get('customTheme')).toMatchObject({ colors: { bg: '#204060' } });
});

const accent = () => screen.getByLabelText('Accent colour');

test('PresetSection: removes the custom theme when another theme is chosen, and a button restores it', async () => {
  const { user, preferences } = await openTab();
  await screen.findByRole('radio', { name: 'Night' });
  const own = { themeEngineVersion: 3, colors: { bg: '#204060' } };
  act(() => void preferences.set('customThemeSource', own));
  expect(accent()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('radio', { name: 'Night' }));
  expect(preferences.get('customThemeSource')).toBeUndefined();
  expect(accent()).toHaveProperty('disabled', false);
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(preferences.get('customThemeSource')).toEqual(own);
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

test('ThemeEditor: derives all colours except the basic ones', async () => {
  const { user, openPart, preferences } = await openTab();
  await openPart('All colours');
  await user.click(screen.getByRole('button', { name: 'Recalculate from the main colours' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  const { colors } = preferences.get('customThemeSource') ?? {};
  expect(Object.keys(colors ?? {})).toEqual(
    'bg fg text accent cRed cBlue cGreen cOrange'.split(' '),
  );
});

test('ThemeEditor: sets shadows and corners', async () => {
  const { user, openPart, preferences } = await openTab();
  await openPart('Shadows');
  await user.click(screen.getByRole('button', { name: 'Add shadow' }));
  fireEvent.change(screen.getByRole('slider', { name: /Blur/ }), { target: { value: '9' } });
  await openPart('Roundness');
  fireEvent.change(screen.getByRole('slider', { name: 'Panels' }), { target: { value: '3' } });
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(preferences.get('customThemeSource')).toMatchObject({
    radii: { panel: 3 },
    shadows: { panel: [{ blur: 9 }] },
  });
});

async function chooseFile(user: ReturnType<typeof userEvent.setup>, text: string): Promise<void> {
  await user.upload(
    screen.getByLabelText('Theme file'),
    new File([text], 'theme.json', { type: 'application/json' }),
  );
}

const file = (parts: object) => JSON.stringify({ _pleroma_theme_version: 2, ...parts });
const colors = { bg: '#102030', fg: '#203040', text: '#ffffff' };

test('ThemeFiles: opens a theme file and keeps the selected parts [R-LOOK-006]', async () => {
  const { user, preferences } = await openTab();
  await user.click(screen.getByRole('checkbox', { name: 'Roundness' }));
  await chooseFile(user, file({ source: { themeEngineVersion: 3, colors, radii: { panel: 1 } } }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(preferences.get('customThemeSource')).toMatchObject({ colors, radii: { panel: 14 } });
});

test.each([
  ['{"_pleroma_theme_version":2,', 'This file isn’t a theme: it isn’t JSON, or it’s incomplete.'],
  ['{"_pleroma_settings_version":[1,0]}', 'This file isn’t a theme.'],
  ['{"_pleroma_theme_version":9}', 'This theme’s version isn’t supported.'],
  ['{"_pleroma_theme_version":2}', 'This file contains no theme colours, sizes or fonts.'],
])(
  'ThemeFiles: rejects the file %s with a message and changes nothing [R-SET-018]',
  async (text, sentence) => {
    const { user } = await openTab();
    await chooseFile(user, text);
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', sentence);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
  },
);

test('ThemeFiles: shows a theme with unsupported rules as rendered, and can edit its source instead', async () => {
  const { user, preferences } = await openTab();
  const theme = { themeEngineVersion: 3, colors: { ...colors, bg: '#400000' } };
  await chooseFile(user, file({ source: { themeEngineVersion: 2, colors }, theme }));
  await user.click(await screen.findByRole('button', { name: 'Rebuild from source' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(preferences.get('customThemeSource')).toMatchObject({ colors });
});
