import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { instanceOptions, readInstanceOptions } from './instance-options.ts';

const defaults = {
  forceTheme: false,
  background: undefined,
  loginMethod: 'password',
  logo: '/static/logo.svg',
  logoMargin: '.2em',
  logoMask: true,
  logoLeft: false,
  nsfwCensorImage: undefined,
  redirectRootLogin: '/main/friends',
  redirectRootNoLogin: '/main/all',
  showFeaturesPanel: true,
  showInstanceSpecificPanel: false,
};

describe('readInstanceOptions', () => {
  it.each([[[]], [[undefined, null]], [['<html></html>', 7]], [[[]]]])(
    'returns the defaults for %j [R-CONST-001 R-START-010 R-START-013]',
    (sources) => {
      expect(readInstanceOptions(...sources)).toEqual(defaults);
    },
  );

  it('has valid defaults', () => {
    for (const { schema, default: builtIn } of Object.values(instanceOptions))
      expect(v.parse<typeof schema>(schema, builtIn)).toBe(builtIn);
  });

  it('prefers pleroma_fe to the static configuration per option [R-CAP-002 R-START-001 R-START-015]', () => {
    expect(
      readInstanceOptions(
        { logo: '/static/ours.png', logoLeft: true, logoMargin: 5 },
        { logo: '/static/theirs.png', redirectRootNoLogin: '/main/public', nsfwCensorImage: '' },
      ),
    ).toEqual({
      ...defaults,
      logo: '/static/theirs.png',
      logoLeft: true,
      redirectRootNoLogin: '/main/public',
    });
  });

  it.each([
    ['redirectRootLogin', 'https://evil.example/'],
    ['redirectRootLogin', '//evil.example/'],
    ['redirectRootNoLogin', '/\\evil.example/'],
    ['redirectRootNoLogin', 'javascript:alert(1)'],
    ['logo', 'javascript:alert(1)'],
    ['logo', 'data:text/html,x'],
    ['logoMargin', '1em; background: url(x)'],
  ] as const)('rejects for %s the value %s', (key, value) => {
    expect(readInstanceOptions({ [key]: value })[key]).toBe(defaults[key]);
  });

  it.each(['/images/city.jpg', 'https://cdn.example/a.png', 'static/a.png', 'a.png'])(
    'accepts the image %s [R-CAP-003]',
    (address) => {
      expect(readInstanceOptions({ background: address }).background).toBe(address);
    },
  );

  it.each(['/a.png") , url("//evil.example', '/a b.png', "/a'.png"])(
    'rejects the image %s, which could end a CSS url',
    (address) => {
      expect(readInstanceOptions({ background: address }).background).toBeUndefined();
    },
  );
});
