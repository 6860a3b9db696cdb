// Makes sure that a browser for the end-to-end tests is installed.
import { provideChromium } from './find-chromium.ts';

try {
  console.log(`End-to-end tests run in ${provideChromium()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
