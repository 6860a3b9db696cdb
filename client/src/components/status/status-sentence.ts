import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { mediaKindLabels } from '#components/media/media-labels.ts';
import { formatRelativeTime } from '#i18n/format/relative-time.ts';
import { cleanText } from '#lib/clean-text.ts';
import { displayAcct } from '#lib/url/display-address.ts';
import type { StatusContext } from '#session/actions/status-context.ts';
import type { SpokenPart } from '#session/preferences/spoken-parts.ts';
import type { Session } from '#session/session.ts';
import { mediaKind } from '#store/media/media-kind.ts';
import { plainLineText } from '#store/rich-text/plain-line-text.ts';
import { plainText } from '#store/rich-text/plain-text.ts';
import { hasQuote } from '#store/status/has-quote.ts';
import { visibilityIcons } from './visibility-icons.ts';

/** Maximum number of characters that are read of one text; the rest is read in the post. */
const maxLength = 1_000;

/** A card as it is shown now. */
export interface SpokenCard {
  /** Id of the status or of the reblog. */
  readonly cardId: string;
  readonly facts: StatusContext;
  /** Whether the content below a content warning is shown. */
  readonly isUnfolded: boolean;
  /** Whether a cover hides the media. */
  readonly isMediaCovered: boolean;
}

interface Speaking extends SpokenCard {
  readonly session: Session;
  readonly i18n: I18n;
}

function oneLine(text: string): string {
  const line = cleanText(text).replaceAll(/\s+/g, ' ').trim();
  return line.length > maxLength ? `${cutText(line, maxLength)}…` : line;
}

function subjectOf({ facts: { status } }: Speaking): string {
  return oneLine(plainLineText(status.spoilerText ?? ''));
}

function isContentShown(card: Speaking): boolean {
  return card.isUnfolded || subjectOf(card) === '';
}

function nameOf({ session }: Speaking, accountId: string | null | undefined): string {
  const account = accountId ? session.tables.accounts.get(accountId) : undefined;
  return oneLine(account?.displayName || displayAcct(account?.acct ?? ''));
}

/** The author, who repeated the status, and whom it replies to. */
function sayAuthor(card: Speaking): string[] {
  const { cardId, facts, session, i18n } = card;
  const outer = session.tables.statuses.get(cardId);
  const author = nameOf(card, facts.status.accountId);
  const repeatedBy = outer?.reblogId ? nameOf(card, outer.accountId) : '';
  const repliesTo = nameOf(card, facts.status.inReplyToAccountId);
  return [
    repeatedBy === ''
      ? author
      : i18n._(
          msg({
            message: `${author}, repeated by ${repeatedBy}`,
            comment: 'Read by screen readers at the start of a post: its author, who repeated it',
          }),
        ),
    repliesTo &&
      i18n._(
        msg({
          message: `In reply to ${repliesTo}`,
          comment: 'Read by screen readers, after the author of a post',
        }),
      ),
  ];
}

/** The content warning, and the text unless it is collapsed below one. */
function sayText(card: Speaking): string[] {
  const { content = '' } = card.facts.status;
  const hidesQuote = hasQuote(card.facts.status);
  return [
    subjectOf(card),
    isContentShown(card) ? oneLine(plainText(content, { hidesQuote, hidesHidden: true })) : '',
  ];
}

