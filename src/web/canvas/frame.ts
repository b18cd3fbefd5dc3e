import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Current size of the element in CSS pixels. */
export function useSize(element: { readonly current: HTMLElement | null }): Signal<Size> {
  const size = useSignal<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observed = element.current;
    if (observed === null) return undefined;
    const read = () => {
      const { clientWidth: width, clientHeight: height } = observed;
      if (width !== size.value.width || height !== size.value.height)
        size.value = { width, height };
    };
    const observer = new ResizeObserver(read);
    observer.observe(observed);
    read();
    return () => observer.disconnect();
  }, []);
  return size;
}

/** Device pixels per CSS pixel. Changes when the page is zoomed or moved to another screen. */
export function useDensity(): Signal<number> {
  const density = useSignal(devicePixelRatio);
  useLayoutEffect(() => {
    const query = matchMedia(`(resolution: ${density.value}dppx)`);
    const read = () => (density.value = devicePixelRatio);
    query.addEventListener('change', read, { once: true });
    return () => query.removeEventListener('change', read);
  }, [density.value]);
  return density;
}
