// `npm run screens:sheet`: renders every route of the built client for a visitor, a member, a
// locked member, a moderator and an admin, at three widths, dark and light, and combines the
// screenshots into sheets for visual review. Each screenshot is also saved in full size. Runs axe
// on each screen and prints its findings at the end. `-- FOLDER` sets the output folder (default
// `screens-sheet`); `--only=PATTERN` renders only rows whose "role address" matches the regular
// expression: `--only='^(admin|locked) /about'`.

import { AxeBuilder } from '@axe-core/playwright';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startInstanceProcess } from '../bench/tools/instance-process.ts';
import { demoConfig } from '../instance/seed/demo-config.ts';
import { demoPassword } from '../instance/seed/sign-ins.ts';
import { rookeryFrontendName } from '../src/session/preferences/sync/settings-sync.ts';
import { chromiumArgs } from './chromium-args.ts';
import { provideChromium } from './find-chromium.ts';
import { addressesFor } from './screens-sheet-addresses.ts';
import { root } from './toolchain.js';

const widths = [1400, 900, 390] as const;
const height = 900;
const scale = 0.4;
const gap = 8;
const themes = ['dark', 'light'] as const;

/** Roles by username in the demo seed data. */
const roles = {
  visitor: undefined,
  member: 'mira',
  /* The same member after locking her account. */
  locked: 'mira',
  moderator: 'jun',
  admin: 'salma',
} as const;

const folder = path.resolve(
  process.argv.slice(2).find((one) => !one.startsWith('--')) ?? path.join(root, 'screens-sheet'),
);
const only = new RegExp(
  process.argv.find((one) => one.startsWith('--only='))?.slice('--only='.length) ?? '',
);

async function sendRequest(
  origin: string,
  apiPath: string,
  body: Readonly<Record<string, unknown>>,
  token?: string,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(`${origin}${apiPath}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok || typeof answer !== 'object' || answer === null) {
    throw new Error(`${apiPath} responded ${response.status}`);
  }
  return { ...answer };
}

/** Returns a token of a demo account, requested with its password. */
async function tokenOf(origin: string, username: string): Promise<string> {
  const { client_id, client_secret } = await sendRequest(origin, '/api/v1/apps', {
    client_name: 'sheet',
    redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
    scopes: 'read write follow push admin',
  });
  const { access_token } = await sendRequest(origin, '/oauth/token', {
    client_id,
    client_secret,
    grant_type: 'password',
    username,
    password: demoPassword,
    scope: 'read write follow push admin',
  });
  return String(access_token);
}

/**
 * Deletes synced settings: the theme is synced between devices, so the previous theme would apply
 * to both sheets.
 */
async function deleteSyncedSettings(origin: string, token: string): Promise<void> {
  await fetch(`${origin}/api/v1/akkoma/frontend_settings/${rookeryFrontendName}/default`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
}

async function accountIdOf(origin: string, token: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/accounts/verify_credentials`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const account: unknown = await response.json();
  return typeof account === 'object' && account !== null && 'id' in account
    ? String(account.id)
    : '';
}

/** Locks the account and creates a pending follow request. */
async function lockAccount(origin: string, token: string): Promise<void> {
  await sendRequest(
    origin,
    '/api/v1/accounts/update_credentials',
    { locked: true },
    token,
    'PATCH',
  );
  const id = await accountIdOf(origin, token);
  const requester = await tokenOf(origin, roles.admin);
  await sendRequest(origin, `/api/v1/accounts/${id}/unfollow`, {}, requester);
  await sendRequest(origin, `/api/v1/accounts/${id}/follow`, {}, requester);
}

async function axeViolations(page: Page, apiPath: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${apiPath}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

async function renderRoute(
  page: Page,
  address: string,
  who: string,
  file: string,
): Promise<{ screenshots: Buffer[]; faults: string[] }> {
  const screenshots: Buffer[] = [];
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await page.goto(address, { waitUntil: 'networkidle' });
    faults.push(...(await axeViolations(page, `${who} at ${address}, ${width} px`)));
    screenshots.push(
      await sharp(await page.screenshot({ path: `${file}-${width}.png` }))
        .resize({ height: Math.round(height * scale) })
        .toBuffer(),
    );
  }
  return { screenshots, faults };
}

async function composeSheet(rows: readonly Buffer[][], file: string): Promise<void> {
  const columns = widths.map((width) => Math.round(width * scale));
  const rowHeight = Math.round(height * scale);
  await sharp({
    create: {
      width: columns.reduce((sum, width) => sum + width + gap, gap),
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
          left: columns.slice(0, column).reduce((sum, width) => sum + width + gap, gap),
        })),
      ),
    )
    .png()
    .toFile(file);
}

async function renderRole(
  browser: Browser,
  origin: string,
  role: keyof typeof roles,
  theme: (typeof themes)[number],
): Promise<string[]> {
  const name = roles[role];
  const token = name === undefined ? undefined : await tokenOf(origin, name);
  if (token !== undefined && role === 'locked') await lockAccount(origin, token);
  if (token !== undefined) await deleteSyncedSettings(origin, token);
  const member = token && { accessToken: token, accountId: await accountIdOf(origin, token) };
  const stored = {
    'preferences.device': { version: 1, value: { theme } },
    ...(member && { oauth: { version: 1, value: { member } } }),
  };
  const context = await browser.newContext({ baseURL: origin, bypassCSP: true });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries))
      localStorage.setItem(key, JSON.stringify(value));
  }, stored);
  const page = await context.newPage();
  const reader = name === undefined || token === undefined ? undefined : { name, token };
  const addresses = (await addressesFor(origin, reader)).filter((address) =>
    only.test(`${role} ${address}`),
  );
  const rows: Buffer[][] = [];
  const faults: string[] = [];
  for (const address of addresses) {
    const file = path.join(folder, `${role}-${theme}`, address.replaceAll(/\W+/g, '_'));
    const rendered = await renderRoute(page, address, `${role}, ${theme}`, file);
    rows.push(rendered.screenshots);
    faults.push(...rendered.faults);
  }
  await context.close();
  if (rows.length === 0) return faults;
  const file = path.join(folder, `${role}-${theme}.png`);
  await composeSheet(rows, file);
  console.log(`${file}, rows from top to bottom: ${addresses.join(' ')}`);
  return faults;
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'rookery-screens-'));
const instance = await startInstanceProcess({ world: 'demo', dataDir, config: demoConfig });
const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: [...chromiumArgs],
});
try {
  await mkdir(folder, { recursive: true });
  const admin = await tokenOf(instance.origin, roles.admin);
  const promotion = `/api/v1/pleroma/admin/users/${roles.moderator}/permission_group/moderator`;
  await sendRequest(instance.origin, promotion, {}, admin);
  const faults: string[] = [];
  for (const role of ['visitor', 'member', 'locked', 'moderator', 'admin'] as const) {
    for (const theme of themes)
      faults.push(...(await renderRole(browser, instance.origin, role, theme)));
  }
  console.log(faults.length === 0 ? 'axe found no violations.' : faults.join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await instance.stop();
  await rm(dataDir, { recursive: true, force: true });
}
