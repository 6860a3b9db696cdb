import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** Resolves to the warnings printed at start; then stops the instance. */
async function startAndReadWarnings(...flags: readonly string[]): Promise<string> {
  const data = mkdtempSync(path.join(tmpdir(), 'rookery-main-'));
  const main = path.join(import.meta.dirname, 'main.ts');
  const started = spawn(process.execPath, [main, '--port', '0', '--data', data, ...flags]);
  const warnings = text(started.stderr);
  // Stops the instance at its first output, which comes after all warnings.
  started.stdout.once('data', () => started.kill());
  return warnings;
}

test('main: warns in one line that the demo passwords are known if other machines can reach it', async () => {
  const [open, own, empty] = await Promise.all([
    startAndReadWarnings('--host', '0.0.0.0'),
    startAndReadWarnings('--host', '127.0.0.1'),
    startAndReadWarnings('--host', '0.0.0.0', '--world', 'empty'),
  ]);
  expect(open.trim().split('\n')).toEqual([expect.stringContaining('the passwords are public')]);
  expect([own, empty]).toEqual(['', '']);
});
