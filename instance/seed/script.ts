import type { Visibility } from '#instance/store/rows.ts';
import type { MotifName } from './draw-avatar.ts';
import type { SceneName, SceneShape } from './draw-scene.ts';
import type { TuneName } from './made/tunes.ts';

/** An account of a world. Those with an `@` in the name are remote. */
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
  /** An account deactivated by staff. */
  readonly deactivated?: boolean;
  /** Followers counted on the remote server but unknown here. */
  readonly followers?: number;
  readonly following?: number;
  readonly posts?: number;
}

export interface Picture {
  readonly scene: SceneName;
  readonly alt: string;
  readonly shape?: SceneShape;
}

/** A file that is not a still image. */
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

/** A remote emoji: its name and how it is drawn. */
export interface ForeignEmoji {
  readonly name: string;
  readonly motif: MotifName;
  readonly hue: number;
}

/** A status in the script of a world. */
export interface Line {
  /** The key other lines refer to. */
  readonly key?: string;
  readonly by: string;
  /** Hours before the present. */
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
    /** The voters of each option, among known accounts. */
    readonly votes?: Readonly<Record<string, number>>;
  };
  readonly card?: {
    readonly title: string;
    readonly description: string;
    readonly url: string;
    readonly scene: SceneName;
  };
  /** Known accounts that did this, and the number of unknown ones. */
  readonly liked?: readonly (string | number)[];
  readonly repeated?: readonly (string | number)[];
  readonly reactions?: Readonly<Record<string, readonly string[]>>;
  /** Reactions with remote emoji. */
  readonly foreignReactions?: readonly (ForeignEmoji & { readonly by: readonly string[] })[];
  readonly edited?: { readonly text: string; readonly afterMinutes: number };
  readonly bookmarked?: readonly string[];
  readonly pinned?: boolean;
}
