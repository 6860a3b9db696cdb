import type { Status } from '@rookery/contract/schemas/status.ts';
import type { Instance } from '#context.ts';

/** Thrown with the preview, so that the transaction in which it was created is rolled back. */
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
