// `npm run themes:sheet`: draws every preset on four screens of the built client and lays the
// pictures side by side, to be looked at. `-- FILE` names the picture; else it is `themes-sheet.png`.
import { mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArgs } from './chromium-args.ts';
import { provideChromium } from './find-chromium.ts';
import { root } from './toolchain.js';
import { startInstanceProcess } from '../bench/tools/instance-process.ts';

/** Where, and how wide in CSS pixels. */
const screens = [
  { path: '/main/all', width: 1440 },
  { path: '/mira', width: 1440 },
  { path: '/login', width: 720 },
  { path: '/main/public', width: 390 },
] as const;

/** CSS pixels of a screen's height, and what they are made in the sheet. */
const height = 900;
const scale = 0.4;

const file = process.argv[2] ?? path.join(root, 'themes-sheet.png');
const styles: object = JSON.parse(
  readFileSync(path.join(root, 'public', 'static', 'styles.json'), 'utf8'),
);
const presets = ['dark', 'light', ...Object.keys(styles)];

async function draw(browser: Browser, origin: string, preset: string): Promise<Buffer[]> {
  const context = await browser.newContext();
  const choice = JSON.stringify({ version: 1, value: { theme: preset } });
  await context.addInitScript((text) => {
    localStorage.setItem('preferences.device', text);
  }, choice);
  const page = await context.newPage();
  const pictures: Buffer[] = [];
  for (const { path: where, width } of screens) {
    await page.setViewportSize({ width, height });
    await page.goto(`${origin}${where}`, { waitUntil: 'networkidle' });
    pictures.push(
      await sharp(await page.screenshot())
        .resize({ height: Math.round(height * scale) })
        .toBuffer(),
    );
  }
  await context.close();
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
  for (const preset of presets) {
    rows.push(await draw(browser, instance.origin, preset));
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
