import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';

/** The statuses with which servers answer a call that they do not have. */
const missing: ReadonlySet<number> = new Set([404, 405, 410, 501]);

/** A request that a server may refuse, with the reason why the client sends it. */
export interface ExpectedRefusal {
  readonly path: string;
  readonly status: number;
  readonly reason: string;
}

/** Records which requests of a browser context the server refused. */
export class RefusedRequests {
  readonly #counts = new Map<string, number>();

  static over(context: BrowserContext): RefusedRequests {
    const refused = new RefusedRequests();
    context.on('response', (response) => {
      const status = response.status();
      if (status < 400) return;
      const { pathname } = new URL(response.url());
      const line = `${response.request().method()} ${pathname}: ${status}`;
      refused.#counts.set(line, (refused.#counts.get(line) ?? 0) + 1);
    });
    return refused;
  }

  /**
   * Expects that only these requests were refused, and none of them again after an answer that says
   * that the server does not have the call.
   */
  expectOnly(expected: readonly ExpectedRefusal[]): void {
    const problems = [...this.#counts].filter(([line, count]) => {
      const status = Number(line.split(': ').at(-1));
      const isExpected = expected.some((one) => line.endsWith(` ${one.path}: ${one.status}`));
      return !isExpected || (count > 1 && missing.has(status));
    });
    expect(Object.fromEntries(problems)).toEqual({});
  }
}
