import { prefersReducedData } from '#lib/media/prefers-reduced-data.ts';
import { StatusMenuLines } from '#components/status/parts/lazy-status-parts.ts';
import { onFirstInteraction } from '#ui/on-first-interaction.ts';
import { runWhenIdle } from '#ui/run-when-idle.ts';
import { KeyboardShortcuts } from '../layout/windows/lazy-components.ts';
import { ComposerDialog, SettingsWindow } from '../layout/windows/windows.tsx';
import { ConversationScreen } from '../routes/routes.tsx';

/** The parts that visitors open most often. */
const partsOfVisitors = [ConversationScreen, StatusMenuLines];

/** The parts that members open most often, in this order. */
const partsOfMembers = [...partsOfVisitors, KeyboardShortcuts, ComposerDialog, SettingsWindow];

/** Loads one part per idle period, so that no input waits for their code. */
async function preloadParts(isMember: boolean): Promise<void> {
  for (const part of isMember ? partsOfMembers : partsOfVisitors) {
    // oxlint-disable-next-line no-await-in-loop -- one part after another, each when the page is idle
    await new Promise<void>((resolve) => {
      runWhenIdle(resolve);
    });
    // oxlint-disable-next-line no-await-in-loop -- one part after another, each when the page is idle
    await part.preload();
  }
}

/**
 * Preloads the parts that people open most often, from the first input on the page on, so that they
 * open without loading. Preloads nothing if the browser saves data.
 */
export function preloadPartsOnUse(isMember: () => boolean): void {
  if (prefersReducedData()) return;
  onFirstInteraction(() => void preloadParts(isMember()));
}
