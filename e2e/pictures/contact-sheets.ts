/*
 * Takes pictures of the main screens in all engines, wide and narrow, dark and light, and writes
 * one sheet per engine and one per screen to .cache/contact-sheets, to compare them by eye:
 * `npm run contact-sheets [engine …]`. The build must be current.
 */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { InstanceProcess } from '../fixtures/instance-process.ts';
import type { Engine } from '../../tools/browsers.ts';
import { openBrowser, type SheetBrowser } from './browser-window.ts';
import { writeSheet, type Picture } from './write-sheet.ts';
import { listScreens, signIn, waitUntilStable, type SheetScreen } from '../pages/screens.ts';
import { root } from '../../tools/toolchain.js';

const engines: readonly Engine[] = ['chromium', 'firefox', 'webkit'];
const sizes = [
  { name: 'wide', width: 1440, height: 900, onSheet: 448, compared: 624 },
  { name: 'narrow', width: 390, height: 844, onSheet: 158, compared: 306 },
] as const;
const themes = ['dark', 'light'] as const;

const folder = path.join(root, '.cache/contact-sheets');
const pictures = path.join(folder, 'pictures');
const fileOf = (engine: Engine, size: string, theme: string, screen: string) =>
  path.join(pictures, [engine, size, theme, `${screen}.png`].join('-'));

async function takePictures(
  engine: Engine,
  browser: SheetBrowser,
  origin: string,
  screens: readonly SheetScreen[],
): Promise<void> {
  for (const { name, width, height } of sizes) {
    // WebKit does not know the size of a window without a page.
    await browser.goto(origin);
    await browser.resize(width, height);
    for (const theme of themes) {
      for (const screen of screens) {
        await browser.goto(`${origin}${screen.path}`);
        await browser.evaluate((chosen) => {
          const preferences = JSON.stringify({ version: 1, value: { theme: chosen } });
          localStorage.setItem('preferences.device', preferences);
          localStorage.removeItem('drafts');
        }, theme);
        await browser.goto(`${origin}${screen.path}`);
        await waitUntilStable(browser);
        if (screen.open) {
          await screen.open(browser);
          await waitUntilStable(browser);
        }
        await writeFile(fileOf(engine, name, theme, screen.name), await browser.screenshot());
      }
    }
  }
}

async function takeAll(engine: Engine): Promise<void> {
  const instance = await InstanceProcess.create(['--no-throttle']);
  try {
    const browser = await openBrowser(engine);
    try {
      const { origin } = instance;
      const screens = await listScreens(origin);
      await takePictures(
        engine,
        browser,
        origin,
        screens.filter(({ isMember }) => !isMember),
      );
      await signIn(browser, origin);
      await takePictures(
        engine,
        browser,
        origin,
        screens.filter(({ isMember }) => isMember),
      );
    } finally {
      await browser.dispose();
    }
  } finally {
    await instance.dispose();
  }
}

async function writeSheets(): Promise<void> {
  const files = await readdir(pictures);
  const rowsOf = async (
    choose: (parts: readonly string[]) => boolean,
    width: 'onSheet' | 'compared',
  ): Promise<Picture[][]> => {
    const rows = [];
    for (const size of sizes) {
      for (const theme of themes) {
        const row = files.filter((file) => {
          const parts = path.basename(file, '.png').split('-');
          return parts[1] === size.name && parts[2] === theme && choose(parts);
        });
        rows.push(
          await Promise.all(
            row.map(async (file) => ({
              png: await readFile(path.join(pictures, file)),
              width: size[width],
              caption: path.basename(file, '.png'),
            })),
          ),
        );
      }
    }
    return rows;
  };
  for (const engine of engines) {
    const rows = await rowsOf(([one]) => one === engine, 'onSheet');
    await writeSheet(path.join(folder, `${engine}.png`), rows, 1_840);
  }
  const screens = new Set(files.map((file) => path.basename(file, '.png').split('-')[3] ?? ''));
  for (const screen of screens) {
    const rows = await rowsOf((parts) => parts[3] === screen, 'compared');
    await writeSheet(path.join(folder, `screen-${screen}.png`), rows, 1_912);
  }
}

const chosen = engines.filter((engine) => process.argv.includes(engine));
if (chosen.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(pictures, { recursive: true });
for (const engine of chosen.length === 0 ? engines : chosen) await takeAll(engine);
await writeSheets();
