import { useEffect, useState } from 'preact/hooks';

/** Less than a line of a list counts as its end, in pixels. */
const END = 8;

/** Whether a list goes on below what is seen of it; `content` is what it is measured again for. */
export function useMoreBelow(
  list: { readonly current: HTMLElement | null },
  content: unknown,
): boolean {
  const [isMore, setIsMore] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const read = () =>
      setIsMore(element.scrollHeight - element.clientHeight - element.scrollTop > END);
    read();
    const resized = new ResizeObserver(read);
    resized.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [content]);
  return isMore;
}
