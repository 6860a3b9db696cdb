import { Trans } from '@lingui/react/macro';
import { RulesList } from '#components/instance/rules-panel.tsx';
import { useDocumentLanguage } from '#components/instance/use-document-language.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import type { TranslatedRule } from '#session/instance/translated-rules.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { pathTo } from '#lib/url/paths.ts';
import styles from './registration.module.css';

/** What the server says about its closed registration. */
export function RegistrationClosedNote({ html }: { html: string }) {
  const { origin } = useSession();
  const language = useDocumentLanguage();
  return (
    <div className={styles.page}>
      <p>
        <Trans>This server does not accept new accounts at the moment.</Trans>
      </p>
      <RichText html={html} baseUrl={origin} lang={language} className={styles.terms} />
      <p>
        <AppLink href={pathTo('about')}>
          <Trans>More about this server</Trans>
        </AppLink>
      </p>
    </div>
  );
}

/** Link to the page on which the server creates accounts. */
export function ServerSignUpPageNote({ address }: { address: string }) {
  return (
    <div className={styles.page}>
      <p>
        <Trans>This server creates accounts on a page of its own. Come back to log in.</Trans>
      </p>
      <p>
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('primary', 'medium')}
        >
          <Trans>Create account on {new URL(address).host}</Trans>
        </a>
      </p>
    </div>
  );
}

/** The rules of the server, which are accepted before the form. */
export function RulesStep({
  rules,
  onAccept,
}: {
  rules: readonly TranslatedRule[];
  onAccept: () => void;
}) {
  return (
    <div className={styles.page}>
      <p>
        <Trans>Members of this server follow these rules. Accept them to continue.</Trans>
      </p>
      <RulesList rules={rules} />
      <div className={styles.end}>
        <Button variant="primary" onClick={onAccept}>
          <Trans>Accept and continue</Trans>
        </Button>
        <AppLink href={pathTo('root')}>
          <Trans>Back to the start page</Trans>
        </AppLink>
      </div>
    </div>
  );
}
