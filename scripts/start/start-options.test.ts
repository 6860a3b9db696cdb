import { describe, expect, it } from 'vitest';
import { startOptions } from './start-options.js';

describe('startOptions', () => {
  it('uses port 4000 by default', () => {
    expect(startOptions([], {})).toEqual({ isDev: false, port: 4000, rest: [] });
    expect(startOptions([], { PORT: '5000' }).port).toBe(5000);
    expect(startOptions(['--port', '6000'], { PORT: '5000' }).port).toBe(6000);
    expect(startOptions(['--port=6000'], {}).port).toBe(6000);
  });

  it('passes other options to the instance', () => {
    expect(
      startOptions(['--backend', 'https://a.example', '--port', '1', '--dev', '--fresh'], {}),
    ).toEqual({ isDev: true, port: 1, rest: ['--backend', 'https://a.example', '--fresh'] });
    expect(startOptions(['--port=1', '--data=here'], {}).rest).toEqual(['--data=here']);
  });

  it.each(['x', '', '-1', '65536', '4000.5'])('refuses "%s" as a port', (PORT) => {
    expect(() => startOptions([], { PORT })).toThrow(/is not a port/);
  });
});
