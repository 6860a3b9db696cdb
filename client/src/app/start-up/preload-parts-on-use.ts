import { prefersReducedData } from '#lib/media/prefers-reduced-data.ts';
import { StatusMenuLines } from '#components/status/parts/lazy-status-parts.ts';
import { onFirstUse } from '#ui/on-first-use.ts';
import { runWhenIdle } from '#ui/run-when-idle.ts';
import { KeyboardShortcuts } from '../layout/windows/lazy-components.ts';
import { ComposerDialog, SettingsWindow } from '../layout/windows/windows.tsx';
import { Conversation } from '../routes/routes.tsx';

/** What visitors open next most often. */
const partsOfVisitors = [Conversation, StatusMenuLines];

/** What members open next most often, in this order. */
const partsOfMembers = [...partsOfVisitors, KeyboardShortcuts, ComposerDialog, SettingsWindow];

/** Loads one part per idle period, so that no input waits for them. */
async function preloadParts(isMember: boolean): Promise<void> {
  for (const part of isMember ? partsOfMembers : partsOfVisitors) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, each when the page is idle
    await new Promise<void>((resolve) => {
      runWhenIdle(resolve);
    });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await part.preload();
  }
}

/**
 * Loads what people open next most often once somebody uses the page, so that opening it costs no
 * loading. Not with data saving.
 */
export function preloadPartsOnUse(isMember: () => boolean): void {
  if (prefersReducedData()) return;
  onFirstUse(() => void preloadParts(isMember()));
}
