// @ts-check
// Builds dist unless it was made from the sources as they stand.
import { buildWhenStale } from './build-when-stale.js';

try {
  await buildWhenStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
