import { isDeepStrictEqual } from 'node:util';
import { requireRowQuota } from '#commands/require-row-quota.ts';
import * as calls from '@rookery/contract/calls/settings-profiles.ts';
import { createInvalidParametersError, HttpError, internalErrorBody } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import type { Database } from '#store/database.ts';
import { fromJsonColumn } from '#store/json-column.ts';

interface ProfileRow {
  readonly name: string;
  readonly version: number;
  readonly settings: string;
}

const maxLength = 100_000;

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function find(
  database: Database,
  accountId: string,
  { frontend, profile }: { frontend: string; profile: string },
): ProfileRow | undefined {
  return database.get<ProfileRow>(
    'SELECT name, version, settings FROM settings_profiles WHERE account_id = ? AND frontend = ? AND name = ?',
    accountId,
    frontend,
    profile,
  );
}

/** Settings profiles: the settings of a front end, which a member's devices share. */
export const settingsProfileRoutes = [
  route(calls.getSettingsProfiles, ({ instance, member, path }) =>
    instance.database.all<{ name: string; version: number }>(
      'SELECT name, version FROM settings_profiles WHERE account_id = ? AND frontend = ? ORDER BY name',
      member.id,
      path.frontend,
    ),
  ),
  route(calls.getSettingsProfile, ({ instance, member, path }) => {
    const profile = find(instance.database, member.id, path);
    if (!profile) throw new HttpError(404, 'Record not found');
    return {
      settings: fromJsonColumn<Record<string, unknown>>(profile.settings),
      version: profile.version,
    };
  }),
  // A profile can be saved only with the version after the stored one, so that devices do not
  // overwrite each other.
  route(calls.saveSettingsProfile, ({ instance, member, path, body }) => {
    if (!isRecord(body.settings))
      throw createInvalidParametersError([{ field: 'settings', message: 'Invalid object' }]);
    const settings = JSON.stringify(body.settings);
    if (settings.length > maxLength) throw new HttpError(422, 'is too long');
    const before = find(instance.database, member.id, path);
    // Like Akkoma, responds 500 to the stored version, which the slower of two devices that save at
    // once sends, and to unchanged settings.
    const isRace = before !== undefined && body.version === before.version;
    const isNext = body.version === (before?.version ?? 0) + 1;
    const isSame =
      before !== undefined && isDeepStrictEqual(fromJsonColumn(before.settings), body.settings);
    if (isRace || (isNext && isSame)) throw new HttpError(500, internalErrorBody);
    if (!isNext) throw new HttpError(422, 'must be incremented by 1');
    if (!before) requireRowQuota(instance.database, 'settings_profiles', member.id);
    instance.database.run(
      `INSERT OR REPLACE INTO settings_profiles (account_id, frontend, name, version, settings)
       VALUES (?, ?, ?, ?, ?)`,
      member.id,
      path.frontend,
      path.profile,
      body.version,
      settings,
    );
    return new RouteResponse(body.settings);
  }),
  route(calls.deleteSettingsProfile, ({ instance, member, path }) => {
    if (!find(instance.database, member.id, path)) throw new HttpError(404, 'Record not found');
    instance.database.run(
      'DELETE FROM settings_profiles WHERE account_id = ? AND frontend = ? AND name = ?',
      member.id,
      path.frontend,
      path.profile,
    );
    return new RouteResponse({ deleted: 'ok' });
  }),
];
