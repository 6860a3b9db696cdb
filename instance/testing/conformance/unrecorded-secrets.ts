import { loadExchanges } from '@rookery/contract/testing/recordings.ts';
import { unsealCaptchaAnswer } from '#captcha/sealed-answer.ts';
import { serialiseSettings } from '#rules/account-settings.ts';
import { accountByAcct, updateAccount } from '#store/accounts.ts';
import { insertInvite } from '#store/invites.ts';
import { loadOrGenerateValue } from '#store/load-or-generate-value.ts';
import { isRecord } from './id-mapping.ts';
import type { ReplayInstance } from './replay-instance.ts';
import { totpCode } from '#testing/totp-code.ts';

function requestField(name: string, field: string): string {
  const body = loadExchanges().find((exchange) => exchange.name === name)?.request.body;
  return isRecord(body) ? String(body[field]) : '';
}

/** Registers the current code of Erin's authenticator, a minute after the last one. */
export async function registerTotpCode(replay: ReplayInstance): Promise<void> {
  const { idMapping, running } = replay;
  replay.wait(60_000);
  const secret = idMapping.get('<totp-key 1>') ?? '';
  if (secret !== '') idMapping.setWord('281607', totpCode(secret, running().instance.now()));
}

export async function registerOtherApp(replay: ReplayInstance): Promise<void> {
  const { idMapping } = replay;
  const app = await replay.act('', 'POST', '/api/v1/apps', {
    client_name: 'codeflow',
    redirect_uris: 'http://localhost:5173/oauth-callback',
    scopes: 'read write follow push admin',
  });
  if (!isRecord(app)) return;
  idMapping.set('gryAm1D-VTurvdmLHsi4IHretmaIuGJQcfTvt13IbpA', String(app['client_id']));
  idMapping.set('V9peSOpPNSPOhz952hPss_djE8ejHPLSqQAZLy3BSE4', String(app['client_secret']));
}

export async function registerInvite({ running, idMapping }: ReplayInstance): Promise<void> {
  const { database, now } = running().instance;
  const { token } = insertInvite(database, { createdAt: now() });
  idMapping.set('Q6XuT4NTPNGE4QqWHyFCudy_9UmKPWq-UmLrxOS5yFs=', token);
}

/** Registers a captcha with a known solution. */
export async function solveCaptcha(replay: ReplayInstance): Promise<void> {
  const { running, idMapping } = replay;
  const captcha = await replay.act('', 'GET', '/api/v1/pleroma/captcha');
  if (!isRecord(captcha)) return;
  const sealed = String(captcha['answer_data']);
  const key = loadOrGenerateValue(running().instance.database, 'captcha', () => '');
  const recorded = requestField('643_register_captcha_ok', 'captcha_answer_data');
  idMapping.set(recorded, sealed);
  idMapping.set('ot72QCEKiBNO4g', String(captcha['token']));
  idMapping.setWord('monwg', unsealCaptchaAnswer(Buffer.from(key, 'hex'), sealed)?.answer ?? '');
}

/** Requires a new password of Frank, as the administration interface of the recorded server did. */
export async function requirePasswordReset({ running }: ReplayInstance): Promise<void> {
  const { database } = running().instance;
  const frank = accountByAcct(database, 'frank');
  if (!frank) return;
  const settings = serialiseSettings(frank, { password_reset_required: true });
  updateAccount(database, frank.id, { settings });
}
