import type { Call } from '@rookery/contract/call.ts';
import { allCalls } from '@rookery/contract/calls/all-calls.ts';
import { mastodonCalls } from '@rookery/contract/calls/mastodon/mastodon-calls.ts';
import type { Parameters } from '@rookery/contract/parameters.ts';

function formatParameters(parameters: Parameters = {}, prefix = ''): string {
  return Object.entries(parameters)
    .map(([name, kind]) => {
      const full = prefix === '' ? name : `${prefix}[${name}]`;
      return typeof kind === 'string' ? `${full}: ${kind}` : formatParameters(kind, full);
    })
    .join(', ');
}

function formatCall(name: string, call: Call): string {
  const { method, path, caller, query, body, paging } = call;
  return [
    method.padEnd(6),
    path,
    caller,
    body?.encoding ?? (query ? 'query' : '-'),
    [formatParameters(query), formatParameters(body?.fields)]
      .filter((text) => text !== '')
      .join('; ') || '-',
    paging ?? '-',
    name,
  ].join('\t');
}

console.log('method\tpath\twho\tencoding\tparameters\tpaging\trow');
for (const [name, call] of Object.entries<Call>({ ...allCalls, ...mastodonCalls }))
  console.log(formatCall(name, call));
