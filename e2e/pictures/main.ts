/*
 * Takes screenshots of screens and writes one sheet per screen to .cache/pictures, to compare them by eye:
 * `npm run pictures`, `npm run pictures -- --engine=chromium,webkit home settings`,
 * `npm run pictures -- --language=all --width=390`. The build must be current.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { languages } from '@rookery/client/i18n/languages.ts';
import type { Engine } from '../../tools/browsers.ts';
import { repositoryRoot } from '../../tools/toolchain.js';
import { InstanceProcess } from '../fixtures/instance-process.ts';
import { openBrowserWindow, type BrowserWindow } from '../pages/browser-window.ts';
import { findCutTexts } from '../pages/cut-text.ts';
import { listScreens, signIn, waitUntilStable } from '../pages/screens.ts';
import { moreScreens } from './more-screens.ts';
import { writeSheet, type Picture } from './write-sheet.ts';

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', default: 'chromium' },
    width: { type: 'string', default: '1440,390' },
    style: { type: 'string', default: 'dark,light' },
    language: { type: 'string', default: 'en' },
  },
});

const engines: readonly Engine[] = ['chromium', 'firefox', 'webkit'];
/** Sizes of the windows by width: their height, and the width of their screenshots on the sheet. */
const windows: Readonly<Record<string, { readonly height: number; readonly onSheet: number }>> = {
  1440: { height: 900, onSheet: 620 },
  1000: { height: 700, onSheet: 460 },
  390: { height: 844, onSheet: 220 },
};
/** The width of the window in which cut texts are searched. */
const measuredWidth = '390';

const folder = path.join(repositoryRoot, '.cache/pictures');

/** Resolves to the preferences of each style by its name. */
async function readStyles(): Promise<Readonly<Record<string, object>>> {
  const sample = path.join(repositoryRoot, 'client/src/theme/testing/samples/heron.json');
  const { source, theme }: { source?: unknown; theme?: unknown } = JSON.parse(
    await readFile(sample, 'utf8'),
  );
  return {
    dark: { theme: 'dark' },
    light: { theme: 'light' },
    imported: { customThemeSource: source, customTheme: theme },
  };
}

/** Returns the names that an option selects. @throws if one of them is unknown */
function chosen(option: keyof typeof values, known: readonly string[]): readonly string[] {
  const all = values[option] === 'all' ? known : values[option].split(',');
  const unknown = all.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`--${option}: ${unknown.join()}: not in ${known.join()}`);
  return all;
}

type Screen = (typeof moreScreens)[number];

/** Opens a screen with preferences of the device. */
async function show(window: BrowserWindow, origin: string, screen: Screen, preferences: object) {
  // A page of the same origin that does not run the client, so that its storage can be written.
  await window.goto(`${origin}/static/icon-512.png`);
  await window.evaluate(
    (value) => {
      localStorage.setItem('preferences.device', value);
      localStorage.removeItem('drafts');
    },
    JSON.stringify({ version: 1, value: preferences }),
  );
  await window.goto(`${origin}${screen.path}`);
  await waitUntilStable(window);
  await screen.open?.(window);
  await waitUntilStable(window);
}

const cutTexts = v.array(v.object({ text: v.string(), px: v.number(), by: v.string() }));

/**
 * Returns one line for each text that is cut other than by an ellipsis, with the length of its
 * hidden part.
 */
async function measure(window: BrowserWindow, screen: Screen) {
  return v
    .parse(cutTexts, await window.evaluate(findCutTexts))
    .filter(({ by }) => by !== 'ellipsis')
    .map(({ text, px, by }) => ({ px, line: `${screen.name}: ${px} px by ${by}: ${text}` }));
}

const saved: { readonly screen: string; readonly row: string; readonly picture: Picture }[] = [];

/**
 * Takes the screenshots of one account's screens in one language. Returns lines about cut texts.
 */
async function savePictures(
  window: BrowserWindow,
  origin: string,
  screens: readonly Screen[],
  { engine, language }: { readonly engine: Engine; readonly language: string },
) {
  const styles = await readStyles();
  const cuts = [];
  for (const style of chosen('style', Object.keys(styles))) {
    for (const width of chosen('width', Object.keys(windows))) {
      const { height = 0, onSheet = 0 } = windows[width] ?? {};
      for (const screen of screens) {
        const caption = [screen.name, engine, width, style, language].join('-');
        try {
          // Opens a page before resizing, because WebKit cannot report the size of a window without
          // a page.
          await window.goto(`${origin}/static/icon-512.png`);
          await window.resize(Number(width), height);
          await show(window, origin, screen, { ...styles[style], interfaceLanguage: language });
          if (width === measuredWidth) cuts.push(...(await measure(window, screen)));
          const png = await window.screenshot();
          await writeFile(path.join(folder, 'pictures', `${caption}.png`), png);
          const picture = { png, width: onSheet, caption };
          saved.push({ screen: screen.name, row: style, picture });
        } catch (error) {
          // If a screen cannot be opened, the screenshots of the others are still taken.
          console.error(caption, error);
          process.exitCode = 1;
        }
      }
    }
  }
  return cuts;
}

async function saveAll(engine: Engine): Promise<void> {
  const instance = await InstanceProcess.create(['--no-throttle']);
  try {
    const { origin } = instance;
    const screens: readonly Screen[] = [...(await listScreens(origin)), ...moreScreens];
    const wanted = screens.filter(({ name }) => names.length === 0 || names.includes(name));
    const accounts = Map.groupBy(wanted, ({ isMember, account }) =>
      isMember ? (account ?? 'mira') : undefined,
    );
    for (const language of chosen(
      'language',
      languages.map(({ code }) => code),
    )) {
      const cuts = [];
      for (const [account, ofAccount] of accounts) {
        const window = await openBrowserWindow(engine);
        try {
          if (account !== undefined) await signIn(window, origin, account);
          cuts.push(...(await savePictures(window, origin, ofAccount, { engine, language })));
        } finally {
          await window.dispose();
        }
      }
      const px = Math.max(0, ...cuts.map((cut) => cut.px));
      const lines = cuts.map(({ line }) => line);
      console.log([`${engine}, ${language}: longest overflow ${px} px`, ...lines].join('\n  '));
    }
  } finally {
    await instance.dispose();
  }
}

await mkdir(path.join(folder, 'pictures'), { recursive: true });
for (const engine of engines) if (chosen('engine', engines).includes(engine)) await saveAll(engine);
for (const [screen, ofScreen] of Map.groupBy(saved, (one) => one.screen)) {
  const rows = Map.groupBy(ofScreen, ({ row }) => row).values();
  const pictures = Array.from(rows, (row) => row.map(({ picture }) => picture));
  await writeSheet(path.join(folder, `${screen}.png`), pictures, 1_912);
}
