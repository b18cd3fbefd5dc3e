/*
 * Runs in a page. Finds layout faults on any page: text or controls outside the window or their
 * box, cut off text, controls that overlap each other or text, and controls too small to hit.
 */

/** Control, or line of text. */
interface Part {
  readonly element: Element;
  readonly rect: DOMRect;
  readonly isControl: boolean;
}

/** Tolerance in pixels. */
const SLACK = 1.5;
const CONTROLS = 'a[href], button, input, select, textarea, summary';
/** Boards are exempt: their cells are as large as the board allows. */
const BOARDS = '.cells, .puzzle-board, .editor-board';
/** Share of a line's height that is free above and below its letters. */
const LETTERS = 0.2;
const CLEAR = /rgba\(.*, 0\)|transparent/;

/** Computed style used by the checks, of a box and all boxes around it. */
interface BoxStyle {
  readonly scrollsAcross: boolean;
  readonly scrollsDown: boolean;
  readonly clipsAcross: boolean;
  readonly hasEdge: boolean;
  readonly isFixed: boolean;
  readonly isTransparent: boolean;
  /** True if laid out for screen readers only. */
  readonly isClipped: boolean;
  /** True if hidden or clipped. */
  readonly isUnseen: boolean;
  /** True if deliberately above the rest of the page. */
  readonly isLifted: boolean;
}

/** Cached styles since the last layout, because styles are slow to read. */
let styles = new Map<Element, BoxStyle>();

function boxStyleOf(element: Element): BoxStyle {
  const before = styles.get(element);
  if (before !== undefined) return before;
  const style = getComputedStyle(element);
  const parentStyle =
    element.parentElement === null ? undefined : boxStyleOf(element.parentElement);
  const isClipped = parentStyle?.isClipped === true || style.clipPath === 'inset(50%)';
  const looks: BoxStyle = {
    scrollsAcross: scrolls(style.overflowX),
    scrollsDown: scrolls(style.overflowY),
    clipsAcross: ['hidden', 'clip'].includes(style.overflowX),
    hasEdge: hasEdge(style),
    isFixed: style.position === 'fixed',
    isTransparent: style.opacity === '0',
    isClipped,
    isUnseen: isClipped || !element.checkVisibility({ visibilityProperty: true }),
    isLifted:
      parentStyle?.isLifted === true || ['fixed', 'absolute', 'sticky'].includes(style.position),
  };
  styles.set(element, looks);
  return looks;
}

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let one = element.parentElement; one !== null; one = one.parentElement) found.push(one);
  return found;
}

function nameOf(element: Element): string {
  const { classList } = element.closest('[class]') ?? element;
  const words = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 30);
  return `${element.tagName.toLowerCase()} in .${classList[0] ?? ''} "${words}"`;
}

function controlsIn(root: Element): Part[] {
  return [...root.querySelectorAll(CONTROLS)].flatMap((element) => {
    const rect = element.getBoundingClientRect();
    const isSeen = rect.width > 0 && rect.height > 0 && !boxStyleOf(element).isUnseen;
    return isSeen ? [{ element, rect, isControl: true }] : [];
  });
}

function linesIn(root: Element): Part[] {
  const lines: Part[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === '') continue;
    // Pictures on cards are cropped to the card, including any lettering.
    if (element.closest('option, script, style, svg.picture') !== null) continue;
    if (boxStyleOf(element).isUnseen) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width > 0) lines.push({ element, rect, isControl: false });
    }
  }
  return lines;
}

function scrolls(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}

/** True if a box has a visible edge: a border, a colour, or clipped content. */
function hasEdge({
  borderTopWidth,
  borderTopColor,
  backgroundColor,
  overflowX,
  overflowY,
}: CSSStyleDeclaration): boolean {
  if (overflowX !== 'visible' || overflowY !== 'visible') return true;
  const isBordered = borderTopWidth !== '0px' && !CLEAR.test(borderTopColor);
  return isBordered || !CLEAR.test(backgroundColor);
}

/**
 * Faults for the first box that a part leaves. Boxes that scroll in a direction may have more
 * content than they show.
 */
function leavesBox({ element, rect, isControl }: Part): string[] {
  let [across, down] = [false, false];
  const above = SLACK + (isControl ? 0 : rect.height * LETTERS);
  for (const one of isControl ? ancestorsOf(element) : [element, ...ancestorsOf(element)]) {
    if (one === document.body) break;
    const looks = boxStyleOf(one);
    across ||= looks.scrollsAcross;
    down ||= looks.scrollsDown;
    if (!looks.hasEdge) continue;
    const box = one.getBoundingClientRect();
    const isAside = rect.left < box.left - SLACK || rect.right > box.right + SLACK;
    const isAbove = rect.top < box.top - above || rect.bottom > box.bottom + above;
    if ((!across && isAside) || (!down && isAbove))
      return [`${nameOf(element)} leaves ${one.tagName.toLowerCase()}.${one.classList[0] ?? ''}`];
    if (looks.isFixed) break;
  }
  const isOutside = rect.left < -SLACK || rect.right > document.documentElement.clientWidth + SLACK;
  return !across && isOutside ? [`${nameOf(element)} is outside of the window`] : [];
}

