import type { PollRow } from '#entities/rows/poll-row.ts';
import type { RelationshipRow } from '#entities/rows/relationship-row.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import type { StatusViewerRow } from '#entities/rows/status-viewer-row.ts';
import type { FilterSettings } from './filter-settings.ts';
import type { FilterRule } from '#session/preferences/rows/filter-rules.ts';
import { phraseHits, type FilterContext } from './phrase-hits.ts';
import { ruleHits } from './rule-hits.ts';
import { ruleSubject } from './rule-subject.ts';
import { searchedText } from './searched-text.ts';
import { wordHits } from './word-hits.ts';

/** Where a status is read, as far as folding it depends on that. */
export interface ReadingPlace {
  /** Set on a profile: whose it is. */
  readonly profileOf?: string | undefined;
  /** It is the one that its conversation was opened for. */
  readonly isFocus?: boolean | undefined;
  /** It stands in an open conversation. */
  readonly isInConversation?: boolean | undefined;
  /** It is told in few words, as inside a notification. */
  readonly isCompact?: boolean | undefined;
}

/** What the decision to fold a status, or to leave it out, looks at. */
export interface MuteContext {
  /** Null for a visitor, for whom no server mutes anything. */
  readonly viewerId: string | null;
  /** Whose card it is: of a repeat, the one who repeated. */
  readonly cardAccountId: string | undefined;
  readonly viewer: StatusViewerRow | undefined;
  /** The status's poll, where it has one that is known. */
  readonly poll?: PollRow | undefined;
  /** How the viewer stands to the author. */
  readonly relationship: RelationshipRow | undefined;
  /** The viewer's relationship to a mentioned account or to the repeater, where that is known. */
  readonly relationshipTo: (accountId: string) => RelationshipRow | undefined;
  readonly isBot: boolean;
  /** Address of the author. */
  readonly acct?: string | undefined;
  readonly settings: FilterSettings;
  readonly place: ReadingPlace;
}

/** Why a status is folded (R-STATUS-020). */
export type MuteReason =
  | { readonly by: 'words'; readonly words: readonly string[] }
  /** Phrases of the server's filters; `isOut` where one of them says that nothing is to be seen. */
  | { readonly by: 'phrases'; readonly words: readonly string[]; readonly isOut: boolean }
  /** A rule of one's own, told by what it looks for; `isOut` where nothing is to be seen. */
  | { readonly by: 'rule'; readonly rules: readonly FilterRule[]; readonly isOut: boolean }
  | { readonly by: 'account' | 'thread' | 'bot' | 'mentions-blocked' | 'mentions-muted' };

/** Where a status stands, in the words of the server's filters. */
function readIn({ settings, place }: MuteContext): FilterContext | undefined {
  if (place.isInConversation === true) return 'thread';
  return place.isCompact === true ? 'notifications' : settings.readIn;
}

function hitsOfRules(status: StatusRow, context: MuteContext): readonly FilterRule[] {
  const { settings, cardAccountId, isBot, acct, poll } = context;
  if (settings.rules.length === 0) return [];
  const isRepeat = cardAccountId !== undefined && cardAccountId !== status.accountId;
  const subject = ruleSubject(status, { acct, isBot }, isRepeat, poll);
  return ruleHits(settings.rules, subject, readIn(context), Date.now());
}

/* What muted words and the server's filters find. The text is made only where there are any. */
function reasonsInText(
  status: StatusRow,
  context: MuteContext,
  ruled: readonly FilterRule[],
): MuteReason[] {
  const { settings, poll } = context;
  const { muteWords, serverFilters } = settings;
  const text = muteWords.length + serverFilters.length === 0 ? '' : searchedText(status, poll);
  const isOpened = ruled.some(({ action }) => action === 'open');
  const reasons: MuteReason[] = [];
  const words = isOpened ? [] : wordHits(text, muteWords);
  if (words.length > 0) reasons.push({ by: 'words', words });
  const rules = isOpened ? [] : ruled;
  if (rules.length > 0) {
    reasons.push({ by: 'rule', rules, isOut: rules.some(({ action }) => action === 'hide') });
  }
  const found = phraseHits(text, serverFilters, readIn(context), Date.now());
  if (found.length > 0) {
    const isOut = found.some(({ isIrreversible }) => isIrreversible);
    reasons.push({ by: 'phrases', words: found.map(({ phrase }) => phrase), isOut });
  }
  return reasons;
}

/* Servers leave out what a muted account repeats only if muted posts are not requested, and the repeat itself says `muted: false`. */
function isRepeaterMuted(status: StatusRow, context: MuteContext): boolean {
  const { cardAccountId: repeater, relationshipTo, place } = context;
  if (repeater === undefined || repeater === status.accountId) return false;
  return place.profileOf !== repeater && relationshipTo(repeater)?.muting === true;
}

/**
 * Every reason there is to fold a status, the weightiest first; on its author's profile only where a
 * word is muted. The viewer's own posts and repeats are never muted, whatever else applies.
 */
export function muteReasons(status: StatusRow, context: MuteContext): readonly MuteReason[] {
  const { viewerId, viewer, relationship, relationshipTo, settings, place } = context;
  const isOwn = status.accountId === viewerId || context.cardAccountId === viewerId;
  if (place.isFocus === true || (viewerId !== null && isOwn)) return [];
  const isThreadMuted = viewer?.threadMuted === true;
  const isThreadOut = isThreadMuted && place.isInConversation !== true;
  const isOfProfile = place.profileOf !== undefined && place.profileOf === status.accountId;
  const reasons = reasonsInText(status, context, hitsOfRules(status, context));
  if (isOfProfile && reasons.length === 0) return [];
  if (viewerId !== null) {
    if (isThreadOut) reasons.push({ by: 'thread' });
    // The server's word counts the conversation's muting in.
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
  return reasons;
}

/** Whether a status with these reasons to be folded is left out altogether. */
export function isLeftOut(reasons: readonly MuteReason[], settings: FilterSettings): boolean {
  if (settings.hidesMuted) return reasons.length > 0;
  const leftOut: Readonly<Record<MuteReason['by'], boolean>> = {
    words: settings.hidesWordHits,
    rule: settings.hidesWordHits,
    phrases: settings.hidesWordHits,
    account: settings.hidesMutedAccounts,
    thread: settings.hidesMutedThreads,
    bot: false,
    'mentions-blocked': settings.hidesMentionsOfBlocked,
    'mentions-muted': settings.hidesMutedThreads,
  };
  return reasons.some((reason) => leftOut[reason.by] || ('isOut' in reason && reason.isOut));
}
