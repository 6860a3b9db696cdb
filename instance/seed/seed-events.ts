import { block, follow } from '#instance/commands/follow.ts';
import { moveAccount } from '#instance/commands/move-account.ts';
import { insertMember } from '#instance/commands/register.ts';
import { report } from '#instance/commands/report.ts';
import { insertAnnouncement } from '#instance/store/announcements.ts';
import { saveFilter } from '#instance/store/filters.ts';
import { addToList, insertList } from '#instance/store/lists.ts';
import { blockDomain, mute, muteContext, relate, writeNote } from '#instance/store/relations.ts';
import { addNote, setReportState } from '#instance/store/reports.ts';
import { insertScheduled } from '#instance/store/scheduled-statuses.ts';
import { followTag, tagByName } from '#instance/store/tags.ts';
import { requests } from './follows.ts';
import { actor, hour, statusByKey, type SeedEvent, type Stage } from './stage.ts';

const lists: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  mira: {
    Words: ['jun', 'noor', 'aviva', 'ananse', 'haru'],
    'Out of doors': ['ines', 'plot42', 'mothlight', 'weatherhen', 'bram'],
    'People with lamps': ['silas', 'wei', 'petra', 'solveig', 'mothlight'],
  },
  jun: {
    夜ふかし: ['wei', 'haru', 'yuki', 'mira'],
    Sounds: ['kofi', 'gareth', 'isolde', 'cassette'],
  },
  salma: { 'To keep an eye on': ['loud', 'winnie'] },
};

const announcements: readonly (readonly [ago: number, text: string, lasts?: number])[] = [
  [
    200,
    'New here: custom emoji in three packs, for the birds, the kitchen and the railway. If you miss one, tell Edda.',
  ],
  [
    30,
    'The allotment party is on Saturday, from four until the soup is gone. There will be dancing; Mira owes somebody a tango.',
    96,
  ],
  [
    3,
    'On Sunday at seven in the morning the server moves to its new shelf. It takes a minute. Bring a coffee, or a bird.',
  ],
];

const waiting = [
  ['margit', 'Margit', 'I play the trombone through a wall and should like to meet the glass.'],
  ['trumpets4all', 'T4A', 'business'],
] as const;

function privateThings(stage: Stage): SeedEvent[] {
  const { instance, start } = stage;
  const { database } = instance;
  const id = (name: string): string => actor(stage, name).id;
  return [
    {
      time: start - 190 * hour,
      run: () => {
        block(instance, actor(stage, 'jun'), actor(stage, 'loud'));
        blockDomain(database, id('jun'), 'win.example');
        mute(database, {
          source: id('mira'),
          target: id('loud'),
          notifications: true,
          expiresAt: null,
        });
        mute(database, {
          source: id('mira'),
          target: id('tide'),
          notifications: false,
          expiresAt: start + 48 * hour,
        });
        block(instance, actor(stage, 'mira'), actor(stage, 'winnie'));
        writeNote(database, id('mira'), id('tomas'), 'Owes him one tango.');
        writeNote(database, id('salma'), id('loud'), 'Warned twice, in small letters.');
        relate(database, 'subscriptions', id('mira'), id('plot42'));
        relate(database, 'subscriptions', id('jun'), id('sleeper'));
        const filter = { irreversible: 0, whole_word: 1, expires_at: null };
        saveFilter(database, id('mira'), {
          ...filter,
          phrase: 'trumpet',
          contexts: JSON.stringify(['home', 'public', 'notifications']),
        });
        saveFilter(database, id('jun'), {
          ...filter,
          phrase: 'spoiler',
          contexts: JSON.stringify(['home', 'thread']),
          expires_at: start + 240 * hour,
        });
      },
    },
    {
      time: start - 60 * hour,
      run: () => {
        for (const [owner, owned] of Object.entries(lists))
          for (const [title, members] of Object.entries(owned)) {
            const list = insertList(database, id(owner), title);
            for (const member of members) addToList(database, list, id(member));
          }
        const followed = [
          ['jun', 'moths'],
          ['mira', 'weather'],
          ['mira', 'klassenzimmer'],
        ] as const;
        for (const [name, tag] of followed) {
          const known = tagByName(database, tag);
          if (known) followTag(database, id(name), known.id);
        }
        muteContext(database, id('salma'), statusByKey(stage, 'minutes').context, null);
        insertScheduled(database, {
          account_id: id('mira'),
          scheduled_at: start + 30 * hour,
          parameters: JSON.stringify({
            status: 'Good morning to the heron, in advance.',
            visibility: 'public',
          }),
        });
      },
    },
  ];
}

