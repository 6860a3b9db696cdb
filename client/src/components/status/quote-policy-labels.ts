import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuotePolicy } from '#store/rows/status-row.ts';

/** Labels of the answers to “Who can quote this post”. */
export const quotePolicyLabels: Readonly<Record<QuotePolicy, MessageDescriptor>> = {
  public: msg({ message: 'Anyone', comment: 'Answer to “Who can quote this post”' }),
  followers: msg({ message: 'Your followers', comment: 'Answer to “Who can quote this post”' }),
  nobody: msg({ message: 'Only you', comment: 'Answer to “Who can quote this post”' }),
};
