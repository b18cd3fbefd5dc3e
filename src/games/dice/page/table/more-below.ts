import { useEffect, useState } from 'preact/hooks';

/** Pixels from the end of a list that still count as its end: less than one line. */
const END = 8;

/** True if a list continues below its visible part. Measured again whenever `content` changes. */
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
