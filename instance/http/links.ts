import type { Call } from '#contract/call.ts';
import { pageLinks } from '#instance/rules/paging.ts';
import { readBrackets } from './brackets.ts';
import { Reply } from './reply.ts';

interface Listed {
  readonly row: Call;
  readonly url: URL;
  readonly origin: string;
  /** The ids by which the page's first and last item are found again. */
  readonly ids: readonly string[];
  /** Parameters that the real server names even when they were not sent. */
  readonly always?: Readonly<Record<string, string>>;
  /** Parameters that the real server's links leave out, so that a client must name them again. */
  readonly forgotten?: readonly string[];
  /** A parameter that the real server names a second time, at the end. */
  readonly again?: string;
}

function isSent(value: unknown): value is string | string[] {
  return (
    typeof value === 'string' ||
    (Array.isArray(value) && value.every((item) => typeof item === 'string'))
  );
}

/** A page of a list, with its Link header. */
export function listReply(items: readonly unknown[], listed: Listed): Reply {
  const sent = readBrackets(listed.url.searchParams);
  const parameters: Record<string, string | readonly string[]> = {
    limit: '20',
    ...listed.always,
  };
  for (const name of Object.keys(listed.row.query ?? {})) {
    const value = sent[name];
    if (isSent(value) && !listed.forgotten?.includes(name)) parameters[name] = value;
  }
  const path = listed.url.pathname.replace(/\/$/, '');
  return new Reply(items, {
    headers: pageLinks(`${listed.origin}${path}`, parameters, listed.ids, listed.again),
  });
}
