import { signal } from '@preact/signals';

/** True while the browser does not show the page. */
export const isHidden = signal(document.hidden);

document.addEventListener('visibilitychange', () => (isHidden.value = document.hidden));
