import {
  getAccount,
  getDirectory,
  getRelationships,
  lookupAccount,
  setAccountNote,
} from '@rookery/contract/calls/accounts.ts';
import { verifyCredentials } from '@rookery/contract/calls/credentials.ts';
import { HttpError } from '#http/http-error.ts';
import { requireTextLength } from '#http/require-text-length.ts';
import { route } from '#http/route.ts';
import { accountById } from '#store/accounts.ts';
import { saveAccountNote } from '#store/account-notes.ts';
import type { AccountRow } from '#store/rows.ts';
import { accountView } from '#views/account-view.ts';
import { relationshipView } from '#views/relationship-view.ts';
import { requiredAccount, requiredAccountByName, requiredProfile } from './required-entities.ts';

const maxNoteLength = 5000;

export const accountRoutes = [
  route(verifyCredentials, ({ view, member }) =>
    accountView(view, member, { withSettingsStore: true }),
  ),

  route(getAccount, ({ view, path, query }) =>
    accountView(view, requiredProfile(view, path.id), {
      withRelationship: query.with_relationships ?? false,
      isProfile: true,
    }),
  ),

  route(lookupAccount, ({ view, query }) =>
    accountView(view, requiredAccountByName(view, query.acct)),
  ),

  // Without ids, Akkoma returns an empty list.
  route(getRelationships, ({ view, query, instance }) =>
    (query.id ?? [])
      .slice(0, 100)
      .flatMap((id) => accountById(instance.database, id) ?? [])
      .map((account) => relationshipView(view, account)),
  ),

  route(setAccountNote, ({ view, path, body, member, instance }) => {
    const target = requiredAccount(view, path.id);
    requireTextLength(instance.config, {
      name: 'note',
      text: body.comment,
      characters: maxNoteLength,
      tooLong: () => new HttpError(422, 'is too long'),
    });
    saveAccountNote(instance.database, member.id, target.id, body.comment);
    return relationshipView(view, target);
  }),

  route(getDirectory, ({ view, query, instance }) =>
    instance.database
      .all<AccountRow>(
        `SELECT * FROM accounts
         WHERE active = 1 AND approved = 1 AND confirmed = 1
           AND json_extract(settings, '$.discoverable') = 1 AND (? = 0 OR host IS NULL)
         ORDER BY last_status_at DESC LIMIT ? OFFSET ?`,
        query.local ?? false,
        Math.min(Math.max(query.limit ?? 40, 1), 80),
        Math.max(query.offset ?? 0, 0),
      )
      .map((account) => accountView(view, account)),
  ),
];
