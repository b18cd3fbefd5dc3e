/** User gestures that allow a page to play sound. */
const GESTURES = ['pointerup', 'keydown'] as const;

/** True if the browser allows sound. */
export function wasTouched(): boolean {
  try {
    return navigator.userActivation.hasBeenActive;
  } catch {
    // Browsers without this API block sound themselves.
    return true;
  }
}

export function firstGesture(): Promise<void> {
  if (wasTouched()) return Promise.resolve();
  return new Promise((resolve) => {
    const touched = () => {
      for (const gesture of GESTURES) removeEventListener(gesture, touched, true);
      resolve();
    };
    for (const gesture of GESTURES) addEventListener(gesture, touched, true);
  });
}
