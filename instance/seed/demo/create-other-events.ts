import { block, follow } from '#commands/follow.ts';
import { moveAccount } from '#commands/move-account.ts';
import { insertMember } from '#commands/register-member.ts';
import { fileReport } from '#commands/file-report.ts';
import { insertAnnouncement } from '#store/announcements.ts';
import { addToCollection, saveCollection } from '#store/collections.ts';
import { addFeaturedTag } from '#store/featured-tags.ts';
import { saveFilter } from '#store/filters.ts';
import { addToList, insertList } from '#store/lists.ts';
import { addRelation } from '#store/relations.ts';
import { muteConversation } from '#store/muted-conversations.ts';
import { blockDomain } from '#store/domain-blocks.ts';
import { saveAccountNote } from '#store/account-notes.ts';
import { saveMute } from '#store/mutes.ts';
import { insertReportNote, setReportState } from '#store/reports.ts';
import { insertScheduled } from '#store/scheduled-statuses.ts';
import { followTag, tagByName } from '#store/tags.ts';
import {
  accountByName,
  hourMs,
  statusByKey,
  type DemoContext,
  type TimedSeedAction,
} from './demo-context.ts';
import { seedEvents } from './demo-data.ts';

function announcementEvents({ instance, start }: DemoContext): TimedSeedAction[] {
  return seedEvents.announcements.map(({ hoursAgo, text, activeHours }) => ({
    time: start - hoursAgo * hourMs,
    run: () => {
      const now = instance.now();
      insertAnnouncement(instance.database, {
        id: instance.newId(),
        content: text,
        starts_at: activeHours === undefined ? null : now,
        ends_at: activeHours === undefined ? null : now + activeHours * hourMs,
        all_day: 0,
        created_at: now,
        updated_at: now,
      });
    },
  }));
}

function reportEvents(context: DemoContext): TimedSeedAction[] {
  const { instance, start } = context;
  const { database } = instance;
  return seedEvents.reports.map((seed) => ({
    time: start - seed.hoursAgo * hourMs,
    run: () => {
      const reportId = fileReport(
        instance,
        accountByName(context, seed.reporter),
        accountByName(context, seed.target),
        {
          comment: seed.comment,
          statusIds: seed.statuses.map((key) => statusByKey(context, key).id),
          forward: seed.forward,
        },
      );
      if (seed.staffNote !== undefined)
        insertReportNote(database, {
          report_id: reportId,
          account_id: accountByName(context, 'edda').id,
          content: seed.staffNote,
          created_at: instance.now(),
        });
      if (seed.resolved) setReportState(database, reportId, 'resolved');
    },
  }));
}

/** Blocks, mutes, notes, subscriptions and filters. */
function createRelations(context: DemoContext): void {
  const { instance, start } = context;
  const { database } = instance;
  const account = (name: string) => accountByName(context, name);
  const id = (name: string): string => account(name).id;
  block(instance, account('jun'), account('loud'));
  blockDomain(database, id('jun'), 'win.example');
  saveMute(database, {
    source: id('mira'),
    target: id('loud'),
    notifications: true,
    expiresAt: null,
  });
  saveMute(database, {
    source: id('mira'),
    target: id('tide'),
    notifications: false,
    expiresAt: start + 48 * hourMs,
  });
  block(instance, account('mira'), account('winnie'));
  for (const note of seedEvents.accountNotes)
    saveAccountNote(database, id(note.author), id(note.target), note.text);
  addRelation(database, 'subscriptions', id('mira'), id('plot42'));
  addRelation(database, 'subscriptions', id('jun'), id('sleeper'));
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
    expires_at: start + 240 * hourMs,
  });
}

/** Lists, followed tags, a muted thread and a scheduled status. */
function createOwnData(context: DemoContext): void {
  const { instance, start } = context;
  const { database } = instance;
  const id = (name: string): string => accountByName(context, name).id;
  for (const [owner, lists] of Object.entries(seedEvents.lists))
    for (const [title, members] of Object.entries(lists)) {
      const list = insertList(database, id(owner), title);
      for (const member of members) addToList(database, list, id(member));
    }
  for (const [name, tagName] of seedEvents.followedTags) {
    const tag = tagByName(database, tagName);
    if (tag) followTag(database, id(name), tag.id);
  }
  muteConversation(database, id('salma'), statusByKey(context, 'minutes').context, null);
  insertScheduled(database, {
    account_id: id('mira'),
    scheduled_at: start + 30 * hourMs,
    parameters: JSON.stringify({ status: seedEvents.scheduledStatus, visibility: 'public' }),
  });
}

/** Hashtags and people on profiles, and a collection; only Mastodon's dialect shows them. */
function createFeatured(context: DemoContext): void {
  const { instance } = context;
  const { database } = instance;
  const id = (name: string): string => accountByName(context, name).id;
  const { tags, people, collections } = seedEvents.featured;
  for (const [name, tag] of tags) addFeaturedTag(database, id(name), tag);
  for (const [name, person] of people) addRelation(database, 'endorsements', id(name), id(person));
  for (const { owner, name, description, tag, members } of collections) {
    const now = instance.now();
    const collectionId = instance.newId();
    saveCollection(database, {
      id: collectionId,
      account_id: id(owner),
      name,
      description,
      language: 'en',
      tag,
      sensitive: 0,
      discoverable: 1,
      created_at: now,
      updated_at: now,
    });
    for (const member of members)
      addToCollection(database, {
        id: instance.newId(),
        collection_id: collectionId,
        account_id: id(member),
        created_at: now,
      });
  }
}

/** Follows and follow requests, a moved account, and sign-ups that wait for approval. */
function accountEvents(context: DemoContext): TimedSeedAction[] {
  const { instance, start } = context;
  const account = (name: string) => accountByName(context, name);
  return [
    ...seedEvents.follows.map(({ follower, followed, hoursAgo }) => ({
      time: start - hoursAgo * hourMs,
      run: () => {
        follow(instance, account(follower), account(followed));
      },
    })),
    {
      time: start - 12.7 * hourMs,
      run: () => {
        moveAccount(instance, account('quack'), account('duckling'));
      },
    },
    ...seedEvents.signUps.map(({ username, displayName, reason, hoursAgo }) => ({
      time: start - hoursAgo * hourMs,
      run: () => {
        const email = `${username}@rookery.test`;
        insertMember(instance, { username, displayName, email, approved: false, reason }, null);
      },
    })),
  ];
}

/** Returns the events besides statuses. */
export function createOtherEvents(context: DemoContext): TimedSeedAction[] {
  const { start } = context;
  return [
    ...announcementEvents(context),
    ...reportEvents(context),
    {
      time: start - 190 * hourMs,
      run: () => {
        createRelations(context);
      },
    },
    {
      time: start - 60 * hourMs,
      run: () => {
        createOwnData(context);
        createFeatured(context);
      },
    },
    ...accountEvents(context),
  ];
}
