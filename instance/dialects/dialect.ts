import type { Call } from '@rookery/contract/call.ts';
import type { HttpError } from '#http/http-error.ts';
import type { Instance } from '#context.ts';
import type { EntityViews } from './entity-views.ts';
import type { RateLimits } from './rate-limits.ts';

/** Why a caller is refused before the handler runs. */
export type RefusalReason =
  | { readonly kind: 'no-member'; readonly hasToken: boolean }
  | { readonly kind: 'no-app' }
  | { readonly kind: 'not-admin'; readonly isStaff: boolean }
  | { readonly kind: 'not-staff' }
  | { readonly kind: 'scopes'; readonly scopes: readonly string[] };

/** How the streams of a server differ from Akkoma's. */
export interface StreamDialect {
  /** What happens to the address with a slash at its end. */
  readonly slash: 'accepted' | 'redirected' | 'absent';
  /** What the text frame `ping` causes; Akkoma answers it. */
  readonly ping: 'pong' | 'nothing' | 'abnormal-close';
  readonly requiresToken: boolean;
  /** Returns the names in the frames of a subscription. */
  names(subscription: string): readonly string[];
  /** Whether the events of Pleroma are sent. */
  readonly hasPleromaEvents: boolean;
}

/** How a kind of server answers, apart from which routes it has (`routes-of.ts`). */
export interface Dialect {
  /** As it is shown to people; absent for the default. */
  readonly title?: string;
  readonly views: EntityViews;
  readonly stream: StreamDialect;
  /** The types of notifications that the server does not have. */
  readonly absentNotifications: readonly string[];
  /** How many characters of a status a link counts, if not its own. */
  readonly charactersPerUrl?: number;
  /** The parameters of a new status that name what it quotes; without one nothing is quoted. */
  readonly quoteParameters: readonly ('quote_id' | 'quoted_status_id')[];
  /** Whether authors decide who may quote them. */
  readonly approvesQuotes: boolean;
  /** Whether an edit also changes descriptions of attached files, which no other call then does. */
  readonly editsMedia: boolean;
  /** The status of an upload to `/api/v2/media` that is ready at once. */
  readonly readyUploadStatus: 200 | 202;
  /** Whether calls accept a name where an account's id is expected. */
  readonly findsAccountsByName: boolean;
  /** Of the grants of `/oauth/token`. */
  readonly grantTypes: readonly string[];
  /** The scopes of which a call requires one; empty if every token suffices. */
  sufficientScopes(method: string, path: string): readonly string[];
  /** Whether an application can register for a scope. */
  isKnownScope(scope: string): boolean;
  /** Whether visitors may make a call that the contract allows to anyone. */
  admitsVisitors(call: Call): boolean;
  /** Creates the limits that the server announces; absent for those of Akkoma. */
  createRateLimits?(this: void, instance: Instance): RateLimits;
  refusal(refusal: RefusalReason): HttpError;
  /** Converts an error of parameters, a command or a route. */
  convertError(error: HttpError, call: Call): HttpError;
  /** The body of the response to a path that does not exist. */
  readonly unknownPathBody: unknown;
  /** Whether some `Link` headers end in a repeated parameter, as on Akkoma. */
  readonly repeatsLinkParameters: boolean;
  /** The parameters of a page's `Link` header, from those that Akkoma repeats. */
  linkParameters(
    parameters: Readonly<Record<string, string | readonly string[]>>,
    sent: Readonly<Record<string, unknown>>,
  ): Readonly<Record<string, string | readonly string[]>>;
}
