import { describe, expect, it } from 'vitest';
import { readInstanceValues } from './instance-values.ts';

describe('readInstanceValues', () => {
  it('prefers pleroma_fe to the static configuration [R-CAP-029 R-START-001 R-START-015]', () => {
    expect(
      readInstanceValues(
        { theme: 'paper', sidebarRight: true },
        { theme: 'pleroma-dark', greentext: true },
      ),
    ).toEqual({ theme: 'pleroma-dark', sidebarRight: true, greentext: true });
  });

  it('reads a value from config.json if that in pleroma_fe is invalid', () => {
    expect(
      readInstanceValues({ conversationDisplay: 'tree' }, { conversationDisplay: 'spiral' }),
    ).toEqual({ conversationDisplay: 'tree' });
  });

  it('ignores unknown keys and keys that the instance cannot set', () => {
    expect(
      readInstanceValues({ streaming: false, webPushNotifications: true, scopeCopy: true }),
    ).toEqual({});
  });

  it.each([
    [{ hideSitename: true }, { hideSiteName: true }],
    [{ hideSitename: true, hideSiteName: false }, { hideSiteName: false }],
  ])('reads hideSiteName in the spelling of %j [R-CAP-004]', (source, values) => {
    expect(readInstanceValues(source)).toEqual(values);
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
      expect(readInstanceValues(source)).toEqual({ greentext: true });
    },
  );
});
