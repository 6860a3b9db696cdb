import { describe, expect, it } from 'vitest';
import { readInstanceValues } from './instance-values.ts';

describe('readInstanceValues', () => {
  it('prefers pleroma_fe to the static configuration [R-CAP-029 R-START-001 R-START-015]', () => {
    expect(
      readInstanceValues(
        { theme: 'paper', sidebarRight: true },
        { theme: 'bird', greentext: true },
      ),
    ).toEqual({ theme: 'bird', sidebarRight: true, greentext: true });
  });

  it('reads a value from config.json if that in pleroma_fe is invalid', () => {
    expect(
      readInstanceValues({ conversationDisplay: 'tree' }, { conversationDisplay: 'spiral' }),
    ).toEqual({ conversationDisplay: 'tree' });
  });

  it.each([
    ['leaves out the theme that servers ship', {}, { theme: 'pleroma-dark' }, {}],
    ['leaves out that theme in config.json', { theme: 'pleroma-dark' }, {}, {}],
    [
      'prefers a theme in config.json to the one that servers ship',
      { theme: 'paper' },
      { theme: 'pleroma-dark' },
      { theme: 'paper' },
    ],
    ['reads another theme', {}, { theme: 'pleroma-light' }, { theme: 'pleroma-light' }],
    [
      'reads our own name of the dark theme',
      { theme: 'dark' },
      { theme: 'pleroma-dark' },
      { theme: 'dark' },
    ],
  ])('%s [R-CAP-029 R-LOOK-012]', (_, staticConfig, pleromaFe, values) => {
    expect(readInstanceValues(staticConfig, pleromaFe)).toEqual(values);
  });

  it('reads the theme that servers ship if forceTheme is set [R-LOOK-012]', () => {
    expect(readInstanceValues({}, { theme: 'pleroma-dark' }, true)).toEqual({
      theme: 'pleroma-dark',
    });
  });

  it.each([
    ['leaves out the value that servers ship', {}, { alwaysShowSubjectInput: true }, {}],
    [
      'reads the value in config.json',
      { alwaysShowSubjectInput: true },
      { alwaysShowSubjectInput: true },
      { alwaysShowSubjectInput: true },
    ],
    [
      'reads a value that an administrator has changed',
      {},
      { alwaysShowSubjectInput: false },
      { alwaysShowSubjectInput: false },
    ],
  ])('alwaysShowSubjectInput: %s [R-COMP-060]', (_, staticConfig, pleromaFe, values) => {
    expect(readInstanceValues(staticConfig, pleromaFe)).toEqual(values);
  });

  it('ignores unknown keys and keys that the instance cannot set', () => {
    expect(
      readInstanceValues({ streaming: false, webPushNotifications: true, scopeCopy: true }, {}),
    ).toEqual({});
  });

  it.each([
    [{ hideSitename: true }, { hideSiteName: true }],
    [{ hideSitename: true, hideSiteName: false }, { hideSiteName: false }],
  ])('reads hideSiteName in the spelling of %j [R-CAP-004]', (source, values) => {
    expect(readInstanceValues(source, {})).toEqual(values);
  });

  it.each([undefined, null, '<html></html>', 7, []])(
    'reads %j as empty [R-START-010 R-START-013]',
    (source) => {
      expect(readInstanceValues(source, source)).toEqual({});
    },
  );

  it.each(['constructor', 'toString', '__proto__'])(
    'ignores a name that every object inherits: %j',
    (name) => {
      const source: unknown = JSON.parse(`{ "${name}": true, "greentext": true }`);
      expect(readInstanceValues({}, source)).toEqual({ greentext: true });
    },
  );
});
