import { loadExchanges } from '@rookery/contract/testing/recordings.ts';
import { unsealCaptchaAnswer } from '#captcha/sealed-answer.ts';
import { serialiseSettings } from '#rules/account-settings.ts';
import { accountByAcct, updateAccount } from '#store/accounts.ts';
import { insertInvite } from '#store/invites.ts';
import { generateOnce } from '#store/generate-once.ts';
import { isRecord } from './correspondence.ts';
import type { Scene } from './scene.ts';
import { totpCode } from '#testing/totp-code.ts';

function requestField(name: string, field: string): string {
  const body = loadExchanges().find((exchange) => exchange.name === name)?.request.body;
  return isRecord(body) ? String(body[field]) : '';
}

/** Registers the current code of Erin's authenticator, a minute after the last one. */
export async function readCode(scene: Scene): Promise<void> {
  const { correspondence, running } = scene;
  scene.wait(60_000);
  const secret = correspondence.get('<totp-key 1>') ?? '';
  if (secret !== '') correspondence.setWord('281607', totpCode(secret, running().instance.now()));
}

export async function registerOtherApp(scene: Scene): Promise<void> {
  const { correspondence } = scene;
  const app = await scene.act('', 'POST', '/api/v1/apps', {
    client_name: 'codeflow',
    redirect_uris: 'http://localhost:5173/oauth-callback',
    scopes: 'read write follow push admin',
  });
  if (!isRecord(app)) return;
  correspondence.set('gryAm1D-VTurvdmLHsi4IHretmaIuGJQcfTvt13IbpA', String(app['client_id']));
  correspondence.set('V9peSOpPNSPOhz952hPss_djE8ejHPLSqQAZLy3BSE4', String(app['client_secret']));
}

export async function invite({ running, correspondence }: Scene): Promise<void> {
  const { database, now } = running().instance;
  const { token } = insertInvite(database, { createdAt: now() });
  correspondence.set('Q6XuT4NTPNGE4QqWHyFCudy_9UmKPWq-UmLrxOS5yFs=', token);
}

/** Registers a captcha with a known solution. */
export async function solveCaptcha(scene: Scene): Promise<void> {
  const { running, correspondence } = scene;
  const captcha = await scene.act('', 'GET', '/api/v1/pleroma/captcha');
  if (!isRecord(captcha)) return;
  const sealed = String(captcha['answer_data']);
  const key = generateOnce(running().instance.database, 'captcha', () => '');
  const recorded = requestField('643_register_captcha_ok', 'captcha_answer_data');
  correspondence.set(recorded, sealed);
  correspondence.set('ot72QCEKiBNO4g', String(captcha['token']));
  correspondence.setWord(
    'monwg',
    unsealCaptchaAnswer(Buffer.from(key, 'hex'), sealed)?.answer ?? '',
  );
}

/** Requires a new password of Frank, as the administration interface of the recorded server did. */
export async function demandNewPassword({ running }: Scene): Promise<void> {
  const { database } = running().instance;
  const frank = accountByAcct(database, 'frank');
  if (!frank) return;
  const settings = serialiseSettings(frank, { password_reset_required: true });
  updateAccount(database, frank.id, { settings });
}
