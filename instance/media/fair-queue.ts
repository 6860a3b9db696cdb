/** A queue that serves its owners in turn, however many jobs each of them has waiting. */
export interface FairQueue<Job> {
  /** Returns false if the owner already has the maximum number of waiting jobs. */
  add(owner: string, job: Job): boolean;
  next(): Job | undefined;
}

export function createFairQueue<Job>(maxPerOwner: number): FairQueue<Job> {
  /* A Map keeps the order of insertion: an owner who was served is added again at the end. */
  const waiting = new Map<string, Job[]>();
  return {
    add(owner, job) {
      const jobs = waiting.get(owner) ?? [];
      if (jobs.length >= maxPerOwner) return false;
      waiting.set(owner, [...jobs, job]);
      return true;
    },
    next() {
      const [first] = waiting;
      if (!first) return undefined;
      const [owner, [job, ...rest]] = first;
      waiting.delete(owner);
      if (rest.length > 0) waiting.set(owner, rest);
      return job;
    },
  };
}
