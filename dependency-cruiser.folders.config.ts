import type { IConfiguration } from 'dependency-cruiser';
import base, { testing } from './dependency-cruiser.config.ts';

/** Rules between folders, which tests may break. */
export default {
  forbidden: [
    {
      name: 'components-one-way',
      comment:
        'Folders of components must not depend on each other: shared code belongs in a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^client/src/components/[^/]+$' },
      to: { circular: true, path: '^client/src/components/[^/]+$' },
    },
  ],
  options: {
    ...base.options,
    includeOnly: { path: '^client/src/components/' },
    exclude: { path: testing },
  },
} satisfies IConfiguration;
