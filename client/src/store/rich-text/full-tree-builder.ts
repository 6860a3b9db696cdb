import { GraphemeBounder } from '@rookery/contract/text/bound-graphemes.ts';
import { readAttributes } from './element-attributes.ts';
import { voidElements, type RichTag } from './element-rules.ts';
import { formulaText, isFormulaSource, isTex } from './formula.ts';
import { type Attributes, noAttributes, type OpenElement } from './open-element.ts';
import { visibleText } from './read-inline.ts';
import type { RichElement, RichNode } from './rich-node.ts';
import { mediaSourceAddress } from './media-source-address.ts';
import { listMark, checkboxCharacter } from './list-marks.ts';
import { TreeBuilder } from './tree-builder.ts';

/* Elements that play or embed an address, which becomes a link. */
const players = new Set('audio embed iframe object source video'.split(' '));

/* An element, such as a formula or a player, that is replaced by its source; its content is
   shown only if no source is known. */
interface Substituted {
  readonly name: string;
  frame?: OpenElement;
  node?: RichNode | undefined;
}

/* Letters before and after a formula or player may become neighbours when its content is left
   out, and could then form an endless grapheme. */
function boundNodes(nodes: readonly RichNode[], graphemes: GraphemeBounder): RichNode[] {
  return nodes.map((node) => {
    if (node.kind === 'text') return { ...node, text: graphemes.bound(node.text) };
    return node.kind === 'emoji'
      ? node
      : { ...node, children: boundNodes(node.children, graphemes) };
  });
}

/**
 * Builds a tree with the elements that few texts contain: formulas, players, pictures in links,
 * quotations, tasks, and the attributes of lists, abbreviations and directions. The class is loaded
 * with the first text that contains such an element.
 */
export class FullTreeBuilder extends TreeBuilder {
  /* The outermost open element that is replaced by its source; such elements inside it are part
     of its content. */
  private substituted: Substituted | undefined;
  /* Whether the open link contains a picture or a player without a description. */
  private isPictureLink = false;
  /* The link that replaced the last player. A space separates it from a link that follows
     directly. */
  private player: RichNode | undefined;

  override finish(): readonly RichNode[] {
    return boundNodes(super.finish(), new GraphemeBounder());
  }

  override text(text: string): void {
    const isFormula = this.isOpen('math') && !this.top.isDropped;
    const gap = this.endsWithPlayer() && /^\S/.test(text) ? ' ' : '';
    super.text(isFormula ? formulaText(this.top, text) : gap + text);
  }

  override open(name: string, attributes: Attributes, isSelfClosing: boolean): void {
    if (this.isTruncated || this.top.isDropped) {
      super.open(name, attributes, isSelfClosing);
    } else if (name === 'math') {
      if (!isSelfClosing) this.openFormula(attributes);
    } else if (name.startsWith('annotation')) {
      const isShown = this.isOpen('math') && name === 'annotation' && isFormulaSource(attributes);
      if (isShown) this.push(name, 'code', attributes);
      else this.pushDropped(name);
    } else if (players.has(name)) {
      /* The content of an iframe is not tokenized. */
      const isEmpty = isSelfClosing || voidElements.has(name) || name === 'iframe';
      this.openPlayer(name, attributes, isEmpty);
    } else if (name === 'q') {
      this.text(this.isOpen('q') ? '‘' : '“');
      this.push('q', undefined, attributes);
    } else if (name === 'abbr' || name === 'bdo') {
      const isAllowed = readAttributes(name, attributes) && !(name === 'bdo' && this.isOpen('a'));
      this.push(name, isAllowed ? name : undefined, attributes);
    } else if (name === 'input') {
      if (this.isOpen('li')) this.text(checkboxCharacter(attributes));
    } else {
      super.open(name, attributes, isSelfClosing);
    }
  }

  /* A formula is shown as its source, in TeX or as text, since not every browser renders MathML. */
  private openFormula(attributes: Attributes): void {
    const substituted = this.openSubstituted('math');
    const source = attributes.get('alttext') ?? '';
    if (source.trim() === '') return;
    this.push('alttext', 'code', noAttributes);
    this.text(source);
    this.close('alttext');
    substituted.node = this.top.children.pop();
  }

