import {
  createElement,
  type CSSProperties,
  Fragment,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { Plural } from '@lingui/react/macro';
import { lazyValue } from '#lib/chunk/lazy-value.ts';
import { classNames } from '#ui/class-names.ts';
import { EmojiImage } from '#components/emoji/emoji-text.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import { focusRevealed } from '#ui/focus/focusable.ts';
import type { RichEffect, RichElement, RichMention, RichNode } from '#store/rich-text/rich-node.ts';
import { isBlock, type RichTag } from '#store/rich-text/element-rules.ts';
import { ExternalLink } from './external-link.tsx';
import { firstDirection } from '#store/rich-text/split-nodes.ts';
import { MentionLink } from './mention-link.tsx';
import { gatherMentions, maxMentions, type MentionRun } from '#store/rich-text/mention-runs.ts';
import richTextStyles from './rich-text.module.css';

const loadedEffects = lazyValue('effects', async () => {
  const module = await import('./effect-props.ts');
  return module.effectProps;
});

/** Text with an effect of Misskey's markup; unknown effects render plain text. */
function EffectSpan({ effect, children }: { effect: RichEffect; children: ReactNode }) {
  const propsOf = useSyncExternalStore(loadedEffects.subscribe, loadedEffects.get);
  useEffect(() => loadedEffects.request(), []);
  const isBlurred = effect.name === 'blur';
  const { className, style } = propsOf?.(effect) ?? {};
  return (
    <span
      // Blurred text is blurred from the first frame, before the code of effects has loaded.
      className={classNames(isBlurred && richTextStyles.blur, className) || undefined}
      style={style satisfies (CSSProperties & Record<`--${string}`, string>) | undefined}
      // Blurred text is revealed on hover and on keyboard focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard focus reveals blurred text
      tabIndex={isBlurred ? 0 : undefined}
    >
      {children}
    </span>
  );
}

/** A row of more than five mentions: the first five, and the others after a click. */
function MentionGroup({ mentions }: { mentions: readonly ReactNode[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const hidden = mentions.length - maxMentions;
  const shown = isOpen ? mentions : mentions.slice(0, maxMentions);
  return (
    <span>
      {shown}
      {!isOpen && (
        <button
          type="button"
          className={richTextStyles.more}
          onClick={({ currentTarget }) => focusRevealed(currentTarget, () => setIsOpen(true))}
        >
          <Plural value={hidden} one="# more mention" other="# more mentions" />
        </button>
      )}
    </span>
  );
}

/** Makes a code block focusable while it overflows, for scrolling by keyboard. */
function makeScrollable(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const sizes = new ResizeObserver(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    if (scrollWidth > clientWidth || scrollHeight > clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  sizes.observe(element);
  return () => sizes.disconnect();
}

function isBlockElement(node: RichNode): boolean {
  return node.kind === 'element' && node.tag !== 'br' && isBlock(node.tag);
}

/* A block has the direction of the first letter in it. A list has no direction of its own: each
   item sets one, because the marker of an item, like the bar of a quotation, is on the side
   where its text begins. */
function blockDirection(tag: RichTag, children: readonly RichNode[]): string | undefined {
  if (tag === 'ul' || tag === 'ol') return undefined;
  return (children.some(isBlockElement) ? firstDirection(children) : undefined) ?? 'auto';
}

function renderElement(element: RichElement): ReactNode {
  const { tag, mark, effect, attributes, continues, children } = element;
  if (tag === 'br' || tag === 'hr') return createElement(tag);
  if (effect) return <EffectSpan effect={effect}>{renderNodes(children)}</EffectSpan>;
  /* A new function in each render, so that React calls it again: another text may fit or
     overflow. */
  const ref = tag === 'pre' ? (pre: HTMLElement | null) => makeScrollable(pre) : undefined;
  const dir = isBlock(tag) ? blockDirection(tag, children) : undefined;
  const rest = continues && isBlock(tag) ? richTextStyles.rest : undefined;
  const className = classNames(mark && richTextStyles[mark], rest) || undefined;
  return createElement(tag, { className, dir, ref, ...attributes }, renderNodes(children));
}

function renderNode(node: RichNode | MentionRun): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'emoji':
      return <EmojiImage emoji={node.emoji} />;
    case 'element':
      return renderElement(node);
    case 'link':
      return (
        <ExternalLink href={node.href} host={node.host}>
          {renderNodes(node.children)}
        </ExternalLink>
      );
    case 'mention':
      return <MentionLink mention={node}>{renderNodes(node.children)}</MentionLink>;
    case 'hashtag': {
      /* A hashtag links to its timeline on the viewer's own server (R-SEARCH-006). */
      const href = pathTo('tag-timeline', { tag: node.tag });
      return (
        <AppLink href={href} className={richTextStyles.hashtag}>
          <bdi>{renderNodes(node.children)}</bdi>
        </AppLink>
      );
    }
    case 'mentions':
      return <MentionGroup mentions={node.mentions.map(renderInRow)} />;
  }
}

function renderInRow(mention: RichMention, index: number): ReactNode {
  return (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never reordered
    <Fragment key={index}>
      {index > 0 && ' '}
      {renderNode(mention)}
    </Fragment>
  );
}

/**
 * Renders the nodes of a tree. Passed as arguments instead of a list, so that they need no keys:
 * their order never changes.
 */
export function renderNodes(nodes: readonly RichNode[]): ReactNode {
  return createElement(Fragment, null, ...gatherMentions(nodes).map(renderNode));
}
