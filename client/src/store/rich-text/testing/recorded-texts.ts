import type { EmojiRow } from '../../rows/emoji-row.ts';
import type { MentionRow } from '../../rows/status-row.ts';

function mention(id: string, name: string): MentionRow {
  return { id, acct: name, username: name, url: `http://localhost:4100/users/${name}` };
}

/** The accounts that the texts recorded from an Akkoma server mention. */
export const recordedMentions = {
  alice: mention('BCfnGhsLEAGNSXgfM8', 'alice'),
  bob: mention('BCfnHWbQvpsr4xcuWW', 'bob'),
  carol: mention('BCfnHYESsChQ8Itb04', 'carol'),
};

/** A custom emoji, as recorded. */
export const recordedEmoji: EmojiRow = {
  shortcode: 'hehe',
  url: 'http://localhost:4100/emoji/hehe.png',
  staticUrl: 'http://localhost:4100/emoji/hehe.png',
};

/** Texts as recorded from an Akkoma server. */
export const recordedTexts = {
  public:
    'Hello world from bob! <a class="hashtag" data-tag="intro" href="http://localhost:4100/tag/intro" rel="tag ugc">#intro</a> <span class="h-card"><a class="u-url mention" data-user="BCfnGhsLEAGNSXgfM8" href="http://localhost:4100/users/alice" rel="ugc">@<span>alice</span></a></span> <a href="https://example.com/page" rel="ugc">https://example.com/page</a>',
  direct:
    '<span class="h-card"><a class="u-url mention" data-user="BCfnHYESsChQ8Itb04" href="http://localhost:4100/users/carol" rel="ugc">@<span>carol</span></a></span> secret message',
  markdown:
    '<p><strong>bold</strong> <em>it</em> <code class="inline">code</code></p><ul><li>a</li><li>b</li></ul><p><a href="https://example.org">link</a></p>',
  html: '<b>bold</b> alert(1)<a href="https://example.org">x</a>',
  htmlSource: '<b>bold</b> <script>alert(1)</script><a href="https://example.org">x</a>',
  mfm: '<p><span class="mfm _mfm_spin_">hello</span> <strong>b</strong> :hehe:</p>',
  emoji:
    'Custom emoji :hehe: and :nothehe: <a class="hashtag" data-tag="emoji" href="http://localhost:4100/tag/emoji" rel="tag ugc">#emoji</a> <a class="hashtag" data-tag="intro" href="http://localhost:4100/tag/intro" rel="tag ugc">#Intro</a>',
  quote:
    'Look at this<span class="quote-inline"><br/><br/>RE: <a href="http://localhost:4100/objects/ce71aa7c-95f9-4694-a78f-6827b1781fd8">http://localhost:4100/objects/ce71aa7c-95f9-4694-a78f-6827b1781fd8</a></span>',
  newlines:
    'line1<br/>line2<br/><br/>line3 &lt;b&gt;&amp; &quot;q&quot;&lt;/b&gt; 😀 :smile: @nobody@remote.example <a href="https://ex.org/a?b=c&amp;d=e" rel="ugc">https://ex.org/a?b=c&amp;d=e</a>',
  bio: 'Builder. See <a href="https://example.com">https://example.com</a> <a class="hashtag" data-tag="building" href="http://localhost:4100/tag/building" rel="tag ugc">#building</a> <span class="h-card"><a class="u-url mention" data-user="BCfnHYESsChQ8Itb04" href="http://localhost:4100/users/carol" rel="ugc">@<span>carol</span></a></span>',
  field: '<a href="https://example.com" rel="ugc">https://example.com</a>',
  announcement:
    '**Maintenance** tonight :smile: <a href="https://example.com" rel="ugc">https://example.com</a>',
  remote:
    '<p><span class="h-card"><a href="http://localhost:4100/users/bob" class="u-url mention">@<span>bob</span></a></span> hi local bob</p>',
  remoteQuote:
    '<p>remote quote<span class="quote-inline"><br/><br/>RE: <a href="https://remote.example/@rita/statuses/861017952650820561">https://remote.example/@rita/statuses/861017952650820561</a></span></p>',
};
