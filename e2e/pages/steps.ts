import type { Locator, Page } from '@playwright/test';
import type { Client } from './client.ts';

/**
 * Counts the steps of a person: presses of a pointer or of keys, and choices in a dialog of the system.
 * Typed text does not count.
 */
export class Steps {
  count = 0;

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  /** Presses a key, or several keys together, as one step. */
  async pressKey(page: Page, key: string): Promise<void> {
    this.count += 1;
    await page.keyboard.press(key);
  }

  /** Presses a button that opens the file dialog of the system, and chooses a file in it. */
  async chooseFile(page: Page, button: Locator, file: string): Promise<void> {
    const chooser = page.waitForEvent('filechooser');
    await this.press(button);
    this.count += 1;
    await (await chooser).setFiles(file);
  }
}

/** What the steps of a task need. */
export interface StepScene {
  readonly client: Client;
  readonly isPhone: boolean;
  readonly steps: Steps;
}

/** The windows in which the steps of a task are counted. */
export const stepSizes = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
