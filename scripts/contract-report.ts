import { allCalls } from '#contract/calls/all-calls.ts';
import { compareExchange } from '#contract/testing/compare-exchange.ts';
import { loadExchanges, loadReasons } from '#contract/testing/recordings.ts';

const exchanges = loadExchanges();
const oddRequests = loadReasons('odd-requests.txt');
const withoutRow = loadReasons('exchanges-without-row.txt');
const judged = exchanges.map((exchange) => ({ name: exchange.name, ...compareExchange(exchange) }));
const withRow = judged.filter(({ row }) => row !== undefined);
const count = (answer: string): number => withRow.filter((each) => each.outcome === answer).length;
const withoutExchange = Object.keys(allCalls).filter((name) =>
  withRow.every(({ row }) => row !== name),
);

const unnamed = new Map<string, number>();
for (const { row, unknownFields: paths } of withRow) {
  for (const path of new Set(paths)) {
    // Every account includes nodeinfo, so its fields are reported once.
    const label = path.includes('.instance.nodeinfo.')
      ? `account ${path.slice(path.indexOf('.akkoma.instance'))}`
      : `${row} ${path}`;
    unnamed.set(label, (unnamed.get(label) ?? 0) + 1);
  }
}

console.log(`rows                      ${Object.keys(allCalls).length}`);
console.log(`recorded exchanges        ${exchanges.length}`);
console.log(`  with a row              ${withRow.length}`);
console.log(
  `    request fits          ${withRow.filter((each) => each.requestFaults.length === 0).length}`,
);
console.log(
  `    request odd, declared ${withRow.filter(({ name }) => oddRequests.has(name)).length}`,
);
console.log(`    answer parsed         ${count('parsed')}`);
console.log(`    document absent       ${count('absent')}`);
console.log(`    error fits            ${count('error')}`);
console.log(`    unreadable            ${count('unreadable')}`);
console.log(
  `    troubles              ${withRow.flatMap(({ outcome: answer, issues: troubles }) => (answer === 'parsed' ? troubles : [])).length}`,
);
console.log(
  `  without a row, declared ${judged.filter(({ row, name }) => row === undefined && withoutRow.has(name)).length}`,
);
console.log(`\nrecorded fields that are in no schema (exchanges):`);
for (const [path, times] of unnamed) console.log(`  ${path}  ${times}`);
console.log(`\nrows without a recorded exchange: ${withoutExchange.join(', ')}`);
