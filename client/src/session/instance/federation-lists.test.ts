import { expect, test } from 'vitest';
import { hasPolicies, hostPolicies, parseFederation, policyHosts } from './federation-lists.ts';

test.each(hostPolicies.filter((policy) => policy !== 'quarantine'))(
  'policyHosts: returns hosts of %s with their reasons, if any [R-ABOUT-006..011 R-ABOUT-012]',
  (policy) => {
    const federation = {
      mrf_simple: { [policy]: ['a.example', 'b.example'] },
      mrf_simple_info: { [policy]: { 'a.example': { reason: 'spam' } } },
    };
    expect(policyHosts(federation, policy)).toEqual([
      { host: 'a.example', reason: 'spam' },
      { host: 'b.example', reason: '' },
    ]);
    expect(hasPolicies(federation)).toBe(true);
  },
);

test('policyHosts: reads the reasons of quarantined hosts [R-ABOUT-008]', () => {
  const federation = {
    quarantined_instances: ['q.example'],
    quarantined_instances_info: { quarantined_instances: { 'q.example': { reason: 'leaks' } } },
  };
  expect(policyHosts(federation, 'quarantine')).toEqual([{ host: 'q.example', reason: 'leaks' }]);
});

test('policyHosts: finds no reason for a host named like a built-in property', () => {
  const federation = { mrf_simple: { reject: ['constructor'] }, mrf_simple_info: { reject: {} } };
  expect(policyHosts(federation, 'reject')).toEqual([{ host: 'constructor', reason: '' }]);
});

test.each([
  [{}, false],
  [{ mrf_policies: ['TagPolicy'] }, false],
  [{ mrf_keyword: { reject: ['spam'] } }, true],
  [{ mrf_keyword: { replace: [{ pattern: 'a', replacement: 'b' }] } }, true],
])('hasPolicies: of %j returns %s [R-ABOUT-004]', (federation, has) => {
  expect(hasPolicies(federation)).toBe(has);
});

test('parseFederation: cuts endless graphemes, and reads invalid parts as absent', () => {
  const endless = `a${'\u0301'.repeat(5000)}`;
  const parsed = parseFederation({ mrf_policies: [endless, 7], mrf_simple: 'none' });
  expect(parsed.mrf_policies?.map(({ length }) => length < 100)).toEqual([true]);
  expect(parsed.mrf_simple).toBeUndefined();
  expect(parseFederation(null)).toEqual({});
});
