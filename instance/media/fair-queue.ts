/** Waiting jobs, taken in turn from each of those who have some, whoever has how many. */
export interface FairQueue<Job> {
  /** False where that owner has too many waiting already. */
  add(owner: string, job: Job): boolean;
  next(): Job | undefined;
}

export function createFairQueue<Job>(mostOfOwner: number): FairQueue<Job> {
  /* A map keeps its order: an owner who was served goes to the end. */
  const waiting = new Map<string, Job[]>();
  return {
    add(owner, job) {
      const jobs = waiting.get(owner) ?? [];
      if (jobs.length >= mostOfOwner) return false;
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
