import type { MentionRow } from '#store/rows/status-row.ts';
import { comparableUrl } from '#lib/url/comparable-url.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';

/** The accounts that a status mentions, by URL and by name and host. */
export class MentionIndex {
  readonly #byUrl = new Map<string, MentionRow>();
  readonly #byName = new Map<string, MentionRow>();

  constructor(mentions: readonly MentionRow[] = []) {
    /* Reversed, so that the first of two equal entries wins. */
    for (const mention of mentions.toReversed()) {
      const url = safeLinkUrl(mention.url);
      if (url === undefined) continue;
      this.#byUrl.set(comparableUrl(url), mention);
      this.#byName.set(`${mention.username.toLowerCase()}@${url.host}`, mention);
    }
  }

  /** Returns the account with this URL in normalised form: `mentions[].url` may lack a path. */
  byUrl(url: URL): MentionRow | undefined {
    return this.#byUrl.size === 0 ? undefined : this.#byUrl.get(comparableUrl(url));
  }

  /**
   * Returns the account of this name on this host: servers link the profile page or the account
   * itself.
   */
  byName(name: string, host: string): MentionRow | undefined {
    return this.#byName.get(`${name.toLowerCase()}@${host}`);
  }
}
