/** What people do by which a page may be heard from then on. */
const GESTURES = ['pointerup', 'keydown'] as const;

/** Whether browsers let the page be heard. */
export function wasTouched(): boolean {
  try {
    return navigator.userActivation.hasBeenActive;
  } catch {
    // Browsers that do not tell hold sounds back by themselves.
    return true;
  }
}

export function whenTouched(): Promise<void> {
  if (wasTouched()) return Promise.resolve();
  return new Promise((resolve) => {
    const touched = () => {
      for (const gesture of GESTURES) removeEventListener(gesture, touched, true);
      resolve();
    };
    for (const gesture of GESTURES) addEventListener(gesture, touched, true);
  });
}
