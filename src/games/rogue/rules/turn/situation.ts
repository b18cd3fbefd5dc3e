import type { Course } from '../model/course.ts';
import type { Hero } from '../model/hero.ts';
import type { Place } from '../world/plan.ts';

/** Everything that decides what a trigger does. */
export interface Situation {
  readonly hero: Hero;
  readonly course: Course;
  readonly hasMob: (place: Place) => boolean;
}
