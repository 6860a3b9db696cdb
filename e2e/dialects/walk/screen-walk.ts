import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { type Control, readControls } from './controls.ts';
import { exclusionOf, isWalkedElsewhere } from './exclusions.ts';
import type { PageState } from './page-state.ts';
import { isInComposer, isOnCard, type WalkedScreen } from './walked-screen.ts';

/** What a walk clicked on one screen. */
export interface WalkReport {
  readonly screen: string;
  readonly clicked: readonly string[];
  readonly excluded: readonly string[];
  /** Controls that could not be clicked, or did nothing that they announce. */
  readonly failed: readonly string[];
  /** Controls that the screen showed at first, and no longer when it was their turn. */
  readonly gone: readonly string[];
}

/** Overlays above overlays that are walked: a menu, and a dialog that it opens. */
const maxDepth = 2;

/** Opened overlays: the kind of the control that opened one, and what is open then. */
interface Level {
  readonly opener: string;
  readonly overlays: readonly string[];
}

const closingKinds: ReadonlySet<string> = new Set(['button Cancel', 'button Close', 'button Back']);

const closes = ({ kind }: Control): boolean => closingKinds.has(kind);

/** Long enough for a busy machine; a control that is covered is not clickable later either. */
const clickOptions = { timeout: 60_000 };

/**
 * The buttons of lists that load the next page by themselves when they are scrolled into view, which a
 * click elsewhere may do.
 */
const loadsWhenVisible = /^(button )?Load (older|more)/;

/** Chooses another option of a select, and then the one before again. */
async function chooseAnother(target: Locator): Promise<void> {
  const options = await target
    .locator('option:enabled')
    .evaluateAll((all) =>
      all
        .flatMap((option) => (option instanceof HTMLOptionElement ? [option] : []))
        .map(({ value, selected }) => ({ value, selected })),
    );
  const chosen = options.find(({ selected }) => selected);
  const other = options.find(({ selected }) => !selected);
  if (other) await target.selectOption(other.value, clickOptions);
  if (chosen) await target.selectOption(chosen.value, clickOptions);
}

/** Resolves to whether an element is on the page and enabled. */
async function isReady(target: Locator): Promise<boolean> {
  return (await target.count()) > 0 && (await target.isEnabled());
}

/** Clicks every control of a screen, and of the menus and dialogs that these open. */
export class ScreenWalk {
  readonly #page: Page;
  readonly #state: PageState;
  readonly #screen: WalkedScreen;
  /** The controls of overlays that were clicked on any screen, since many screens have the same menus. */
  readonly #known: Set<string>;
  readonly #done = new Set<string>();
  readonly #excluded = new Map<string, string>();
  readonly #failed: string[] = [];
  readonly #gone: string[] = [];
  #address = '';
  #base: readonly string[] = [];

  constructor(page: Page, state: PageState, screen: WalkedScreen, known: Set<string>) {
    this.#page = page;
    this.#state = state;
    this.#screen = screen;
    this.#known = known;
  }

  async run(): Promise<WalkReport> {
    await this.#open();
    await this.#walk([]);
    return {
      screen: this.#screen.name,
      clicked: [...this.#done],
      excluded: [...this.#excluded].map(([chain, reason]) => `${chain}: ${reason}`),
      failed: this.#failed,
      gone: this.#gone,
    };
  }

  async #open(): Promise<void> {
    await this.#page.goto(this.#screen.path);
    await this.#state.settleOnScreen();
    await this.#screen.prepare?.(this.#page);
    await this.#state.settle();
    this.#address = this.#page.url();
    this.#base = await this.#state.openOverlays();
  }

  async #read(levels: readonly Level[]): Promise<readonly Control[]> {
    const part = this.#screen.part?.(this.#page) ?? this.#page.getByRole('main');
    return readControls(levels.length > 0 ? this.#state.overlays.last() : part);
  }

  /** Returns the name of a control in the report: what opened the overlays around it, and its kind. */
  #chain(levels: readonly Level[], { kind }: Control): string {
    return [...levels.map(({ opener }) => opener), kind].join(' › ');
  }

