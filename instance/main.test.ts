import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** All that a start says on the way of warnings, until it is stopped. */
async function warningsOf(...flags: readonly string[]): Promise<string> {
  const data = mkdtempSync(path.join(tmpdir(), 'rookery-main-'));
  const main = path.join(import.meta.dirname, 'main.ts');
  const started = spawn(process.execPath, [main, '--port', '0', '--data', data, ...flags]);
  const warnings = text(started.stderr);
  // Warnings come first.
  started.stdout.once('data', () => started.kill());
  return warnings;
}

test('a demo that others can reach warns in one line that its passwords are known', async () => {
  const [open, own, empty] = await Promise.all([
    warningsOf('--host', '0.0.0.0'),
    warningsOf('--host', '127.0.0.1'),
    warningsOf('--host', '0.0.0.0', '--world', 'empty'),
  ]);
  expect(open.trim().split('\n')).toEqual([expect.stringContaining('public knowledge')]);
  expect([own, empty]).toEqual(['', '']);
});
