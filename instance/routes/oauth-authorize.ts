import {
  authorizePage as authorizePageCall,
  submitAuthorization,
  submitSecondFactor,
} from '#contract/calls/oauth.ts';
import type { Instance } from '#instance/context.ts';
import { memberByPassword, stateTrouble } from '#instance/deeds/prove-member.ts';
import { askSecondStep, takeSecondStep } from '#instance/deeds/second-step.ts';
import { Reply } from '#instance/http/reply.ts';
import { route } from '#instance/http/route.ts';
import {
  authorizePage,
  authorizeTrouble,
  codePage,
  secondStepPage,
  type AskedAuthorization,
} from '#instance/pages/authorize-page.ts';
import { isRegistered, outOfBand, withAnswer } from '#instance/rules/redirect-uris.ts';
import { isChallenge, proofMethod } from '#instance/rules/proof-key.ts';
import { grantScopes, scopesWithin } from '#instance/rules/scopes.ts';
import { appByClientId } from '#instance/store/apps.ts';
import { rememberSignIn } from '#instance/store/known-sign-ins.ts';
import { waitingFor } from '#instance/store/mfa-challenges.ts';
import { issueCode } from '#instance/store/oauth-codes.ts';
import type { AccountRow, AppRow } from '#instance/store/rows.ts';
import { hasSecondFactor } from '#instance/store/second-factors.ts';

const tenMinutes = 600_000;
const longestState = 4096;

/* A browser stands before these: what is wrong is said on a page, so no parameter is required here. */
const pageRow = {
  ...authorizePageCall,
  query: {
    ...authorizePageCall.query,
    response_type: 'text',
    client_id: 'text',
    redirect_uri: 'text',
  },
} as const;

interface Sent {
  readonly response_type?: string;
  readonly client_id?: string;
  readonly redirect_uri?: string;
  readonly state?: string;
  readonly code_challenge?: string;
  readonly code_challenge_method?: string;
}

/** Nobody is sent on to an address that the app did not register. */
function readAsked(
  instance: Instance,
  sent: Sent,
  scopes: readonly string[],
): AskedAuthorization | Reply {
  const app = appByClientId(instance.database, sent.client_id ?? '');
  if (!app) return authorizeTrouble('No such application is known here.');
  const redirectUri = sent.redirect_uri ?? '';
  if (!isRegistered(app.redirect_uris, redirectUri))
    return authorizeTrouble(
      'The application did not register the address it wants to be answered at.',
    );
  if (sent.response_type !== 'code')
    return authorizeTrouble('The application asks for an answer of a kind that is not given here.');
  if ((sent.state?.length ?? 0) > longestState)
    return authorizeTrouble('The application sent too much along.');
  const codeChallenge = sent.code_challenge || undefined;
  const method = sent.code_challenge_method || proofMethod;
  if (codeChallenge !== undefined && (method !== proofMethod || !isChallenge(codeChallenge)))
    return authorizeTrouble(
      'The application wants to prove itself in a way that is not known here.',
    );
  const wanted = scopes.flatMap((scope) => scope.split(/\s+/)).filter((scope) => scope !== '');
  return { app, redirectUri, scopes: wanted, state: sent.state, codeChallenge };
}

function answerApp(
  redirectUri: string,
  state: string | undefined,
  answer: Readonly<Record<string, string>>,
): Reply {
  const location = withAnswer(redirectUri, {
    ...answer,
    ...(state === undefined ? {} : { state }),
  });
  return new Reply(null, { status: 302, headers: { location } });
}

interface Consent {
  readonly address: string;
  readonly app: Pick<AppRow, 'id'>;
  readonly member: AccountRow;
  readonly scopes: string;
  readonly redirectUri: string;
  readonly state: string | undefined;
  readonly codeChallenge: string | null;
}

function giveCode(instance: Instance, consent: Consent): Reply {
  const { address, member } = consent;
  rememberSignIn(instance.database, member.id, { address }, instance.now());
  const code = issueCode(instance.database, {
    appId: consent.app.id,
    accountId: consent.member.id,
    redirectUri: consent.redirectUri,
    scopes: consent.scopes,
    expiresAt: instance.now() + tenMinutes,
    codeChallenge: consent.codeChallenge,
  });
  if (consent.redirectUri === outOfBand) return codePage(code);
  return answerApp(consent.redirectUri, consent.state, { code });
}

async function decide(
  instance: Instance,
  asked: AskedAuthorization,
  { name, password, address }: Readonly<Record<'name' | 'password' | 'address', string>>,
): Promise<Reply> {
  const again = (says: string, status: number): Reply =>
    authorizePage(asked, name, { says, status });
  const member = await memberByPassword(instance, name, password);
  if (!member) return again('The name or the password is wrong.', 401);
  const wanted = asked.scopes.join(' ');
  const scopes = scopesWithin(wanted, asked.app.scopes)
    ? grantScopes(wanted, member.role !== null)
    : undefined;
  if (scopes === undefined) return again('Nothing that can be allowed was chosen.', 400);
  const trouble = stateTrouble(member);
  if (trouble) return again(trouble.error, 403);
  const { app, redirectUri, state, codeChallenge } = asked;
  const given = { app, member, scopes, redirectUri, codeChallenge, address };
  if (hasSecondFactor(instance.database, member.id))
    return secondStepPage({ token: askSecondStep(instance, given), state, redirectUri });
  return giveCode(instance, { ...given, state, codeChallenge: codeChallenge ?? null });
}

/** Signing in through the instance's own page, by which an app never sees the password. */
export const oauthAuthorizeRoutes = [
  route(pageRow, ({ instance, query }) => {
    const asked = readAsked(instance, query, [query.scope ?? '']);
    if (asked instanceof Reply) return asked;
    const scopes = asked.scopes.length > 0 ? asked.scopes : asked.app.scopes.split(/\s+/);
    return authorizePage({ ...asked, scopes });
  }),

  route(submitAuthorization, ({ instance, body, caller }) => {
    const sent = body.authorization ?? {};
    const asked = readAsked(instance, sent, sent.scope ?? []);
    if (asked instanceof Reply) return asked;
    const { redirectUri, state } = asked;
    if (sent.deny !== undefined)
      return redirectUri === outOfBand
        ? authorizeTrouble('You did not let the application in.', 403)
        : answerApp(redirectUri, state, { error: 'access_denied' });
    return decide(instance, asked, {
      name: sent.name ?? '',
      password: sent.password ?? '',
      address: caller.address,
    });
  }),

  route(submitSecondFactor, ({ instance, body, caller }) => {
    const { mfa_token: token = '', code = '', challenge_type: type = '', state } = body.mfa ?? {};
    if ((state?.length ?? 0) > longestState)
      return authorizeTrouble('The application sent too much along.');
    const passed = takeSecondStep(
      instance,
      { token, code, type },
      (challenge) => challenge.redirect_uri !== null,
    );
    const redirectUri = passed?.challenge.redirect_uri;
    if (!passed || !redirectUri)
      return secondStepPage({
        token,
        state,
        redirectUri: waitingFor(instance.database, token),
        trouble: { says: 'The code is wrong, or the sign-in took too long.', status: 401 },
      });
    const trouble = stateTrouble(passed.member);
    if (trouble) return authorizeTrouble(trouble.error, 403);
    return giveCode(instance, {
      address: caller.address,
      app: { id: passed.challenge.app_id },
      member: passed.member,
      scopes: passed.challenge.scopes,
      redirectUri,
      state,
      codeChallenge: passed.challenge.code_challenge,
    });
  }),
];
