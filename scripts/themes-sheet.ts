// `npm run themes:sheet`: renders every preset on five screens of the built client, four of them
// for a member, and combines the screenshots into a sheet for visual review. `-- FILE` sets the
// output file (default `themes-sheet.png`).
import { mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { demoPassword } from '../instance/seed/sign-ins.ts';
import { chromiumArgs } from './chromium-args.ts';
import { provideChromium } from './find-chromium.ts';
import { root } from './toolchain.js';
import { startInstanceProcess } from '../bench/tools/instance-process.ts';

/** The signed-in member of the demo seed data. */
const member = 'mira';

/** The path, the width in CSS pixels, and whether a member is signed in. */
const screens = [
  { path: '/main/friends', width: 1440, isMember: true },
  { path: '/jun', width: 1440, isMember: true },
  { path: '/settings', width: 720, isMember: true },
  { path: `/${member}/notifications`, width: 390, isMember: true },
  { path: '/login', width: 390, isMember: false },
] as const;

/** The height of a screen in CSS pixels, and its scale in the sheet. */
const height = 900;
const scale = 0.4;

const file = process.argv[2] ?? path.join(root, 'themes-sheet.png');
const styles: object = JSON.parse(
  readFileSync(path.join(root, 'public', 'static', 'styles.json'), 'utf8'),
);
const presets = ['dark', 'light', ...Object.keys(styles)];

/** Signs in and returns the browser's storage state. */
async function signIn(browser: Browser, origin: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  const form = page.getByRole('main').getByRole('form', { name: 'Log in' });
  await form.getByLabel('Username').fill(member);
  await form.getByLabel('Password').fill(demoPassword);
  await form.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/main\/friends/);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

type StorageState = Awaited<ReturnType<typeof signIn>>;

async function contextWith(browser: Browser, preset: string, storageState?: StorageState) {
  const context = await browser.newContext(storageState ? { storageState: storageState } : {});
  const choice = JSON.stringify({ version: 1, value: { theme: preset } });
  await context.addInitScript((text) => {
    localStorage.setItem('preferences.device', text);
  }, choice);
  return context;
}

async function renderPreset(
  browser: Browser,
  origin: string,
  preset: string,
  storageState: StorageState,
): Promise<Buffer[]> {
  const contexts = {
    member: await contextWith(browser, preset, storageState),
    visitor: await contextWith(browser, preset),
  };
  const pages = {
    member: await contexts.member.newPage(),
    visitor: await contexts.visitor.newPage(),
  };
  const screenshots: Buffer[] = [];
  for (const { path: screenPath, width, isMember } of screens) {
    const page = isMember ? pages.member : pages.visitor;
    await page.setViewportSize({ width, height });
    await page.goto(`${origin}${screenPath}`, { waitUntil: 'networkidle' });
    screenshots.push(
      await sharp(await page.screenshot())
        .resize({ height: Math.round(height * scale) })
        .toBuffer(),
    );
  }
  await contexts.member.close();
  await contexts.visitor.close();
  return screenshots;
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'rookery-themes-'));
const instance = await startInstanceProcess({ world: 'demo', dataDir });
const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: [...chromiumArgs],
});
try {
  const rows: Buffer[][] = [];
  const storageState = await signIn(browser, instance.origin);
  for (const preset of presets) {
    rows.push(await renderPreset(browser, instance.origin, preset, storageState));
    console.log(`rendered: ${preset}`);
  }
  const gap = 8;
  const widths = screens.map(({ width }) => Math.round(width * scale));
  const rowHeight = Math.round(height * scale);
  await sharp({
    create: {
      width: widths.reduce((sum, width) => sum + width + gap, gap),
      height: rows.length * (rowHeight + gap) + gap,
      channels: 3,
      background: '#808080',
    },
  })
    .composite(
      rows.flatMap((screenshots, row) =>
        screenshots.map((input, column) => ({
          input,
          top: gap + row * (rowHeight + gap),
          left: widths.slice(0, column).reduce((sum, width) => sum + width + gap, gap),
        })),
      ),
    )
    .png()
    .toFile(file);
  console.log(`The sheet is in ${file}: ${presets.join(', ')}, from top to bottom.`);
} finally {
  await browser.close();
  await instance.stop();
  await rm(dataDir, { recursive: true, force: true });
}
