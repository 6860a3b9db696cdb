import { expect, test } from 'vitest';
import { getInstanceDocument } from '../calls/admin-documents.ts';
import { changeEmojiPack } from '../calls/emoji-packs.ts';
import { parseLenient, type Schema } from '../lenient-schema.ts';
import { endlessGraphemes } from '../text/testing/endless-graphemes.ts';
import { account } from './account.ts';
import { announcement } from './announcement.ts';
import { attachment } from './attachment.ts';
import { emojiPack } from './emoji-pack.ts';
import { filter } from './filter.ts';
import { list } from './list.ts';
import { poll } from './poll.ts';
import { relationship } from './relationship.ts';
import { scheduledStatus } from './scheduled-status.ts';
import { settingsProfile, settingsProfileEntry } from './settings-profile.ts';
import { statusSource } from './status-source.ts';

const plan = { id: '1', scheduled_at: '2026-11-01T12:00:00Z' };
const settings = { muteWords: 'heron' };

/* Texts that forms start with and send back: a cut text would replace what the person wrote. */
const written: readonly (readonly [
  name: string,
  schema: Schema<unknown>,
  entity: (text: string) => unknown,
])[] = [
  ['the phrase of a filter', filter, (phrase) => ({ id: '1', phrase })],
  ['the title of a list', list, (title) => ({ id: '1', title })],
  ['a note about an account', relationship, (note) => ({ id: '1', note })],
  ['the description of a file', attachment, (description) => ({ id: '1', description })],
  ['a display name', account, (name) => ({ id: '1', display_name: name })],
  ['the source of a bio', account, (note) => ({ id: '1', source: { note } })],
  [
    'the sources of profile fields',
    account,
    (text) => ({ id: '1', source: { fields: [{ name: text, value: text }] } }),
  ],
  [
    'the source of an announcement',
    announcement,
    (text) => ({ id: '1', pleroma: { raw_content: text } }),
  ],
  ['the options of a poll', poll, (title) => ({ id: '1', options: [{ title }] })],
  ['a scheduled text', scheduledStatus, (text) => ({ ...plan, params: { text } })],
  ['a scheduled subject', scheduledStatus, (text) => ({ ...plan, params: { spoiler_text: text } })],
  [
    'a scheduled poll',
    scheduledStatus,
    (text) => ({ ...plan, params: { poll: { options: [text, 'no'] } } }),
  ],
  [
    'the description of a scheduled file',
    scheduledStatus,
    (description) => ({ ...plan, media_attachments: [{ id: '1', description }] }),
  ],
  ['the source of a status', statusSource, (text) => ({ text, spoiler_text: text })],
  ['a setting', settingsProfile, (text) => ({ settings: { theme: text }, version: 1 })],
  [
    'a setting of several words',
    settingsProfile,
    (text) => ({ settings: { ...settings, muteWords: [text] }, version: 1 }),
  ],
  ['the name of a setting', settingsProfile, (text) => ({ settings: { [text]: 1 }, version: 1 })],
  ['the name of a settings profile', settingsProfileEntry, (name) => ({ name, version: 1 })],
  [
    'what describes an emoji pack',
    emojiPack,
    (text) => ({ files: {}, pack: { description: text, homepage: text, license: text } }),
  ],
  ['a changed emoji pack', changeEmojiPack.response, (description) => ({ description })],
  ['a document of the instance', getInstanceDocument.response, (html) => html],
];

test.each(written)('schemas: keep %s exactly', (_, schema, entity) => {
  for (const { make } of endlessGraphemes) {
    const sent = entity(make(500));
    expect(parseLenient(schema, sent)).toEqual({ value: sent, issues: [] });
  }
});
