import { useEffect, useState } from 'preact/hooks';

/** Milliseconds before a waiting player sees the reason. */
const PATIENCE = 1000;

/** True once the component has been shown for longer than `PATIENCE`. */
export function useWaited(): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return waited;
}
