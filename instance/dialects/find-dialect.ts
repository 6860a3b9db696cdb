import type { InstanceConfig } from '#config.ts';
import { akkomaDialect } from './akkoma-dialect.ts';
import type { Dialect } from './dialect.ts';
import { gotosocialDialect } from './gotosocial/gotosocial-dialect.ts';
import { mastodonDialect } from './mastodon/mastodon-dialect.ts';

const dialects: Readonly<Record<InstanceConfig['dialect'], Dialect>> = {
  akkoma: akkomaDialect,
  mastodon: mastodonDialect,
  gotosocial: gotosocialDialect,
};

/** Returns the dialect that an instance is configured to speak. */
export function findDialect(config: Pick<InstanceConfig, 'dialect'>): Dialect {
  return dialects[config.dialect];
}
