import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { TimelineKindName } from '#session/feeds/timeline-place.ts';

/** What each timeline is called (spec 1 §2). */
export const timelineTitles: Readonly<Record<TimelineKindName, MessageDescriptor>> = {
  friends: msg`Home`,
  public: msg`Local`,
  publicAndExternal: msg`Federated`,
};
