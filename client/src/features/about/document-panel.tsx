import { type ReactNode, useState } from 'react';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { useDocumentLanguage } from '#components/instance/use-document-language.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { useSession } from '#session/session-context.ts';
import { Panel } from '#ui/page/panel.tsx';
import styles from './about.module.css';

/** Heading that shows or hides its content, which is rendered only while it is shown. */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen}
      className={styles.disclosure}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
}

/** The HTML of a document of the server. */
export function DocumentText({ html }: { html: string }) {
  const { origin } = useSession();
  const language = useDocumentLanguage();
  return <RichText html={html} baseUrl={origin} lang={language} className={styles.text} />;
}

/**
 * Collapsed panel with a document of the server. Shows why it failed to load; renders nothing if the
 * server has no such document.
 */
export function DocumentPanel({
  title,
  html,
  failure,
  onRetry,
  children,
}: {
  title: string;
  html: string | undefined;
  failure: unknown;
  onRetry: () => void;
  /** Content before the document, such as the date of its version. */
  children?: ReactNode;
}) {
  if (html === undefined && failure === undefined) return null;
  return (
    <Panel label={title}>
      <Disclosure title={<h2>{title}</h2>}>
        {html === undefined ? (
          <p className={styles.text}>
            <CallFailure error={failure} onRetry={onRetry} />
          </p>
        ) : (
          <>
            {children}
            <DocumentText html={html} />
          </>
        )}
      </Disclosure>
    </Panel>
  );
}
