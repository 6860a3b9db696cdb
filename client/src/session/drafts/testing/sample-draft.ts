import { type Draft, emptyDraftFields } from '../draft.ts';

/** Returns a draft with some fields; the others are empty. */
export const sampleDraft = (fields: Partial<Draft>): Draft => ({
  ...emptyDraftFields,
  idempotencyKey: 'k',
  updatedAt: '2026-11-23T00:00:00Z',
  ...fields,
});

/** Returns an uploaded image without description. */
export const sampleAttachment = (mediaId: string): Draft['attachments'][number] => ({
  key: mediaId,
  mediaId,
  kind: 'image',
  name: '',
  mimeType: '',
  size: 0,
  previewUrl: null,
  url: null,
  description: '',
  savedDescription: '',
  workedOnId: null,
  savedFocus: null,
  isTold: false,
  focus: null,
});
