import type { AnyLook } from '#screen/model/look.ts';

/** The two looks, and the test that selects one by state. */
interface Looks {
  readonly plain: AnyLook;
  readonly special: AnyLook;
  isSpecial(state: unknown): boolean;
}

/** Combined look that delegates to one of two by state; words are the same in both. */
export function lookByState(looks: Looks): AnyLook {
  const { plain, special } = looks;
  const of = (state: unknown) => (looks.isSpecial(state) ? special : plain);
  return {
    game: plain.game,
    ...(plain.words === undefined ? {} : { words: plain.words }),
    point: (state, before) => of(state).point(state, before),
    press: (state, hand, key, participants, say) =>
      of(state).press(state, hand, key, participants, say),
    fit: (state, room, south, means) => of(state).fit?.(state, room, south, means),
    click: (state, hand, part, participants, say) =>
      of(state).click?.(state, hand, part, participants, say),
    draw: (grid, area, content, say) => of(content.state).draw(grid, area, content, say),
    animate: (before, events) => of(before).animate(before, events),
    sounds: (after, events, persons) => of(after).sounds?.(after, events, persons) ?? [],
    describe: (before, events, participants, say) =>
      of(before).describe(before, events, participants, say),
    describeTurn: (state, participants, say) => of(state).describeTurn(state, participants, say),
    preview: (state, hand, say) => of(state).preview(state, hand, say),
    hint: (action, say, state) => of(state).hint(action, say, state),
    explain: (state, action, expected, say) => of(state).explain(state, action, expected, say),
    notate: (state, log) => of(state).notate(state, log),
    keys: (state, say) => of(state).keys(state, say),
    marks: (state, say) => of(state).marks?.(state, say) ?? [],
    rules: (say, state) => of(state).rules(say, state),
    print: (state, names, say) => of(state).print(state, names, say),
    makeBoard: (state) => of(state).makeBoard(state),
    readMove: (state, list, say) => of(state).readMove(state, list, say),
  };
}
