import type { PollRow } from '#store/rows/poll-row.ts';
import type { RelationshipRow } from '#store/rows/relationship-row.ts';
import type { StatusRow, StatusViewerRow } from '#store/rows/status-row.ts';
import type { FilterSettings } from './filter-settings.ts';
import type { FilterRule } from '../preferences/definitions/filtering-preferences.ts';
import {
  type FilterContext,
  matchingServerFilters,
  findMutedTerms,
} from './match-filter-phrases.ts';
import { matchingRules } from './matching-rules.ts';
import { ruleInput } from './rule-input.ts';
import { isLeftOut } from './timeline-kinds-left-out.ts';
import { searchableText } from '#store/status/searchable-text.ts';

/** The properties of the view in which a status is displayed on which filters depend. */
export interface DisplayContext {
  /** On a profile: the id of its account. */
  readonly profileOf?: string | undefined;
  /** Whether the status is the one for which its conversation was opened. */
  readonly isFocus?: boolean | undefined;
  /** Whether the status is part of an open conversation. */
  readonly isInConversation?: boolean | undefined;
  /** Whether the status is shown in compact form, as inside a notification. */
  readonly isCompact?: boolean | undefined;
}

/** The data that determine whether a status is folded or hidden. */
export interface MuteContext {
  /** Null for a visitor. No server mutes anything for visitors. */
  readonly viewerId: string | null;
  /** Id of the account of the card: for a reblog the account that reblogged. */
  readonly cardAccountId: string | undefined;
  readonly viewer: StatusViewerRow | undefined;
  /** The poll of the status, if it is loaded. */
  readonly poll?: PollRow | undefined;
  /** The viewer's relationship to the author. */
  readonly relationship: RelationshipRow | undefined;
  /**
   * Returns the viewer's relationship to a mentioned account, or to the one that reblogged;
   * undefined if unknown.
   */
  readonly relationshipTo: (accountId: string) => RelationshipRow | undefined;
  readonly isBot: boolean;
  /** Address of the author. */
  readonly acct?: string | undefined;
  readonly settings: FilterSettings;
  readonly place: DisplayContext;
}

/** A reason to fold or hide a status (R-STATUS-020). */
export type MuteReason =
  | { readonly by: 'words'; readonly words: readonly string[] }
  /**
   * Titles of server filters. `isOut` is true if one of these filters hides the status completely.
   */
  | { readonly by: 'phrases'; readonly words: readonly string[]; readonly isOut: boolean }
  /** Titles of server filters that cover only the media of a status. */
  | { readonly by: 'blur'; readonly words: readonly string[] }
  /** The viewer's own rules. `isOut` is true if one of them hides the status completely. */
  | { readonly by: 'rule'; readonly rules: readonly FilterRule[]; readonly isOut: boolean }
  /** The timeline leaves out statuses of this kind. */
  | { readonly by: 'kind' }
  | { readonly by: 'account' | 'thread' | 'bot' | 'mentions-blocked' | 'mentions-muted' };

/** Returns the context of server filters in which a status is displayed. */
function readIn({ settings, place }: MuteContext): FilterContext | undefined {
  if (place.isInConversation === true) return 'thread';
  return place.isCompact === true ? 'notifications' : settings.filterContext;
}

function isReblog(status: StatusRow, { cardAccountId }: MuteContext): boolean {
  return cardAccountId !== undefined && cardAccountId !== status.accountId;
}

function hitsOfRules(status: StatusRow, context: MuteContext): readonly FilterRule[] {
  const { settings, isBot, acct, poll } = context;
  if (settings.rules.length === 0) return [];
  const subject = ruleInput(status, { acct, isBot }, isReblog(status, context), poll);
  return matchingRules(settings.rules, subject, readIn(context), Date.now());
}

/* Returns the reasons that are found in the text: muted words and server filters. The
   searchable text is computed only if there are muted words or filters. */
