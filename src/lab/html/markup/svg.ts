import { escapeHtml, tag } from './markup.ts';

/** Part of the DOM that writing a chart as text needs. */
export interface SvgNode {
  readonly nodeType: number;
  /** Name of an element in the case of its standard; DOMs disagree about `nodeName`. */
  readonly localName?: string;
  readonly nodeValue: string | null;
  readonly childNodes: ArrayLike<SvgNode>;
  readonly attributes?: ArrayLike<{ readonly name: string; readonly value: string }>;
}

const ELEMENT = 1;
const TEXT = 3;
/** Decimals of coordinates: a hundredth of a pixel. */
const LONG_FRACTION = /\.\d{3,}/g;
const FRACTION_LENGTH = '.00'.length;

function attributesOf({ attributes = [] }: SvgNode): [string, string][] {
  return Array.from(attributes)
    .filter(({ name }) => !name.startsWith('aria-') && name !== 'style')
    .map(({ name, value }): [string, string] => [name, shorten(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function shorten(value: string): string {
  return value.replace(LONG_FRACTION, (fraction) => fraction.slice(0, FRACTION_LENGTH));
}

function innerSvg(node: SvgNode): string {
  return Array.from(node.childNodes, writeNode).join('');
}

/**
 * Markup of a node. Attributes are sorted, since DOMs disagree about their order. Styles are left
 * out: the report has its own, and pages may forbid others.
 */
function writeNode(node: SvgNode): string {
  if (node.nodeType === TEXT) return escapeHtml(node.nodeValue ?? '');
  const { nodeType, localName } = node;
  if (nodeType !== ELEMENT || localName === undefined || localName === 'style') return '';
  return tag(localName, Object.fromEntries(attributesOf(node)), innerSvg(node));
}

interface SvgFrame {
  readonly className: string;
  /** Text alternative. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

/** Markup of a drawn chart as one image, which scales with its box. */
export function writeSvg(svg: SvgNode, { className, label, width, height }: SvgFrame): string {
  const box = { viewBox: `0 0 ${width} ${height}`, fill: 'currentColor', 'text-anchor': 'middle' };
  return tag('svg', { class: className, role: 'img', 'aria-label': label, ...box }, innerSvg(svg));
}
