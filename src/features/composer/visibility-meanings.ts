import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Visibility } from '#entities/rows/status-row.ts';

/** Who will read it, for the one who chooses. */
export const visibilityMeanings: Readonly<Record<Visibility, MessageDescriptor>> = {
  public: msg`Everybody, and on public timelines`,
  unlisted: msg`Everybody, but not on public timelines`,
  private: msg`Only the people who follow you`,
  direct: msg`Only the people you mention`,
  local: msg`Only the members of this instance`,
};
