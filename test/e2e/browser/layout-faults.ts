import type { Page } from 'playwright-core';

/*
 * What a person would call broken about the layout of a page, whatever the page is: text or controls
 * outside of the window or of the box that they stand in, text that is cut off, controls that lie over
 * each other or over texts, and controls that are too small for a finger.
 */

/** Runs in the page; `least` is the side in CSS pixels that a control must have. */
function findFaults(least: number): string[] {
  const SLACK = 1.5;
  interface Part {
    readonly element: Element;
    readonly rect: DOMRect;
    readonly isControl: boolean;
    readonly text: string;
  }
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const root = dialogs.at(-1) ?? document.body;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const ancestorsOf = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let one = element.parentElement; one !== null; one = one.parentElement) found.push(one);
    return found;
  };
  /** Whether it is there for screen readers alone. */
  const isUnseen = (element: Element): boolean =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    [element, ...ancestorsOf(element)].some((one) => styleOf(one).clipPath === 'inset(50%)');
  const nameOf = (element: Element): string => {
    const of = element.closest('[class]') ?? element;
    const words = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 30);
    return `${element.tagName.toLowerCase()} in .${of.classList[0] ?? ''} "${words}"`;
  };
  const CONTROLS = 'a[href], button, input, select, textarea, summary';
  /** What a finger can hit: all of its label. */
  const targetOf = (element: Element): DOMRect => {
    const label = element.matches('input, select') ? element.closest('label') : null;
    return (label ?? element).getBoundingClientRect();
  };

  const parts: Part[] = [];
  for (const element of root.querySelectorAll(CONTROLS)) {
    const rect = element.getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0 || isUnseen(element)) continue;
    parts.push({ element, rect, isControl: true, text: '' });
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (element === null || text === '' || element.closest('option, script, style') !== null)
      continue;
    if (isUnseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width > 0) parts.push({ element, rect, isControl: false, text });
    }
  }

  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) {
    const wide = [...document.body.querySelectorAll('*')].find(
      (one) => one.getBoundingClientRect().right > width + 0.5 && one.checkVisibility(),
    );
    faults.push(`the page is ${scrollWidth} wide, the window ${width}: ${wide?.className ?? ''}`);
  }

  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  /** Letters take less than the height of their line. */
  const LETTERS = 0.2;
  /** Whether a part leaves a box; what scrolls may hold more than it shows, in that direction. */
  const leaves = (part: Part, box: DOMRect, across: boolean, down: boolean): boolean => {
    const { left, right, top, bottom, height } = part.rect;
    const off = SLACK + (part.isControl ? 0 : height * LETTERS);
    const isAside = !across && (left < box.left - SLACK || right > box.right + SLACK);
    return isAside || (!down && (top < box.top - off || bottom > box.bottom + off));
  };
  const hasEdge = ({ borderTopWidth, borderTopColor, backgroundColor }: CSSStyleDeclaration) => {
    const clear = /rgba\(.*, 0\)|transparent/;
    const bordered = borderTopWidth !== '0px' && !clear.test(borderTopColor);
    return bordered || !clear.test(backgroundColor);
  };
  for (const part of parts) {
    const { element, rect } = part;
    let across = false;
    let down = false;
    const around = part.isControl ? ancestorsOf(element) : [element, ...ancestorsOf(element)];
    for (const one of around) {
      if (one === document.body || one === document.documentElement) break;
      const style = styleOf(one);
      across ||= scrolls(style.overflowX);
      down ||= scrolls(style.overflowY);
      const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      if (!clips && !hasEdge(style)) continue;
      if (leaves(part, one.getBoundingClientRect(), across, down)) {
        faults.push(
          `${nameOf(element)} leaves ${one.tagName.toLowerCase()}.${one.classList[0] ?? ''}`,
        );
        break;
      }
      if (style.position === 'fixed') break;
    }
    const isOut = rect.left < -SLACK || rect.right > width + SLACK;
    if (!across && isOut) faults.push(`${nameOf(element)} is outside of the window`);
  }

  for (const element of root.querySelectorAll('*')) {
    const style = styleOf(element);
    const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
    if (!hides || isUnseen(element) || element.textContent.trim() === '') continue;
    const isCut =
      element.scrollWidth > element.clientWidth + 1 ||
      element.scrollHeight > element.clientHeight + 4;
    if (isCut) faults.push(`${nameOf(element)} is cut off`);
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const element of root.querySelectorAll('select')) {
    const style = styleOf(element);
    if (pen === null || style.opacity === '0' || isUnseen(element)) continue;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const text = element.selectedOptions[0]?.textContent ?? '';
    const needed = pen.measureText(text).width;
    const room =
      element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (needed > room + 1)
      faults.push(`select "${text}" is ${Math.round(needed - room)} px too narrow`);
  }
  for (const element of root.querySelectorAll('input')) {
    const text = element.value === '' ? element.placeholder : '';
    if (pen === null || text === '' || isUnseen(element)) continue;
    const style = styleOf(element);
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element, '::placeholder');
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room =
      element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const missing = Math.round(pen.measureText(text).width - room);
    if (missing > 1) faults.push(`input "${text}" is ${missing} px too narrow`);
  }

  const isCell = (element: Element) =>
    element.closest('.cells, .puzzle-board, .editor-board') !== null;
  for (const { element, isControl: control } of parts) {
    if (!control || isCell(element)) continue;
    const target = targetOf(element);
    if (target.width < least - 0.6 || target.height < least - 0.6) {
      const size = `${Math.round(target.width)} x ${Math.round(target.height)}`;
      faults.push(`${nameOf(element)} is ${size}, less than ${least}`);
    }
  }

  /** The part of a line that its letters take, and all of a control. */
  const coreOf = ({ rect, isControl: control }: Part) => {
    const inset = control ? 1 : rect.height * 0.28;
    return {
      left: rect.left + 1,
      right: rect.right - 1,
      top: rect.top + inset,
      bottom: rect.bottom - inset,
    };
  };
  /** Whether it is scrolled out of sight, so that what lies there is not over it. */
  const isScrolledAway = ({ element, rect }: Part) =>
    ancestorsOf(element).some((one) => {
      if (!scrolls(styleOf(one).overflowY)) return false;
      const { top, bottom } = one.getBoundingClientRect();
      return rect.bottom > bottom + SLACK || rect.top < top - SLACK;
    });
  const cores = parts
    .filter(({ element }) => !isCell(element) && styleOf(element).opacity !== '0')
    .filter((part) => !isScrolledAway(part))
    .map((part) => ({ part, core: coreOf(part) }))
    .sort((a, b) => a.core.top - b.core.top);
  const isOver = (element: Element) =>
    [element, ...ancestorsOf(element)].some((one) => {
      const { position } = styleOf(one);
      return position === 'fixed' || position === 'absolute' || position === 'sticky';
    });
  for (const [index, { part: one, core: a }] of cores.entries()) {
    for (const { part: other, core: b } of cores.slice(index + 1)) {
      if (b.top >= a.bottom) break;
      if (a.left >= b.right || b.left >= a.right || b.bottom <= a.top) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (isOver(one.element) || isOver(other.element)) continue;
      faults.push(`${nameOf(one.element)} lies over ${nameOf(other.element)}`);
    }
  }
  if (root === document.body) return [...new Set(faults)];
  const frame = root.getBoundingClientRect();
  if (frame.left < 0 || frame.right > width || frame.top < 0 || frame.bottom > innerHeight)
    faults.push('the dialog is outside of the window');
  return [...new Set(faults)];
}

/** What is wrong with the layout of what the page shows, once it has been laid out. */
export async function layoutFaults(page: Page, least: number): Promise<string[]> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(findFaults, least);
}
