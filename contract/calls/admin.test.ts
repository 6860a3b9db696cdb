import { expect, test } from 'vitest';
import { allCalls } from './all-calls.ts';

test('allCalls: restricts every admin call to staff or administrators [R-CALL-110]', () => {
  const adminCalls = Object.entries(allCalls).filter(([, { path }]) => path.includes('/admin/'));
  const by = (who: string): string[] =>
    adminCalls
      .filter(([, call]) => call.caller === who)
      .map(([name]) => name)
      .toSorted();
  expect(by('admin')).toEqual([
    'changeInstanceDocument',
    'createAnnouncement',
    'createInvite',
    'deleteAnnouncement',
    'deleteUser',
    'getAllAnnouncements',
    'getInstanceDocument',
    'getInvites',
    'grantRight',
    'resetInstanceDocument',
    'revokeInvite',
    'revokeRight',
    'updateAnnouncement',
  ]);
  expect(by('staff')).toEqual([
    'activateUsers',
    'addReportNote',
    'approveUsers',
    'deactivateUsers',
    'deleteReportNote',
    'getModerationLog',
    'getReport',
    'getReports',
    'getUsers',
    'tagUsers',
    'untagUsers',
    'updateReports',
    'updateStatusAsStaff',
  ]);
  expect(adminCalls).toHaveLength(26);
});