function reasonsInText(
  status: StatusRow,
  context: MuteContext,
  ruled: readonly FilterRule[],
): MuteReason[] {
  const { settings, poll, viewer } = context;
  const { muteWords, serverFilters } = settings;
  const text = muteWords.length || serverFilters?.length ? searchableText(status, poll) : '';
  const isOpened = ruled.some(({ action }) => action === 'open');
  const reasons: MuteReason[] = [];
  const words = isOpened ? [] : findMutedTerms(text, muteWords);
  if (words.length > 0) reasons.push({ by: 'words', words });
  const rules = isOpened ? [] : ruled;
  if (rules.length > 0) {
    reasons.push({ by: 'rule', rules, isOut: rules.some(({ action }) => action === 'hide') });
  }
  const { id } = status;
  const { filtered = [] } = viewer ?? {};
  const subject = { id, text, filtered };
  const found = matchingServerFilters(subject, serverFilters, readIn(context), Date.now());
  const titles = (isBlurred: boolean) =>
    found.filter(({ action }) => (action === 'blur') === isBlurred).map(({ title }) => title);
  const [folding, blurring] = [titles(false), titles(true)];
  if (folding.length > 0) {
    const isOut = found.some(({ action }) => action === 'hide');
    reasons.push({ by: 'phrases', words: folding, isOut });
  }
  if (blurring.length > 0) reasons.push({ by: 'blur', words: blurring });
  return reasons;
}

/* Returns whether the viewer has muted the account that reblogged. Servers omit reblogs by a
   muted account only if muted statuses are not requested, and the reblog itself has `muted:
   false`. */
function isRepeaterMuted(status: StatusRow, context: MuteContext): boolean {
  const { cardAccountId: repeater, relationshipTo, place } = context;
  if (repeater === undefined || repeater === status.accountId) return false;
  return place.profileOf !== repeater && relationshipTo(repeater)?.muting === true;
}

/**
 * Returns all reasons to fold a status or to cover its media, the most important one first. On the
 * profile of its author only muted words count, and for the status that the viewer opened only
 * filters that cover media. The viewer's own statuses and reblogs are never filtered.
 */
export function muteReasons(status: StatusRow, context: MuteContext): readonly MuteReason[] {
  const { viewerId, viewer, relationship, relationshipTo, settings, place } = context;
  const isOwn = status.accountId === viewerId || context.cardAccountId === viewerId;
  if (viewerId !== null && isOwn) return [];
  const isThreadMuted = viewer?.threadMuted === true;
  const isThreadOut = isThreadMuted && place.isInConversation !== true;
  const isOfProfile = place.profileOf !== undefined && place.profileOf === status.accountId;
  const reasons = reasonsInText(status, context, hitsOfRules(status, context));
  if (place.isFocus === true) return reasons.filter(({ by }) => by === 'blur');
  if (isOfProfile && reasons.length === 0) return [];
  if (viewerId !== null) {
    if (isThreadOut) reasons.push({ by: 'thread' });
    // The server's `muted` is also true for a muted conversation.
    if (
      (viewer?.muted === true && !isThreadMuted) ||
      relationship?.muting === true ||
      isRepeaterMuted(status, context)
    )
      reasons.push({ by: 'account' });
    const others = (status.mentions ?? [])
      .filter(({ id }) => id !== viewerId)
      .map(({ id }) => relationshipTo(id));
    if (others.some((other) => other?.blocking === true)) reasons.push({ by: 'mentions-blocked' });
    if (others.some((other) => other?.muting === true)) reasons.push({ by: 'mentions-muted' });
  }
  if (settings.muteBots && context.isBot && place.isCompact !== true) reasons.push({ by: 'bot' });
  const { isBot } = context;
  const { leavesOut, neverHides } = settings;
  if (
    leavesOut &&
    neverHides !== true &&
    place.isInConversation !== true &&
    isLeftOut(status, { isReblog: isReblog(status, context), isBot, viewerId }, leavesOut)
  )
    reasons.push({ by: 'kind' });
  return reasons;
}

/** Returns whether a status with these reasons is hidden and not only folded. */
export function isHiddenByFilters(
  reasons: readonly MuteReason[],
  settings: FilterSettings,
): boolean {
  if (settings.neverHides === true) return false;
  const leftOut: Readonly<Record<MuteReason['by'], boolean>> = {
    words: settings.hidesWordHits,
    rule: settings.hidesWordHits,
    phrases: settings.hidesWordHits,
    account: settings.hidesMutedAccounts,
    thread: settings.hidesMutedThreads,
    bot: false,
    blur: false,
    kind: true,
    'mentions-blocked': settings.hidesMentionsOfBlocked,
    'mentions-muted': settings.hidesMutedThreads,
  };
  return reasons.some(
    (reason) =>
      (settings.hidesMuted && reason.by !== 'blur') ||
      leftOut[reason.by] ||
      ('isOut' in reason && reason.isOut),
  );
}
