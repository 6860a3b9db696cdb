import type { DraftContext } from '#session/drafts/draft-context.ts';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';

/** Tabs of the settings in display order. */
export type SettingsTabId =
  | 'appearance'
  | 'reading'
  | 'writing'
  | 'notifications'
  | 'filters'
  | 'account'
  | 'security'
  | 'privacy'
  | 'data'
  | 'about';

/** The account and statuses a report is about when the dialog opens. */
export interface ReportTarget {
  readonly accountId: string;
  /** Statuses that are selected initially. */
  readonly statusIds: readonly string[];
}

export type ComposerTarget = DraftContext & {
  /** Initial text of a new post. */
  readonly text?: string;
  /** A new post is a direct message. */
  readonly isDirect?: true;
  /** Position of the caret in the text; at the end by default. */
  readonly caret?: number | undefined;
  /** The last post of the thread has the focus instead. */
  readonly startsInThread?: boolean;
  /** Called once the reply is published; set if it was started from a conversation. */
  readonly onAnswered?: ((id: string) => void) | undefined;
  /** Opens on a list instead of the form. */
  readonly list?: 'drafts' | 'scheduled';
};

/** The windows over the page, and what each is opened with. */
export interface WindowArguments {
  readonly settings: {
    /** The open tab; undefined: the list of tabs on a phone, otherwise the first tab. */
    readonly tab: SettingsTabId | undefined;
    /** Key of the setting to scroll to. */
    readonly setting?: string | undefined;
    /** Opens the form of a new filter, filled with these. */
    readonly filter?: { readonly author: string; readonly words: readonly string[] };
  };
  readonly moderation: {
    /** The account to whose reports the list is limited. */
    readonly reportsAbout?: string | undefined;
  };
  /** Roles, tags and activation of an account, for staff. */
  readonly accountTools: { readonly accountId: string };
  /** Confirmation of an action on an account (`accountMenuActions`). */
  readonly accountAction: { readonly accountId: string; readonly actionId: string };
  /** The viewer's lists that contain an account. */
  readonly accountLists: { readonly accountId: string };
  readonly report: ReportTarget;
  readonly composer: ComposerTarget;
  readonly lightbox: {
    /** Only attachments that the viewer can show. */
    readonly attachments: readonly AttachmentRow[];
    /** Index of the first attachment to show. */
    readonly index: number;
    /** The element that gets the focus when the viewer closes. */
    readonly opener: HTMLElement | undefined;
  };
  readonly drawing: {
    /** The draft that the picture is for (`draftKey`). */
    readonly draftKey: string;
    readonly onDone: (picture: File) => void;
  };
  readonly dismissNotifications: undefined;
  readonly signOut: undefined;
  readonly shortcutHelp: undefined;
  readonly palette: {
    /** The element that had the focus before. */
    readonly from: Element | null;
    /** What was typed before the palette's field had the focus, and since when. */
    readonly typedAhead: { readonly text: string; readonly since: number } | undefined;
  };
}

export type WindowKind = keyof WindowArguments;
