import type { Visibility } from '#instance/store/rows.ts';
import type { MotifName } from './draw-avatar.ts';
import type { SceneName, SceneShape } from './draw-scene.ts';
import type { TuneName } from './made/tunes.ts';

/** Somebody in a world. Those with an `@` in their name live elsewhere. */
export interface Person {
  readonly acct: string;
  readonly name: string;
  readonly note: string;
  readonly motif: MotifName;
  /** Degrees on the colour wheel. */
  readonly hue: number;
  readonly header: SceneName;
  readonly fields?: readonly (readonly [string, string])[];
  readonly bot?: boolean;
  readonly locked?: boolean;
  readonly role?: 'admin' | 'moderator';
  readonly suggested?: boolean;
  /** Somebody whose account the staff have closed. */
  readonly deactivated?: boolean;
  /** Those who count for somebody elsewhere but are not known here. */
  readonly followers?: number;
  readonly following?: number;
  readonly posts?: number;
}

export interface Picture {
  readonly scene: SceneName;
  readonly alt: string;
  readonly shape?: SceneShape;
}

/** A file that is no still picture. */
export type OtherFile = { readonly alt: string } & (
  | {
      readonly kind: 'swaying';
      readonly motif: MotifName;
      readonly hue: number;
      readonly format?: 'gif' | 'webp';
    }
  | { readonly kind: 'film'; readonly scene: SceneName }
  | { readonly kind: 'sound'; readonly tune: TuneName }
  | { readonly kind: 'flash' | 'odd' }
);

/** An emoji of another host: its name, and how it is drawn. */
export interface ForeignEmoji {
  readonly name: string;
  readonly motif: MotifName;
  readonly hue: number;
}

/** A status in a world's script. */
export interface Line {
  /** By which other lines name it. */
  readonly key?: string;
  readonly by: string;
  /** Hours before the world begins to be looked at. */
  readonly ago: number;
  readonly text: string;
  readonly to?: string;
  readonly quote?: string;
  readonly subject?: string;
  readonly sensitive?: boolean;
  readonly visibility?: Visibility;
  readonly language?: string;
  readonly format?: 'text/markdown' | 'text/html' | 'text/bbcode' | 'text/x.misskeymarkdown';
  readonly pictures?: readonly Picture[];
  readonly files?: readonly OtherFile[];
  readonly emoji?: readonly ForeignEmoji[];
  readonly poll?: {
    readonly options: readonly (readonly [string, number])[];
    readonly hours: number;
    readonly multiple?: boolean;
    /** Who of the known people voted for which option. */
    readonly votes?: Readonly<Record<string, number>>;
  };
  readonly card?: {
    readonly title: string;
    readonly description: string;
    readonly url: string;
    readonly scene: SceneName;
  };
  /** Known people who did this, and how many unknown ones besides. */
  readonly liked?: readonly (string | number)[];
  readonly repeated?: readonly (string | number)[];
  readonly reactions?: Readonly<Record<string, readonly string[]>>;
  /** Reactions with emoji of another host. */
  readonly foreignReactions?: readonly (ForeignEmoji & { readonly by: readonly string[] })[];
  readonly edited?: { readonly text: string; readonly afterMinutes: number };
  readonly bookmarked?: readonly string[];
  readonly pinned?: boolean;
}