/** Attachments with their descriptions, poll, quote and link. Covered media are not described. */
function sayMedia(card: Speaking): string[] {
  if (!isContentShown(card)) return [];
  const { facts, session, i18n, isMediaCovered } = card;
  const { attachments = [], pollId, quoteId, card: link } = facts.status;
  const { polls, statuses } = session.tables;
  const options = (pollId && polls.get(pollId)?.options?.length) || 0;
  const media = attachments.map((attachment) => {
    const kind = i18n._(mediaKindLabels[mediaKind(attachment)].label);
    const description = oneLine(attachment.description ?? '');
    if (isMediaCovered)
      return i18n._(
        msg({
          message: `${kind}, hidden`,
          comment: 'Read by screen readers: “Image, hidden”, for media that are covered',
        }),
      );
    return description === ''
      ? i18n._(msg`${kind} without description`)
      : i18n._(
          msg({
            message: `${kind}: ${description}`,
            comment: 'Read by screen readers: “Image: A heron on the canal”',
          }),
        );
  });
  const title = oneLine(link?.title ?? '');
  const quoted = quoteId ? nameOf(card, statuses.get(quoteId)?.accountId) : '';
  return [
    ...media,
    options > 0
      ? i18n._(msg`${plural(options, { one: 'Poll with # option', other: 'Poll with # options' })}`)
      : '',
    quoted &&
      i18n._(msg({ message: `Quotes ${quoted}`, comment: 'Verb: this post quotes a person' })),
    title !== '' && !hasQuote(facts.status)
      ? i18n._(
          msg({
            message: `Link: ${title}`,
            comment: 'Read by screen readers: the title of the page that a post links to',
          }),
        )
      : '',
  ];
}

/** The time, in words instead of “5m”, and who can see the status unless that is everybody. */
function sayTime({ facts, session, i18n }: Speaking): string[] {
  const { createdAt = '', visibility = 'private' } = facts.status;
  const at = Date.parse(createdAt);
  const now = Math.max(at, Date.now() + session.serverClock.offset());
  return [
    formatRelativeTime(at, now, i18n.locale, 'long'),
    visibility === 'public' ? '' : i18n._(visibilityIcons[visibility].label),
  ];
}

/** The counts that are not 0, unless the viewer hides them, and what the viewer did. */
function sayCounts({ facts: { status, viewer }, session, i18n }: Speaking): string[] {
  const replies = status.repliesCount ?? 0;
  const reblogs = status.reblogsCount ?? 0;
  const likes = status.favouritesCount ?? 0;
  const reactions = (status.reactions ?? []).reduce((sum, { count }) => sum + count, 0);
  const counts = [
    { count: replies, text: msg`${plural(replies, { one: '# reply', other: '# replies' })}` },
    { count: reblogs, text: msg`${plural(reblogs, { one: '# repeat', other: '# repeats' })}` },
    { count: likes, text: msg`${plural(likes, { one: '# like', other: '# likes' })}` },
    {
      count: reactions,
      text: msg`${plural(reactions, { one: '# reaction', other: '# reactions' })}`,
    },
  ];
  const own = [
    viewer?.favourited === true && msg`liked by you`,
    viewer?.reblogged === true && msg`repeated by you`,
    viewer?.bookmarked === true && msg`bookmarked by you`,
  ].filter((text) => text !== false);
  const shown = session.preferences.get('hidePostStats') ? counts.slice(0, 1) : counts;
  const texts = [...shown.filter(({ count }) => count > 0).map(({ text }) => text), ...own];
  return [texts.map((text) => i18n._(text)).join(', ')];
}

const sayers: Readonly<Record<SpokenPart, (card: Speaking) => readonly string[]>> = {
  author: sayAuthor,
  text: sayText,
  media: sayMedia,
  time: sayTime,
  counts: sayCounts,
};

/** Joins texts to sentences. A text that ends with its own punctuation gets no further mark. */
export function joinSpoken(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text) => (/[.!?…:;。！？؟۔।]$/u.test(text) ? text : `${text}.`))
    .join(' ');
}

/**
 * Returns a status as one sentence for screen readers, with the parts that the viewer chose, in
 * their order (R-STATUS-046).
 */
export function statusSentence(card: SpokenCard, session: Session, i18n: I18n): string {
  const speaking = { ...card, session, i18n };
  const parts = new Set(session.preferences.get('spokenParts'));
  return joinSpoken([...parts].flatMap((part) => sayers[part](speaking)));
}
