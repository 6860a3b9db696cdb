import type { Database } from './database.ts';
import { fromJsonColumn } from './json-column.ts';

/** The push subscription of a token. */
export interface PushSubscriptionRow {
  readonly id: number;
  readonly token_id: number;
  readonly account_id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly alerts: string;
  /** `all`, `followed`, `follower` or `none`, if one was chosen. */
  readonly policy: string | null;
}

export type PushAlerts = Readonly<Record<string, boolean>>;

interface NewPushSubscription {
  readonly tokenId: number;
  readonly accountId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly alerts: PushAlerts;
  readonly policy: string | undefined;
  readonly createdAt: number;
}

export function pushSubscriptionOf(
  database: Database,
  tokenId: number,
): PushSubscriptionRow | undefined {
  return database.get<PushSubscriptionRow>(
    'SELECT * FROM push_subscriptions WHERE token_id = ?',
    tokenId,
  );
}

/** Stores a subscription. It replaces an earlier one of the same token. */
export function insertPushSubscription(database: Database, given: NewPushSubscription): void {
  database.run(
    `INSERT OR REPLACE INTO push_subscriptions
       (token_id, account_id, endpoint, p256dh, auth, alerts, policy, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    given.tokenId,
    given.accountId,
    given.endpoint,
    given.p256dh,
    given.auth,
    JSON.stringify(given.alerts),
    given.policy,
    given.createdAt,
  );
}

/** Changes the alerts of a subscription, and its policy if one is given. */
export function setPushAlerts(
  database: Database,
  id: number,
  { alerts, policy }: Pick<NewPushSubscription, 'alerts' | 'policy'>,
): void {
  database.update('push_subscriptions', id, { alerts: JSON.stringify(alerts), policy });
}

export function deletePushSubscription(database: Database, id: number): void {
  database.run('DELETE FROM push_subscriptions WHERE id = ?', id);
}

export function pushAlertsOf(subscription: PushSubscriptionRow): PushAlerts {
  return fromJsonColumn<PushAlerts>(subscription.alerts);
}

export function pushSubscriptionsOf(database: Database, accountId: string): PushSubscriptionRow[] {
  return database.all<PushSubscriptionRow>(
    'SELECT * FROM push_subscriptions WHERE account_id = ?',
    accountId,
  );
}
