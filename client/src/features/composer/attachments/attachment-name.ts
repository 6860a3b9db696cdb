import type { I18n } from '@lingui/core';
import type { DraftAttachment } from '#session/drafts/draft.ts';
import { mediaKindLabels } from '#components/media/media-labels.ts';

/** Returns what an attachment is called: the name of its file, or else what it is. */
export function attachmentName(i18n: I18n, { name, kind }: DraftAttachment): string {
  return name === '' ? i18n._(mediaKindLabels[kind].word) : name;
}
