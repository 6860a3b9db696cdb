import { allCalls } from '#contract/calls/all.ts';
import { judgeExchange } from '#contract/testing/judge-exchange.ts';
import { loadExchanges, loadReasons } from '#contract/testing/recordings.ts';

const exchanges = loadExchanges();
const odd = loadReasons('odd-requests.txt');
const withoutRow = loadReasons('exchanges-without-row.txt');
const judged = exchanges.map((exchange) => ({ name: exchange.name, ...judgeExchange(exchange) }));
const withRow = judged.filter(({ row }) => row !== undefined);
const count = (answer: string): number => withRow.filter((each) => each.answer === answer).length;
const unheard = Object.keys(allCalls).filter((name) => withRow.every(({ row }) => row !== name));

const unnamed = new Map<string, number>();
for (const { row, unnamed: paths } of withRow) {
  for (const path of new Set(paths)) {
    // The description of somebody's instance stands in every account: one line for all of them.
    const short = path.includes('.instance.nodeinfo.')
      ? `account ${path.slice(path.indexOf('.akkoma.instance'))}`
      : `${row} ${path}`;
    unnamed.set(short, (unnamed.get(short) ?? 0) + 1);
  }
}

console.log(`rows                      ${Object.keys(allCalls).length}`);
console.log(`recorded exchanges        ${exchanges.length}`);
console.log(`  with a row              ${withRow.length}`);
console.log(
  `    request fits          ${withRow.filter((each) => each.requestFaults.length === 0).length}`,
);
console.log(`    request odd, declared ${withRow.filter(({ name }) => odd.has(name)).length}`);
console.log(`    answer parsed         ${count('parsed')}`);
console.log(`    document absent       ${count('absent')}`);
console.log(`    error fits            ${count('error')}`);
console.log(`    unreadable            ${count('unreadable')}`);
console.log(
  `    troubles              ${withRow.flatMap(({ answer, troubles }) => (answer === 'parsed' ? troubles : [])).length}`,
);
console.log(
  `  without a row, declared ${judged.filter(({ row, name }) => row === undefined && withoutRow.has(name)).length}`,
);
console.log(`\nrecorded fields that no schema names (exchanges):`);
for (const [path, times] of unnamed) console.log(`  ${path}  ${times}`);
console.log(`\nrows without a recorded exchange: ${unheard.join(', ')}`);
