import type { Problem, ProblemArgs } from '#core';
import { PICTURE_LIMITS } from '#kit/packs/limits.ts';
import type { PackCode } from '#kit/packs/messages.ts';
import { problemAt, readSource } from '#kit/packs/source.ts';
import { readXml } from './xml.ts';
import type { XmlAttribute, XmlElement } from './xml.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const SCRIPTS = new Set(['script', 'handler', 'listener']);
const HTML = new Set(['foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'canvas']);
const MOTION = new Set(['animate', 'animatecolor', 'animatemotion', 'animatetransform', 'set']);
const LINKS = new Set(['href', 'src', 'base']);
/** Functions and rules of a style that can load something. */
const LOADS = /@import|@font-face|(?<![\w-])(?:-webkit-)?(?:image-set|image|src)\(/i;
const URLS = /url\(([^)]*)/gi;
const MAX_SHOWN = 60;

type Report = (at: number, code: PackCode, args?: ProblemArgs) => void;

/** Name without its namespace prefix, in lower case, because scripts run under any prefix. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function shorten(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** Ids that a value of an attribute or a style refers to with `url(#id)`. */
function referencesIn(value: string): string[] {
  return [...value.matchAll(URLS)].map(([, target = '']) => target.replace(/["'\s]/g, ''));
}

/** Reports everything in a style that is not in the picture itself, or moves. */
function checkStyle(report: Report, text: string, at: number, isSheet: boolean): void {
  const load = LOADS.exec(text)?.[0];
  const outside = referencesIn(text).find((target) => !target.startsWith('#')) ?? load;
  if (outside !== undefined) report(at, 'svg-outside', { got: shorten(outside) });
  if (isSheet && text.includes('\\')) report(at, 'svg-escape');
  if (isSheet && /@(?:-webkit-)?keyframes/i.test(text))
    report(at, 'svg-motion', { name: '@keyframes' });
}

function checkAttribute(report: Report, { name, value, at }: XmlAttribute): void {
  const local = localName(name);
  if (local.startsWith('on')) report(at, 'svg-event', { name });
  else if (LINKS.has(local) && !value.trim().startsWith('#')) {
    report(at, 'svg-outside', { got: shorten(value) });
  } else if (/^xmlns(?::|$)/.test(name)) {
    if (value.trim() === XHTML) report(at, 'svg-html', { name: value });
  } else checkStyle(report, value, at, local === 'style');
}

function checkElement(report: Report, { name, at, attributes }: XmlElement): void {
  const local = localName(name);
  if (SCRIPTS.has(local)) report(at, 'svg-script', { name });
  if (HTML.has(local)) report(at, 'svg-html', { name: `<${name}>` });
  if (MOTION.has(local)) report(at, 'svg-motion', { name: `<${name}>` });
  for (const attribute of attributes) checkAttribute(report, attribute);
}

/** Reports a root that browsers would not draw as a picture. */
function checkRoot(report: Report, root: XmlElement | undefined): void {
  const valueOf = (name: string) => root?.attributes.find((one) => one.name === name)?.value;
  const prefix = root?.name.includes(':') === true ? `:${root.name.split(':')[0] ?? ''}` : '';
  if (root === undefined || localName(root.name) !== 'svg' || valueOf(`xmlns${prefix}`) !== SVG) {
    report(root?.at ?? 0, 'svg-none');
  } else if (!/^\s*-?[\d.]+(?:[\s,]+-?[\d.]+){3}\s*$/.test(valueOf('viewBox') ?? '')) {
    report(root.at, 'svg-box');
  }
}

/**
 * Number of elements drawn, counting referenced ones each time: a few lines of nested references
 * can draw billions.
 */
function countDrawn(elements: readonly XmlElement[]): number {
  const children: number[][] = elements.map(() => []);
  const byId = new Map<string, number>();
  elements.forEach(({ parent, attributes }, at) => {
    children[parent]?.push(at);
    const id = attributes.find(({ name }) => name === 'id')?.value;
    if (id !== undefined && !byId.has(id)) byId.set(id, at);
  });
  const targets = elements.map(({ attributes }) => {
    const links = attributes.flatMap(({ name, value }) =>
      localName(name) === 'href' ? [value.trim()] : referencesIn(value),
    );
    return links.flatMap((link) => byId.get(link.slice(1)) ?? []);
  });
  const counts = new Map<number, number>();
  const count = (at: number): number => {
    const cached = counts.get(at);
    if (cached !== undefined) return cached;
    // Browsers do not draw self-references.
    counts.set(at, 0);
    let sum = 1;
    for (const next of children[at] ?? []) sum += count(next);
    for (const next of targets[at] ?? []) sum += count(next);
    counts.set(at, sum);
    return sum;
  };
  return elements.length === 0 ? 0 : count(0);
}

/**
 * Problems of an SVG: anything that browsers would not draw, and anything that could act, load or
 * move. Pages show pictures only as images, where nothing runs; this makes authors aware of it.
 */
export function checkSvg(bytes: Uint8Array, file: string): readonly Problem[] {
  const source = readSource(bytes, file);
  if (!source.ok) return source.problems;
  const { elements, texts, problems } = readXml(source.value);
  const found = [...problems];
  const report: Report = (at, code, args = {}) => {
    found.push(problemAt(source.value, at, code, args));
  };
  if (problems.length === 0 || elements.length > 0) checkRoot(report, elements[0]);
  for (const element of elements) checkElement(report, element);
  for (const { parent, text, at } of texts) {
    const name = elements[parent]?.name ?? '';
    if (localName(name) === 'style') checkStyle(report, text, at, true);
  }
  const { svgDrawn } = PICTURE_LIMITS;
  if (problems.length === 0 && countDrawn(elements) > svgDrawn) {
    report(elements[0]?.at ?? 0, 'svg-elements', { most: svgDrawn });
  }
  return found.slice(0, PICTURE_LIMITS.problems);
}
