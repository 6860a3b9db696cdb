// @ts-check
// Builds dist unless it is up to date with the sources.
import { buildWhenStale } from '../tools/build-when-stale.js';

try {
  await buildWhenStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
