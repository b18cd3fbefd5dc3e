/** HTML attributes by name; those that are undefined are left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Text as HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES.get(sign) ?? sign);
}

/** JSON that cannot end the script element around it. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}

/** Start tag with its attributes. */
export function startTag(name: string, attributes: Attributes = {}): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(String(value))}"`],
  );
  return `<${name}${written.join('')}>`;
}

/** Markup in parts, which are joined in order. */
export type Markup = string | readonly Markup[];

function join(markup: Markup): string {
  return typeof markup === 'string' ? markup : markup.map(join).join('');
}

/** Element around markup. */
export function tag(name: string, attributes: Attributes, content: Markup): string {
  return `${startTag(name, attributes)}${join(content)}</${name}>`;
}

/** Element around plain text. */
export function textTag(name: string, text: string, attributes: Attributes = {}): string {
  return tag(name, attributes, escapeHtml(text));
}
