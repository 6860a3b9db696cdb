/*
 * Takes pictures of ten screens in all languages, narrow and some also wide, writes one sheet per
 * screen and size, and one of all, to .cache/language-sheets, and measures which texts are cut:
 * `npm run language-sheets [code …]`. The build must be current.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Browser } from '@playwright/test';
import { languageOf, type LanguageCode, languages } from '@rookery/client/i18n/languages.ts';
import { InstanceProcess } from '../fixtures/instance-process.ts';
import { findCutTexts } from '../pages/cut-text.ts';
import { launch, windowOf, type SheetBrowser } from './browser-window.ts';
import { writeSheet, type Picture } from './write-sheet.ts';
import { listScreens, signIn, waitUntilStable, type SheetScreen } from '../pages/screens.ts';
import { saveOverflow } from '../../tools/language-overflow.ts';
import { root } from '../../tools/toolchain.js';

const sizes = {
  narrow: { width: 390, height: 844, onSheet: 220, inRow: 8, onOverview: 158 },
  wide: { width: 1440, height: 900, onSheet: 460, inRow: 4 },
} as const;
type Size = keyof typeof sizes;

/** The lightbox has hardly any. */
const withoutText = 'media';
const widePictures = ['about', 'conversation', 'home', 'settings'];
const sizesOf = (screen: string): readonly Size[] =>
  widePictures.includes(screen) ? ['narrow', 'wide'] : ['narrow'];

const cuts = v.array(v.object({ text: v.string(), px: v.number(), by: v.string() }));

const folder = path.join(root, '.cache/language-sheets');
const fileOf = (screen: string, size: Size, code: string) =>
  path.join(folder, 'pictures', `${screen}-${size}-${code}.png`);

interface Windows {
  readonly visitor: SheetBrowser;
  readonly member: SheetBrowser;
}

async function openWindows(browser: Browser, origin: string): Promise<Windows> {
  const open = async (): Promise<SheetBrowser> => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    return windowOf(await context.newPage());
  };
  const visitor = await open();
  const member = await open();
  await signIn(member, origin);
  await visitor.goto(`${origin}/about`);
  return { visitor, member };
}

/** Takes the pictures of a screen. Returns a line for each text that is cut in a narrow window. */
async function takePictures(
  window: SheetBrowser,
  origin: string,
  screen: SheetScreen,
  code: LanguageCode,
): Promise<{ px: number; line: string }[]> {
  const found = [];
  for (const size of sizesOf(screen.name)) {
    const { width, height } = sizes[size];
    await window.resize(width, height);
    if (size === 'narrow') {
      await window.evaluate((language) => {
        const preferences = { version: 1, value: { interfaceLanguage: language } };
        localStorage.setItem('preferences.device', JSON.stringify(preferences));
        localStorage.removeItem('drafts');
      }, code);
      await window.goto(`${origin}${screen.path}`);
    }
    await waitUntilStable(window);
    if (screen.open) {
      await screen.open(window);
      await waitUntilStable(window);
    }
    const shown = await window.evaluate(() => document.documentElement.lang);
    if (shown !== languageOf(code)?.tag) throw new Error(`${screen.name} is in ${String(shown)}`);
    if (size === 'narrow') found.push(...(await measure(window, screen)));
    await writeFile(fileOf(screen.name, size, code), await window.screenshot());
  }
  return found;
}

async function measure(window: SheetBrowser, { name }: SheetScreen) {
  const found = v.parse(cuts, await window.evaluate(findCutTexts));
  return found
    .filter(({ by }) => by !== 'ellipsis')
    .map(({ text, px, by }) => ({ px, line: `${name}: ${px} px by ${by}: ${text}` }));
}

/**
 * Takes pictures until no language is left. On an instance of its own, since the windows of an
 * account synchronise their language.
 */
async function takeFrom(queue: LanguageCode[], browser: Browser): Promise<readonly string[]> {
  const instance = await InstanceProcess.create(['--no-throttle']);
  try {
    const { origin } = instance;
    const screens = (await listScreens(origin)).filter(({ name }) => name !== withoutText);
    const { visitor, member } = await openWindows(browser, origin);
    for (let code = queue.shift(); code !== undefined; code = queue.shift()) {
      const found = [];
      for (const screen of screens) {
        const window = screen.isMember ? member : visitor;
        found.push(...(await takePictures(window, origin, screen, code)));
      }
      const px = Math.max(0, ...found.map((cut) => cut.px));
      const lines = found.map(({ line }) => line);
      saveOverflow(code, px, lines);
      console.log([`${code}: longest overflow ${px} px`, ...lines].join('\n  '));
    }
    return screens.map(({ name }) => name);
  } finally {
    await instance.dispose();
  }
}

async function picture(
  screen: string,
  size: Size,
  code: LanguageCode,
  width: number,
): Promise<Picture> {
  const png = await readFile(fileOf(screen, size, code));
  return { png, width, caption: `${code} ${screen}` };
}

async function writeSheets(codes: readonly LanguageCode[], names: readonly string[]) {
  const rows = codes.map((code) =>
    Promise.all(names.map((name) => picture(name, 'narrow', code, sizes.narrow.onOverview))),
  );
  const overview = path.join(folder, 'all.png');
  await writeSheet(
    overview,
    await Promise.all(rows),
    (sizes.narrow.onOverview + 8) * names.length + 8,
  );
  for (const name of names) {
    for (const size of sizesOf(name)) {
      const { onSheet, inRow } = sizes[size];
      const pictures = codes.map((code) => picture(name, size, code, onSheet));
      const file = path.join(folder, `${name}-${size}.png`);
      await writeSheet(file, [await Promise.all(pictures)], (onSheet + 8) * inRow + 8);
    }
  }
}

async function takeAll(codes: readonly LanguageCode[]): Promise<void> {
  const browser = await launch('chromium');
  try {
    const queue = [...codes];
    const [names] = await Promise.all([takeFrom(queue, browser), takeFrom(queue, browser)]);
    await writeSheets(codes, names);
  } finally {
    await browser.close();
  }
}

const all = languages.map(({ code }) => code);
const chosen = all.filter((code) => process.argv.includes(code));
if (chosen.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(path.join(folder, 'pictures'), { recursive: true });
await takeAll(chosen.length === 0 ? all : chosen);
