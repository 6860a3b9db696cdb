import type { RefObject } from 'react';
import { settleZoom, initialZoom, type Point, type ZoomView } from '#lib/touch/zoom.ts';

/**
 * The elements that gestures move: the stage shows the current attachment, the track in it contains
 * all slides, and the picture is the current image.
 */
export interface StageElements {
  readonly stage: HTMLElement;
  /** Contains the slides. */
  readonly track: RefObject<HTMLElement | null>;
  /** The current image; null if the attachment cannot be zoomed. */
  readonly picture: RefObject<HTMLElement | null>;
}

/** Moves the track by a custom property and zooms the picture by a transform. */
export class StageView {
  readonly #elements: StageElements;
  #zoom = initialZoom;

  constructor(elements: StageElements) {
    this.#elements = elements;
  }

  get zoom(): ZoomView {
    return this.#zoom;
  }

  get isZoomed(): boolean {
    return this.#zoom.scale > 1;
  }

  /** The current image, or null if the attachment cannot be zoomed. */
  get picture(): HTMLElement | null {
    return this.#elements.picture.current;
  }

  /** Position of an event relative to the centre of the stage. */
  pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = this.#elements.stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  show(next: ZoomView): void {
    this.#zoom = next;
    this.#elements.stage.toggleAttribute('data-zoomed', this.isZoomed);
    const { x, y, scale } = next;
    const style = this.picture?.style;
    if (scale === 1) style?.removeProperty('transform');
    else style?.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`);
  }

  /** Moves a released image back within its limits. */
  snapBack(): void {
    const { picture } = this;
    if (!picture) return;
    const size = { width: picture.offsetWidth, height: picture.offsetHeight };
    const stageSize = {
      width: this.#elements.stage.clientWidth,
      height: this.#elements.stage.clientHeight,
    };
    this.show(settleZoom(this.#zoom, size, stageSize));
  }

  slide(pixels: number): void {
    const style = this.#elements.track.current?.style;
    if (pixels === 0) style?.removeProperty('--drag');
    else style?.setProperty('--drag', `${pixels}px`);
  }
}
