import { assert, dictionary, jsonValue, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readUnsentTexts, withoutTextsOfAccount } from './unsent-texts.ts';

const signedIn = (accountId: string): string =>
  JSON.stringify({ version: 1, value: { member: { accessToken: 't', accountId } } });
const areaOf = (items: Readonly<Record<string, string>>) => ({
  getItem: (name: string) => items[name] ?? null,
});
const sealed = (value: unknown): string => JSON.stringify({ version: 1, value });
const ofTwo = sealed({ 'ada/status': { text: 'mine' }, 'bela/status': { text: 'theirs' } });

describe('readUnsentTexts: stored data of the signed-in account [R-STORE-008]', () => {
  test.each([
    ['empty storage', {}, []],
    [
      'drafts',
      { drafts: sealed({ 'ada/status': { text: 'one' }, 'ada/reply:1': { text: 'two' } }) },
      ['one', 'two'],
    ],
    [
      'subject and thread',
      { drafts: sealed({ 'ada/a': { subject: 'Birds', text: 'one', thread: ['two', ' '] } }) },
      ['Birds\n\none\n\ntwo'],
    ],
    [
      'queued posts',
      { outbox: sealed({ 'ada/k': { draft: { text: 'sent?' }, state: 'sending' } }) },
      ['sent?'],
    ],
    [
      'the same text twice',
      {
        drafts: sealed({ 'ada/a': { text: 'x' } }),
        outbox: sealed({ 'ada/b': { draft: { text: 'x' } } }),
      },
      ['x'],
    ],
    ['empty drafts', { drafts: sealed({ 'ada/a': { text: '  ' } }) }, []],
    [
      'drafts of an unknown shape',
      { drafts: sealed({ 'ada/a': 7, 'ada/b': { text: 'one' }, 'ada/c': null }) },
      ['one'],
    ],
    [
      'invalid JSON',
      { drafts: '{"value":{"ada/a":{"text":"half' },
      ['{"value":{"ada/a":{"text":"half'],
    ],
    ['quarantined text without an account', { 'drafts.quarantine': '???' }, ['???']],
  ])('returns the texts of %s', (_, items: Readonly<Record<string, string>>, texts) => {
    expect(readUnsentTexts(areaOf({ ...items, oauth: signedIn('ada') }))).toEqual(texts);
  });
});

/** Stored data of two accounts, intact and damaged. */
const stored: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['drafts', { drafts: ofTwo }],
  ['queued posts', { outbox: ofTwo.replaceAll('{"text"', '{"draft":{"text"') }],
  ['drafts of a newer version', { 'drafts.quarantine': ofTwo.replace(':1', ':9') }],
  ['drafts cut off at the end', { drafts: ofTwo.slice(0, -4) }],
  ['drafts cut off at the beginning', { 'drafts.quarantine': ofTwo.slice(12) }],
  ['drafts stored twice', { 'drafts.quarantine': ofTwo + ofTwo }],
  ['drafts as a text in JSON', { 'outbox.quarantine': JSON.stringify(ofTwo) }],
  ['drafts cut off and as a text in JSON', { drafts: JSON.stringify(ofTwo).slice(0, -6) }],
];

describe('readUnsentTexts: stored data of two accounts [R-STORE-008]', () => {
  test.each(stored)('returns no text of the other account from %s', (_, items) => {
    const shown = (oauth: string) => readUnsentTexts(areaOf({ ...items, oauth })).join('\n');
    expect(shown(signedIn('ada'))).not.toContain('theirs');
    expect(shown(signedIn('bela'))).not.toContain('mine');
    expect(shown(signedIn('bela'))).toContain('theirs');
    for (const nobody of ['', '{}', 'broken', sealed({}), sealed({ others: [] })])
      expect(shown(nobody)).toBe('');
  });
});

test.each(stored)('withoutTextsOfAccount: removes the texts of one account from %s', (_, items) => {
  for (const [name, text] of Object.entries(items)) {
    const left = withoutTextsOfAccount(text, 'ada');
    expect(left).not.toContain('mine');
    expect(left).toContain('theirs');
    const shown = readUnsentTexts(areaOf({ [name]: left ?? '', oauth: signedIn('bela') }));
    expect(shown.join('')).toContain('theirs');
    expect(withoutTextsOfAccount(left ?? '', 'bela') ?? '').not.toContain('theirs');
  }
});

test('readUnsentTexts: returns a draft’s text and throws no error, whatever other data are stored', () => {
  assert(
    property(string({ minLength: 1 }), dictionary(string(), jsonValue()), (text, others) => {
      const items = {
        drafts: sealed({ ...others, 'ada/own': { text } }),
        outbox: JSON.stringify(others),
        oauth: signedIn('ada'),
      };
      expect(readUnsentTexts(areaOf(items)).includes(text)).toBe(text.trim() !== '');
    }),
  );
});