function complaints(stage: Stage): SeedEvent[] {
  const { instance, start } = stage;
  const { database } = instance;
  const staff = (): string => actor(stage, 'edda').id;
  return [
    {
      time: start - 206 * hour,
      run: () => {
        const id = report(instance, actor(stage, 'tomas'), actor(stage, 'winnie'), {
          comment: 'I mend accordions. I was offered half a trumpet.',
          statusIds: [statusByKey(stage, 'spam').id],
          forward: false,
        });
        addNote(database, {
          reportId: id,
          accountId: staff(),
          content: 'Fourth report this week. Closing the account, keeping the verse.',
          createdAt: instance.now(),
        });
        setReportState(database, id, 'resolved');
      },
    },
    {
      time: start - 26 * hour,
      run: () => {
        const id = report(instance, actor(stage, 'noor'), actor(stage, 'loud'), {
          comment: 'He shouts under every poem. The cat has left the room.',
          statusIds: [statusByKey(stage, 'shout').id],
          forward: true,
        });
        addNote(database, {
          reportId: id,
          accountId: staff(),
          content: 'Asked his instance to lend him a lower case.',
          createdAt: instance.now(),
        });
      },
    },
    {
      time: start - 5 * hour,
      run: () => {
        report(instance, actor(stage, 'bram'), actor(stage, 'tomas'), {
          comment: 'Short mudguards. Again.',
          statusIds: [],
          forward: false,
        });
      },
    },
  ];
}

function arrivals(stage: Stage): SeedEvent[] {
  const { instance, start } = stage;
  const followed = [
    ['solveig', 'jun', 33],
    ['yuki', 'mira', 7.2],
    ['isolde', 'mira', 3.4],
    ['marten', 'jun', 2.8],
    ['zainab', 'jun', 1.4],
  ] as const;
  return [
    ...followed.map(([name, other, ago]) => ({
      time: start - ago * hour,
      run: () => {
        follow(instance, actor(stage, name), actor(stage, other));
      },
    })),
    ...requests.map(([name, other], index) => ({
      time: start - (index + 2) * hour,
      run: () => {
        follow(instance, actor(stage, name), actor(stage, other));
      },
    })),
    {
      time: start - 12.7 * hour,
      run: () => {
        moveAccount(instance, actor(stage, 'quack'), actor(stage, 'duckling'));
      },
    },
    ...waiting.map(([username, displayName, reason], index) => ({
      time: start - (20 - index * 6) * hour,
      run: () => {
        insertMember(
          instance,
          {
            username,
            displayName,
            email: `${username}@rookery.test`,
            approved: false,
            reason,
          },
          null,
        );
      },
    })),
  ];
}

/** Events besides posts: announcements, reports, sign-ups, and members' own data. */
export function createSeedEvents(stage: Stage): SeedEvent[] {
  const { instance, start } = stage;
  return [
    ...announcements.map(([ago, content, lasts]) => ({
      time: start - ago * hour,
      run: () => {
        const now = instance.now();
        insertAnnouncement(instance.database, {
          id: instance.newId(),
          content,
          starts_at: lasts === undefined ? null : now,
          ends_at: lasts === undefined ? null : now + lasts * hour,
          all_day: 0,
          created_at: now,
          updated_at: now,
        });
      },
    })),
    ...complaints(stage),
    ...privateThings(stage),
    ...arrivals(stage),
  ];
}
