import { ruleHits, type RuleSubject } from '@rookery/client/session/filters/rule-hits.ts';
import type { FilterRule } from '@rookery/client/session/preferences/rows/filtering-preferences.ts';
import { figure, requiredCount, type Figure } from '../measure.ts';
import { median } from '../tools/median.ts';

const ruleCount = 100;
const statusCount = 200;
const warmUps = 5;
const runs = 31;

/** Terms that no status contains, so that each rule is evaluated completely. */
function makeRules(): FilterRule[] {
  return Array.from({ length: ruleCount }, (_, index) => ({
    id: String(index),
    words: [`kraken${index}`, `squid${index}*of the deep`, `the ${index}th*canal*heron`],
    author: '',
    instance: '',
    isRepeat: null,
    isBot: null,
    hasSubject: null,
    language: '',
    action: 'fold' as const,
    where: ['home'],
    expiresAt: null,
  }));
}

/** Statuses of about 500 characters. */
function makeStatuses(): RuleSubject[] {
  const words = 'the heron is back on the old canal and nobody says why it went away '.repeat(7);
  return Array.from({ length: statusCount }, (_, index) => ({
    text: `${index} ${words}`,
    acct: `person${index}@far.example`,
    isRepeat: false,
    isBot: false,
    hasSubject: false,
    language: 'en',
  }));
}

function time(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Measures the viewer's own filter rules against a plain search for the same terms. */
export async function measureFilters(): Promise<readonly Figure[]> {
  const [rules, statuses] = [makeRules(), makeStatuses()];
  const words = rules.flatMap((rule) => rule.words.map((word) => word.split('*')[0] ?? ''));
  let hits = 0;
  const times = { rules: [] as number[], search: [] as number[] };
  for (let run = -warmUps; run < runs; run += 1) {
    const byRules = time(() => {
      for (const status of statuses) hits += ruleHits(rules, status, 'home', 0).length;
    });
    const search = time(() => {
      for (const { text } of statuses)
        for (const word of words) hits += Number(text.includes(word));
    });
    if (run < 0) continue;
    times.rules.push(byRules);
    times.search.push(search);
  }
  const [rulesMs, searchMs] = [median(times.rules), median(times.search)];
  return [
    figure('plain search, for comparison', searchMs, 'ms'),
    figure('rules', rulesMs, 'ms', 'limit on an idle machine: 8 ms'),
    figure('rules, to the plain search', rulesMs / searchMs, '×'),
    requiredCount('matches', hits, 0),
  ];
}
