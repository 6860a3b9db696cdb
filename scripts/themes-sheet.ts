// `npm run themes:sheet`: draws every preset on five screens of the built client, four of them as a
// member sees them, and lays the pictures side by side, to be looked at. `-- FILE` names the picture; else it is `themes-sheet.png`.
import { mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { demoPassword } from '../instance/world/sign-ins.ts';
import { chromiumArgs } from './chromium-args.ts';
import { provideChromium } from './find-chromium.ts';
import { root } from './toolchain.js';
import { startInstanceProcess } from '../bench/tools/instance-process.ts';

/** Who is signed in, by the name they have in the demo world. */
const member = 'mira';

/** Where, how wide in CSS pixels, and whether a member looks. */
const screens = [
  { path: '/main/friends', width: 1440, isMember: true },
  { path: '/jun', width: 1440, isMember: true },
  { path: '/settings', width: 720, isMember: true },
  { path: `/${member}/notifications`, width: 390, isMember: true },
  { path: '/login', width: 390, isMember: false },
] as const;

/** CSS pixels of a screen's height, and what they are made in the sheet. */
const height = 900;
const scale = 0.4;

const file = process.argv[2] ?? path.join(root, 'themes-sheet.png');
const styles: object = JSON.parse(
  readFileSync(path.join(root, 'public', 'static', 'styles.json'), 'utf8'),
);
const presets = ['dark', 'light', ...Object.keys(styles)];

/** What a browser keeps once the member has signed in. */
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

type Kept = Awaited<ReturnType<typeof signIn>>;

async function contextWith(browser: Browser, preset: string, kept?: Kept) {
  const context = await browser.newContext(kept ? { storageState: kept } : {});
  const choice = JSON.stringify({ version: 1, value: { theme: preset } });
  await context.addInitScript((text) => {
    localStorage.setItem('preferences.device', text);
  }, choice);
  return context;
}

async function draw(
  browser: Browser,
  origin: string,
  preset: string,
  kept: Kept,
): Promise<Buffer[]> {
  const contexts = {
    member: await contextWith(browser, preset, kept),
    visitor: await contextWith(browser, preset),
  };
  const pages = {
    member: await contexts.member.newPage(),
    visitor: await contexts.visitor.newPage(),
  };
  const pictures: Buffer[] = [];
  for (const { path: where, width, isMember } of screens) {
    const page = isMember ? pages.member : pages.visitor;
    await page.setViewportSize({ width, height });
    await page.goto(`${origin}${where}`, { waitUntil: 'networkidle' });
    pictures.push(
      await sharp(await page.screenshot())
        .resize({ height: Math.round(height * scale) })
        .toBuffer(),
    );
  }
  await contexts.member.close();
  await contexts.visitor.close();
  return pictures;
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'rookery-themes-'));
const instance = await startInstanceProcess({ world: 'demo', dataDir });
const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: [...chromiumArgs],
});
try {
  const rows: Buffer[][] = [];
  const kept = await signIn(browser, instance.origin);
  for (const preset of presets) {
    rows.push(await draw(browser, instance.origin, preset, kept));
    console.log(`drawn: ${preset}`);
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
      rows.flatMap((pictures, row) =>
        pictures.map((input, column) => ({
          input,
          top: gap + row * (rowHeight + gap),
          left: widths.slice(0, column).reduce((sum, width) => sum + width + gap, gap),
        })),
      ),
    )
    .png()
    .toFile(file);
  console.log(`The sheet is in ${file}: ${presets.join(', ')}, from above.`);
} finally {
  await browser.close();
  await instance.stop();
  await rm(dataDir, { recursive: true, force: true });
}
