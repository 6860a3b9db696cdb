// Sees to it that there is a browser for the journeys.
import { provideChromium } from './find-chromium.ts';

try {
  console.log(`Journeys run in ${provideChromium()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
