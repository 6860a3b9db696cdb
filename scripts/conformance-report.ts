import { countReasons, unexplainedDifferences } from '#instance/testing/conformance/differences.ts';
import { replayRecordings } from '#instance/testing/conformance/replay.ts';

const results = await replayRecordings();
const replayed = results.filter(({ leftOut }) => leftOut === undefined);
const equal = replayed.filter(({ differences }) => differences.length === 0);
const unclear = replayed.filter((each) => unexplainedDifferences(each).length > 0);

console.log(`recorded exchanges        ${results.length}`);
console.log(`  replayed                ${replayed.length}`);
console.log(`    equal in shape        ${equal.length}`);
console.log(
  `    differing, with reason ${String(replayed.length - equal.length - unclear.length).padStart(2)}`,
);
console.log(`    differing, unexplained ${unclear.length}`);
console.log(`  left out, with reason   ${results.length - replayed.length}`);

console.log('\ndifferences with a reason (exchanges):');
for (const [reason, times] of countReasons(results)) console.log(`  ${times}  ${reason}`);
console.log('\nleft out (exchanges):');
const reasons = Map.groupBy(
  results.filter(({ leftOut }) => leftOut !== undefined),
  ({ leftOut }) => leftOut,
);
for (const [reason, those] of reasons) console.log(`  ${those.length}  ${reason}`);
if (unclear.length > 0) {
  console.log('\nunexplained:');
  for (const each of unclear)
    console.log(`  ${each.name}  ${unexplainedDifferences(each).join(' | ')}`);
}
