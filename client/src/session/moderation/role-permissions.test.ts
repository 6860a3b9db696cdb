import { expect, test } from 'vitest';
import { hasPermission } from './role-permissions.ts';

test.each([
  ['1', true, true],
  ['1048575', true, true],
  ['16', true, false],
  ['8', false, true],
  ['458736', true, false],
  /* A member, who may invite people. */
  ['65536', false, false],
  ['0', false, false],
  ['36893488147419103248', true, false],
  ['', false, false],
  ['-1', false, false],
  ['all', false, false],
  [undefined, false, false],
])('hasPermission: reads the permissions in the bit mask %s', (mask, reports, dashboard) => {
  expect(hasPermission(mask, 'manageReports')).toBe(reports);
  expect(hasPermission(mask, 'viewDashboard')).toBe(dashboard);
});
