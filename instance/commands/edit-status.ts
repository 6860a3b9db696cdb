import type { Instance } from '#context.ts';
import { HttpError } from '#http/http-error.ts';
import { escapeHtml } from '#rules/escape-html.ts';
import { createLinkCard } from '#rules/create-link-card.ts';
import { parseSettings } from '#rules/account-settings.ts';
import { applyModerationTags } from '#rules/moderation-tags.ts';
import { removeOriginPlaceholder } from '#rules/origin-placeholder.ts';
import { readContentType, renderPost } from '#rules/rich-text/render-post.ts';
import { fromJsonColumn, toJsonColumn } from '#store/json-column.ts';
import { attachMedia, mediaOfStatus } from '#store/media.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';
import { statusById, updateStatus } from '#store/statuses.ts';
import { saveStatusVersion } from '#store/status-edits.ts';
import { deleteMentions, insertMentions, mentionedAccounts } from '#store/mentions.ts';
import { deleteStatusTags, insertStatusTags } from '#store/tags.ts';
import { checkLanguage, checkStatusLength } from './check-draft.ts';
import { createTextReferences } from './find-mentionable.ts';
import { resolveOwnMedia } from './store-upload.ts';

export interface StatusChange {
  readonly text: string;
  readonly contentType?: string;
  readonly spoilerText: string;
  readonly sensitive: boolean;
  readonly language?: string;
  readonly mediaIds: readonly string[];
}

/** Returns the preview card of a status if the new content still contains its link, else null. */
function preservedCard(before: StatusRow, content: string): string | null {
  if (before.card === null) return null;
  const { url } = fromJsonColumn<{ url: string }>(before.card);
  return content.includes(`href="${escapeHtml(url)}"`) ? before.card : null;
}

/** Edits a status. The poll stays unchanged; attachments that are not listed are removed. */
export function editStatus(
  instance: Instance,
  author: AccountRow,
  before: StatusRow,
  change: StatusChange,
): StatusRow {
  const { database, config } = instance;
  const text = removeOriginPlaceholder(change.text);
  const spoilerText = removeOriginPlaceholder(change.spoilerText);
  const { media, sensitive } = applyModerationTags(
    {
      media: resolveOwnMedia(instance, author, change.mediaIds),
      sensitive: change.sensitive,
      visibility: before.visibility,
    },
    parseSettings(author).tags,
  );
  checkLanguage(change.language);
  if (text.trim() === '' && media.length === 0) throw new HttpError(400, 'internal_server_error');
  checkStatusLength(config, { text, spoilerText, hasMedia: media.length > 0 });
  const contentType = readContentType(change.contentType, config.postFormats);
  const named = createTextReferences(instance);
  const quoteLine = /<span class="quote-inline">.*$/s.exec(before.content)?.[0] ?? '';
  const content = renderPost(text, contentType, named) + quoteLine;
  const mediaBefore = mediaOfStatus(database, before.id);
  const sameMedia =
    JSON.stringify(mediaBefore.map((each) => each.id)) ===
    JSON.stringify(media.map((each) => each.id));
  const isSame =
    content === before.content &&
    spoilerText === before.spoiler_text &&
    Number(sensitive) === before.sensitive &&
    sameMedia;
  if (isSame) return before;

  return database.transaction(() => {
    saveStatusVersion(database, before, JSON.stringify(mediaBefore));
    updateStatus(database, before.id, {
      content,
      source: text,
      content_type: contentType,
      spoiler_text: spoilerText,
      sensitive: sensitive ? 1 : 0,
      language: change.language || before.language,
      emojis: JSON.stringify(instance.emoji.findIn(`${text} ${spoilerText}`)),
      card:
        toJsonColumn(createLinkCard(content, config.knownPages)) ?? preservedCard(before, content),
      edited_at: instance.now(),
    });
    attachMedia(
      database,
      before.id,
      media.map((each) => each.id),
    );
    const retained = mentionedAccounts(database, before.id).filter(
      ({ id }) => before.visibility === 'direct' || id === before.in_reply_to_account_id,
    );
    deleteMentions(database, before.id);
    // Existing recipients of a direct status keep access even if the new text does not mention
    // them.
    insertMentions(database, before.id, [
      ...named.mentions.keys(),
      ...retained.map(({ id }) => id),
    ]);
    deleteStatusTags(database, before.id);
    insertStatusTags(database, before.id, named.tags);
    const status = statusById(database, before.id) ?? before;
    database.afterCommit(() => {
      instance.events.publish({ kind: 'edited', status });
    });
    return status;
  });
}
