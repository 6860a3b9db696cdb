/*
 * Takes pictures of the scenes of the design in Chromium, in three window sizes and four looks, and
 * writes one sheet per scene to .cache/scene-sheets, to compare them by eye:
 * `npm run scene-sheets [scene …]`. The build must be current.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { InstanceProcess } from '../fixtures/instance-process.ts';
import { launch, windowOf } from './browser-window.ts';
import { writeSheet, type Picture } from './write-sheet.ts';
import { listScenes, type Role, type Scene } from './scenes.ts';
import { signIn, waitUntilStable } from '../pages/screens.ts';
import { root } from '../../tools/toolchain.js';

const sizes = [
  { name: '1440', width: 1440, height: 900, onSheet: 860 },
  { name: '1000', width: 1000, height: 700, onSheet: 640 },
  { name: '390', width: 390, height: 844, onSheet: 300 },
] as const;

const folder = path.join(root, '.cache/scene-sheets');

/** Returns the preferences of each look by its name. */
async function readLooks(): Promise<ReadonlyMap<string, object>> {
  const sample = path.join(root, 'client/src/theme/testing/samples/heron.json');
  const { source, theme }: { source?: unknown; theme?: unknown } = JSON.parse(
    await readFile(sample, 'utf8'),
  );
  return new Map<string, object>([
    ['dark', { theme: 'dark' }],
    ['light', { theme: 'light' }],
    ['imported', { customThemeSource: source, customTheme: theme }],
    ['arabic', { theme: 'dark', interfaceLanguage: 'ar' }],
  ]);
}

async function takePicture(
  page: Page,
  url: string,
  scene: Scene,
  preferences: object,
): Promise<Buffer> {
  const window = windowOf(page);
  // A page that differs in its fragment alone would not be loaded.
  await page.goto('about:blank');
  await page.goto(url);
  await page.evaluate(
    (value) => {
      localStorage.setItem('preferences.device', value);
      localStorage.removeItem('drafts');
    },
    JSON.stringify({ version: 1, value: preferences }),
  );
  await page.reload();
  await waitUntilStable(window);
  if (scene.open) {
    await scene.open(page);
    await waitUntilStable(window);
  }
  return window.screenshot();
}

async function takeSheet(scene: Scene, page: Page, origin: string): Promise<void> {
  const rows: Picture[][] = [];
  for (const [look, preferences] of await readLooks()) {
    const row: Picture[] = [];
    for (const { name, width, height, onSheet } of sizes) {
      await page.setViewportSize({ width, height });
      const caption = `${scene.name}-${look}-${name}`;
      try {
        const png = await takePicture(page, `${origin}${scene.path}`, scene, preferences);
        await writeFile(path.join(folder, 'pictures', `${caption}.png`), png);
        row.push({ png, width: onSheet, caption });
      } catch (error) {
        // A scene that cannot be opened must not cost the other pictures.
        console.error(caption, error);
        process.exitCode = 1;
      }
    }
    rows.push(row);
  }
  await writeSheet(path.join(folder, `${scene.name}.png`), rows, 1_840);
}

await mkdir(path.join(folder, 'pictures'), { recursive: true });
const instance = await InstanceProcess.create(['--no-throttle']);
const browser = await launch('chromium');
try {
  const chosen = process.argv.slice(2);
  const scenes = (await listScenes(instance.origin)).filter(
    ({ name }) => chosen.length === 0 || chosen.includes(name),
  );
  for (const role of ['visitor', 'mira', 'salma'] satisfies Role[]) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    if (role !== 'visitor') await signIn(windowOf(page), instance.origin, role);
    for (const scene of scenes)
      if (scene.role === role) await takeSheet(scene, page, instance.origin);
    await context.close();
  }
} finally {
  await browser.close();
  await instance.dispose();
}
