/** References of an attribute: `#a` of a link, `url(#a)` of a pattern, a mask or a filter. */
const REFERENCE = /#([\w:.-]+)/g;

/**
 * How many elements are drawn for an SVG, with all that is drawn again where it is referred to: a few lines
 * of references to references draw billions. Infinity where they are nested too deep to be counted.
 */
export function drawnElements(text: string): number {
  const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const byId = new Map<string, Element>();
  for (const element of root.querySelectorAll('[id]')) {
    if (!byId.has(element.id)) byId.set(element.id, element);
  }
  const counts = new Map<Element, number>();
  const count = (element: Element): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    // Browsers do not draw what refers to itself.
    counts.set(element, 0);
    let sum = 1;
    for (const child of element.children) sum += count(child);
    for (const { value } of element.attributes) {
      for (const [, id = ''] of value.matchAll(REFERENCE)) {
        const target = byId.get(id);
        if (target !== undefined) sum += count(target);
      }
    }
    counts.set(element, sum);
    return sum;
  };
  try {
    return count(root);
  } catch {
    return Infinity;
  }
}
