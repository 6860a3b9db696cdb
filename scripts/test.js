// @ts-check
// `npm test`. Plain JavaScript, so that it runs on the system's Node.
import { installWhenNeeded } from './start/install-when-needed.js';
import { pinnedNode, runTool } from '../tools/toolchain.js';

try {
  await installWhenNeeded();
  process.exitCode = await runTool(pinnedNode, [
    'scripts/tests/run-tests.ts',
    ...process.argv.slice(2),
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('Tests: 0 passed, 0 failed');
  process.exitCode = 1;
}
