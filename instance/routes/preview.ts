import type { Status } from '#contract/schemas/status.ts';
import type { Instance } from '#instance/context.ts';

/** Carries a preview out of the transaction that is rolled back behind it. */
class PreviewDone extends Error {
  readonly status: Status;

  constructor(status: Status) {
    super('preview');
    this.status = status;
  }
}

/** What would come of writing a status, and nothing left of it. */
export function preview(instance: Instance, write: () => Status): Status {
  try {
    return instance.database.transaction(() => {
      throw new PreviewDone(write());
    });
  } catch (error) {
    if (error instanceof PreviewDone) return error.status;
    throw error;
  }
}