  /**
   * Returns the name by which other screens have the same control, if they can: in a menu or dialog, as a
   * link, or above each screen.
   */
  #sharedName(levels: readonly Level[], { kind, role }: Control): string | undefined {
    const overlay = levels.at(-1)?.overlays.at(-1);
    if (overlay !== undefined) return `${overlay} › ${kind}`;
    return role === 'link' || kind === 'button Back' ? kind : undefined;
  }

  /** Returns whether the screen clicks a control. What it opens belongs to it. */
  #isOwn(control: Control, levels: readonly Level[]): boolean {
    if (levels.length > 0) return true;
    return this.#screen.owns?.(control) ?? (!isOnCard(control) && !isInComposer(control));
  }

  /** Returns whether a control has still to be clicked. */
  #isDue(control: Control, levels: readonly Level[]): boolean {
    const chain = this.#chain(levels, control);
    if (this.#done.has(chain) || !this.#isOwn(control, levels)) return false;
    if (this.#known.has(this.#sharedName(levels, control) ?? '')) return false;
    const reason = exclusionOf(control);
    if (reason !== undefined) this.#excluded.set(chain, reason);
    return reason === undefined;
  }

  /**
   * Returns the control to click next: first what the last click has shown, such as the fields of a form,
   * because the next click may hide it, and last what closes something.
   */
  #next(
    controls: readonly Control[],
    levels: readonly Level[],
    wanted: ReadonlySet<string>,
  ): Control | undefined {
    const due = controls.filter((control) => this.#isDue(control, levels));
    const isNew = (control: Control) => !wanted.has(this.#chain(levels, control));
    return (
      due.find((control) => isNew(control) && !closes(control)) ??
      due.find(isNew) ??
      due.find((control) => !closes(control)) ??
      due[0]
    );
  }

  async #walk(levels: readonly Level[]): Promise<void> {
    let controls = await this.#read(levels);
    const wanted = new Set(
      controls
        .filter((control) => this.#isDue(control, levels))
        .map((control) => this.#chain(levels, control)),
    );
    let isUntouched = true;
    /** How often a control was no longer there, since the page was still changing. */
    let removals = 0;
    const readAgain = async (isReload: boolean) => {
      const isShown = await this.#restore(levels, isReload);
      controls = isShown ? await this.#read(levels) : [];
      isUntouched = true;
    };
    for (;;) {
      const next = this.#next(controls, levels, wanted);
      if (next) {
        const target = this.#page.getByRef(next.ref);
        if (!(await isReady(target))) {
          if (removals > 3) throw new Error(`${next.kind} is removed or disabled before a click`);
          removals += 1;
          await readAgain(false);
          continue;
        }
        const before = await this.#state.openOverlays();
        await this.#use(levels, next, target);
        isUntouched = false;
        removals = 0;
        const after = await this.#state.openOverlays();
        const hasMoved = this.#page.url() !== this.#address;
        if (!hasMoved && after.join() === before.join()) {
          controls = await this.#read(levels);
          continue;
        }
        const hasOpened = after.some((overlay) => !before.includes(overlay));
        if (hasOpened && !hasMoved && levels.length < maxDepth && !isWalkedElsewhere(after))
          await this.#walk([...levels, { opener: next.kind, overlays: after }]);
        await readAgain(false);
      } else if (!isUntouched) {
        await readAgain(false);
      } else if ([...wanted].some((chain) => !this.#done.has(chain))) {
        await readAgain(true);
        if (!controls.some((control) => this.#isDue(control, levels))) break;
      } else {
        break;
      }
    }
    this.#gone.push(
      ...[...wanted].filter((chain) => !this.#done.has(chain) && !loadsWhenVisible.test(chain)),
    );
  }

  async #use(levels: readonly Level[], control: Control, target: Locator): Promise<void> {
    const chain = this.#chain(levels, control);
    this.#done.add(chain);
    this.#known.add(this.#sharedName(levels, control) ?? chain);
    try {
      await this.#click(control, target);
    } catch (error) {
      this.#failed.push(`${chain}: ${error instanceof Error ? error.message : 'failed'}`);
    }
    await this.#state.settle();
  }

  /** Clicks a control; one that is switched on and off twice, which restores the state. */
  async #click({ role, name, isToggle }: Control, target: Locator): Promise<void> {
    if (loadsWhenVisible.test(name)) return target.scrollIntoViewIfNeeded(clickOptions);
    const opens = await target.getAttribute('aria-haspopup', clickOptions);
    const before = await this.#state.openOverlays();
    if (role === 'combobox' && (await target.evaluate((element) => element.localName)) === 'select')
      return chooseAnother(target);
    await target.click(clickOptions);
    if (opens === 'menu' || opens === 'dialog')
      await expect.poll(() => this.#isOpen(before), 'opens nothing').toBe(false);
    await this.#state.settle();
    if (isToggle && (await isReady(target))) await target.click(clickOptions);
  }

  async #isOpen(overlays: readonly string[]): Promise<boolean> {
    return (await this.#state.openOverlays()).join() === overlays.join();
  }

  /** Shows the screen with these menus and dialogs again. Resolves to false if it cannot. */
  async #restore(levels: readonly Level[], isReload: boolean): Promise<boolean> {
    if (!isReload && this.#page.url() !== this.#address) {
      await this.#page.goBack();
      // Back leads further than to the screen if the control has replaced its address.
      if (this.#page.url() === this.#address) await this.#state.settleOnScreen();
    }
    if (isReload || this.#page.url() !== this.#address) await this.#open();
    const isShown = levels.at(-1)?.overlays ?? this.#base;
    if (await this.#isOpen(isShown)) return true;
    // Escape in a dialog with several steps may go back one step at a time.
    for (let tries = 0; tries < 3 && !(await this.#isOpen(this.#base)); tries += 1) {
      await this.#page.keyboard.press('Escape');
      await this.#state.settle();
    }
    if (!(await this.#isOpen(this.#base))) await this.#open();
    for (const [index, { opener, overlays }] of levels.entries()) {
      const controls = await this.#read(levels.slice(0, index));
      const control = controls.find(({ kind }) => kind === opener);
      if (!control) return isReload ? false : this.#restore(levels, true);
      await this.#page.getByRef(control.ref).click(clickOptions);
      await this.#state.settle();
      if (!(await this.#isOpen(overlays))) return isReload ? false : this.#restore(levels, true);
    }
    return true;
  }
}

/** Expects that a walk clicked something, and everything that it was shown. */
export function expectComplete({ screen, clicked, failed, gone }: WalkReport): void {
  expect.soft(clicked.length, `${screen}: controls clicked`).toBeGreaterThan(0);
  expect.soft(failed, `${screen}: controls that fail`).toEqual([]);
  expect.soft(gone, `${screen}: controls that disappeared`).toEqual([]);
}
