import { useEffect, useState } from 'preact/hooks';

/** Milliseconds after which somebody who waits wants to know what for. */
const PATIENCE = 1000;

/** Whether whoever is shown this has waited for long by now. */
export function useWaited(): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return waited;
}
