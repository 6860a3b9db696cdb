import { beforeAll, test } from 'vitest';
import { expectLinear } from '@rookery/contract/testing/expect-linear.ts';
import { boundGraphemes } from '@rookery/contract/text/bound-graphemes.ts';
import { comparableText } from '@rookery/contract/text/comparable-text.ts';
import { countGraphemes } from '@rookery/contract/text/count-graphemes.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { isBlank } from '@rookery/contract/text/is-blank.ts';
import { encodeUrlPart, toWellFormed } from '@rookery/contract/text/well-formed.ts';
import { errorFromResponse } from '#api/api-error.ts';
import { parsePageLinks } from '#api/page-links.ts';
import { shortBio } from '#store/rich-text/short-bio.ts';
import { indexEmojis, splitEmoji } from '#store/rich-text/split-emoji.ts';
import { matchingServerFilters } from '#session/filters/match-filter-phrases.ts';
import { readableFileName } from '#lib/url/file-name.ts';
import { markQuotedLines } from '#store/rich-text/mark-quoted-lines.ts';
import { gatherMentions } from '#store/rich-text/mention-runs.ts';
import { plainLineText } from '#store/rich-text/plain-line-text.ts';
import { parseRichText } from '#store/rich-text/parse-rich-text.ts';
import { plainText } from '#store/rich-text/plain-text.ts';
import { anyAddressee, splitReplyMentions } from '#store/rich-text/reply-mentions.ts';
import { splitNodes } from '#store/rich-text/split-nodes.ts';
import { loadRareMarkup } from '#store/rich-text/testing/load-rare-markup.ts';
import { estimateStatusLines } from '#store/status/status-content.ts';
import { statusExcerpt } from '#store/status/status-excerpt.ts';
import { addMentions, findAddresses } from '#session/drafts/mentions.ts';
import { parseHandles } from '#lib/url/parse-handles.ts';
import { hasPictureAndBio } from '#session/first-steps/has-picture-and-bio.ts';
import { findMatchingStatuses } from '#store/feed/find-matching-statuses.ts';
import { findMatchRanges } from '#lib/find-match-ranges.ts';
import { cleanText } from '#lib/clean-text.ts';
import { withoutDirectionControls } from '#lib/direction-controls.ts';
import { firstVisibleText, stripDirectionMarks } from '#lib/strip-direction-marks.ts';
import { postLength } from '#lib/text-length.ts';
import { comparableAddress } from '#lib/url/ascii-host.ts';
import { comparableUrl } from '#lib/url/comparable-url.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { displayHost } from '#lib/url/display-host.ts';
import { createWordMatcher } from '#lib/word-matcher.ts';
import { nextPossibleId } from '#lib/compare-ids.ts';
import { capText } from '#store/ingest/limits.ts';
import { createTables } from '#store/tables.ts';
import { parsePushMessage } from '#worker/push-notification-content.ts';
import { hostileSubstrings } from './testing/hostile-substrings.ts';

const picture = 'https://a.example/a.png';
const emojis = [{ shortcode: 'a', url: picture, staticUrl: picture }];
const mentions = [{ id: '1', acct: 'a', username: 'a', url: 'https://a.example/@a' }];
const findsHeron = createWordMatcher('heron a');
const filter = {
  id: '1',
  title: 'a',
  contexts: ['home'],
  action: 'warn',
  expiresAt: null,
  keywords: [{ id: '1', text: 'a a', isWholeWord: true }],
  statuses: [],
} as const;

beforeAll(loadRareMarkup);

const functions: Readonly<Record<string, (text: string) => unknown>> = {
  addMentions: (text) => addMentions(text, ['a', 'heron']),
  boundGraphemes,
  capText: (text) => [capText(text, 'name'), capText(text, 'text')],
  cleanText,
  comparableAddress,
  comparableText,
  /* Removes combining marks, which are slow to normalize in a text as long as this one. URLs
     have at most 8,192 characters, too few for that to matter. */
  comparableUrl(text) {
    const part = text.replaceAll(/\p{M}/gu, '');
    return comparableUrl(new URL(`https://a.example/${part}x?${part}x#${part}x`));
  },
  countGraphemes,
  cutText: (text) => cutText(text, text.length - 100),
  displayAddress,
  displayHost: (text) => displayHost(`a.${text}.a`),
  encodeUrlPart,
  errorFromResponse: (text) =>
    errorFromResponse(new Response(null, { status: 422 }), { error: text }),
  estimateStatusLines: (text) => estimateStatusLines({ id: '1', content: text }),
  findAddresses,
  findMatchingStatuses(text) {
    const tables = createTables();
    tables.statuses.put({ id: '1', content: text });
    return findMatchingStatuses(tables, ['1'], 'heron a');
  },
  firstVisibleText,
  nextPossibleId: (text) => nextPossibleId(`a${text.replaceAll(/\W/g, '')}x`),
  isBlank,
  hasPictureAndBio: (text) => hasPictureAndBio({ avatar: picture, note: text }),
  plainLineText: (text) => plainLineText(`</b>${text}`),
  findMatchRanges: (text) => findMatchRanges(text, 'heron あ a.a'),
  parseHandles,
  parsePageLinks,
  parsePushMessage: (text) => parsePushMessage({ notification_id: '1', body: text }),
  matchingServerFilters: (text) =>
    matchingServerFilters({ id: '1', text, filtered: [filter] }, [filter], 'home', 0),
  plainText,
  postLength: (text) =>
    postLength({ text, subject: text }, { unit: 'graphemes', charactersPerUrl: 23 }),
  readableFileName: (text) => readableFileName(`https://a.example/${text}`),
  renderRichText(text) {
    const { nodes } = parseRichText(text, { emojis, mentions });
    const { rest } = splitReplyMentions(nodes, anyAddressee);
    return splitNodes(markQuotedLines(rest), 1500).map(gatherMentions);
  },
  shortBio,
  splitEmoji: (text) => splitEmoji(text, indexEmojis(emojis)),
  statusExcerpt: (text) =>
    statusExcerpt({ id: '1', accountId: '1', createdAt: '', content: text, mentions }),
  stripDirectionMarks,
  toWellFormed,
  withoutDirectionControls,
  wordMatcher: (text) => findsHeron?.(text),
};

test.each(Object.keys(functions))('%s: takes linear time for long hostile texts', (name) => {
  for (const unit of hostileSubstrings) {
    const text = unit.repeat(Math.ceil(32_000 / unit.length));
    for (const end of ['', 'x']) {
      expectLinear((times) => void functions[name]?.(text.repeat(times) + end));
    }
  }
});

test.each(['<', '</', '<a ', '<a b="', "<a b='", '<a b=', '&', '<!--', '@', '#', ':', 'https://'])(
  'all text functions: take linear time for a long word after %j',
  (start) => {
    for (const run of Object.values(functions)) {
      expectLinear((times) => void run(start + 'a'.repeat(32_000 * times)));
    }
  },
);

test('renderRichText: takes linear time for dropped elements in a link with pictures', () => {
  const start = '<a href="https://a.example/"><img src=x>';
  expectLinear((times) => {
    const lines = '<br>'.repeat(1_000 * times);
    functions['renderRichText']?.(`${start}${lines}<svg>${'<b>'.repeat(8_000 * times)}`);
  });
});
