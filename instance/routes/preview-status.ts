import type { Status } from '@rookery/contract/schemas/status.ts';
import type { Instance } from '#context.ts';

/** Carries the preview out of the transaction, which the error rolls back. */
class PreviewResult extends Error {
  readonly status: Status;

  constructor(status: Status) {
    super('preview');
    this.status = status;
  }
}

/** Returns the status that `write` would create, without persisting anything. */
export function previewStatus(instance: Instance, write: () => Status): Status {
  try {
    return instance.database.transaction(() => {
      throw new PreviewResult(write());
    });
  } catch (error) {
    if (error instanceof PreviewResult) return error.status;
    throw error;
  }
}
