import type { InstanceConfig } from '#config.ts';
import { akkoma } from './akkoma.ts';
import type { Dialect } from './dialect.ts';
import { gotosocial } from './gotosocial/gotosocial.ts';
import { mastodon } from './mastodon/mastodon.ts';

const dialects: Readonly<Record<InstanceConfig['dialect'], Dialect>> = {
  akkoma,
  mastodon,
  gotosocial,
};

/** Returns the dialect that an instance is configured to speak. */
export function findDialect(config: Pick<InstanceConfig, 'dialect'>): Dialect {
  return dialects[config.dialect];
}