function cutOff(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const { clipsAcross, isUnseen } = boxStyleOf(element);
    if (!clipsAcross || isUnseen || element.textContent.trim() === '') return [];
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const isCut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4;
    return isCut ? [`${nameOf(element)} is cut off`] : [];
  });
}

const pen = document.createElement('canvas').getContext('2d');

/** Width in pixels by which a text exceeds its field. */
function missingFor(text: string, field: Element, font: CSSStyleDeclaration): number {
  if (pen === null) throw new Error('text cannot be measured');
  pen.font = `${font.fontWeight} ${font.fontSize} ${font.fontFamily}`;
  const { paddingLeft, paddingRight } = getComputedStyle(field);
  const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return Math.round(pen.measureText(text).width - room);
}

/** Fields with text or placeholder too long for them; browsers cut these off silently. */
function narrowFields(root: Element): string[] {
  const found: string[] = [];
  const check = (text: string, field: Element, font: CSSStyleDeclaration) => {
    const missing = missingFor(text, field, font);
    if (missing > 1)
      found.push(`"${text}" lacks ${missing} px in its ${field.tagName.toLowerCase()}`);
  };
  for (const select of root.querySelectorAll('select')) {
    const style = getComputedStyle(select);
    const text = select.selectedOptions[0]?.textContent ?? '';
    if (style.opacity !== '0' && !boxStyleOf(select).isUnseen) check(text, select, style);
  }
  for (const input of root.querySelectorAll('input')) {
    const isExample = input.value === '' && input.placeholder !== '' && !boxStyleOf(input).isUnseen;
    if (isExample) check(input.placeholder, input, getComputedStyle(input, '::placeholder'));
  }
  return found;
}

/** Controls that are too small, including their labels. */
function smallControls(parts: readonly Part[], minSize: number): string[] {
  return parts.flatMap(({ element, isControl }) => {
    if (!isControl || element.closest(BOARDS) !== null) return [];
    const label = element.matches('input, select') ? element.closest('label') : null;
    const { width, height } = (label ?? element).getBoundingClientRect();
    if (width > minSize - 0.6 && height > minSize - 0.6) return [];
    return [`${nameOf(element)} is ${Math.round(width)} x ${Math.round(height)}, not ${minSize}`];
  });
}

/** True if scrolled out of view: it then cannot cover what is visible there. */
function isScrolledAway({ element, rect }: Part): boolean {
  return ancestorsOf(element).some((one) => {
    if (!boxStyleOf(one).scrollsDown) return false;
    const { top, bottom } = one.getBoundingClientRect();
    return rect.bottom > bottom + SLACK || rect.top < top - SLACK;
  });
}

/** Area of a line's letters, or the whole of a control. */
function coreOf({ rect, isControl }: Part) {
  const inset = isControl ? 1 : rect.height * 0.28;
  return {
    left: rect.left + 1,
    right: rect.right - 1,
    top: rect.top + inset,
    bottom: rect.bottom - inset,
  };
}

function overlaps(parts: readonly Part[]): string[] {
  const cores = parts
    .filter(({ element }) => element.closest(BOARDS) === null)
    .filter((part) => !boxStyleOf(part.element).isTransparent && !isScrolledAway(part))
    .map((part) => ({ element: part.element, ...coreOf(part) }))
    .sort((a, b) => a.top - b.top);
  const found: string[] = [];
  for (const [index, a] of cores.entries()) {
    for (let at = index + 1; at < cores.length; at += 1) {
      const b = cores[at];
      if (b === undefined || b.top >= a.bottom) break;
      if (b.bottom <= a.top || a.left >= b.right || b.left >= a.right) continue;
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (boxStyleOf(a.element).isLifted || boxStyleOf(b.element).isLifted) continue;
      found.push(`${nameOf(a.element)} lies over ${nameOf(b.element)}`);
    }
  }
  return found;
}

function widePage(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].find(
    (one) => one.getBoundingClientRect().right > clientWidth + 0.5 && one.checkVisibility(),
  );
  const name = wide === undefined ? 'something' : nameOf(wide);
  return [`the page is ${scrollWidth} wide, the window ${clientWidth}, for ${name}`];
}

function dialogOutside(dialog: Element): string[] {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return isInside ? [] : ['the dialog is outside of the window'];
}

/** Lists all faults, each once. `least` is the minimum side of a control in CSS pixels. */
export function findFaults(minSize: number): string[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = dialog ?? document.body;
  styles = new Map();
  const parts = [...controlsIn(root), ...linesIn(root)];
  const faults = [
    ...widePage(),
    ...parts.flatMap(leavesBox),
    ...cutOff(root),
    ...narrowFields(root),
    ...smallControls(parts, minSize),
    ...overlaps(parts),
    ...(dialog === undefined ? [] : dialogOutside(dialog)),
  ];
  return [...new Set(faults)];
}
