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

  it('goes down to the weaker source where the stronger one says nonsense', () => {
    expect(
      readInstanceValues({ conversationDisplay: 'tree' }, { conversationDisplay: 'spiral' }),
    ).toEqual({ conversationDisplay: 'tree' });
  });

  it('takes no key in which the instance has no say, nor one it does not know', () => {
    expect(
      readInstanceValues({ streaming: false, webPushNotifications: true, scopeCopy: true }),
    ).toEqual({});
  });

  it.each([
    [{ hideSitename: true }, { hideSiteName: true }],
    [{ hideSitename: true, hideSiteName: false }, { hideSiteName: false }],
  ])('reads the other spelling of hideSiteName in %j [R-CAP-004]', (source, values) => {
    expect(readInstanceValues(source)).toEqual(values);
  });

  it.each([undefined, null, '<html></html>', 7, []])(
    'reads %j as saying nothing [R-START-010 R-START-013]',
    (source) => {
      expect(readInstanceValues(source, source)).toEqual({});
    },
  );
});
