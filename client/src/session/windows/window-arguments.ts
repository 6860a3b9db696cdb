import type { DraftContext } from '#session/drafts/draft-context.ts';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';

/** The tabs of the settings, in the order in which they are shown. */
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

/** The account and the statuses that a report is about when its dialog opens. */
export interface ReportTarget {
  readonly accountId: string;
  /** Ids of the statuses that are selected at first. */
  readonly statusIds: readonly string[];
}

export type ComposerTarget = DraftContext & {
  /** Initial text of a new post. */
  readonly text?: string;
  /** Whether the new post is a direct message. */
  readonly isDirect?: true;
  /** Position of the caret in the text; at the end by default. */
  readonly caret?: number | undefined;
  /** Whether the last post of a thread gets the focus. */
  readonly startsInThread?: boolean;
  /** Called when the reply was published. Set if the reply was started from a conversation view. */
  readonly onAnswered?: ((id: string) => void) | undefined;
  /** The list that the window shows first instead of the form. */
  readonly list?: 'drafts' | 'scheduled';
};

/** The windows above the page, and the arguments with which each is opened. */
export interface WindowArguments {
  readonly settings: {
    /** The open tab. Undefined for the list of tabs on a phone, and otherwise for the first tab. */
    readonly tab: SettingsTabId | undefined;
    /** Key of the setting to which the tab scrolls. */
    readonly setting?: string | undefined;
    /** Values of a new filter: the tab opens with a form that contains them. */
    readonly filter?: { readonly author: string; readonly words: readonly string[] };
  };
  readonly moderation: {
    /** Id of the account to whose reports the list is limited. */
    readonly reportsAbout?: string | undefined;
  };
  /** Window for staff with the roles, tags and activation of an account. */
  readonly accountTools: { readonly accountId: string };
  /** Window that asks for confirmation of an action on an account (`accountMenuActions`). */
  readonly accountAction: { readonly accountId: string; readonly actionId: string };
  /** Window with the viewer's lists that contain an account. */
  readonly accountLists: { readonly accountId: string };
  /** Window that adds a status to filters on the server. */
  readonly filterStatus: { readonly statusId: string };
  readonly report: ReportTarget;
  readonly composer: ComposerTarget;
  readonly lightbox: {
    /** The attachments that the lightbox can show. */
    readonly attachments: readonly AttachmentRow[];
    /** Index of the attachment that is shown first. */
    readonly index: number;
    /** The element that gets the focus when the lightbox is closed. */
    readonly opener: HTMLElement | undefined;
  };
  readonly drawing: {
    /** Key of the draft to which the picture is attached (`draftKey`). */
    readonly draftKey: string;
    readonly onDone: (picture: File) => void;
  };
  readonly dismissNotifications: undefined;
  readonly signOut: undefined;
  readonly shortcutHelp: undefined;
  readonly palette: {
    /** The element that had the focus before the window was opened. */
    readonly from: Element | null;
    /**
     * Text that was typed before the input field of the command palette had the focus, and the time
     * at which typing began.
     */
    readonly typedAhead: { readonly text: string; readonly since: number } | undefined;
  };
}

export type WindowKind = keyof WindowArguments;
