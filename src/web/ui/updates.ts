import { signal } from '@preact/signals';

/** Installs the waiting update, if there is one. Updates are never installed automatically. */
export const update = signal<(() => void) | undefined>(undefined);

/** Registers the service worker for offline use. */
export function followUpdates(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => void register(), { once: true });
  if (document.readyState === 'complete') void register();
}

let registered = false;

async function register(): Promise<void> {
  if (registered) return;
  registered = true;
  const { registerSW } = await import('virtual:pwa-register');
  const install = registerSW({
    onNeedRefresh: () => (update.value = () => void install(true)),
  });
}
