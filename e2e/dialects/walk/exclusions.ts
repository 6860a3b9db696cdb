import type { Control } from './controls.ts';

interface Exclusion {
  readonly reason: string;
  readonly applies: (control: Control) => boolean;
}

/** The controls that a walk does not click. */
const exclusions: readonly Exclusion[] = [
  {
    reason: 'leads to another site',
    applies: ({ role, kind }) => role === 'link' && kind.endsWith('elsewhere'),
  },
  {
    reason: 'would confirm what cannot be undone; the goals delete, block and sign out',
    applies: ({ role, name, places }) =>
      role === 'button' &&
      !/^(Cancel|Close)$/.test(name) &&
      /^dialog (.*\?|Log out)$/.test(places.at(-1) ?? ''),
  },
];

/** Returns why a control is not clicked; undefined if it is. */
export function exclusionOf(control: Control): string | undefined {
  return exclusions.find(({ applies }) => applies(control))?.reason;
}

/** The windows that are walked as screens, and only opened and closed elsewhere. */
const walkedWindows: readonly RegExp[] = [
  /^dialog Settings/,
  /^dialog (New post|New direct message|Reply|Quote|Edit post)/,
  /Emoji/i,
  /^menu Timelines/,
];

/** Returns whether the topmost overlay is walked as a screen of its own. */
export function isWalkedElsewhere(overlays: readonly string[]): boolean {
  return walkedWindows.some((pattern) => pattern.test(overlays.at(-1) ?? ''));
}
