import { can, type Capability } from '../capabilities.ts';
import { getServerInfo } from '../server-info.ts';
import { capabilityTexts } from './capability-texts.ts';
import { knownServers, type KnownServer } from './known-servers.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `names` are the keys of this record, which TypeScript types as strings
const names = Object.keys(capabilityTexts) as Capability[];

const marks = { tried: '✓', partly: '◐', documented: '' } as const;

const headOf = ({ name, evidence }: KnownServer): string => `${name} ${marks[evidence]}`.trimEnd();

/** Returns the rows of the table in `docs/servers.md`: each capability with its cells. */
function capabilityRows(): readonly (readonly string[])[] {
  const infos = knownServers.map(({ nodeinfo, instance }) => getServerInfo(nodeinfo, instance));
  return names.map((capability) => [
    `${capabilityTexts[capability]} (\`${capability}\`)`,
    ...infos.map((info) => (can(capability, info) ? 'x' : '')),
  ]);
}

/** Returns the table in `docs/servers.md` in the format of the formatter. */
export function serversTable(): string {
  const rows = [['feature', ...knownServers.map(headOf)], ...capabilityRows()];
  const [head = [], ...others] = rows;
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...others.map(line)].join('\n');
}