  private openPlayer(name: string, attributes: Attributes, isEmpty: boolean): void {
    if (this.isOpen('a')) {
      this.isPictureLink = true;
      if (!isEmpty) this.pushDropped(name);
    } else if (name !== 'source' || this.substituted) {
      this.close('bdo');
      const substituted = this.openSubstituted(name);
      substituted.node ??= this.linkToSource(attributes);
      if (isEmpty) this.close(name);
    }
  }

  private openSubstituted(name: string): Substituted {
    if (this.substituted) {
      this.push(name, undefined, noAttributes);
      return this.substituted;
    }
    const frame: OpenElement = { ...this.top, name, isNode: true, children: [], meaning: {} };
    this.enter(frame);
    this.substituted = { name, frame };
    return this.substituted;
  }

  /* Returns a link to the file that a player plays. The caller appends it to the tree. */
  private linkToSource(attributes: Attributes): RichNode | undefined {
    const href = mediaSourceAddress(attributes, this.context.baseUrl, /^https?:/);
    if (href === undefined) return undefined;
    this.openLink(new Map([['href', href]]));
    this.text(attributes.get('title')?.trim() || href);
    this.close('a');
    return this.top.children.pop();
  }

  protected override openLink(attributes: Attributes): void {
    /* A `<bdo>` element reverses letters, so the text of a link could look like the address of
       another site. */
    this.close('bdo');
    super.openLink(attributes);
    this.isPictureLink = false;
  }

  protected override openImage(attributes: Attributes): void {
    const alt = attributes.get('alt') ?? attributes.get('title') ?? '';
    if (this.isOpen('a') && alt.trim() === '') {
      this.isPictureLink = true;
      return;
    }
    const src = mediaSourceAddress(attributes, this.context.baseUrl) ?? '';
    super.openImage(new Map([...attributes, ['src', src]]));
  }

  protected override pop(): string {
    const { meaning, children, isDropped, name: closing } = this.top;
    /* If a link contains no text and only pictures without descriptions, its address is shown.
       An iframe within the link counts as a picture. */
    const isLink = closing === 'a' && !isDropped && this.isPictureLink;
    if (isLink && meaning.url && visibleText(children).trim() === '') this.text(meaning.url.href);
    const name = super.pop();
    if (name === 'q' && !isDropped) this.text(this.isOpen('q') ? '’' : '”');
    return name;
  }

  protected override complete(frame: OpenElement): void {
    const { substituted } = this;
    if (!substituted) {
      super.complete(frame);
    } else if (frame === substituted.frame) {
      this.substituted = undefined;
      this.appendSubstituted(substituted.node ?? frame.children);
    } else if (frame.name === 'annotation') {
      super.complete(frame);
      const source = frame.children.length > 0 ? this.top.children.pop() : undefined;
      if (!substituted.node || isTex(frame.attributes)) substituted.node = source;
    } else {
      super.complete(frame);
    }
  }

  private endsWithPlayer(): boolean {
    return this.player !== undefined && this.top.children.at(-1) === this.player;
  }

  /* Spaces separate the link from the text before and after it. */
  private appendSubstituted(shown: RichNode | readonly RichNode[]): void {
    const { children } = this.top;
    const last = children.at(-1);
    if (!('kind' in shown)) {
      children.push(...shown);
    } else if (shown.kind === 'element') {
      children.push(shown);
    } else {
      const isAfterWord = last?.kind === 'text' && !/\s$/.test(last.text);
      if (isAfterWord || this.endsWithPlayer()) super.text(' ');
      children.push(shown);
      this.player = shown;
    }
  }

  protected override allowedAttributes(
    tag: RichTag,
    attributes: Attributes,
    children: RichNode[],
  ): Pick<RichElement, 'attributes' | 'mark'> {
    const allowed = readAttributes(tag, attributes);
    const mark = listMark(tag, allowed?.type, children);
    return { ...(allowed && { attributes: allowed }), ...(mark && { mark }) };
  }
}
