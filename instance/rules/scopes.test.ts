import { expect, test } from 'vitest';
import { areScopesRegistered, grantScopes, hasRequiredScope, sufficientScopes } from './scopes.ts';

test.each([
  ['GET', '/api/v1/pleroma/admin/reports', 'admin:read:reports'],
  ['PATCH', '/api/v1/pleroma/admin/reports', 'admin:write:reports'],
  ['POST', '/api/v1/pleroma/admin/users/email_invite', 'admin:write:invites'],
  ['GET', '/api/v1/pleroma/admin/users/:nickname/password_reset', 'admin:write:accounts'],
  ['GET', '/api/v1/pleroma/admin/users/:nickname/statuses', 'admin:read:statuses'],
  ['GET', '/api/v1/pleroma/admin/users', 'admin:read:accounts'],
  ['DELETE', '/api/v1/pleroma/admin/users', 'admin:write:accounts'],
  ['PUT', '/api/v1/pleroma/admin/statuses/:id', 'admin:write:statuses'],
  ['GET', '/api/v1/pleroma/admin/announcements', 'admin:read'],
  ['GET', '/api/v1/pleroma/emoji/packs/import', 'admin:write'],
  ['GET', '/api/v1/pleroma/emoji/packs', ''],
  ['POST', '/api/v1/pleroma/emoji/pack', 'admin:write'],
  ['POST', '/api/v1/push/subscription', 'push'],
  ['GET', '/api/v1/accounts/mfa/backup_codes', 'write:security'],
  ['GET', '/api/v1/accounts/mfa', 'read:security'],
  ['POST', '/api/v1/statuses/:id/pin', 'write:accounts'],
  ['POST', '/api/v1/statuses/:id/mute', 'write:mutes'],
  ['POST', '/api/v1/statuses/:id/unbookmark', 'write:bookmarks'],
  ['POST', '/api/v1/statuses/:id/favourite', 'write:favourites'],
  ['GET', '/api/v1/timelines/list/:id', 'read:lists'],
  ['GET', '/api/v1/conversations', 'read:statuses'],
  ['POST', '/api/v1/conversations/:id/read', 'write:conversations'],
  ['GET', '/api/v1/timelines/home', 'read:statuses'],
  ['POST', '/api/v1/statuses', 'write:statuses'],
  ['GET', '/api/v1/notifications', 'read:notifications'],
  ['GET', '/api/v1/announcements', ''],
  ['POST', '/api/v1/accounts/:id/follow', 'follow write:follows'],
  ['GET', '/api/v1/follow_requests', 'follow read:follows'],
  ['POST', '/api/v1/accounts/:id/mute', 'follow write:mutes'],
  ['GET', '/api/v1/blocks', 'follow read:blocks'],
  ['GET', '/api/v1/accounts/verify_credentials', 'read:accounts'],
])('sufficientScopes: %s %s needs one of “%s”', (method, path, scopes) => {
  expect(sufficientScopes(method, path).join(' ')).toBe(scopes);
});

test.each([
  ['read', ['read:lists'], true],
  ['read:lists', ['read:lists'], true],
  ['read:list', ['read:lists'], false],
  ['read:lists', ['read'], false],
  ['write', ['read:lists'], false],
  ['follow', ['follow', 'read:mutes'], true],
  ['', ['read'], false],
  ['', [], true],
])(
  'hasRequiredScope: a token with “%s” for a call that needs one of %j: %s',
  (granted, needed, expected) => {
    expect(hasRequiredScope(granted, needed)).toBe(expected);
  },
);

test.each([
  ['read write', false, 'read write'],
  ['read:lists  read:lists', false, 'read:lists'],
  ['read admin admin:read', false, 'read'],
  ['read admin admin:read', true, 'read admin admin:read'],
  ['admin', false, undefined],
  ['read other', false, undefined],
  ['reading', false, undefined],
  ['', true, undefined],
])('grantScopes: requesting “%s”, as staff: %s, returns “%s”', (requested, isStaff, expected) => {
  expect(grantScopes(requested, isStaff)).toBe(expected);
});

test.each([
  ['read:lists write', 'read write', true],
  ['read push', 'read write', false],
  ['', 'read', true],
])(
  'areScopesRegistered: requesting “%s” for an app with “%s”: %s',
  (requested, registered, expected) => {
    expect(areScopesRegistered(requested, registered)).toBe(expected);
  },
);
