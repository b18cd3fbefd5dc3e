// ../../bal/a.ts
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";

// src/core/hash.ts
function lanes(text2) {
  let high = 2654435769 ^ text2.length;
  let low = 2246822507;
  for (let i = 0; i < text2.length; i++) {
    const unit = text2.charCodeAt(i);
    high = Math.imul(high ^ unit, 739982445);
    high ^= high >>> 15;
    low = Math.imul(low ^ unit, 695872825);
    low ^= low >>> 13;
  }
  return [finish(high ^ Math.imul(low, 374761393)), finish(low ^ Math.imul(high, 668265263))];
}
function finish(word3) {
  let w = word3;
  w = Math.imul(w ^ w >>> 16, 2146121005);
  w = Math.imul(w ^ w >>> 15, 2221713035);
  return (w ^ w >>> 16) >>> 0;
}
function hashWords(text2) {
  return lanes(text2);
}

// src/core/random.ts
var MIXING_ROUNDS = 15;
function makeRandom(a, b, c) {
  const random = { a: a >>> 0, b: b >>> 0, c: c >>> 0, counter: 1 };
  for (let round = 0; round < MIXING_ROUNDS; round++) nextWord(random);
  return random;
}
function makeStream(seed2, name2) {
  const [a, b] = hashWords(`${name2}
${seed2}`);
  const [c] = hashWords(`${seed2}
${name2}`);
  return makeRandom(a, b, c);
}
function deriveSeed(seed2, index) {
  const [a, b] = hashWords(`${index}
${seed2}`);
  return (a.toString(36) + b.toString(36)).padStart(14, "0");
}
function nextWord(random) {
  const { a, b, c, counter } = random;
  const word3 = a + b + counter >>> 0;
  random.a = (b ^ b >>> 9) >>> 0;
  random.b = c + (c << 3) >>> 0;
  random.c = (c << 21 | c >>> 11) + word3 >>> 0;
  random.counter = counter + 1 >>> 0;
  return word3;
}
var WORDS = 4294967296;
function below(random, n) {
  if (!Number.isInteger(n) || n < 1 || n > WORDS) {
    throw new RangeError(`below(${n}): expected an integer from 1 to ${WORDS}`);
  }
  const limit = WORDS - WORDS % n;
  let word3 = nextWord(random);
  while (word3 >= limit) word3 = nextWord(random);
  return word3 % n;
}
function pick(random, items) {
  if (items.length === 0) throw new RangeError("pick from an empty list");
  return items[below(random, items.length)];
}

// src/core/own.ts
function own(record4, name2) {
  return Object.hasOwn(record4, name2) ? record4[name2] : void 0;
}
function setOwn(record4, name2, value) {
  if (Object.hasOwn(record4, name2)) record4[name2] = value;
  else {
    const holds = { value, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(record4, name2, holds);
  }
}

// src/core/parsed.ts
function parsed(value) {
  return { ok: true, value };
}
function failed(problems) {
  return { ok: false, problems: Symbol.iterator in problems ? [...problems] : [problems] };
}
function fillIn(message, args) {
  return message.replace(/\{(\w+)\}/g, (_, name2) => String(own(args, name2)));
}
function makeProblem(problem) {
  const place = [problem.file, problem.line, problem.column].filter((part3) => part3 !== void 0);
  return place.length === 0 ? problem.message : `${place.join(":")}: ${problem.message}`;
}
function must(result) {
  if (result.ok) return result.value;
  throw new RangeError(result.problems.map(makeProblem).join("\n"));
}
function quote(text2) {
  const shown = [...text2.slice(0, 60)].map((c) => c < " " || c === "\x7F" ? "\xB7" : c).join("");
  return text2.length > 60 ? `"${shown}..."` : `"${shown}"`;
}

// src/core/match.ts
var USUAL_STREAM = "chance";

// src/core/extremes.ts
function largest(values, least = -Infinity) {
  let most = least;
  for (const value of values) most = Math.max(most, value);
  return most;
}
function smallest(values, most = Infinity) {
  let least = most;
  for (const value of values) least = Math.min(least, value);
  return least;
}

// src/core/assert-defined.ts
function assertDefined(value) {
  if (value === void 0 || value === null) throw new RangeError("a value is missing");
  return value;
}

// src/games/dice/check/battle-check.ts
var CHECK_METHODS = ["SUM", "AVG_UP", "AVG_DOWN", "MAX", "MIN"];
function sum(rolls) {
  let total = 0;
  for (const roll of rolls) total += roll;
  return total;
}
function aggregate(method, rolls) {
  if (rolls.length === 0) throw new RangeError(`${method} of no rolls`);
  switch (method) {
    case "SUM":
      return sum(rolls);
    case "AVG_UP":
      return Math.ceil(sum(rolls) / rolls.length);
    case "AVG_DOWN":
      return Math.floor(sum(rolls) / rolls.length);
    case "MAX":
      return largest(rolls);
    case "MIN":
      return smallest(rolls);
  }
}
function heroTotal(check2, rolls, helperRolls) {
  const main = rolls.length === 0 ? 0 : aggregate(check2.method, rolls);
  return main + sum(helperRolls) + check2.modifier;
}
function checkResult(own2, opponent) {
  return own2 - opponent;
}

// src/games/dice/check/odds.ts
var NOTHING = { least: 0, ways: [1] };
function dieSpread(size) {
  return { least: 1, ways: new Array(size).fill(1) };
}
function convolve(a, b) {
  const ways = new Array(a.ways.length + b.ways.length - 1).fill(0);
  a.ways.forEach((one, i) => {
    b.ways.forEach((other, j) => {
      ways[i + j] = ways[i + j] + one * other;
    });
  });
  return { least: a.least + b.least, ways };
}
function sumSpread(sizes) {
  return sizes.map(dieSpread).reduce(convolve, NOTHING);
}
function extremeSpread(sizes, method) {
  const most = method === "MAX" ? largest(sizes) : smallest(sizes);
  const within = (face) => sizes.reduce(
    (ways2, size) => ways2 * (method === "MAX" ? Math.min(face, size) : Math.max(0, size - face + 1)),
    1
  );
  const beyond = method === "MAX" ? -1 : 1;
  const ways = Array.from({ length: most }, (_, i) => within(i + 1) - within(i + 1 + beyond));
  return { least: 1, ways };
}
function averageSpread(sizes, round) {
  const sums = sumSpread(sizes);
  const average = (i) => round((sums.least + i) / sizes.length);
  const least = average(0);
  const ways = new Array(average(sums.ways.length - 1) - least + 1).fill(0);
  sums.ways.forEach((count, i) => {
    const at3 = average(i) - least;
    ways[at3] = ways[at3] + count;
  });
  return { least, ways };
}
function spreadOf(method, sizes) {
  if (sizes.length === 0) return NOTHING;
  switch (method) {
    case "SUM":
      return sumSpread(sizes);
    case "AVG_UP":
      return averageSpread(sizes, Math.ceil);
    case "AVG_DOWN":
      return averageSpread(sizes, Math.floor);
    case "MAX":
    case "MIN":
      return extremeSpread(sizes, method);
  }
}
function heroSpread(check2) {
  const { least, ways } = convolve(spreadOf(check2.method, check2.dice), sumSpread(check2.helpers));
  return { least: least + check2.modifier, ways };
}
function beaten(check2, total) {
  const rest = total - check2.opponentModifier;
  if (check2.opponent === void 0) return rest >= 0 ? 1 : 0;
  return Math.max(0, Math.min(check2.opponent, rest));
}
function oddsOf(check2) {
  const { least, ways } = heroSpread(check2);
  let favourable = 0;
  let total = 0;
  ways.forEach((count, i) => {
    favourable += count * beaten(check2, least + i);
    total += count * (check2.opponent ?? 1);
  });
  return { favourable, total };
}
function shortfallOf(check2) {
  const { least, ways } = heroSpread(check2);
  const faces = check2.opponent ?? 1;
  let sum2 = 0;
  let total = 0;
  ways.forEach((count, i) => {
    const own2 = least + i;
    for (let face = 1; face <= faces; face++) {
      const against2 = check2.opponentModifier + (check2.opponent === void 0 ? 0 : face);
      sum2 += count * Math.max(0, against2 - own2);
    }
    total += count * faces;
  });
  return { sum: sum2, total };
}

// src/games/dice/model/content.ts
var DIFFICULTIES = ["easy", "normal", "hard"];
var VICTORIES = ["corner", "closeAll", "firstVillain"];
function findTemplate(templates, id2) {
  const template = templates.find((known) => known.id === id2);
  if (template === void 0) throw new RangeError(`there is no ${id2} in this content`);
  return template;
}

// src/games/dice/model/hero.ts
var HERO_CLASSES = ["brawler", "hunter", "mystic", "prophet", "mentor"];
var HERO_NAME_MAX = 20;
function isHeroName(text2) {
  const { length } = [...text2];
  return length <= HERO_NAME_MAX && /^\p{L}[\p{L}\p{M}\p{N}.'’ -]*$/u.test(text2) && !/ $| {2}/.test(text2);
}
var REFUGE = -1;
function isProblem(growth) {
  return "code" in growth;
}
function refusal(code, message) {
  return { code, message };
}
function increaseDiceLimit(sheet, type) {
  const limit = sheet.limits.find((known) => known.type === type);
  if (limit === void 0) {
    return refusal("dice-limit-unknown", `A ${sheet.class} owns no ${type} dice.`);
  }
  if (limit.current >= limit.most) {
    return refusal("dice-limit-full", `A ${sheet.class} owns at most ${limit.most} ${type} dice.`);
  }
  const grown = { ...limit, current: limit.current + 1 };
  return { ...sheet, limits: sheet.limits.map((known) => known === limit ? grown : known) };
}
function improveSkill(sheet, id2) {
  const skill = sheet.skills.find((known) => known.id === id2);
  if (skill === void 0) {
    return refusal("skill-unknown", `A ${sheet.class} has no skill called ${id2}.`);
  }
  if (skill.level >= skill.most) {
    return refusal("skill-full", `${id2} is at its highest level, ${skill.most}.`);
  }
  const grown = { ...skill, level: skill.level + 1 };
  return { ...sheet, skills: sheet.skills.map((known) => known === skill ? grown : known) };
}

// src/games/dice/model/die.ts
var DIE_TYPES = [
  "PHYSICAL",
  "SOMATIC",
  "MENTAL",
  "VERBAL",
  "DIVINE",
  "WOUND",
  "ENEMY",
  "VILLAIN",
  "OBSTACLE",
  "ALLY"
];
var STAT_TYPES = ["PHYSICAL", "SOMATIC", "MENTAL", "VERBAL"];
var DIE_KINDS = {
  PHYSICAL: { rank: 0, role: "stat", letter: "P" },
  SOMATIC: { rank: 1, role: "stat", letter: "S" },
  MENTAL: { rank: 2, role: "stat", letter: "M" },
  VERBAL: { rank: 3, role: "stat", letter: "V" },
  DIVINE: { rank: 4, role: "helper", letter: "D" },
  WOUND: { rank: 5, role: "wound", letter: "W" },
  ENEMY: { rank: 6, role: "threat", letter: "E" },
  VILLAIN: { rank: 7, role: "threat", letter: "!" },
  OBSTACLE: { rank: 8, role: "threat", letter: "O" },
  ALLY: { rank: 9, role: "ally", letter: "A" }
};
var DIE_SIZES = [4, 6, 8, 10, 12];
function compareDice(a, b) {
  if (a.type !== b.type) return DIE_KINDS[a.type].rank - DIE_KINDS[b.type].rank;
  return b.size - a.size || a.id - b.id;
}
function makeDie({ type, size }) {
  return DIE_KINDS[type].letter + String(size);
}
function parseDie(text2) {
  const type = DIE_TYPES.find((known) => DIE_KINDS[known].letter === text2.charAt(0));
  const size = DIE_SIZES.find((known) => String(known) === text2.slice(1));
  return type === void 0 || size === void 0 ? void 0 : { type, size };
}

// src/games/dice/model/bag.ts
function makeBag(dice2) {
  return [...dice2].sort(compareDice);
}
function putInBag(bag2, die) {
  const dice2 = [...bag2, die];
  let at3 = bag2.length;
  for (; at3 > 0 && compareDice(die, dice2[at3 - 1]) < 0; at3--) dice2[at3] = dice2[at3 - 1];
  dice2[at3] = die;
  return dice2;
}
function takeFromBag(bag2, die) {
  const { id: id2 } = die;
  let at3 = bag2.length - 1;
  while (at3 >= 0 && bag2[at3].id !== id2) at3 -= 1;
  if (at3 < 0) return bag2;
  const rest = bag2.slice(1);
  for (let i = 0; i < at3; i++) rest[i] = bag2[i];
  return rest;
}
function findInBag(bag2, type, size) {
  for (const die of bag2) if (die.type === type && die.size === size) return die;
  return void 0;
}
function countOfType(bag2, type) {
  let count = 0;
  for (const die of bag2) if (die.type === type) count += 1;
  return count;
}

// src/games/dice/model/hand.ts
var MAIN_MAX = 10;
var ALLIES_MAX = 6;
var EMPTY_HAND = { main: [], allies: [] };
var ALLY_AT = MAIN_MAX;
var SLOTS = MAIN_MAX + ALLIES_MAX;
function dieAt(hand, slot) {
  return slot < ALLY_AT ? hand.main[slot] : hand.allies[slot - ALLY_AT];
}
function slotsOf(hand) {
  const slots = [];
  for (let i = 0; i < hand.main.length; i++) slots.push(i);
  for (let i = 0; i < hand.allies.length; i++) slots.push(ALLY_AT + i);
  return slots;
}
function hasRoom(hand, type) {
  return type === "ALLY" ? hand.allies.length < ALLIES_MAX : hand.main.length < MAIN_MAX;
}
function addToHand(hand, die) {
  if (!hasRoom(hand, die.type)) {
    const size = die.type === "ALLY" ? ALLIES_MAX : MAIN_MAX;
    throw new RangeError(`die ${die.id} does not fit: this part of the hand holds ${size}`);
  }
  return die.type === "ALLY" ? { main: hand.main, allies: [...hand.allies, die] } : { main: [...hand.main, die], allies: hand.allies };
}
function without(dice2, { id: id2 }) {
  const rest = [];
  for (const die of dice2) if (die.id !== id2) rest.push(die);
  return rest;
}
function removeFromHand(hand, die) {
  return die.type === "ALLY" ? { main: hand.main, allies: without(hand.allies, die) } : { main: without(hand.main, die), allies: hand.allies };
}
function woundCount(hand) {
  let count = 0;
  for (const die of hand.main) if (die.type === "WOUND") count += 1;
  return count;
}
function soundCount(hand) {
  return hand.main.length + hand.allies.length - woundCount(hand);
}
function holdsType(hand, type) {
  if (type === "ALLY") return hand.allies.length > 0;
  for (const die of hand.main) if (die.type === type) return true;
  return false;
}

// src/games/dice/model/layout.ts
function evenOut(blank, row) {
  return { ...blank, ...row };
}

// src/games/dice/effects/hooks.ts
function against(amount, ...types2) {
  return ({ met }) => met !== void 0 && types2.includes(met) ? amount : 0;
}
function hasFlag(hooks, flag2) {
  for (const { flags } of hooks) if (flags?.includes(flag2) === true) return true;
  return false;
}
function sumOwn(hooks, moment) {
  let sum2 = 0;
  for (const { own: own2 } of hooks) if (own2 !== void 0) sum2 += own2(moment);
  return sum2;
}
function sumOpponent(hooks, moment) {
  let sum2 = 0;
  for (const { opponent } of hooks) if (opponent !== void 0) sum2 += opponent(moment);
  return sum2;
}
function sumOf(hooks, name2) {
  let sum2 = 0;
  for (const hook of hooks) sum2 += hook[name2] ?? 0;
  return sum2;
}
var NONE = [];
function siteHooks(state, place) {
  return place < 0 ? NONE : state.world.sites[place]?.hooks ?? NONE;
}
function cardHooks(state, card) {
  return card === void 0 || card < 0 ? NONE : state.world.cards[card]?.hooks ?? NONE;
}
function isRule(state, place, flag2) {
  return hasFlag(state.world.hooks, flag2) || hasFlag(siteHooks(state, place), flag2);
}
var BLANK = {
  source: void 0,
  id: void 0,
  flags: void 0,
  opponent: void 0,
  own: void 0,
  closingDifficulty: void 0,
  battleDamage: void 0,
  victory: void 0,
  onReveal: void 0,
  onSuccess: void 0,
  onFailure: void 0,
  onFlee: void 0,
  onTurnStart: void 0,
  onClosed: void 0,
  onCloseFailed: void 0,
  timer: void 0,
  onBags: void 0,
  onHeroBags: void 0,
  onHands: void 0
};
function wholeHooks(row, source, id2) {
  return evenOut(BLANK, { ...row, source, id: id2 });
}
function partOf({ source = "skill", id: id2 = "" }, side, amount) {
  return { side, source, id: id2, amount };
}
function addParts(parts, hooks, side, moment) {
  for (const row of hooks) {
    const amount = (side === "own" ? row.own : row.opponent)?.(moment) ?? 0;
    if (amount !== 0) parts.push(partOf(row, side, amount));
  }
}
function closingParts(hooks) {
  const parts = [];
  for (const row of hooks) {
    const amount = row.closingDifficulty ?? 0;
    if (amount !== 0) parts.push(partOf(row, "foe", amount));
  }
  return parts;
}
function findRow(table, what, id2) {
  const row = own(table, id2);
  if (row === void 0) throw new RangeError(`there is no ${what} called ${id2}`);
  return row;
}

// src/kit/last-of.ts
var LastOf = class {
  #key;
  #value;
  /** The answer that was kept for this very key. */
  find(key) {
    return this.#key === key ? this.#value : void 0;
  }
  keep(key, value) {
    this.#key = key;
    this.#value = value;
    return value;
  }
};

// src/kit/memory.ts
var Memory = class {
  #records = /* @__PURE__ */ new Map();
  /** The record of a kind. */
  of(kind) {
    const known = this.#records.get(kind);
    if (known instanceof kind) return known;
    const made = new kind();
    this.#records.set(kind, made);
    return made;
  }
};

// src/games/dice/effects/skill.ts
var BLANK2 = {
  moment: void 0,
  most: void 0,
  ways: void 0,
  magic: void 0,
  foes: void 0,
  remote: void 0,
  neighbours: void 0,
  aim: void 0,
  can: void 0,
  foe: void 0,
  still: void 0,
  effect: void 0,
  lessen: void 0,
  shields: void 0,
  retry: void 0,
  second: void 0,
  hooks: void 0
};
var BLANK_WAY = {
  uses: void 0,
  method: void 0,
  bonus: void 0,
  plus: void 0,
  upTo: void 0
};
function wholeWay(way) {
  return evenOut(BLANK_WAY, way);
}
function wholeSkill(skill) {
  const ways = Object.entries(skill.ways).map(([word3, way]) => [word3, wholeWay(way)]);
  return evenOut(BLANK2, { ...skill, ways: Object.fromEntries(ways) });
}
var PHYSICAL = ["PHYSICAL"];
var SOMATIC = ["SOMATIC"];
var VERBAL = ["VERBAL"];
var ALLY = ["ALLY"];
function hide(...types2) {
  return { types: types2, fate: "hide" };
}
function discard(...types2) {
  return { types: types2, fate: "discard" };
}
function deter(...types2) {
  return { types: types2, fate: "deter" };
}
function hideOrDiscard(types2, bonus, plus) {
  const way = (fate2) => ({ uses: [{ types: types2, fate: fate2 }], bonus });
  return { hide: way("hide"), discard: { ...way("discard"), plus } };
}
function oneWay(uses, method = "SUM", bonus = () => 0) {
  return { use: { uses, method, bonus } };
}

// src/games/dice/state/draft.ts
function openDraft(state) {
  const { world, timer: timer2, gained, heroes, places, deterred, turn, phases, boons, nextId, over } = state;
  return {
    world,
    timer: timer2,
    gained,
    heroes,
    places,
    deterred,
    turn,
    phases,
    boons,
    nextId,
    over,
    events: []
  };
}
function closeDraft(draft) {
  const { world, timer: timer2, gained, heroes, places, deterred, turn, phases, boons, nextId, over } = draft;
  return { world, timer: timer2, gained, heroes, places, deterred, turn, phases, boons, nextId, over };
}
function heroOf(state, hero) {
  return state.heroes[hero];
}
function heroesWhere(state, holds) {
  const found2 = [];
  for (let index = 0; index < state.heroes.length; index++) {
    if (holds(heroOf(state, index), index)) found2.push(index);
  }
  return found2;
}
function placeOf(state, place) {
  return state.places[place];
}
function replaceAt(items, at3, item) {
  const copy = items.slice();
  copy[at3] = item;
  return copy;
}
function setHero(draft, at3, changes) {
  const old = heroOf(draft, at3);
  draft.heroes = replaceAt(draft.heroes, at3, {
    alive: changes.alive ?? old.alive,
    at: changes.at ?? old.at,
    capacity: changes.capacity ?? old.capacity,
    hand: changes.hand ?? old.hand,
    bag: changes.bag ?? old.bag,
    pile: changes.pile ?? old.pile
  });
}
function setDice(draft, at3, { hand, bag: bag2, pile }) {
  const { alive, at: place, capacity } = heroOf(draft, at3);
  draft.heroes = replaceAt(draft.heroes, at3, { alive, at: place, capacity, hand, bag: bag2, pile });
}
function setPlace(draft, at3, changes) {
  const old = placeOf(draft, at3);
  draft.places = replaceAt(draft.places, at3, {
    open: changes.open ?? old.open,
    closingDifficulty: changes.closingDifficulty ?? old.closingDifficulty,
    bag: changes.bag ?? old.bag,
    hidden: changes.hidden ?? old.hidden,
    enemies: changes.enemies ?? old.enemies,
    obstacles: changes.obstacles ?? old.obstacles,
    villain: "villain" in changes ? changes.villain : old.villain,
    known: changes.known ?? old.known,
    guarded: changes.guarded ?? old.guarded
  });
}
function setTurn(draft, changes) {
  const old = draft.turn;
  draft.turn = {
    hero: changes.hero ?? old.hero,
    gifts: changes.gifts ?? old.gifts,
    travels: changes.travels ?? old.travels,
    explorations: changes.explorations ?? old.explorations,
    again: changes.again ?? old.again,
    spent: changes.spent ?? old.spent,
    closeTried: changes.closeTried ?? old.closeTried,
    henchman: changes.henchman ?? old.henchman,
    used: changes.used ?? old.used,
    fewer: changes.fewer ?? old.fewer,
    reversals: changes.reversals ?? old.reversals
  };
}
function pushPhase(draft, phase) {
  draft.phases = [...draft.phases, phase];
}
function popPhase(draft) {
  draft.phases = draft.phases.slice(0, -1);
}
function replacePhase(draft, phase) {
  draft.phases = replaceAt(draft.phases, draft.phases.length - 1, phase);
}
function endWith(draft, reason) {
  if (draft.over !== void 0) return;
  draft.over = reason;
  draft.phases = [];
  draft.events.push({ kind: "over", reason });
}
var NOBODY = -1;
function newborn(why) {
  return { from: "new", giver: NOBODY, why };
}
function metAt(place, why) {
  return { from: "met", giver: place, why };
}
function tellMove(draft, die, origin, to, at3) {
  const { from, giver, why } = origin;
  const event = { kind: "moved", die, from, giver, to, at: at3, why };
  draft.events.push(event);
}
var SPOT_OF = { hide: "bag", discard: "pile", deter: "deterred" };
function spend(draft, hero, die, fate2, why) {
  const { hand, bag: bag2, pile } = heroOf(draft, hero);
  setDice(draft, hero, {
    hand: removeFromHand(hand, die),
    bag: fate2 === "hide" ? putInBag(bag2, die) : bag2,
    pile: fate2 === "discard" ? putInBag(pile, die) : pile
  });
  if (fate2 === "deter") draft.deterred = putInBag(draft.deterred, die);
  const at3 = fate2 === "deter" ? NOBODY : hero;
  tellMove(draft, die, { from: "hand", giver: hero, why }, SPOT_OF[fate2], at3);
}
function takeInHand(draft, hero, die, origin, rest) {
  const { hand, bag: bag2, pile } = heroOf(draft, hero);
  const fits2 = hasRoom(hand, die.type);
  setDice(draft, hero, {
    hand: fits2 ? addToHand(hand, die) : hand,
    bag: rest ?? bag2,
    pile: fits2 ? pile : putInBag(pile, die)
  });
  tellMove(draft, die, origin, fits2 ? "hand" : "pile", hero);
}
function removeDie(draft, die, origin) {
  tellMove(draft, die, origin, "out", NOBODY);
}
function healDie(draft, hero, die) {
  const { hand, bag: bag2, pile } = heroOf(draft, hero);
  setDice(draft, hero, { hand, bag: putInBag(bag2, die), pile: takeFromBag(pile, die) });
  tellMove(draft, die, { from: "pile", giver: hero, why: "healed" }, "bag", hero);
}
function healWound(draft, hero, die) {
  setHero(draft, hero, { hand: removeFromHand(heroOf(draft, hero).hand, die) });
  removeDie(draft, die, { from: "hand", giver: hero, why: "cured" });
}
function handOver(draft, from, to, die) {
  setHero(draft, from, { hand: removeFromHand(heroOf(draft, from).hand, die) });
  takeInHand(draft, to, die, { from: "hand", giver: from, why: "gift" });
}
function returnToPlace(draft, place, die, origin) {
  setPlace(draft, place, { bag: putInBag(placeOf(draft, place).bag, die) });
  tellMove(draft, die, origin, "place", place);
}
function clearPlace(draft, place, stays) {
  const { bag: bag2 } = placeOf(draft, place);
  const origin = { from: "place", giver: place, why: "closed" };
  for (const die of bag2) if (!stays(die)) removeDie(draft, die, origin);
  setPlace(draft, place, { bag: bag2.filter(stays) });
}
function changeTimer(draft, change) {
  const timer2 = Math.max(0, draft.timer + change);
  if (timer2 === draft.timer) return;
  draft.events.push({ kind: "time", change: timer2 - draft.timer, timer: timer2 });
  draft.timer = timer2;
}
function mintInto(draft, kind) {
  const die = { id: draft.nextId, type: kind.type, size: kind.size };
  draft.nextId += 1;
  return die;
}
function killHero(draft, hero) {
  const { hand, bag: bag2, pile } = heroOf(draft, hero);
  const lose = (from, dice2) => {
    for (const die of dice2) removeDie(draft, die, { from, giver: hero, why: "death" });
  };
  lose("hand", hand.main);
  lose("hand", hand.allies);
  lose("bag", bag2);
  lose("pile", pile);
  setHero(draft, hero, { alive: false, hand: EMPTY_HAND, bag: [], pile: [] });
  draft.boons = draft.boons.filter((boon) => boon.hero !== hero);
  draft.events.push({ kind: "died", hero });
  if (draft.heroes.every(({ alive }) => !alive)) endWith(draft, "dead");
  else if (draft.world.hooks.some(({ flags }) => flags?.includes("death-is-loss") === true)) {
    endWith(draft, "fallen");
  } else if (hero === draft.turn.hero) draft.phases = [{ kind: "start" }];
}

// src/games/dice/effects/exploring.ts
function pushDraw(draft, hero) {
  const { turn } = draft;
  const place = heroOf(draft, hero).at;
  if (turn.explorations > 0) setTurn(draft, { again: true });
  pushPhase(draft, { kind: "draw", hero, place, end: "explore", amount: 0, use: void 0 });
}
function moveHero(draft, hero, to) {
  const from = heroOf(draft, hero).at;
  setHero(draft, hero, { at: to });
  draft.events.push({ kind: "travelled", hero, from, to });
}

// src/games/dice/select/mask.ts
var EMPTY_MASK = [];
function switchSlot(mask, slot) {
  return mask.includes(slot) ? mask.filter((chosen) => chosen !== slot) : [...mask, slot];
}
function mainCount(mask) {
  let count = 0;
  for (const slot of mask) if (slot < ALLY_AT) count += 1;
  return count;
}
function allyCount(mask) {
  return mask.length - mainCount(mask);
}
function chosenDice(hand, mask) {
  return mask.map((slot) => dieAt(hand, slot));
}

// src/games/dice/state/phase.ts
var CHECK_KINDS = [
  "acquire",
  "ally",
  "wound",
  "obstacle",
  "battle",
  "evade",
  "close",
  "guard",
  "skill",
  "tally",
  "flee"
];
var NO_TARGET = -2;
var NAMELESS = -1;
var PICK_ENDS = [
  "check",
  "skill",
  "again",
  "give",
  "errand",
  "lose",
  "reroll",
  "banish",
  "cure"
];
var DRAW_ENDS = ["explore", "refill", "summon", "grace", "look", "swift"];
var WHY_OF = {
  check: "check",
  skill: "skill",
  again: "again",
  give: "gift",
  errand: "gift",
  lose: "damage",
  reroll: "reroll",
  banish: "check",
  cure: "cured"
};
function makePick(asked) {
  return {
    kind: "pick",
    hero: asked.hero,
    rule: asked.rule,
    mask: EMPTY_MASK,
    end: asked.end,
    cancel: asked.cancel ?? true,
    fate: asked.fate ?? "discard",
    check: asked.check ?? "tally",
    use: asked.use,
    target: asked.target ?? NO_TARGET,
    why: asked.why ?? WHY_OF[asked.end]
  };
}
function withMask(pick2, mask) {
  const { kind, hero, rule, end, cancel: cancel2, fate: fate2, check: check2, use: use2, target, why } = pick2;
  return { kind, hero, rule, mask, end, cancel: cancel2, fate: fate2, check: check2, use: use2, target, why };
}
var OWN_BAG = -2;
var BOON_SCOPES = ["checks", "chores", "trap"];

// src/games/dice/effects/gifts.ts
function errand(draft, from, to, count) {
  const most = Math.min(count, soundCount(heroOf(draft, from).hand));
  if (most === 0) return;
  const rule = { kind: "count", least: 1, most, allies: "counted" };
  const pick2 = {
    hero: from,
    rule,
    end: "errand",
    cancel: false,
    fate: "hide",
    target: to
  };
  pushPhase(draft, makePick(pick2));
}

// src/games/dice/select/pile-mask.ts
function fits(rule, die) {
  return rule.types === "any" || rule.types.includes(die.type);
}
function countFitting(rule, pile) {
  return pile.filter((die) => fits(rule, die)).length;
}
function checkPileMask(rule, mask) {
  return mask.length >= rule.least && mask.length <= rule.most;
}
function isPileActive(rule, pile, mask, at3) {
  if (mask.includes(at3)) return true;
  const die = pile[at3];
  return die !== void 0 && mask.length < rule.most && fits(rule, die);
}
function switchPile(mask, at3) {
  return mask.includes(at3) ? mask.filter((chosen) => chosen !== at3) : [...mask, at3];
}
function pileRule(pile, count, types2 = "any") {
  const wanted = { types: types2, least: count, most: count };
  const most = Math.min(count, countFitting(wanted, pile));
  return { types: types2, least: most, most };
}

// src/games/dice/effects/remedies.ts
function heal(draft, hero, owner, count) {
  const rule = pileRule(heroOf(draft, owner).pile, count);
  if (rule.most <= 0) return;
  pushPhase(draft, { kind: "pile", hero, owner, rule, mask: [], end: "heal" });
}
function recall(draft, hero, type, count) {
  const dice2 = heroOf(draft, hero).pile.filter((die) => die.type === type);
  for (const die of dice2.slice(0, count)) healDie(draft, hero, die);
}
function pickUp(draft, hero, type) {
  const { pile } = heroOf(draft, hero);
  const die = pile.find((known) => known.type === type);
  if (die === void 0) return;
  setHero(draft, hero, { pile: takeFromBag(pile, die) });
  takeInHand(draft, hero, die, { from: "pile", giver: hero, why: "recovered" });
}
function hasInPile(type) {
  return (state, hero) => countOfType(heroOf(state, hero).pile, type) > 0;
}
function hasPile(state, _hero, target) {
  return heroOf(state, target).pile.length > 0;
}
function bestow(draft, use2, amount, scope) {
  if (amount <= 0) return;
  const boon = { hero: use2.target, amount, scope, by: use2.hero, skill: use2.skill };
  draft.boons = [...draft.boons, boon];
  draft.events.push({ kind: "boon", ...boon });
}
function woundOf(state, use2) {
  const { hand } = heroOf(state, use2.target === NO_TARGET ? use2.hero : use2.target);
  const wounds = hand.main.filter(({ type }) => type === "WOUND");
  return wounds.reduce(
    (worst, die) => worst === void 0 || die.size > worst.size ? die : worst,
    void 0
  );
}
function isWounded(state, hero, target) {
  return holdsType(heroOf(state, target === NO_TARGET ? hero : target).hand, "WOUND");
}
function treat(draft, use2, { won }) {
  const wound = woundOf(draft, use2);
  if (!won || wound === void 0) return;
  healWound(draft, use2.target === NO_TARGET ? use2.hero : use2.target, wound);
}
function drawMore(draft, hero, count) {
  const amount = count - 1;
  pushPhase(draft, { kind: "draw", hero, place: OWN_BAG, end: "summon", amount, use: void 0 });
}
function receiveGrace(draft, hero, level2) {
  const die = mintInto(draft, { type: "DIVINE", size: 2 * level2 + 2 });
  setHero(draft, hero, { bag: putInBag(heroOf(draft, hero).bag, die) });
  tellMove(draft, die, newborn("bonus"), "bag", hero);
}
function fallenAllies(state, use2) {
  const allies = heroOf(state, use2.hero).pile.filter(({ type }) => type === "ALLY");
  const chosen = allies.filter(({ id: id2 }) => id2 === use2.target);
  if (use2.way !== "discard") return chosen;
  return [...chosen, ...allies.filter(({ id: id2 }) => id2 !== use2.target).slice(0, 1)];
}

// src/games/dice/skills/ally.ts
var ALLY_SKILLS = {
  strike: { moment: "battle", most: 1, ways: hideOrDiscard(ALLY, () => 0, 2) },
  /** Added to any check of the owner. */
  aid: { moment: "aid", most: 1, ways: oneWay([discard("ALLY")]) },
  scout: {
    moment: "again",
    most: 1,
    still: true,
    ways: oneWay([discard("ALLY")]),
    effect: (draft, { hero }) => pushDraw(draft, hero)
  },
  shield: {
    moment: "react",
    most: 1,
    ways: oneWay([discard("ALLY")]),
    lessen: (damage, total) => damage - total
  },
  /** A second journey. */
  guide: {
    moment: "before",
    most: 1,
    still: true,
    aim: "place",
    ways: oneWay([hide("ALLY")]),
    can: (state) => state.turn.travels > 0,
    effect: (draft, { hero, target }) => moveHero(draft, hero, target)
  },
  nurse: {
    moment: "free",
    most: 1,
    still: true,
    ways: oneWay([deter("ALLY")]),
    can: (state, hero) => assertDefined(state.heroes[hero]).pile.length > 0,
    effect: (draft, { hero }) => heal(draft, hero, hero, 2)
  },
  distract: { moment: "flee", most: 1, still: true, ways: oneWay([hide("ALLY")]) },
  runner: {
    moment: "free",
    most: 1,
    still: true,
    aim: "others",
    ways: oneWay([hide("ALLY")]),
    can: (state, hero) => soundCount(assertDefined(state.heroes[hero]).hand) > 1,
    effect: (draft, { hero, target }) => errand(draft, hero, target, 1)
  }
};

// src/games/dice/skills/brawler.ts
var BRAWLER_SKILLS = {
  hit: {
    moment: "battle",
    most: 3,
    ways: hideOrDiscard(PHYSICAL, (level2) => level2, 2)
  },
  toughness: {
    moment: "react",
    most: 3,
    magic: false,
    ways: oneWay([discard("PHYSICAL", "SOMATIC")], "SUM", (level2) => level2 - 1),
    lessen: (damage, total) => damage - total
  },
  charge: {
    moment: "again",
    most: 1,
    still: true,
    ways: oneWay([hide("PHYSICAL"), hide(...STAT_TYPES)]),
    effect: (draft, { hero }) => pushDraw(draft, hero)
  },
  intimidate: {
    moment: "evade",
    most: 3,
    foes: ["ENEMY"],
    ways: hideOrDiscard(["VERBAL", "MENTAL"], (level2) => level2 + 2, 2)
  },
  "second-wind": {
    moment: "free",
    most: 3,
    still: true,
    ways: oneWay([hide("SOMATIC")]),
    can: hasInPile("PHYSICAL"),
    effect: (draft, { hero }, { level: level2 }) => recall(draft, hero, "PHYSICAL", level2 + 2)
  },
  "power-blow": {
    moment: "battle",
    most: 3,
    ways: oneWay([discard("PHYSICAL"), hide("PHYSICAL")], "SUM", (level2) => level2)
  },
  bodyguard: {
    moment: "react",
    most: 3,
    neighbours: "only",
    still: true,
    shields: true,
    ways: oneWay([hide("SOMATIC")]),
    lessen: (damage, _total, level2) => damage - level2 - 1
  },
  breaker: {
    moment: "passive",
    most: 3,
    ways: {},
    hooks: (level2) => ({ own: ({ check: check2 }) => check2 === "obstacle" ? level2 : 0 })
  },
  grit: {
    moment: "free",
    most: 3,
    ways: oneWay([discard("PHYSICAL")], "SUM", (level2) => level2),
    can: isWounded,
    foe: woundOf,
    effect: treat
  },
  "last-stand": {
    moment: "passive",
    most: 3,
    ways: {},
    hooks: (level2) => ({
      own({ state, hero, check: check2 }) {
        const { bag: bag2, capacity } = assertDefined(state.heroes[hero]);
        return check2 === "battle" && bag2.length <= capacity ? level2 + 1 : 0;
      }
    })
  }
};

// src/games/dice/skills/hunter.ts
var HUNTER_SKILLS = {
  shoot: {
    moment: "battle",
    most: 3,
    ways: hideOrDiscard(SOMATIC, (level2) => level2 - 1, 2)
  },
  evasion: {
    moment: "react",
    most: 3,
    ways: oneWay(
      [discard("SOMATIC"), hide("PHYSICAL", "SOMATIC", "MENTAL")],
      "MIN",
      (level2) => level2
    ),
    lessen: (damage, total) => damage - total
  },
  stealth: {
    moment: "evade",
    most: 3,
    foes: ["ENEMY", "VILLAIN"],
    ways: oneWay([hide("SOMATIC", "MENTAL")], "SUM", (level2) => 2 * level2)
  },
  "read-traces": {
    moment: "again",
    most: 1,
    still: true,
    ways: oneWay([hide("SOMATIC"), hide("MENTAL", "VERBAL")]),
    effect: (draft, { hero }) => pushDraw(draft, hero)
  },
  survivalist: {
    moment: "passive",
    most: 3,
    ways: {},
    hooks: (level2) => ({ own: ({ check: check2 }) => check2 === "obstacle" ? level2 : 0 })
  },
  volley: {
    moment: "battle",
    most: 3,
    ways: oneWay([hide("SOMATIC")], "SUM", (level2) => level2),
    retry: ["SOMATIC", "PHYSICAL"]
  },
  "cover-fire": {
    moment: "battle",
    most: 3,
    remote: true,
    ways: oneWay([hide("SOMATIC"), hide("PHYSICAL")], "AVG_DOWN", (level2) => level2 + 2)
  },
  "lay-trap": {
    moment: "before",
    most: 3,
    aim: "here",
    ways: oneWay([discard("MENTAL"), hide("SOMATIC")], "MIN", (level2) => 2 * level2),
    can: (state, hero, target) => target !== hero || canExploreAt(state, hero),
    effect(draft, use2, { total }) {
      bestow(draft, use2, total, "trap");
      if (use2.target === use2.hero) pushDraw(draft, use2.hero);
    }
  },
  "self-bandage": {
    moment: "free",
    most: 3,
    ways: oneWay([hide("PHYSICAL"), hide("SOMATIC"), hide("MENTAL")], "MIN", (level2) => level2 + 1),
    can: (state, hero) => assertDefined(state.heroes[hero]).pile.length > 0,
    effect: (draft, { hero }, { total }) => heal(draft, hero, hero, total)
  },
  orienteering: {
    moment: "close",
    most: 3,
    ways: oneWay(
      [deter("MENTAL"), discard("PHYSICAL", "SOMATIC", "MENTAL")],
      "AVG_DOWN",
      (level2) => level2
    )
  }
};
function canExploreAt(state, hero) {
  const place = state.places[assertDefined(state.heroes[hero]).at];
  return place !== void 0 && place.open && place.bag.length + place.hidden > 0;
}

// src/games/dice/effects/looking.ts
function canLook(state, hero) {
  const { at: at3 } = heroOf(state, hero);
  const place = at3 === REFUGE ? void 0 : state.places[at3];
  return place !== void 0 && place.bag.length + place.hidden > 0;
}
function look(draft, use2) {
  const { hero } = use2;
  const place = heroOf(draft, hero).at;
  pushPhase(draft, { kind: "draw", hero, place, end: "look", amount: 0, use: use2 });
}
function putAside(draft, removed) {
  const phase = draft.phases.at(-1);
  if (phase?.kind !== "look") throw new RangeError("no die is being looked at");
  popPhase(draft);
  if (removed) removeDie(draft, phase.die, metAt(phase.place, "removed"));
  else returnToPlace(draft, phase.place, phase.die, metAt(phase.place, "put-back"));
}

// src/games/dice/skills/mentor.ts
var MENTOR_SKILLS = {
  negotiation: {
    moment: "evade",
    most: 3,
    foes: ["ENEMY", "VILLAIN"],
    ways: hideOrDiscard(VERBAL, (level2) => 2 * level2 - 3, 3)
  },
  recruitment: {
    moment: "ally",
    most: 3,
    ways: hideOrDiscard(["VERBAL", "MENTAL"], (level2) => level2, 2),
    effect: (draft, { hero }, { won, level: level2 }) => {
      if (won) heal(draft, hero, hero, level2 + 1);
    }
  },
  summon: {
    moment: "before",
    most: 3,
    still: true,
    ways: oneWay([hide("VERBAL")]),
    effect: (draft, { hero }, { level: level2 }) => drawMore(draft, hero, level2 + 1)
  },
  inspirer: {
    moment: "passive",
    most: 3,
    ways: {},
    hooks: (level2) => ({
      own: ({ dice: dice2 }) => dice2.some(({ type }) => type === "ALLY") ? level2 : 0
    })
  },
  "past-experience": {
    moment: "free",
    most: 3,
    still: true,
    ways: oneWay([hide("MENTAL")]),
    can: hasInPile("VERBAL"),
    effect: (draft, { hero }, { level: level2 }) => recall(draft, hero, "VERBAL", level2)
  },
  /** Hidden for one ally, discarded for two, against the smaller of them. */
  resuscitation: {
    moment: "free",
    most: 3,
    aim: "fallen-ally",
    ways: hideOrDiscard(["DIVINE"], (level2) => level2 - 2, 0),
    can: hasInPile("ALLY"),
    foe: (state, use2) => fallenAllies(state, use2).sort((a, b) => a.size - b.size)[0],
    effect(draft, use2, { won }) {
      if (won) for (const die of fallenAllies(draft, use2)) healDie(draft, use2.hero, die);
    }
  },
  "good-advice": {
    moment: "free",
    most: 3,
    aim: "others-here",
    ways: oneWay([hide("VERBAL"), hide("MENTAL")], "MIN", (level2) => level2 - 1),
    effect: (draft, use2, { total }) => bestow(draft, use2, total, "checks")
  },
  expendables: {
    moment: "free",
    most: 3,
    still: true,
    ways: oneWay([]),
    foes: ["ENEMY", "OBSTACLE"],
    second: { uses: [discard("ALLY")], bonus: (level2) => 2 * level2 + 2 },
    can: (state, hero) => heroOf(state, hero).hand.allies.length > 0 && canLook(state, hero),
    effect(draft, use2, { won }) {
      if (draft.phases.at(-1)?.kind === "look") putAside(draft, won);
      else look(draft, use2);
    }
  },
  "you-first": {
    moment: "react",
    most: 3,
    ways: oneWay([hide("ALLY")], "SUM", (level2) => level2),
    lessen: (damage, total) => damage - total
  },
  errand: {
    moment: "errand",
    most: 1,
    still: true,
    ways: oneWay([hide("VERBAL", "DIVINE", "ALLY")]),
    effect: (draft, use2) => errand(draft, use2.hero, draft.turn.hero, 16)
  }
};

// src/games/dice/skills/mystic.ts
var MYSTIC_SKILLS = {
  "magic-bolt": {
    moment: "battle",
    most: 3,
    magic: true,
    ways: {
      hide: { uses: [hide("MENTAL"), hide("MENTAL")], method: "MIN", bonus: (level2) => level2 + 2 },
      discard: {
        uses: [discard("MENTAL"), hide("MENTAL")],
        method: "MAX",
        bonus: (level2) => level2
      }
    }
  },
  "elemental-shield": {
    moment: "react",
    most: 3,
    neighbours: "too",
    ways: oneWay([discard("MENTAL"), hide("MENTAL", "SOMATIC")], "AVG_DOWN", (level2) => level2 - 2),
    lessen: (damage, total) => damage - total
  },
  teleport: {
    moment: "again",
    most: 1,
    still: true,
    aim: "place",
    ways: oneWay([hide("MENTAL"), hide("MENTAL", "VERBAL")]),
    can: (state, _hero, target) => {
      const place = state.places[target];
      return place !== void 0 && place.open && place.bag.length + place.hidden > 0;
    },
    effect(draft, { hero, target }) {
      moveHero(draft, hero, target);
      pushDraw(draft, hero);
    }
  },
  "mind-control": {
    moment: "ally",
    most: 3,
    ways: {
      hide: {
        uses: [hide("MENTAL"), hide("VERBAL")],
        method: "AVG_DOWN",
        bonus: (level2) => level2
      },
      discard: {
        uses: [discard("MENTAL"), hide("VERBAL")],
        method: "MAX",
        bonus: (level2) => level2 + 1
      }
    },
    effect: (draft, { hero }, { won, level: level2 }) => {
      if (won) recall(draft, hero, "MENTAL", level2 + 2);
    }
  },
  concentration: {
    moment: "free",
    most: 3,
    still: true,
    ways: oneWay([hide("PHYSICAL", "SOMATIC", "VERBAL"), hide("PHYSICAL", "SOMATIC", "VERBAL")]),
    can: hasInPile("MENTAL"),
    effect(draft, { hero }, { level: level2 }) {
      pickUp(draft, hero, "MENTAL");
      recall(draft, hero, "MENTAL", 2 * level2);
    }
  },
  warp: {
    moment: "react",
    most: 3,
    ways: oneWay([discard("MENTAL"), hide("SOMATIC")], "MIN", (level2) => 2 * level2 + 1),
    lessen: (damage, total) => total >= damage ? 0 : damage
  },
  invigorate: {
    moment: "before",
    most: 3,
    aim: "others-here",
    ways: oneWay([hide("VERBAL"), hide("MENTAL")], "MIN", (level2) => level2 + 2),
    effect: (draft, use2, { total }) => bestow(draft, use2, total, "chores")
  },
  ingenuity: {
    moment: "free",
    most: 3,
    still: true,
    ways: { use: { uses: [hide()], upTo: (level2) => 2 * level2 + 1 } },
    effect: (draft) => setTurn(draft, { fewer: draft.turn.fewer + 2 })
  },
  cauterize: {
    moment: "free",
    most: 3,
    aim: "here",
    ways: oneWay([hide("MENTAL"), hide("PHYSICAL", "SOMATIC")], "MAX", (level2) => level2 + 1),
    can: isWounded,
    foe: woundOf,
    effect: treat
  },
  devastation: {
    moment: "battle",
    most: 3,
    magic: true,
    ways: oneWay(
      [discard("MENTAL"), hide(...STAT_TYPES), hide(...STAT_TYPES)],
      "MAX",
      (level2) => 2 * level2
    )
  }
};

// src/games/dice/skills/prophet.ts
var PROPHET_SKILLS = {
  "holy-light": {
    moment: "battle",
    most: 3,
    magic: true,
    ways: oneWay(
      [discard("DIVINE"), hide("PHYSICAL", "MENTAL", "VERBAL")],
      "AVG_DOWN",
      (level2) => 2 * level2 - 1
    )
  },
  prayer: {
    moment: "free",
    most: 3,
    still: true,
    ways: oneWay([hide("VERBAL")]),
    can: hasInPile("DIVINE"),
    effect: (draft, { hero }, { level: level2 }) => recall(draft, hero, "DIVINE", 2 * level2)
  },
  sermon: {
    moment: "ally",
    most: 3,
    ways: hideOrDiscard(VERBAL, (level2) => level2, 2),
    effect: (draft, { hero }, { won, level: level2 }) => {
      if (won) heal(draft, hero, hero, level2 + 2);
    }
  },
  "divine-aid": {
    moment: "passive",
    most: 1,
    ways: {},
    hooks: () => ({
      flags: ["divine-discarded"],
      own: ({ check: check2, dice: dice2 }) => check2 !== "obstacle" && dice2.some(({ type }) => type === "DIVINE") ? 1 : 0
    })
  },
  heal: {
    moment: "free",
    most: 3,
    aim: "here",
    ways: oneWay([discard("DIVINE"), hide("MENTAL", "VERBAL")], "MIN", (level2) => level2 - 1),
    can: hasPile,
    effect: (draft, { hero, target }, { total }) => heal(draft, hero, target, total)
  },
  foresight: {
    moment: "free",
    most: 3,
    still: true,
    ways: oneWay([hide("MENTAL")]),
    foes: DIE_TYPES.filter((type) => type !== "VILLAIN"),
    second: { uses: [hide("DIVINE")], bonus: (level2) => level2 + 4 },
    can: canLook,
    effect: (draft, use2, outcome) => {
      if (draft.phases.at(-1)?.kind === "look") putAside(draft, outcome.won);
      else look(draft, use2);
    }
  },
  blessing: {
    moment: "before",
    most: 3,
    aim: "anyone",
    ways: oneWay([hide("DIVINE"), hide("VERBAL")], "MIN", (level2) => 2 * level2 - 2),
    effect: (draft, use2, { total }) => bestow(draft, use2, total, "checks")
  },
  discipline: {
    moment: "free",
    most: 3,
    ways: oneWay([hide("PHYSICAL")], "SUM", (level2) => level2),
    can: isWounded,
    foe: woundOf,
    effect: treat
  },
  "lords-grace": {
    moment: "free",
    most: 3,
    still: true,
    ways: oneWay([hide("MENTAL", "VERBAL")]),
    can: (state, hero) => assertDefined(state.heroes[hero]).bag.some(({ type }) => type !== "DIVINE"),
    effect: (draft, use2) => pushPhase(draft, {
      kind: "draw",
      hero: use2.hero,
      place: OWN_BAG,
      end: "grace",
      amount: 0,
      use: use2
    })
  },
  /** What is won in a scenario is never more time than it began with. */
  "celestial-omen": {
    moment: "free",
    most: 3,
    ways: oneWay([deter("DIVINE"), deter("DIVINE")], "AVG_DOWN", (level2) => level2 - 2),
    can: (state) => state.gained < state.world.initialTimer,
    effect(draft, _use, { total }) {
      const change = Math.max(0, Math.min(total, draft.world.initialTimer - draft.gained));
      draft.gained += change;
      changeTimer(draft, change);
    }
  }
};

// src/games/dice/skills/index.ts
var HERO_SKILLS = {
  ...BRAWLER_SKILLS,
  ...HUNTER_SKILLS,
  ...MYSTIC_SKILLS,
  ...PROPHET_SKILLS,
  ...MENTOR_SKILLS
};
var HERO_SKILL_IDS = Object.keys(HERO_SKILLS);
var SKILLS = { ...HERO_SKILLS, ...ALLY_SKILLS };
var SKILL_IDS = Object.keys(SKILLS);
function isAllySkill(id2) {
  return Object.hasOwn(ALLY_SKILLS, id2);
}
function findSkill(id2) {
  return findSkillRow(id2).skill;
}
function makeRow(id2, row) {
  const skill = wholeSkill(row);
  const ways = Object.entries(skill.ways).map(([word3, way]) => ({
    word: word3,
    way,
    actions: Array.from({ length: 6 }, (_, hero) => {
      return { kind: "use", skill: id2, way: word3, hero };
    })
  }));
  return { id: id2, skill, ways };
}
var ROWS = new Map(Object.entries(SKILLS).map(([id2, skill]) => [id2, makeRow(id2, skill)]));
function findSkillRow(id2) {
  const row = ROWS.get(id2);
  if (row === void 0) throw new RangeError(`there is no skill called ${id2}`);
  return row;
}
var found = /* @__PURE__ */ new WeakMap();
function findSkillRows(known) {
  let rows3 = found.get(known);
  if (rows3 === void 0) {
    rows3 = known.map(({ id: id2 }) => findSkillRow(id2));
    found.set(known, rows3);
  }
  return rows3;
}

// src/games/dice/tables/heroes.ts
var HEROES = {
  brawler: {
    capacity: 4,
    capacityMax: 6,
    favoured: "PHYSICAL",
    dice: {
      PHYSICAL: { sizes: [6, 6, 4, 4, 4, 4, 4, 4], most: 12 },
      SOMATIC: { sizes: [6, 4, 4, 4], most: 7 },
      MENTAL: { sizes: [4], most: 2 },
      VERBAL: { sizes: [4, 4], most: 4 }
    },
    initial: ["hit", "toughness", "charge", "intimidate", "second-wind"],
    dormant: ["power-blow", "bodyguard", "breaker", "grit", "last-stand"]
  },
  hunter: {
    capacity: 5,
    capacityMax: 7,
    favoured: "SOMATIC",
    dice: {
      PHYSICAL: { sizes: [4, 4, 4], most: 5 },
      SOMATIC: { sizes: [6, 6, 4, 4, 4, 4, 4], most: 11 },
      MENTAL: { sizes: [6, 4, 4, 4], most: 7 },
      VERBAL: { sizes: [4], most: 2 }
    },
    initial: ["shoot", "evasion", "stealth", "read-traces", "survivalist"],
    dormant: ["volley", "cover-fire", "lay-trap", "self-bandage", "orienteering"]
  },
  mystic: {
    capacity: 6,
    capacityMax: 8,
    favoured: "MENTAL",
    dice: {
      PHYSICAL: { sizes: [4, 4], most: 4 },
      SOMATIC: { sizes: [4, 4], most: 4 },
      MENTAL: { sizes: [6, 6, 6, 4, 4, 4, 4, 4], most: 12 },
      VERBAL: { sizes: [4, 4, 4], most: 5 }
    },
    initial: ["magic-bolt", "elemental-shield", "teleport", "mind-control", "concentration"],
    dormant: ["warp", "invigorate", "ingenuity", "cauterize", "devastation"]
  },
  prophet: {
    capacity: 5,
    capacityMax: 7,
    favoured: "DIVINE",
    dice: {
      PHYSICAL: { sizes: [4, 4], most: 3 },
      MENTAL: { sizes: [4, 4, 4, 4], most: 6 },
      VERBAL: { sizes: [6, 4, 4, 4], most: 7 },
      DIVINE: { sizes: [6, 6, 4, 4, 4], most: 9 }
    },
    initial: ["holy-light", "prayer", "sermon", "divine-aid", "heal"],
    dormant: ["foresight", "blessing", "discipline", "lords-grace", "celestial-omen"]
  },
  mentor: {
    capacity: 4,
    capacityMax: 6,
    favoured: "VERBAL",
    dice: {
      MENTAL: { sizes: [4, 4, 4, 4], most: 6 },
      VERBAL: { sizes: [6, 6, 4, 4, 4, 4], most: 10 },
      DIVINE: { sizes: [4, 4], most: 3 },
      ALLY: { sizes: [6, 4, 4], most: 6 }
    },
    initial: ["negotiation", "recruitment", "summon", "inspirer", "past-experience"],
    dormant: ["resuscitation", "good-advice", "expendables", "you-first", "errand"]
  }
};
function newSheet(heroClass) {
  const { capacity, favoured, dice: dice2, initial, dormant } = HEROES[heroClass];
  const owned = Object.entries(dice2);
  const learned = (level2) => (id2) => {
    return { id: id2, level: level2, most: HERO_SKILLS[id2].most };
  };
  return {
    class: heroClass,
    favoured,
    capacity,
    limits: owned.map(([type, { sizes, most }]) => {
      return { type, initial: sizes.length, most, current: sizes.length };
    }),
    skills: [...initial.map(learned(1)), ...dormant.map(learned(0))],
    dice: owned.flatMap(([type, { sizes }]) => sizes.map((size) => [type, size]))
  };
}

// src/games/dice/tables/party-text.ts
var PARTY_MAX = 6;
var PARTY_TEXT_MAX = 2e3;
function makeDiceOwned(dice2) {
  const counts = /* @__PURE__ */ new Map();
  for (const [type, size] of dice2) {
    const kind = makeDie({ type, size });
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${kind}*${count}`).join(".");
}
function makeGrowth(sheet) {
  const limits = sheet.limits.map(({ type, current }) => DIE_KINDS[type].letter + String(current));
  const known = sheet.skills.filter(({ level: level2 }) => level2 > 0);
  return [
    sheet.capacity,
    limits.join(""),
    known.map(({ id: id2, level: level2 }) => `${id2}${level2}`).join("."),
    makeDiceOwned(sheet.dice)
  ].join(":");
}
function makeParty(sheets) {
  const make = (sheet) => {
    const called = sheet.name === void 0 ? sheet.class : `${sheet.class}=${sheet.name}`;
    const growth = makeGrowth(sheet);
    return growth === makeGrowth(newSheet(sheet.class)) ? called : `${called}:${growth}`;
  };
  return sheets.map(make).join(",");
}
function parseClass(text2) {
  return HERO_CLASSES.find((known) => known === text2);
}
function parseLimits(fresh, text2) {
  const given2 = new Map(
    [...text2.matchAll(/([A-Z])(\d{1,2})/g)].map((found2) => [found2[1], Number(found2[2])])
  );
  const limits = fresh.limits.map((limit) => {
    return { ...limit, current: given2.get(DIE_KINDS[limit.type].letter) ?? -1 };
  });
  const sound = limits.every((limit) => {
    return limit.current >= limit.initial && limit.current <= limit.most;
  });
  const again = limits.map(({ type, current }) => DIE_KINDS[type].letter + String(current)).join("");
  return sound && again === text2 ? limits : void 0;
}
function parseSkills(fresh, text2) {
  const given2 = /* @__PURE__ */ new Map();
  for (const word3 of text2 === "" ? [] : text2.split(".")) {
    const skill = fresh.skills.find(({ id: id2 }) => id2 === word3.slice(0, -1));
    const level2 = Number(word3.slice(-1));
    if (skill === void 0 || !(level2 >= 1 && level2 <= skill.most) || given2.has(skill.id)) {
      return void 0;
    }
    given2.set(skill.id, level2);
  }
  return fresh.skills.map((skill) => ({ ...skill, level: given2.get(skill.id) ?? 0 }));
}
function parseDiceOwned(limits, text2) {
  const dice2 = [];
  for (const word3 of text2 === "" ? [] : text2.split(".")) {
    const [kind = "", count = ""] = word3.split("*");
    const die = parseDie(kind);
    if (die === void 0 || !/^[1-9]\d?$/.test(count) || word3 !== `${kind}*${count}`) {
      return void 0;
    }
    for (let i = 0; i < Number(count); i++) dice2.push([die.type, die.size]);
  }
  const within = DIE_TYPES.every((type) => {
    const most = limits.find((limit) => limit.type === type)?.current ?? 0;
    return dice2.filter(([owned]) => owned === type).length <= most;
  });
  return within ? dice2 : void 0;
}
function parseHero(text2) {
  const [title = "", ...parts] = text2.split(":");
  const [word3, ...names] = title.split("=");
  const heroClass = parseClass(word3);
  if (heroClass === void 0 || names.length > 1) return void 0;
  const [name2] = names;
  if (name2 !== void 0 && !isHeroName(name2)) return void 0;
  const fresh = { ...newSheet(heroClass), ...name2 === void 0 ? {} : { name: name2 } };
  if (parts.length === 0) return fresh;
  const [capacity = "", limitText = "", skillText = "", diceText = ""] = parts;
  const limits = parseLimits(fresh, limitText);
  const skills = parseSkills(fresh, skillText);
  const dice2 = limits === void 0 ? void 0 : parseDiceOwned(limits, diceText);
  const hand = /^\d{1,2}$/.test(capacity) ? Number(capacity) : 0;
  const holds = hand >= fresh.capacity && hand <= HEROES[heroClass].capacityMax;
  if (!holds || parts.length !== 4) return void 0;
  if (limits === void 0 || skills === void 0 || dice2 === void 0) return void 0;
  return { ...fresh, capacity: hand, limits, skills, dice: dice2 };
}
function parseParty(text2) {
  const words = text2.split(",");
  if (words.length > PARTY_MAX) return void 0;
  const sheets = words.map(parseHero);
  return sheets.some((sheet) => sheet === void 0) ? void 0 : sheets;
}

// src/games/dice/tables/location-rules.ts
var LOCATION_RULES = {
  "aggressive-environment": { opponent: against(1, "OBSTACLE") },
  /** While it is occupied nobody else may enter, and nobody helps from outside. */
  claustrophobia: { flags: ["closed-to-others"] },
  /** Discarding brings no bonus. */
  darkness: { flags: ["cunning"] },
  /** Two gifts a turn. */
  market: { flags: ["gifts-twice"] },
  /** A place to rest, as the Refuge is. */
  sanctuary: { flags: ["rest-here"] },
  "ambush-site": { opponent: ({ met, first }) => met === "ENEMY" && first ? 1 : 0 },
  slippery: { own: ({ dice: dice2 }) => dice2.some(({ type }) => type === "SOMATIC") ? -1 : 0 },
  watched: { onCloseFailed: (draft) => changeTimer(draft, -1) },
  /** DIVINE dice can be acquired with a full hand: they go to the bag. */
  rich: { flags: ["divine-overflow"] }
};
var LOCATION_RULE_IDS = Object.keys(LOCATION_RULES);

// src/games/dice/generate/die-size.ts
var LEVEL_MAX = 3;
var SIZES_BY_LEVEL = [
  [4, 4, 4, 4, 6, 6, 6, 6, 8],
  [4, 6, 6, 6, 6, 8, 8, 8, 8, 10],
  [6, 8, 8, 8, 10, 10, 10, 10, 12, 12, 12]
];
function sizesOfLevel(level2) {
  if (!Number.isInteger(level2) || level2 < 1) {
    throw new RangeError(`level ${level2}: expected an integer of 1 or more`);
  }
  return SIZES_BY_LEVEL[Math.min(level2, LEVEL_MAX) - 1];
}
function generateDieSize(level2, random) {
  return pick(random, sizesOfLevel(level2));
}

// src/games/dice/generate/die-type.ts
function testFilter(filter, type) {
  if ("only" in filter) return filter.only.includes(type);
  return type !== "VILLAIN" && !filter.not.includes(type);
}
function allowedTypes(filter) {
  return DIE_TYPES.filter((type) => testFilter(filter, type));
}
var allowed = /* @__PURE__ */ new WeakMap();
function generateDieType(filter, random) {
  let types2 = allowed.get(filter);
  if (types2 === void 0) {
    types2 = allowedTypes(filter);
    allowed.set(filter, types2);
  }
  if (types2.length === 0) throw new RangeError("a filter of die types lets no type through");
  return pick(random, types2);
}

// src/games/dice/generate/bag.ts
function mintDie(mint, type, size) {
  const die = { id: mint.nextId, type, size };
  mint.nextId += 1;
  return die;
}
function generateKind(plan2, level2, random) {
  return [generateDieType(plan2.types, random), generateDieSize(level2, random)];
}
function planCount({ least, most }, random) {
  if (least > most) throw new RangeError(`a plan of ${least} to ${most} dice`);
  return least + below(random, most - least + 1);
}
function generateBag(template, level2, mint, random) {
  const kinds = [];
  for (const plan2 of template.plans) {
    const count = planCount(plan2, random);
    for (let i = 0; i < count; i++) kinds.push(generateKind(plan2, level2, random));
  }
  const { fixedCount = kinds.length } = template;
  while (kinds.length > fixedCount) kinds.splice(below(random, kinds.length), 1);
  while (kinds.length < fixedCount) {
    kinds.push(generateKind(pick(random, template.plans), level2, random));
  }
  return kinds.map(([type, size]) => mintDie(mint, type, size));
}

// src/games/dice/select/matching.ts
function matchDice(dice2, places) {
  const owner = places.map(() => FREE);
  for (let die = 0; die < dice2.length; die++) {
    if (!augment(dice2, places, owner, die, [])) return void 0;
  }
  return dice2.map((_, die) => owner.indexOf(die));
}
function matchCount(dice2, places) {
  const owner = places.map(() => FREE);
  let count = 0;
  for (let die = 0; die < dice2.length && count < places.length; die++) {
    if (augment(dice2, places, owner, die, [])) count += 1;
  }
  return count;
}
var FREE = -1;
function augment(dice2, places, owner, die, tried) {
  const { type } = dice2[die];
  for (let at3 = 0; at3 < places.length; at3++) {
    if (owner[at3] !== FREE || !takes(places, at3, type)) continue;
    owner[at3] = die;
    return true;
  }
  for (let at3 = 0; at3 < places.length; at3++) {
    if (tried[at3] === true || !takes(places, at3, type)) continue;
    tried[at3] = true;
    if (!augment(dice2, places, owner, owner[at3], tried)) continue;
    owner[at3] = die;
    return true;
  }
  return false;
}
function takes(places, at3, type) {
  return places[at3].types.includes(type);
}

// src/games/dice/select/hand-rule.ts
var FATES = ["hide", "discard", "deter"];
function allUses(uses, helps = []) {
  return { kind: "uses", uses, least: uses.length, most: uses.length, helps };
}
function handDice(hand) {
  return hand.allies.length === 0 ? hand.main : [...hand.main, ...hand.allies];
}
function countTypes(hand, types2) {
  let count = 0;
  for (const { type } of hand.main) if (types2.includes(type)) count += 1;
  return types2.includes("ALLY") ? count + hand.allies.length : count;
}
function placesOf(rule, hand) {
  if (rule.helps.length === 0) return rule.uses;
  const places = [...rule.uses];
  for (const help2 of rule.helps) {
    for (let i = Math.min(help2.most, countTypes(hand, help2.types)); i > 0; i--) places.push(help2);
  }
  return places;
}
function placeOne({ uses, helps, most }, { type }) {
  for (const use2 of uses) if (use2.types.includes(type)) return most < 1 ? void 0 : [use2];
  for (const help2 of helps) if (help2.most > 0 && help2.types.includes(type)) return [help2];
  return void 0;
}
function placeDice(rule, hand, mask) {
  const [slot] = mask;
  return mask.length === 1 && slot !== void 0 ? placeOne(rule, dieAt(hand, slot)) : placeAll(rule, hand, mask);
}
function placeAll(rule, hand, mask) {
  const places = placesOf(rule, hand);
  const matched = matchDice(chosenDice(hand, mask), places);
  if (matched === void 0) return void 0;
  let inUses = 0;
  for (const at3 of matched) if (at3 < rule.uses.length) inUses += 1;
  return inUses > rule.most ? void 0 : matched.map((at3) => places[at3]);
}
function canFill(uses, least, hand) {
  const [first] = uses;
  if (first === void 0) return least <= 0;
  const hasFirst = countTypes(hand, first.types) > 0;
  if (uses.length === 1 || hasFirst && least === 1) return hasFirst;
  return matchCount(handDice(hand), uses) >= least;
}
function canMeet(rule, hand) {
  switch (rule.kind) {
    case "any":
      return rule.rules.some((one) => canMeet(one, hand));
    case "uses":
      return canFill(rule.uses, rule.least, hand);
    case "count": {
      const sound = soundCount(hand) - (rule.allies === "counted" ? 0 : hand.allies.length);
      return sound >= rule.least;
    }
  }
}
function isExtendable(rule, hand, mask) {
  switch (rule.kind) {
    case "any":
      return rule.rules.some((one) => isExtendable(one, hand, mask));
    case "uses":
      return placeDice(rule, hand, mask) !== void 0 && canMeet(rule, hand);
    case "count": {
      if (rule.allies === "none" && allyCount(mask) > 0) return false;
      if (mask.some((slot) => dieAt(hand, slot)?.type === "WOUND")) return false;
      const counted = rule.allies === "counted" ? mask.length : mainCount(mask);
      return counted <= rule.most;
    }
  }
}
function checkMask(rule, hand, mask) {
  switch (rule.kind) {
    case "any":
      return rule.rules.some((one) => checkMask(one, hand, mask));
    case "uses": {
      const places = placeDice(rule, hand, mask);
      if (places === void 0) return false;
      let filled = 0;
      for (const use2 of places) if (rule.uses.includes(use2)) filled += 1;
      return filled >= rule.least;
    }
    case "count": {
      const counted = rule.allies === "counted" ? mask.length : mainCount(mask);
      return counted >= rule.least && isExtendable(rule, hand, mask);
    }
  }
}
function canBegin(rule, hand, { type }) {
  const fits2 = ({ types: types2 }) => types2.includes(type);
  return (rule.uses.some(fits2) || rule.helps.some(fits2)) && canMeet(rule, hand);
}
function isSlotActive(rule, hand, mask, slot) {
  if (mask.includes(slot)) return true;
  const die = dieAt(hand, slot);
  if (die === void 0) return false;
  if (rule.kind === "uses" && mask.length === 0) return canBegin(rule, hand, die);
  return isExtendable(rule, hand, [...mask, slot]);
}
function useDice(rule, hand, mask, fate2) {
  if (rule.kind === "any") {
    const met = rule.rules.find((one) => checkMask(one, hand, mask));
    if (met === void 0) throw new RangeError("the chosen dice meet none of the rules");
    return useDice(met, hand, mask, fate2);
  }
  const places = rule.kind === "uses" ? placeDice(rule, hand, mask) : void 0;
  const used = (slot, use2) => ({
    die: dieAt(hand, slot),
    fate: use2?.fate ?? fate2,
    helps: use2 !== void 0 && "most" in use2
  });
  const order = [...mask.keys()].sort((a, b) => mask[a] - mask[b]);
  return order.map((i) => used(mask[i], places?.[i]));
}
function endOfTurnRule(hand, capacity) {
  const sound = hand.main.length - woundCount(hand);
  const extra = hand.main.length - capacity;
  return { kind: "count", least: Math.max(0, Math.min(sound, extra)), most: sound, allies: "free" };
}
function isAllySlot(slot) {
  return slot >= ALLY_AT;
}

// src/games/dice/effects/mishaps.ts
function sizeOfLevel(level2) {
  return DIE_SIZES[Math.max(0, Math.min(level2, 3) - 1)];
}
function loseDice(hero, rule, fate2, why, cancel2 = false) {
  return makePick({ hero, rule, end: "lose", cancel: cancel2, fate: fate2, why });
}
function inflictWound(draft, hero) {
  const die = mintInto(draft, { type: "WOUND", size: sizeOfLevel(draft.world.level) });
  pushPhase(draft, { kind: "arrive", hero, die, from: "new" });
}
function startle(draft, hero) {
  if (soundCount(heroOf(draft, hero).hand) === 0) return;
  const end = "swift";
  pushPhase(draft, { kind: "draw", hero, place: OWN_BAG, end, amount: 0, use: void 0 });
}
function rob(draft, hero, ...types2) {
  const { hand } = heroOf(draft, hero);
  if (!types2.some((type) => holdsType(hand, type))) return;
  pushPhase(draft, loseDice(hero, allUses([{ types: types2, fate: "deter" }]), "deter", "greedy"));
}
function offerCure(draft, hero) {
  if (!holdsType(heroOf(draft, hero).hand, "WOUND")) return;
  const rule = allUses([{ types: ["WOUND"], fate: "hide" }]);
  pushPhase(draft, makePick({ hero, rule, end: "cure" }));
}
function cureWound(draft, hero) {
  const { hand } = heroOf(draft, hero);
  const wounds = hand.main.filter(({ type }) => type === "WOUND");
  const worst = wounds.sort((a, b) => b.size - a.size)[0];
  if (worst !== void 0) healWound(draft, hero, worst);
}
function gainAlly(draft, hero) {
  if (!hasRoom(heroOf(draft, hero).hand, "ALLY")) return;
  const ally = mintInto(draft, { type: "ALLY", size: sizeOfLevel(draft.world.level) });
  takeInHand(draft, hero, ally, newborn("bonus"));
}

// src/games/dice/tables/scenario-rules.ts
function newDie(setup, type) {
  return mintDie(setup, type, generateDieSize(setup.level, setup.random));
}
function forEachHero(setup, times, act) {
  for (const hero of setup.heroes) for (let i = 0; i < times; i++) act(hero);
}
var ANY_BUT_VILLAIN = allowedTypes({ not: [] });
function investigate(setup) {
  for (const bag2 of setup.bags) {
    for (let i = 0; i < 3; i++) bag2.push(newDie(setup, pick(setup.random, ANY_BUT_VILLAIN)));
  }
}
function betray(setup) {
  const loyal = ({ type }) => type !== "ALLY";
  setup.bags = setup.bags.map((bag2) => bag2.filter(loyal));
  for (const hero of setup.heroes) hero.bag = hero.bag.filter(loyal);
}
function hurt(setup) {
  forEachHero(setup, 2, ({ bag: bag2, pile }) => {
    for (const die of bag2.splice(below(setup.random, bag2.length), 1)) pile.push(die);
  });
}
function tidyUp(draft) {
  const { hero } = draft.turn;
  if (soundCount(heroOf(draft, hero).hand) === 0) return;
  const one = { kind: "count", least: 1, most: 1, allies: "counted" };
  pushPhase(draft, loseDice(hero, one, "hide", "utter-mess"));
}
var SCENARIO_RULES = {
  "friendly-neighbourhood": { flags: ["no-villains"], victory: "closeAll" },
  "thorough-investigation": { onBags: investigate },
  "great-betrayal": { onBags: betray },
  "plentiful-supplies": {
    onHeroBags: (setup) => forEachHero(setup, 1, ({ bag: bag2, favoured }) => bag2.push(newDie(setup, favoured)))
  },
  "badly-hurt": { onHeroBags: hurt },
  "trusted-companions": {
    onHands: (setup) => forEachHero(setup, 2, ({ hand }) => hand.push(newDie(setup, "ALLY")))
  },
  "deeply-wounded": {
    onHands: (setup) => forEachHero(setup, 1, ({ hand }) => hand.push(newDie(setup, "WOUND")))
  },
  "alien-lands": { flags: ["no-refuge", "choose-starts"] },
  dispersion: { flags: ["random-starts"] },
  "no-time-to-waste": { timer: (timer2) => Math.floor(timer2 * 7 / 10) },
  "utter-mess": { onTurnStart: tidyUp },
  "haste-makes-waste": { flags: ["no-second-exploration"] },
  "tongue-in-a-head": { flags: ["second-exploration-hides"] },
  serenity: { opponent: against(-1, "ENEMY") },
  "vicious-inhabitants": { opponent: against(1, "ENEMY") },
  "state-of-emergency": { opponent: against(1, "ENEMY", "VILLAIN", "OBSTACLE") },
  "pulling-punches": { battleDamage: -1 },
  "covert-operation": { flags: ["flight-is-free"] },
  "stakes-get-higher": { closingDifficulty: 1 },
  "just-a-scratch": { onClosed: offerCure },
  "occasional-accomplices": { onClosed: gainAlly },
  "one-should-suffice": { victory: "firstVillain" },
  "dont-let-them-escape": { flags: ["escape-is-loss"] },
  "no-one-left-behind": { flags: ["death-is-loss"] }
};
var DIFFICULTY_RULES = {
  easy: { opponent: against(-1, "ENEMY", "VILLAIN") },
  hard: { opponent: against(1, "ENEMY", "VILLAIN") }
};
function threatRule(amount) {
  return { opponent: against(amount, "ENEMY", "VILLAIN") };
}
var SCENARIO_RULE_IDS = Object.keys(SCENARIO_RULES);

// src/games/dice/tables/traits.ts
var TRAITS = {
  "modifier-plus-one": { opponent: () => 1 },
  "modifier-plus-two": { opponent: () => 2 },
  "minus-one": { opponent: () => -1 },
  /** Its defeat opens the way to close the location. */
  henchman: { flags: ["henchman"] },
  /** Its damage is magical. */
  magical: { flags: ["magical"] },
  /** Only magical attacks count. */
  warded: { flags: ["warded"] },
  /** Only physical attacks count. */
  ethereal: { flags: ["ethereal"] },
  /** It lets nobody flee or evade. */
  relentless: { flags: ["relentless"] },
  venomous: { flags: ["venomous"], onFailure: inflictWound },
  brutal: { battleDamage: 1 },
  /** Discarding brings no bonus. */
  cunning: { flags: ["cunning"] },
  swift: { onReveal: startle },
  greedy: { flags: ["greedy"], onFailure: (draft, hero) => rob(draft, hero, "DIVINE", "ALLY") },
  /** It does not pursue: fleeing costs nothing. */
  cowardly: { flags: ["cowardly"] },
  /** While it is there, other enemies in the same bag are stronger by 1. */
  leader: { flags: ["leader"] },
  /** It must be defeated before the location can be closed. */
  guardian: { flags: ["guardian"] }
};
var TRAIT_IDS = Object.keys(TRAITS);

// src/games/dice/world/world.ts
function traitHooks(template) {
  return template.traits.map((id2) => wholeHooks(findRow(TRAITS, "trait", id2), "trait", id2));
}
function makeCard(template, kind) {
  return { template, kind, tier: 0, dieTypes: [], hooks: traitHooks(template) };
}
function makeObstacle(template) {
  const { tier, dieTypes: dieTypes2 } = template;
  return { template, kind: "obstacle", tier, dieTypes: dieTypes2, hooks: traitHooks(template) };
}
function makeSite(template) {
  return {
    template,
    closingTypes: template.closingTypes ?? STAT_TYPES,
    hooks: template.rules.map(
      (id2) => wholeHooks(findRow(LOCATION_RULES, "location rule", id2), "location-rule", id2)
    )
  };
}
function makeLibrary(content) {
  const { enemies, obstacles, villains, locations } = content;
  return {
    content,
    cards: [
      ...enemies.map((template) => makeCard(template, "enemy")),
      ...obstacles.map(makeObstacle),
      ...villains.map((template) => makeCard(template, "villain"))
    ],
    sites: new Map(locations.map((template) => [template.id, makeSite(template)]))
  };
}
var indices = /* @__PURE__ */ new WeakMap();
function indexOf(cards) {
  const entries = cards.map(({ template }, index) => [template.id, index]);
  return new Map(entries.reverse());
}
function findCard(cards, id2) {
  let known = indices.get(cards);
  if (known === void 0) {
    known = indexOf(cards);
    indices.set(cards, known);
  }
  const index = known.get(id2);
  if (index === void 0) throw new RangeError(`there is no card ${id2} in this content`);
  return index;
}
function makeMember(sheet, allySkills) {
  const allies = allySkills.map((id2) => ({ id: id2, level: 1, most: 1 }));
  const learned = [...sheet.skills.filter(({ level: level2 }) => level2 > 0), ...allies];
  const skills = /* @__PURE__ */ new Map();
  const hooks = [];
  for (const known of learned) {
    const row = findSkill(known.id);
    skills.set(row.moment, [...skills.get(row.moment) ?? [], known]);
    if (row.hooks !== void 0)
      hooks.push(wholeHooks(row.hooks(known.level), "passive", known.id));
  }
  const levels = new Map(sheet.skills.map(({ id: id2, level: level2 }) => [id2, level2]));
  return { sheet, hooks, skills, levels };
}
function scenarioHooks(ids2) {
  for (const id2 of ids2) findRow(SCENARIO_RULES, "scenario rule", id2);
  const rows3 = Object.entries(SCENARIO_RULES);
  return rows3.filter(([id2]) => ids2.includes(id2)).map(([id2, hooks]) => wholeHooks(hooks, "scenario-rule", id2));
}
function threatHooks(threat = 0) {
  return threat === 0 ? [] : [wholeHooks(threatRule(threat), "scenario-rule", "threat")];
}
function difficultyHooks(difficulty) {
  const row = DIFFICULTY_RULES[difficulty];
  return row === void 0 ? [] : [wholeHooks(row, "scenario-rule", `on-${difficulty}`)];
}
function initialTimerOf(options, world) {
  const { initial, perHero } = world.scenario.timer[options.difficulty];
  const heroes = options.party.split(",").length;
  const timer2 = initial + perHero * (heroes - 1);
  return world.hooks.reduce((now, hooks) => hooks.timer?.(now) ?? now, timer2);
}
var madeLast = /* @__PURE__ */ new WeakMap();
function isSame(a, b) {
  return a.scenario === b.scenario && a.party === b.party && a.difficulty === b.difficulty;
}
function makeWorld(library, options, sites) {
  const last = madeLast.get(library);
  if (last !== void 0 && isSame(last.options, options)) return { ...last, options, sites };
  const world = makeGround(library, options);
  madeLast.set(library, world);
  return { ...world, sites };
}
function makeGround(library, options) {
  const scenario2 = findTemplate(library.content.scenarios, options.scenario);
  if (!DIFFICULTIES.includes(options.difficulty)) {
    throw new RangeError(`there is no difficulty ${options.difficulty}`);
  }
  const sheets = parseParty(options.party);
  if (sheets === void 0) throw new RangeError(`${options.party} is not a valid party`);
  const hooks = [
    ...scenarioHooks(scenario2.rules),
    ...threatHooks(scenario2.threat),
    ...difficultyHooks(options.difficulty)
  ];
  return {
    last: { offers: new LastOf(), turn: new LastOf(), allowed: new LastOf() },
    memory: new Memory(),
    content: library.content,
    options,
    scenario: scenario2,
    victory: hooks.find(({ victory }) => victory !== void 0)?.victory ?? scenario2.victory,
    level: scenario2.level,
    initialTimer: initialTimerOf(options, { scenario: scenario2, hooks }),
    hooks,
    members: sheets.map((sheet) => makeMember(sheet, scenario2.allySkills)),
    cards: library.cards,
    sites: []
  };
}

// src/games/dice/generate/shuffle.ts
function shuffle(items, random) {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const at3 = below(random, last + 1);
    const item = shuffled[at3];
    shuffled[at3] = shuffled[last];
    shuffled[last] = item;
  }
  return shuffled;
}
function generateDeck(pool, limit, random) {
  return shuffle(pool, random).slice(0, limit ?? pool.length);
}

// src/games/dice/generate/location.ts
function closingDifficultyOf(template, level2) {
  return template.basicClosingDifficulty + 2 * level2;
}
function closingReach(template, level2, rise) {
  const types2 = new Set(template.closingTypes ?? STAT_TYPES).size;
  const best = Math.min(2, types2) * largest(sizesOfLevel(level2)) + 1;
  return { needed: closingDifficultyOf(template, level2) + rise, best };
}
function generateLocation(template, level2, mint, random) {
  return {
    template,
    closingDifficulty: closingDifficultyOf(template, level2),
    bag: generateBag(template.bag, level2, mint, random),
    enemies: generateDeck(template.enemies, template.enemyCards, random),
    obstacles: generateDeck(template.obstacles, template.obstacleCards, random)
  };
}
function dynamicLocationCount(heroes, extra = 2) {
  return heroes + extra;
}

// src/games/dice/world/scenario.ts
var FRESH_TURN = {
  hero: -1,
  gifts: 0,
  travels: 0,
  explorations: 0,
  again: false,
  spent: false,
  closeTried: false,
  henchman: -1,
  used: [],
  fewer: 0,
  reversals: 0
};
function chooseSites(library, scenario2, heroes, random) {
  const count = dynamicLocationCount(heroes, scenario2.extraLocations);
  const dynamic = shuffle(scenario2.dynamicLocations, random).slice(0, count);
  return [...scenario2.staticLocations, ...dynamic].map((id2) => {
    const site = library.sites.get(id2);
    if (site === void 0) throw new RangeError(`there is no location ${id2} in this content`);
    return site;
  });
}
function placeVillains(villains, locations, random) {
  const placed = new Array(locations.length).fill(void 0);
  const free = (id2) => locations.findIndex((at3, i) => at3 === id2 && placed[i] === void 0);
  for (const { id: id2, at: at3 } of villains.filter((villain3) => villain3.at !== void 0)) {
    const index = free(at3);
    if (index < 0) throw new RangeError(`villain ${id2} finds no place at ${at3}`);
    placed[index] = id2;
  }
  const loose = shuffle(
    villains.filter(({ at: at3 }) => at3 === void 0),
    random
  );
  const empty = placed.flatMap((villain3, index) => villain3 === void 0 ? [index] : []);
  if (loose.length > empty.length) {
    throw new RangeError(`${villains.length} villains for ${locations.length} locations`);
  }
  const order = shuffle(empty, random);
  loose.forEach(({ id: id2 }, i) => placed[order[i]] = id2);
  return placed;
}
function drawFirstHand(hero, random) {
  const alliesCount = () => countOfType(hero.hand, "ALLY");
  const take = (at3) => {
    const dice2 = hero.bag.splice(at3, 1);
    const full = dice2[0]?.type === "ALLY" && alliesCount() >= ALLIES_MAX;
    for (const die of dice2) (full ? hero.pile : hero.hand).push(die);
  };
  const mainCount2 = () => hero.hand.length - alliesCount();
  const favoured = [...hero.bag.keys()].filter((at3) => hero.bag[at3]?.type === hero.favoured);
  if (favoured.length > 0) take(pick(random, favoured));
  while (mainCount2() < hero.capacity && hero.bag.length > 0) take(below(random, hero.bag.length));
}
function makeHero({ bag: bag2, hand, pile, capacity }, at3) {
  return {
    alive: true,
    at: at3,
    capacity,
    hand: hand.reduce(addToHand, EMPTY_HAND),
    bag: makeBag(bag2),
    pile: makeBag(pile)
  };
}
function makePlace(library, made, bag2, villain3) {
  const cardsOf = (ids2) => ids2.map((id2) => findCard(library.cards, id2));
  return {
    open: true,
    closingDifficulty: made.closingDifficulty,
    bag: makeBag(bag2),
    hidden: 0,
    enemies: cardsOf(made.enemies),
    obstacles: cardsOf(made.obstacles),
    villain: villain3 === void 0 ? void 0 : findCard(library.cards, villain3),
    known: false,
    guarded: false
  };
}
function heroSetups(world, setup) {
  return world.members.map(({ sheet }) => ({
    favoured: sheet.favoured,
    capacity: sheet.capacity,
    bag: sheet.dice.map(([type, size]) => mintDie(setup, type, size)),
    hand: [],
    pile: []
  }));
}
function layOut(world, setup, villains) {
  const { random, level: level2 } = setup;
  villains.forEach((villain3, i) => {
    if (villain3 === void 0) return;
    setup.bags[i]?.push(mintDie(setup, "VILLAIN", generateDieSize(level2, random)));
  });
  for (const { onBags } of world.hooks) onBags?.(setup);
  for (const { onHeroBags } of world.hooks) onHeroBags?.(setup);
  for (const { onHands } of world.hooks) onHands?.(setup);
  for (const hero of setup.heroes) drawFirstHand(hero, random);
}
function startsOf(world, places, random) {
  if (!hasFlag(world.hooks, "random-starts")) {
    return world.members.map(() => hasFlag(world.hooks, "no-refuge") ? 0 : REFUGE);
  }
  const starts = [];
  const isNarrow = (at3) => hasFlag(world.sites[at3]?.hooks ?? [], "closed-to-others");
  for (const _ of world.members) {
    const free = [...new Array(places).keys()].filter(
      (at3) => !isNarrow(at3) || !starts.includes(at3)
    );
    starts.push(free.length > 0 ? pick(random, free) : below(random, places));
  }
  return starts;
}
function firstPhases(world) {
  const choose2 = hasFlag(world.hooks, "choose-starts") && !hasFlag(world.hooks, "random-starts");
  const placing = world.members.map((_, hero) => ({ kind: "place", hero }));
  return [{ kind: "start" }, ...choose2 ? placing.reverse() : []];
}
function generateScenario(library, options, seed2) {
  const random = makeStream(seed2, "setup");
  const draft = makeWorld(library, options, []);
  const { scenario: scenario2, level: level2, hooks } = draft;
  const sites = chooseSites(library, scenario2, draft.members.length, random);
  const world = { ...draft, sites };
  const mint = { nextId: 0 };
  const made = sites.map(({ template }) => generateLocation(template, level2, mint, random));
  const villains = hasFlag(hooks, "no-villains") ? made.map(() => void 0) : placeVillains(
    scenario2.villains,
    sites.map(({ template }) => template.id),
    random
  );
  const setup = {
    random,
    level: level2,
    nextId: 0,
    bags: made.map(({ bag: bag2 }) => bag2),
    heroes: heroSetups(world, mint)
  };
  setup.nextId = mint.nextId;
  layOut(world, setup, villains);
  const starts = startsOf(world, sites.length, random);
  return {
    world,
    timer: world.initialTimer,
    gained: 0,
    heroes: setup.heroes.map((hero, i) => makeHero(hero, starts[i])),
    places: made.map((one, i) => makePlace(library, one, setup.bags[i], villains[i])),
    deterred: [],
    turn: FRESH_TURN,
    phases: firstPhases(world),
    boons: [],
    nextId: setup.nextId,
    over: void 0
  };
}

// src/games/dice/state/event.ts
var REASONS = [
  "cornered",
  "all-closed",
  "first-villain",
  "time",
  "dead",
  "escaped",
  "fallen"
];
var VICTORY_REASONS = ["cornered", "all-closed", "first-villain"];

// src/games/dice/model/action.ts
var VERBS = [
  "confirm",
  "cancel",
  "explore",
  "again",
  "finish",
  "travel",
  "give",
  "close",
  "rest",
  "cure",
  "hide",
  "discard",
  "acquire",
  "forfeit",
  "flee"
];
var CHOICES = ["hand", "ally", "pile", "location", "hero"];
function verb(kind) {
  return VERB_ACTIONS[kind];
}
var VERB_ACTIONS = Object.fromEntries(VERBS.map((kind) => [kind, { kind }]));
function choices(kind, most) {
  return Array.from({ length: most }, (_, at3) => ({ kind, at: at3 }));
}
var HAND_ACTIONS = choices("hand", MAIN_MAX);
var ALLY_ACTIONS = choices("ally", ALLIES_MAX);
var FACES = Array.from({ length: 13 }, (_, face) => ({ kind: "roll", face }));
var DRAWS = new Map(
  DIE_TYPES.map((type) => [
    type,
    FACES.map((_, size) => ({ kind: "draw", type, size }))
  ])
);
function drawAction({ type, size }) {
  return assertDefined(DRAWS.get(type)?.[size]);
}
var ROLLS = new Map(
  DIE_SIZES.map((size) => [
    size,
    FACES.slice(1, size + 1).map((action) => ({ action, weight: 1 }))
  ])
);
function rollOutcomes(size) {
  const outcomes = ROLLS.get(size);
  if (outcomes === void 0) throw new RangeError(`a die of ${size} sides`);
  return outcomes;
}
function sameAction(a, b) {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  if ("at" in a) return "at" in b && a.at === b.at;
  if ("face" in a) return "face" in b && a.face === b.face;
  if ("size" in a) return "size" in b && a.type === b.type && a.size === b.size;
  if (!("skill" in a)) return true;
  return "skill" in b && a.skill === b.skill && a.way === b.way && a.hero === b.hero;
}

// src/games/dice/phases/offer.ts
function offer(action, refusal2) {
  return { action: typeof action === "string" ? verb(action) : action, refusal: refusal2 };
}
function no(code, message, args) {
  return args === void 0 ? { code, message } : { code, message, args };
}
function unless(holds, refusal2) {
  return holds ? void 0 : refusal2;
}
var PATIENCE = 200;
var IMPATIENT = no(
  "dice-patience",
  `So many choices have been taken back in this turn (${PATIENCE}) that this one has to be made.`
);
function backRefusal(state) {
  return unless(state.turn.reversals < PATIENCE, IMPATIENT);
}
function offerBack(state, action) {
  return offer(action, backRefusal(state));
}
function countBack(draft) {
  setTurn(draft, { reversals: draft.turn.reversals + 1 });
}
var REFUSALS = {
  unknown: no("dice-action", "This cannot be done now."),
  noDice: no("dice-none-fit", "No dice in the hand are fit for this."),
  used: no("dice-skill-used", "This skill has been used already."),
  pointless: no("dice-pointless", "There is nothing that this could do now."),
  noTarget: no("dice-no-target", "There is nobody and nothing to aim this at.")
};
function findAction(known, action) {
  for (const one of known) if (one.action === action) return one;
  return known.find((one) => sameAction(one.action, action));
}
function refusalAmong(offers, action) {
  const found2 = findAction(offers, action);
  return found2 === void 0 ? REFUSALS.unknown : found2.refusal;
}

// src/games/dice/check/part.ts
var PART_SOURCES = [
  "skill",
  "discard",
  "passive",
  "boon",
  "trait",
  "location-rule",
  "scenario-rule",
  "tier",
  "difficulty",
  "leader",
  "trap"
];
function sumOfParts(parts, side) {
  let sum2 = 0;
  for (const part3 of parts) if (part3.side === side) sum2 += part3.amount;
  return sum2;
}

// src/games/dice/phases/checks.ts
function encounterOf(state) {
  for (let i = state.phases.length - 1; i >= 0; i--) {
    const phase = state.phases[i];
    if (phase?.kind === "encounter") return phase;
  }
  return void 0;
}
function levelOf(state, hero, skill) {
  if (isAllySkill(skill)) return 1;
  return state.world.members[hero]?.levels.get(skill) ?? 0;
}
function joined(some, others) {
  if (some.length === 0) return others;
  return others.length === 0 ? some : [...some, ...others];
}
function hooksAt(state, place, card) {
  const rules = joined(state.world.hooks, siteHooks(state, place));
  return joined(rules, cardHooks(state, card));
}
var SCOPES = {
  checks: "all",
  chores: ["acquire", "ally", "close", "guard", "obstacle"],
  trap: []
};
function boonCounts(scope, check2) {
  const kinds = SCOPES[scope];
  return kinds === "all" ? check2 !== "tally" : kinds.includes(check2);
}
function leaderOf(state, encounter) {
  if (encounter.die.type !== "ENEMY") return void 0;
  const { enemies, villain: villain3, known } = assertDefined(state.places[encounter.place]);
  for (const card of enemies) {
    if (card !== encounter.card && hasFlag(cardHooks(state, card), "leader")) return card;
  }
  if (!known || villain3 === encounter.card) return void 0;
  return hasFlag(cardHooks(state, villain3), "leader") ? villain3 : void 0;
}
function addEncounterParts(parts, state, encounter) {
  const leader = leaderOf(state, encounter);
  if (leader !== void 0) {
    const id2 = state.world.cards[leader]?.template.id ?? "";
    parts.push({ side: "foe", source: "leader", id: id2, amount: 1 });
  }
  if (encounter.trap !== 0) {
    parts.push({ side: "foe", source: "trap", id: "lay-trap", amount: -encounter.trap });
  }
}
function addWayParts(parts, way, skill, level2, isBlunt) {
  const bonus = way.bonus?.(level2) ?? 0;
  if (bonus !== 0) parts.push({ side: "own", source: "skill", id: skill, amount: bonus });
  const plus = isBlunt ? 0 : way.plus ?? 0;
  if (plus !== 0) parts.push({ side: "own", source: "discard", id: "", amount: plus });
}
var AGAINST_ENCOUNTER = [
  "acquire",
  "ally",
  "wound",
  "obstacle",
  "battle",
  "evade"
];
var NONE2 = [];
function groundOf(state, plan2) {
  const { way, hero, check: check2, use: use2 } = plan2;
  const encounter = AGAINST_ENCOUNTER.includes(check2) ? encounterOf(state) : void 0;
  const place = encounter?.place ?? heroOf(state, hero).at;
  const moment = {
    state,
    hero,
    place,
    check: check2,
    met: encounter?.die.type,
    first: encounter?.first ?? false
  };
  const hooks = hooksAt(state, place, encounter?.card);
  const parts = [];
  const level2 = use2 === void 0 ? 1 : levelOf(state, hero, use2.skill);
  addWayParts(parts, way, use2?.skill ?? "", level2, hasFlag(hooks, "cunning"));
  const isTally = check2 === "tally";
  if (!isTally) {
    for (const { hero: owner, scope, skill, amount } of state.boons) {
      if (owner !== hero || !boonCounts(scope, check2)) continue;
      parts.push({ side: "own", source: "boon", id: skill, amount });
    }
    for (const part3 of plan2.difficulty) parts.push(part3);
    if (encounter !== void 0) addEncounterParts(parts, state, encounter);
  }
  return {
    moment,
    hooks: isTally ? NONE2 : hooks,
    own: isTally ? NONE2 : assertDefined(state.world.members[hero]).hooks,
    parts,
    modifier: sumOfParts(parts, "own"),
    against: sumOfParts(parts, "foe")
  };
}
function modifiersOf(ground, dice2) {
  const { hooks, own: own2, modifier, against: against2 } = ground;
  if (hooks.length === 0 && own2.length === 0) return ground;
  const moment = momentWith(ground, dice2);
  return {
    modifier: modifier + sumOwn(hooks, moment) + sumOwn(own2, moment),
    against: against2 + sumOpponent(hooks, moment)
  };
}
function momentWith({ moment }, dice2) {
  const { state, hero, place, check: check2, met, first } = moment;
  return { state, hero, place, check: check2, met, first, dice: dice2 };
}
function partsOf(ground, dice2) {
  const { hooks, own: own2 } = ground;
  if (hooks.length === 0 && own2.length === 0) return ground.parts;
  const moment = momentWith(ground, dice2);
  const parts = [...ground.parts];
  addParts(parts, hooks, "own", moment);
  addParts(parts, own2, "own", moment);
  addParts(parts, hooks, "foe", moment);
  return parts;
}
function diceThat(help2, dice2) {
  const some = [];
  for (const { die, helps } of dice2) if (helps === help2) some.push(die);
  return some;
}
function makeRoll(state, plan2) {
  const { check: check2, hero, way, use: use2, dice: dice2, foe } = plan2;
  const all2 = dice2.map(({ die }) => die);
  const inOrder2 = [...dice2.filter(({ helps }) => !helps), ...dice2.filter(({ helps }) => helps)];
  return {
    kind: "roll",
    check: check2,
    hero,
    method: way.method ?? "SUM",
    dice: diceThat(false, dice2),
    helpers: diceThat(true, dice2),
    fates: inOrder2.map(({ fate: fate2 }) => fate2),
    rolls: [],
    foe,
    parts: partsOf(groundOf(state, plan2), all2),
    use: use2
  };
}
function startRoll(draft, plan2) {
  const { check: check2, hero } = plan2;
  const roll = makeRoll(draft, plan2);
  if (draft.boons.length > 0) {
    const isUsed2 = (boon) => boon.hero === hero && boonCounts(boon.scope, check2);
    for (const boon of draft.boons) {
      if (isUsed2(boon)) draft.events.push({ kind: "boon-used", ...boon });
    }
    draft.boons = draft.boons.filter((boon) => !isUsed2(boon));
  }
  beginRoll(draft, roll);
}
function beginRoll(draft, roll) {
  const { check: check2, hero, method, dice: dice2, helpers, foe, parts, use: use2 } = roll;
  const skill = use2?.skill;
  const event = {
    kind: "attempted",
    check: check2,
    hero,
    method,
    skill,
    parts,
    dice: dice2,
    helpers,
    foe
  };
  draft.events.push(event);
  pushPhase(draft, roll);
}
var HELPED_BY_DIVINE = ["acquire", "ally", "close", "guard"];
function helpsFor(state, hero, check2) {
  const helps = [];
  if (check2 === "tally") return helps;
  const obstacle2 = check2 === "obstacle" && state.world.scenario.divineOnObstacles === true;
  if (HELPED_BY_DIVINE.includes(check2) || obstacle2) {
    const discards = !obstacle2 && hasFlag(assertDefined(state.world.members[hero]).hooks, "divine-discarded");
    helps.push({ types: ["DIVINE"], fate: discards ? "discard" : "deter", most: 10 });
  }
  if (state.world.scenario.allySkills.includes("aid")) {
    helps.push({ types: ["ALLY"], fate: "discard", most: 1 });
  }
  return helps;
}
function difficultyParts(state, place) {
  const { closingDifficulty } = assertDefined(state.places[place]);
  const basic = { side: "foe", source: "difficulty", id: "", amount: closingDifficulty };
  return [basic, ...closingParts(hooksAt(state, place))];
}

// src/games/dice/phases/skills.ts
function checkOf({ foe, moment }) {
  if (foe !== void 0) return "skill";
  return CHECK_MOMENTS.find((check2) => check2 === moment) ?? "tally";
}
var CHECK_MOMENTS = ["battle", "evade", "ally", "close"];
var ONCE_A_TURN = ["before", "free", "close", "again", "errand"];
function useKey({ hero, skill }) {
  return `${hero}.${skill}`;
}
function markUsed(draft, use2) {
  draft.events.push({ kind: "skill", skill: use2.skill, hero: use2.hero });
  if (!ONCE_A_TURN.includes(findSkill(use2.skill).moment)) return;
  setTurn(draft, { used: [...draft.turn.used, useKey(use2)] });
}
function wayOf(use2) {
  const way = own(findSkill(use2.skill).ways, use2.way);
  if (way === void 0) throw new RangeError(`${use2.skill} is not used by ${use2.way}`);
  return way;
}
function ruleOf(state, hero, skill, way, level2) {
  if (way.upTo !== void 0) {
    return { kind: "count", least: 1, most: way.upTo(level2), allies: "none" };
  }
  return allUses(way.uses, helpsFor(state, hero, checkOf(skill)));
}
var UNAIMED = [NO_TARGET];
function targetsOf(state, skill, hero) {
  const { aim: aim3 } = skill;
  if (aim3 === void 0) return UNAIMED;
  const { at: at3, pile } = heroOf(state, hero);
  const living = heroesWhere(state, (other) => other.alive && reaches(state, at3, other.at));
  const here = living.filter((index) => heroOf(state, index).at === at3);
  const others = (index) => index !== hero;
  switch (aim3) {
    case "here":
      return here;
    case "others-here":
      return here.filter(others);
    case "anyone":
      return living;
    case "others":
      return living.filter(others);
    case "place":
      return reachable(state, hero);
    case "fallen-ally":
      return pile.filter(({ type }) => type === "ALLY").map(({ id: id2 }) => id2);
  }
}
function reaches(state, from, to) {
  return from === to || !isRule(state, to, "closed-to-others");
}
function reachable(state, hero) {
  const { at: at3 } = heroOf(state, hero);
  const found2 = [];
  for (let place = REFUGE; place < state.places.length; place++) {
    if (place !== at3 && canEnter(state, place)) found2.push(place);
  }
  return found2;
}
function canEnter(state, place) {
  if (place === REFUGE) return !hasFlag(state.world.hooks, "no-refuge");
  if (!isRule(state, place, "closed-to-others")) return true;
  return !state.heroes.some(({ alive, at: at3 }) => alive && at3 === place);
}
function goodTargets(state, skill, hero) {
  const targets = targetsOf(state, skill, hero);
  const { can } = skill;
  return can === void 0 ? targets : targets.filter((target) => can(state, hero, target));
}
function isUsed({ turn }, skill, hero) {
  return turn.used.length > 0 && turn.used.includes(useKey({ hero, skill }));
}
function whyNot(state, skill, id2, hero) {
  if (isUsed(state, id2, hero)) return REFUSALS.used;
  if (skill.aim === void 0) {
    return unless(skill.can?.(state, hero, NO_TARGET) ?? true, REFUSALS.pointless);
  }
  return unless(goodTargets(state, skill, hero).length > 0, REFUSALS.noTarget);
}
var NO_OFFERS = [];
function skillOffers(state, hero, moment, refuse2) {
  const known = state.world.members[hero]?.skills.get(moment);
  if (known === void 0) return NO_OFFERS;
  const { hand } = heroOf(state, hero);
  const offers = [];
  for (const { id: id2, skill, ways } of findSkillRows(known)) {
    const refusal2 = refuse2?.(skill, id2) ?? whyNot(state, skill, id2, hero);
    for (const { way, actions } of ways) {
      const why = refusal2 ?? unless(hasDice(hand, way), REFUSALS.noDice);
      offers.push(offer(actions[hero], why));
    }
  }
  return offers;
}
function hasDice(hand, way) {
  if (way.upTo === void 0) return canFill(way.uses, way.uses.length, hand);
  return soundCount(hand) > hand.allies.length;
}
function beginSkill(draft, asked) {
  const skill = findSkill(asked.skill);
  const targets = goodTargets(draft, skill, asked.hero);
  const target = targets.length === 1 ? assertDefined(targets[0]) : NO_TARGET;
  const use2 = { skill: asked.skill, way: asked.way, hero: asked.hero, target };
  if (targets.length > 1) {
    pushPhase(draft, { kind: "target", hero: asked.hero, end: "skill", use: use2 });
  } else pickForSkill(draft, use2);
}
function pickForSkill(draft, use2) {
  if (wayOf(use2).uses.length === 0) {
    markUsed(draft, use2);
    const level2 = levelOf(draft, use2.hero, use2.skill);
    findSkill(use2.skill).effect?.(draft, use2, { level: level2, total: 0, won: true });
    return;
  }
  pushPhase(draft, skillPick(draft, use2));
}
function skillPick(state, use2) {
  const { hero } = use2;
  const skill = findSkill(use2.skill);
  const level2 = levelOf(state, hero, use2.skill);
  const check2 = checkOf(skill);
  return {
    kind: "pick",
    hero,
    rule: ruleOf(state, hero, skill, wayOf(use2), level2),
    mask: EMPTY_MASK,
    end: "skill",
    cancel: true,
    fate: "hide",
    check: check2,
    use: use2,
    target: NO_TARGET,
    why: check2 === "tally" ? "skill" : "check"
  };
}

// src/games/dice/phases/damage.ts
var OTHER_KIND = no("dice-other-damage", "This does not help against damage of this kind.");
var NOT_HIS = no("dice-not-his-damage", "This does not help against damage of this hero.");
function reactors(state, victim) {
  const { at: at3 } = heroOf(state, victim);
  if (at3 !== REFUGE && isRule(state, at3, "closed-to-others")) return [victim];
  const others = heroesWhere(state, (hero, index) => {
    return hero.alive && hero.at === at3 && index !== victim;
  });
  return [victim, ...others];
}
function reactionsOf(state, phase, hero) {
  const own2 = hero === phase.hero;
  return skillOffers(state, hero, "react", (skill, id2) => {
    if (phase.reacted.includes(useKey({ hero, skill: id2 }))) return REFUSALS.used;
    if (skill.magic !== void 0 && skill.magic !== phase.magical) return OTHER_KIND;
    const reaches2 = own2 ? skill.neighbours !== "only" : skill.neighbours !== void 0;
    return reaches2 ? void 0 : NOT_HIS;
  });
}
function reactions(state, phase) {
  return reactors(state, phase.hero).flatMap((hero) => reactionsOf(state, phase, hero));
}
function suffer(draft, { hero, amount, magical }) {
  popPhase(draft);
  const { hand } = heroOf(draft, hero);
  const sound = soundCount(hand);
  const count = Math.min(amount, sound);
  draft.events.push({ kind: "damage", hero, amount, magical });
  if (count === 0) return;
  if (count < sound) {
    const rule = { kind: "count", least: count, most: count, allies: "counted" };
    pushPhase(draft, loseDice(hero, rule, "discard", "damage"));
    return;
  }
  for (const die of [...hand.main, ...hand.allies]) {
    if (die.type !== "WOUND") spend(draft, hero, die, "discard", "damage");
  }
}
var damageRules = {
  run(draft, phase) {
    if (phase.amount <= 0) popPhase(draft);
    else if (reactions(draft, phase).some(({ refusal: refusal2 }) => refusal2 === void 0)) return false;
    else suffer(draft, phase);
    return true;
  },
  player: (_state, { hero }) => hero,
  offers: (state, phase) => [...reactions(state, phase), offer("confirm")],
  act(draft, phase, action) {
    if (action.kind === "use") beginSkill(draft, action);
    else suffer(draft, phase);
  }
};
function react(draft, skill, id2, by) {
  const phase = draft.phases.at(-1);
  if (phase?.kind !== "damage") throw new RangeError("there is no damage to react to");
  const after = Math.max(0, skill.lessen?.(phase.amount, by.total, by.level) ?? phase.amount);
  draft.events.push({
    kind: "lessened",
    hero: phase.hero,
    by: by.hero,
    skill: id2,
    before: phase.amount,
    after
  });
  replacePhase(draft, {
    ...phase,
    hero: skill.shields === true ? by.hero : phase.hero,
    amount: after,
    reacted: [...phase.reacted, useKey({ hero: by.hero, skill: id2 })]
  });
}
function originOf({ turn, heroes }, { die, from }) {
  const why = die.type === "WOUND" ? "wound" : "acquired";
  return from === "new" ? newborn(why) : metAt(heroes[turn.hero]?.at ?? NOBODY, why);
}
var arriveRules = {
  run(draft, phase) {
    const { hero, die } = phase;
    const { alive, hand } = heroOf(draft, hero);
    const arrival = originOf(draft, phase);
    if (!alive) {
      popPhase(draft);
      removeDie(draft, die, arrival);
    } else if (hasRoom(hand, die.type)) {
      popPhase(draft);
      setHero(draft, hero, { hand: addToHand(hand, die) });
      tellMove(draft, die, arrival, "hand", hero);
      if (die.type === "WOUND") draft.events.push({ kind: "wounded", hero });
    } else if (die.type === "ALLY") {
      const one = allUses([{ types: ["ALLY"], fate: "discard" }]);
      pushPhase(draft, loseDice(hero, one, "discard", "make-room", true));
    } else if (hand.main.every(({ type }) => type === "WOUND")) {
      popPhase(draft);
      removeDie(draft, die, arrival);
      killHero(draft, hero);
    } else {
      const one = { kind: "count", least: 1, most: 1, allies: "none" };
      pushPhase(draft, loseDice(hero, one, "discard", "make-room"));
    }
    return true;
  }
};

// src/games/dice/phases/draw.ts
function sourceOf(state, { hero, place, end }) {
  if (place !== OWN_BAG) return placeOf(state, place).bag;
  const { bag: bag2, hand } = heroOf(state, hero);
  if (end !== "swift") return bag2;
  return makeBag([...hand.main, ...hand.allies].filter(({ type }) => type !== "WOUND"));
}
function countTwins(bag2, from) {
  const { type, size } = bag2[from];
  let at3 = from + 1;
  for (; at3 < bag2.length; at3++) {
    const die = bag2[at3];
    if (die.type !== type || die.size !== size) break;
  }
  return at3 - from;
}
function outcomesOf(bag2) {
  const outcomes = [];
  for (let at3 = 0, twins = 1; at3 < bag2.length; at3 += twins) {
    const die = bag2[at3];
    twins = countTwins(bag2, at3);
    outcomes.push({ action: drawAction(die), weight: twins });
  }
  return outcomes;
}
var drawRules = {
  stream: "draw",
  outcomes: (state, phase) => outcomesOf(sourceOf(state, phase)),
  act(draft, phase, action) {
    if (action.kind !== "draw") return;
    const die = findInBag(sourceOf(draft, phase), action.type, action.size);
    if (die === void 0) throw new RangeError(`no ${action.type} d${action.size} to draw`);
    popPhase(draft);
    draft.events.push({ kind: "drawn", die, hero: phase.hero });
    ENDS[phase.end](draft, phase, die);
  }
};
function drawToHand(draft, hero, die, why) {
  const rest = takeFromBag(heroOf(draft, hero).bag, die);
  takeInHand(draft, hero, die, { from: "bag", giver: hero, why }, rest);
}
var ENDS = {
  explore: meet,
  refill: (draft, { hero }, die) => drawToHand(draft, hero, die, "refill"),
  summon(draft, phase, die) {
    drawToHand(draft, phase.hero, die, "summon");
    const { bag: bag2 } = heroOf(draft, phase.hero);
    if (phase.amount > 0 && bag2.length > 0) {
      pushPhase(draft, { ...phase, amount: phase.amount - 1 });
    }
  },
  grace(draft, { hero, use: use2 }, die) {
    if (die.type === "DIVINE") receiveGrace(draft, hero, levelOf(draft, hero, use2?.skill ?? ""));
  },
  look(draft, { place, use: use2 }, die) {
    if (use2 === void 0) return;
    const at3 = placeOf(draft, place);
    setPlace(draft, place, {
      bag: takeFromBag(at3.bag, die),
      known: at3.known || die.type === "VILLAIN"
    });
    pushPhase(draft, { kind: "look", die, place, use: use2 });
  },
  swift: (draft, { hero }, die) => spend(draft, hero, die, "hide", "swift")
};
function revealCard(draft, place, { type }) {
  const { enemies, obstacles, villain: villain3 } = placeOf(draft, place);
  const turned = (deck) => [...deck.slice(1), ...deck.slice(0, 1)];
  if (type === "ENEMY") {
    setPlace(draft, place, { enemies: turned(enemies) });
    return enemies[0] ?? NAMELESS;
  }
  if (type === "OBSTACLE") {
    setPlace(draft, place, { obstacles: turned(obstacles) });
    return obstacles[0] ?? NAMELESS;
  }
  if (type !== "VILLAIN") return NAMELESS;
  setPlace(draft, place, { known: true });
  return villain3 ?? NAMELESS;
}
function takeTrap(draft, hero, die) {
  if (die.type !== "ENEMY" && die.type !== "VILLAIN") return 0;
  const laid = draft.boons.filter((boon) => boon.hero === hero && boon.scope === "trap");
  for (const boon of laid) draft.events.push({ kind: "boon-used", ...boon });
  draft.boons = draft.boons.filter((boon) => !laid.includes(boon));
  return laid.reduce((sum2, { amount }) => sum2 + amount, 0);
}
function meet(draft, { hero, place }, die) {
  setPlace(draft, place, { bag: takeFromBag(placeOf(draft, place).bag, die) });
  const first = draft.turn.explorations === 0;
  setTurn(draft, { explorations: draft.turn.explorations + 1 });
  const card = revealCard(draft, place, die);
  draft.events.push({ kind: "encounter", die, card, place });
  const encounter = {
    kind: "encounter",
    die,
    place,
    card,
    trap: takeTrap(draft, hero, die),
    guarded: [],
    first,
    tried: []
  };
  pushPhase(draft, encounter);
  if (die.type === "VILLAIN") pushPhase(draft, { kind: "guard", places: heldPlaces(draft, place) });
  for (const { onReveal } of cardHooks(draft, card)) onReveal?.(draft, hero, encounter);
}
function heldPlaces(state, from) {
  const places = [...state.places.keys()];
  return places.filter((place) => {
    const held = state.heroes.some(({ alive, at: at3 }) => alive && at3 === place);
    return placeOf(state, place).open && held && place !== from;
  });
}
function lookRule(phase) {
  return allUses(findSkill(phase.use.skill).second?.uses ?? []);
}
var NO_DICE = no("dice-none-fit", "No dice in the hand are fit for this.");
var lookRules = {
  run(draft, phase) {
    const { foes } = findSkill(phase.use.skill);
    if (foes === void 0 || foes.includes(phase.die.type)) return false;
    putAside(draft, false);
    return true;
  },
  player: (_state, { use: use2 }) => use2.hero,
  offers(state, phase) {
    const able = canMeet(lookRule(phase), heroOf(state, phase.use.hero).hand);
    return [offer("confirm", unless(able, NO_DICE)), offer("forfeit")];
  },
  act(draft, phase, action) {
    if (action.kind === "forfeit") {
      putAside(draft, false);
      return;
    }
    const { use: use2 } = phase;
    const rule = lookRule(phase);
    pushPhase(draft, makePick({ hero: use2.hero, rule, end: "banish", check: "skill", use: use2 }));
  }
};

// src/games/dice/phases/fate.ts
function closePlace(draft, place, hero) {
  clearPlace(draft, place, () => false);
  setPlace(draft, place, { open: false });
  if (draft.turn.hero === hero) setTurn(draft, { spent: true });
  draft.events.push({ kind: "closed", place });
  for (const { onClosed } of draft.world.hooks) onClosed?.(draft, hero);
  const quiet = draft.places.every(({ open, villain: villain3 }) => !open && villain3 === void 0);
  if (quiet) endWith(draft, "all-closed");
}
function closeByCheck(draft, place, hero) {
  const { bag: bag2, villain: villain3 } = placeOf(draft, place);
  if (bag2.some(({ type }) => type === "VILLAIN")) {
    clearPlace(draft, place, ({ type }) => type === "VILLAIN");
    setPlace(draft, place, { known: true });
    setTurn(draft, { spent: true });
    draft.events.push({ kind: "found", place, card: villain3 ?? NAMELESS });
  } else closePlace(draft, place, hero);
}
function dropCard(draft, { place, card }) {
  const hooks = cardHooks(draft, card);
  if (!hasFlag(hooks, "guardian") && !hasFlag(hooks, "leader")) return;
  const { enemies } = placeOf(draft, place);
  setPlace(draft, place, { enemies: enemies.filter((known) => known !== card) });
}
function defeat(draft, phase) {
  const { die, card, place } = phase;
  const { hero } = draft.turn;
  const hooks = cardHooks(draft, card);
  draft.events.push({ kind: "defeated", die, card });
  dropCard(draft, phase);
  if (hasFlag(hooks, "henchman")) setTurn(draft, { henchman: place });
  if (die.type === "VILLAIN") defeatVillain(draft, phase);
  else removeDie(draft, die, metAt(place, "defeated"));
  if (draft.over !== void 0) return;
  for (const { onSuccess } of hooks) onSuccess?.(draft, hero, phase);
}
function defeatVillain(draft, { die, place, guarded }) {
  const { hero } = draft.turn;
  const { victory } = draft.world;
  if (victory === "corner") {
    pushPhase(draft, { kind: "escape", from: place, die, guarded });
    closePlace(draft, place, hero);
    return;
  }
  setPlace(draft, place, { villain: void 0 });
  removeDie(draft, die, metAt(place, "defeated"));
  if (victory === "firstVillain") endWith(draft, "first-villain");
  else closePlace(draft, place, hero);
}
function loseVillain(draft, { die, place, guarded }) {
  if (isRule(draft, place, "escape-is-loss")) {
    endWith(draft, "escaped");
    return;
  }
  changeTimer(draft, -(draft.world.scenario.villainEscapeCost ?? 1));
  if (draft.world.victory === "closeAll")
    returnToPlace(draft, place, die, metAt(place, "undefeated"));
  else pushPhase(draft, { kind: "escape", from: place, die, guarded });
}
function letStay(draft, phase) {
  if (phase.die.type === "VILLAIN") loseVillain(draft, phase);
  else returnToPlace(draft, phase.place, phase.die, metAt(phase.place, "undefeated"));
}
function harmOf({ world }) {
  return world.scenario.harm ?? 0;
}
function damageBy(state, phase, shortfall) {
  if (phase.die.type === "OBSTACLE") {
    return (state.world.cards[phase.card]?.tier ?? 1) + harmOf(state);
  }
  const hooks = hooksAt(state, phase.place, phase.card);
  return Math.max(0, shortfall + harmOf(state) + sumOf(hooks, "battleDamage"));
}
function loseTo(draft, phase, shortfall) {
  const { hero } = draft.turn;
  const hooks = hooksAt(draft, phase.place, phase.card);
  const amount = damageBy(draft, phase, shortfall);
  for (const { onFailure } of hooks) onFailure?.(draft, hero, phase);
  pushPhase(draft, {
    kind: "damage",
    hero,
    amount,
    magical: hasFlag(hooks, "magical"),
    reacted: []
  });
  letStay(draft, phase);
}
function strikeOf(hero, check2, foe, parts) {
  return {
    kind: "roll",
    check: check2,
    hero,
    method: "SUM",
    dice: [],
    helpers: [],
    fates: [],
    rolls: [],
    foe,
    parts,
    use: void 0
  };
}
function strikeParts(state, phase) {
  const { hero } = state.turn;
  const plan2 = {
    check: "battle",
    hero,
    way: { uses: [] },
    use: void 0,
    foe: phase.die,
    difficulty: []
  };
  return partsOf(groundOf(state, plan2), []).filter(({ side }) => side === "foe");
}
function fleeFrom(draft, phase, covered) {
  const { hero } = draft.turn;
  const hooks = hooksAt(draft, phase.place, phase.card);
  if (!covered && !hasFlag(hooks, "cowardly") && !hasFlag(hooks, "flight-is-free")) {
    beginRoll(draft, strikeOf(hero, "flee", phase.die, []));
  } else {
    popPhase(draft);
    getAway(draft, phase, 0);
  }
}
function getAway(draft, phase, damage) {
  const { hero } = draft.turn;
  const hooks = hooksAt(draft, phase.place, phase.card);
  draft.events.push({ kind: "fled", hero, card: phase.card });
  if (!hasFlag(hooks, "flight-is-free")) {
    for (const { onFlee } of hooks) onFlee?.(draft, hero, phase);
  }
  const amount = damage === 0 ? 0 : Math.max(0, damage + sumOf(hooks, "battleDamage"));
  const magical = hasFlag(hooks, "magical");
  pushPhase(draft, { kind: "damage", hero, amount, magical, reacted: [] });
  letStay(draft, phase);
}
function evade(draft, phase) {
  draft.events.push({ kind: "evaded", hero: draft.turn.hero, card: phase.card });
  const origin = metAt(phase.place, "evaded");
  if (phase.die.type === "VILLAIN") returnToPlace(draft, phase.place, phase.die, origin);
  else removeDie(draft, phase.die, origin);
}

// src/games/dice/phases/encounter.ts
var CHECK_OF = {
  PHYSICAL: "acquire",
  SOMATIC: "acquire",
  MENTAL: "acquire",
  VERBAL: "acquire",
  DIVINE: "acquire",
  WOUND: "wound",
  ENEMY: "battle",
  VILLAIN: "battle",
  OBSTACLE: "obstacle",
  ALLY: "ally"
};
var BODILY = ["PHYSICAL", "SOMATIC"];
function typesAgainst(state, { die, card }) {
  const check2 = CHECK_OF[die.type];
  if (check2 === "acquire") return [die.type];
  if (check2 === "ally") return ["VERBAL", "ALLY"];
  if (check2 !== "obstacle") return BODILY;
  return state.world.cards[card]?.dieTypes ?? STAT_TYPES;
}
function plainRule(state, phase, hero, fate2) {
  const fitting = typesAgainst(state, phase);
  const check2 = CHECK_OF[phase.die.type];
  const helps = helpsFor(state, hero, check2);
  if (fate2 === "discard" && check2 === "battle") {
    return { kind: "uses", uses: ALL_OUT, least: 1, most: 2, helps };
  }
  const types2 = fate2 === "discard" ? anyStatOr(fitting) : fitting;
  return allUses([{ types: types2, fate: fate2 }], helps);
}
var ALL_OUT = STAT_TYPES.map((type) => ({ types: [type], fate: "discard" }));
function anyStatOr(fitting) {
  return fitting.includes("ALLY") ? [...STAT_TYPES, "ALLY"] : STAT_TYPES;
}
var WARDED = no("dice-warded", "Only magical attacks count against this threat.");
var ETHEREAL = no("dice-ethereal", "Only physical attacks count against this threat.");
var RELENTLESS = no("dice-relentless", "This threat lets nobody get away.");
var WRONG_FOE = no("dice-wrong-foe", "This does not work on such a threat.");
var TOO_FAR = no("dice-too-far", "This can be used for a hero at another location only.");
var HAND_FULL = no("dice-hand-full", "The hand is full.");
function attackRefusal(hooks, magic) {
  if (!magic && hasFlag(hooks, "warded")) return WARDED;
  return magic && hasFlag(hooks, "ethereal") ? ETHEREAL : void 0;
}
function plainOffers(state, phase, refusal2) {
  const { hero } = state.turn;
  const { hand } = heroOf(state, hero);
  return ["hide", "discard"].map((fate2) => {
    const able = canMeet(plainRule(state, phase, hero, fate2), hand);
    return offer(fate2, refusal2 ?? unless(able, REFUSALS.noDice));
  });
}
function battleOffers(state, phase, hooks) {
  const { hero } = state.turn;
  const distance2 = (remote) => (skill) => {
    if (remote !== (skill.remote === true)) return TOO_FAR;
    return attackRefusal(hooks, skill.magic === true);
  };
  const offers = [...skillOffers(state, hero, "battle", distance2(false))];
  if (isRule(state, phase.place, "closed-to-others")) return offers;
  for (const other of heroesWhere(state, ({ alive, at: at3 }) => alive && at3 !== phase.place)) {
    for (const known of skillOffers(state, other, "battle", distance2(true))) {
      if (known.refusal !== TOO_FAR) offers.push(known);
    }
  }
  return offers;
}
function escapeOffers(state, phase, hooks) {
  const { hero } = state.turn;
  const bound = hasFlag(hooks, "relentless") ? RELENTLESS : void 0;
  const evade2 = skillOffers(state, hero, "evade", (skill, id2) => {
    if (bound !== void 0) return bound;
    if (skill.foes?.includes(phase.die.type) !== true) return WRONG_FOE;
    return phase.tried.includes(useKey({ hero, skill: id2 })) ? REFUSALS.used : void 0;
  });
  const flee = skillOffers(state, hero, "flee", () => bound);
  return [
    ...evade2,
    ...flee,
    offer("flee", bound),
    ...bound === void 0 ? [] : [offer("forfeit")]
  ];
}
function acquireOffer(state, { place }) {
  const room = hasRoom(heroOf(state, state.turn.hero).hand, "DIVINE");
  return offer("acquire", unless(room || isRule(state, place, "divine-overflow"), HAND_FULL));
}
function offersAgainst(state, phase) {
  const { type } = phase.die;
  const forfeit2 = offer("forfeit");
  if (type === "DIVINE") return [acquireOffer(state, phase), forfeit2];
  const hooks = hooksAt(state, phase.place, phase.card);
  const plain2 = plainOffers(state, phase, attackRefusal(hooks, false));
  if (type === "ALLY") return [...plain2, ...skillOffers(state, state.turn.hero, "ally"), forfeit2];
  if (CHECK_OF[type] !== "battle") return [...plain2, forfeit2];
  return [...plain2, ...battleOffers(state, phase, hooks), ...escapeOffers(state, phase, hooks)];
}
function plainPick(state, phase, fate2) {
  const { hero } = state.turn;
  return {
    kind: "pick",
    hero,
    rule: plainRule(state, phase, hero, fate2),
    mask: EMPTY_MASK,
    end: "check",
    cancel: true,
    fate: fate2,
    check: CHECK_OF[phase.die.type],
    use: void 0,
    target: NO_TARGET,
    why: "check"
  };
}
function acquire(draft, { die, place }) {
  const { hero } = draft.turn;
  popPhase(draft);
  const { hand, bag: bag2 } = heroOf(draft, hero);
  if (hasRoom(hand, die.type)) takeInHand(draft, hero, die, metAt(place, "acquired"));
  else {
    setHero(draft, hero, { bag: putInBag(bag2, die) });
    tellMove(draft, die, metAt(place, "acquired"), "bag", hero);
  }
}
var COMFORT = 2;
function beComforted(draft, { die, place }) {
  const { hero } = draft.turn;
  removeDie(draft, die, metAt(place, "forfeited"));
  heal(draft, hero, hero, COMFORT);
}
function forfeit(draft, phase) {
  const { hero } = draft.turn;
  const { die } = phase;
  const check2 = CHECK_OF[die.type];
  if (check2 === "battle") {
    beginRoll(draft, strikeOf(hero, "battle", die, strikeParts(draft, phase)));
    return;
  }
  popPhase(draft);
  if (check2 === "wound") pushPhase(draft, { kind: "arrive", hero, die, from: "met" });
  else if (check2 === "obstacle") loseTo(draft, phase, 0);
  else if (die.type === "DIVINE") beComforted(draft, phase);
  else removeDie(draft, die, metAt(phase.place, "forfeited"));
}
var encounterRules = {
  player: (state) => state.turn.hero,
  offers: offersAgainst,
  act(draft, phase, action) {
    if (action.kind === "hide" || action.kind === "discard") {
      pushPhase(draft, plainPick(draft, phase, action.kind));
    } else if (action.kind === "use") beginSkill(draft, action);
    else if (action.kind === "acquire") acquire(draft, phase);
    else if (action.kind === "flee") fleeFrom(draft, phase, false);
    else forfeit(draft, phase);
  }
};

// src/games/dice/phases/target.ts
function takers(state, giver) {
  const { at: at3, hand } = heroOf(state, giver);
  return heroesWhere(state, (hero, index) => {
    if (index === giver || !hero.alive || hero.at !== at3) return false;
    const fits2 = (die) => die.type !== "WOUND" && hasRoom(hero.hand, die.type);
    return hand.main.some(fits2) || hand.allies.some(fits2);
  });
}
function endWithRest(draft, hero) {
  draft.events.push({ kind: "rested", hero });
  draft.phases = [{ kind: "end" }];
}
function targetActions(state, { hero, end, use: use2 }) {
  const location3 = (at3) => ({ kind: "location", at: at3 });
  const person = (at3) => ({ kind: "hero", at: at3 });
  if (end === "travel") return reachable(state, hero).map(location3);
  if (end === "give") return takers(state, hero).map(person);
  const skill = findSkill(use2?.skill ?? "");
  const targets = goodTargets(state, skill, hero);
  if (skill.aim === "place") return targets.map(location3);
  if (skill.aim !== "fallen-ally") return targets.map(person);
  const { pile } = heroOf(state, hero);
  return targets.map((id2) => ({ kind: "pile", at: pile.findIndex((die) => die.id === id2) }));
}
function aim(draft, { use: use2, hero }, at3) {
  if (use2 === void 0) return;
  const fallen2 = findSkill(use2.skill).aim === "fallen-ally";
  const target = fallen2 ? heroOf(draft, hero).pile[at3].id : at3;
  pickForSkill(draft, { ...use2, target });
}
function offerDie(draft, giver, taker) {
  const { hand } = heroOf(draft, taker);
  const types2 = DIE_TYPES.filter((type) => type !== "WOUND" && hasRoom(hand, type));
  const rule = allUses([{ types: types2, fate: "hide" }]);
  pushPhase(draft, makePick({ hero: giver, rule, end: "give", target: taker }));
}
var targetRules = {
  player: (_state, { hero }) => hero,
  offers: (state, phase) => [
    ...targetActions(state, phase).map((action) => offer(action)),
    offerBack(state, "cancel")
  ],
  act(draft, phase, action) {
    popPhase(draft);
    if (!("at" in action)) countBack(draft);
    else if (phase.end === "skill") aim(draft, phase, action.at);
    else if (phase.end === "give") offerDie(draft, phase.hero, action.at);
    else {
      setTurn(draft, { travels: draft.turn.travels + 1 });
      moveHero(draft, phase.hero, action.at);
    }
  }
};
var NOT_FIT = no("dice-pile", "This die cannot be chosen beside the others.");
var NOT_ENOUGH = no("dice-pile-mask", "The chosen dice are not what is asked for.");
var pileRules = {
  player: (_state, { hero }) => hero,
  offers(state, { owner, rule, mask, end }) {
    const { pile } = heroOf(state, owner);
    const dice2 = pile.map((_, at3) => {
      const action = { kind: "pile", at: at3 };
      if (mask.includes(at3)) return offerBack(state, action);
      return offer(action, unless(isPileActive(rule, pile, mask, at3), NOT_FIT));
    });
    const back = end === "rest" ? [offerBack(state, "cancel")] : [];
    return [...dice2, offer("confirm", unless(checkPileMask(rule, mask), NOT_ENOUGH)), ...back];
  },
  act(draft, phase, action) {
    if (action.kind === "pile") {
      if (phase.mask.includes(action.at)) countBack(draft);
      replacePhase(draft, { ...phase, mask: switchPile(phase.mask, action.at) });
      return;
    }
    popPhase(draft);
    if (action.kind === "cancel") {
      countBack(draft);
      return;
    }
    const { pile } = heroOf(draft, phase.owner);
    for (const at3 of phase.mask) healDie(draft, phase.owner, pile[at3]);
    if (phase.end === "rest") endWithRest(draft, phase.hero);
  }
};

// src/games/dice/effects/guardian.ts
function hasGuardianCard({ cards }, { enemies }) {
  return enemies.some((card) => hasFlag(cards[card]?.hooks ?? [], "guardian"));
}
function isWatched(world, place) {
  if (place.guarded) return true;
  return countOfType(place.bag, "ENEMY") > 0 && hasGuardianCard(world, place);
}

// src/games/dice/phases/villain.ts
function closingRule(state, hero, place, fate2) {
  const types2 = state.world.sites[place]?.closingTypes ?? [];
  return {
    kind: "uses",
    uses: types2.map((type) => ({ types: [type], fate: fate2 })),
    least: 1,
    most: Math.min(2, types2.length),
    helps: helpsFor(state, hero, "close")
  };
}
function canTryClosing(state, hero, place) {
  return canMeet(closingRule(state, hero, place, "hide"), heroOf(state, hero).hand);
}
var CLOSING = {
  refuge: no("dice-close-refuge", "The Refuge cannot be closed."),
  closed: no("dice-closed", "This location is closed."),
  tried: no("dice-close-tried", "Closing can be tried once a turn."),
  bag: no(
    "dice-close-bag",
    "A location can be closed when its bag is empty, or after a henchman fell."
  ),
  guardian: no("dice-guardian", "A guardian has to be defeated before this location is closed.")
};
function isGuarded(state, place) {
  const at3 = placeOf(state, place);
  const { villain: villain3, known, bag: bag2, hidden } = at3;
  if (bag2.length + hidden === 0) return false;
  if (isWatched(state.world, at3)) return true;
  return villain3 !== void 0 && known && hasFlag(cardHooks(state, villain3), "guardian");
}
function closingRefusal(state, bySkill) {
  const { hero, closeTried, henchman } = state.turn;
  const { at: at3 } = heroOf(state, hero);
  if (at3 === REFUGE) return CLOSING.refuge;
  const { open, bag: bag2, hidden, villain: villain3, known } = placeOf(state, at3);
  if (!open) return CLOSING.closed;
  if (closeTried) return CLOSING.tried;
  if (bySkill) {
    if (villain3 !== void 0 && known) return CLOSING.bag;
  } else if (bag2.length + hidden > 0 && henchman !== at3) return CLOSING.bag;
  if (isGuarded(state, at3)) return CLOSING.guardian;
  return bySkill || canTryClosing(state, hero, at3) ? void 0 : REFUSALS.noDice;
}
function pickClosing(state, { hero, place, guard }, fate2) {
  const rule = closingRule(state, hero, place, fate2);
  const check2 = guard ? "guard" : "close";
  return makePick({ hero, rule, end: "check", fate: fate2, check: check2, target: place });
}
var closingRules = {
  player: (_state, { hero }) => hero,
  offers: (state) => [offer("hide"), offer("discard"), offerBack(state, "cancel")],
  act(draft, phase, action) {
    if (action.kind === "hide" || action.kind === "discard") {
      pushPhase(draft, pickClosing(draft, phase, action.kind));
    } else {
      countBack(draft);
      popPhase(draft);
    }
  }
};
function heroesAt(state, place) {
  return heroesWhere(state, ({ alive, at: at3 }) => alive && at3 === place);
}
function nextGuard(draft, phase) {
  replacePhase(draft, { kind: "guard", places: phase.places.slice(1) });
}
var guardRules = {
  run(draft, phase) {
    const [place] = phase.places;
    if (place === void 0) popPhase(draft);
    else if (heroesAt(draft, place).some((hero) => canTryClosing(draft, hero, place))) return false;
    else nextGuard(draft, phase);
    return true;
  },
  player: (state, { places }) => heroesAt(state, places[0])[0] ?? state.turn.hero,
  offers(state, { places }) {
    const place = places[0];
    const heroes = heroesAt(state, place).map(
      (at3) => offer({ kind: "hero", at: at3 }, unless(canTryClosing(state, at3, place), REFUSALS.noDice))
    );
    return [...heroes, offer("forfeit")];
  },
  act(draft, phase, action) {
    const place = phase.places[0];
    if (action.kind === "hero") {
      pushPhase(draft, { kind: "closing", hero: action.at, place, guard: true });
    } else nextGuard(draft, phase);
  }
};
function beginClosing(draft) {
  const { hero } = draft.turn;
  const place = heroOf(draft, hero).at;
  pushPhase(draft, { kind: "closing", hero, place, guard: false });
}
function markClosing(draft) {
  setTurn(draft, { closeTried: true });
}
function waysOut(state, { from, guarded }) {
  const ways = [];
  for (let place = 0; place < state.places.length; place++) {
    const { open, villain: villain3 } = placeOf(state, place);
    const free = villain3 === void 0 || place === from;
    if (open && free && !guarded.includes(place)) ways.push(place);
  }
  return ways;
}
function escapeTo(draft, { from, die }, to) {
  const { villain: villain3 } = placeOf(draft, from);
  popPhase(draft);
  setPlace(draft, from, { villain: void 0 });
  setPlace(draft, to, { villain: villain3, known: true });
  draft.events.push({ kind: "escaped", from, to });
  returnToPlace(draft, to, die, metAt(from, "escaped"));
}
function corner(draft, { from, die }) {
  popPhase(draft);
  setPlace(draft, from, { villain: void 0 });
  removeDie(draft, die, metAt(from, "defeated"));
  draft.events.push({ kind: "cornered", place: from });
  if (draft.places.every(({ villain: villain3 }) => villain3 === void 0)) endWith(draft, "cornered");
}
var escapeRules = {
  stream: "draw",
  run(draft, phase) {
    const ways = waysOut(draft, phase);
    if (ways.length > 1) return false;
    if (ways.length === 1) escapeTo(draft, phase, ways[0]);
    else corner(draft, phase);
    return true;
  },
  outcomes: (state, phase) => waysOut(state, phase).map((at3) => {
    return { action: { kind: "reach", at: at3 }, weight: 1 };
  }),
  act(draft, phase, action) {
    if (action.kind === "reach") escapeTo(draft, phase, action.at);
  }
};

// src/games/dice/phases/interior.ts
var RESTED = 5;
var WHY = {
  closed: no("dice-closed", "This location is closed."),
  empty: no("dice-bag-empty", "The bag of this location is empty."),
  refuge: no("dice-refuge", "There is nothing to explore in the Refuge."),
  spent: no("dice-spent", "There is no more exploring in this turn."),
  explored: no("dice-explored", "This can be done before exploring only."),
  unexplored: no("dice-unexplored", "This can be done after exploring only."),
  once: no("dice-once", "This has been done in this turn."),
  alone: no("dice-alone", "Nobody here could take a die."),
  nothing: no("dice-nothing-to-give", "There is no die to give away."),
  noRest: no("dice-no-rest", "Rest is found in the Refuge."),
  healthy: no("dice-healthy", "There is nothing to recover from."),
  haste: no("dice-haste", "In this scenario nobody explores twice in a turn.")
};
function groundRefusal(state) {
  const { at: at3 } = heroOf(state, state.turn.hero);
  if (at3 === REFUGE) return WHY.refuge;
  const { open, bag: bag2, hidden } = placeOf(state, at3);
  if (!open) return WHY.closed;
  return unless(bag2.length + hidden > 0, WHY.empty);
}
function exploreRefusal(state) {
  const { explorations, spent } = state.turn;
  if (spent) return WHY.spent;
  return explorations > 0 ? WHY.once : groundRefusal(state);
}
function againRefusal(state) {
  const { explorations, spent, again } = state.turn;
  if (explorations === 0) return WHY.unexplored;
  if (spent) return WHY.spent;
  if (again || explorations > 1) return WHY.once;
  if (hasFlag(state.world.hooks, "no-second-exploration")) return WHY.haste;
  return groundRefusal(state);
}
function makePrice(fate2) {
  const use2 = (...types2) => ({ types: types2, fate: fate2 });
  return {
    kind: "any",
    rules: [
      allUses([use2("ALLY")]),
      allUses([use2("DIVINE")]),
      allUses([use2(...STAT_TYPES), use2(...STAT_TYPES)])
    ]
  };
}
var PRICES = { hide: makePrice("hide"), discard: makePrice("discard") };
function priceRule({ world }) {
  return PRICES[hasFlag(world.hooks, "second-exploration-hides") ? "hide" : "discard"];
}
function giveRefusal(state) {
  const { hero, gifts, explorations } = state.turn;
  const { at: at3, hand } = heroOf(state, hero);
  const most = hasFlag(siteHooks(state, at3), "gifts-twice") ? 2 : 1;
  if (explorations > 0) return WHY.explored;
  if (gifts >= most) return WHY.once;
  if (soundCount(hand) === 0) return WHY.nothing;
  return unless(takers(state, hero).length > 0, WHY.alone);
}
function travelRefusal(state) {
  const { hero, travels, explorations } = state.turn;
  if (explorations > 0) return WHY.explored;
  if (travels > 0) return WHY.once;
  return unless(reachable(state, hero).length > 0, REFUSALS.noTarget);
}
function restRefusal(state, needs) {
  const { hero, explorations, spent } = state.turn;
  const { at: at3 } = heroOf(state, hero);
  if (explorations > 0 || spent) return WHY.explored;
  if (at3 !== REFUGE && !isRule(state, at3, "rest-here")) return WHY.noRest;
  return unless(needs, WHY.healthy);
}
var SKILL_MOMENTS = ["before", "again", "free", "close", "errand"];
function beforeRefusal({ turn }) {
  if (turn.explorations > 0) return WHY.explored;
  return turn.spent ? WHY.spent : void 0;
}
function errandOffers(state) {
  const { hero } = state.turn;
  const { at: at3 } = heroOf(state, hero);
  const helps = (other, index) => other.alive && index !== hero && reaches(state, other.at, at3);
  const others = heroesWhere(state, helps);
  return others.flatMap((other) => skillOffers(state, other, "errand"));
}
function skillsOf(state, moment) {
  const { hero } = state.turn;
  switch (moment) {
    case "before":
      return skillOffers(state, hero, moment, () => beforeRefusal(state));
    case "again":
      return skillOffers(state, hero, moment, () => againRefusal(state));
    case "free":
      return skillOffers(state, hero, moment);
    case "close":
      return skillOffers(state, hero, moment, () => closingRefusal(state, true));
    case "errand":
      return errandOffers(state);
  }
}
function allSkills(state) {
  return SKILL_MOMENTS.flatMap((moment) => skillsOf(state, moment));
}
function payable(state) {
  const { hand } = heroOf(state, state.turn.hero);
  return unless(canMeet(priceRule(state), hand), REFUSALS.noDice);
}
var PLAIN = ["explore", "again", "give", "travel", "close", "rest", "cure"];
var WHY_NOT = {
  explore: exploreRefusal,
  again: (state) => againRefusal(state) ?? payable(state),
  give: giveRefusal,
  travel: travelRefusal,
  close: (state) => closingRefusal(state, false),
  rest: (state) => restRefusal(state, heroOf(state, state.turn.hero).pile.length > 0),
  cure: (state) => restRefusal(state, holdsType(heroOf(state, state.turn.hero).hand, "WOUND")),
  finish: () => void 0
};
function refuseInside(state, action) {
  const whyNot2 = WHY_NOT[action.kind];
  return whyNot2 === void 0 ? refusalAmong(allSkills(state), action) : whyNot2(state);
}
var interiorRules = {
  player: (state) => state.turn.hero,
  offers: (state) => [
    ...PLAIN.map((kind) => offer(kind, WHY_NOT[kind]?.(state))),
    ...allSkills(state),
    offer("finish")
  ],
  refuse: (state, _phase, action) => refuseInside(state, action),
  act(draft, _phase, action) {
    if (action.kind === "use") beginSkill(draft, action);
    else ACTS[action.kind](draft, draft.turn.hero);
  }
};
var ACTS = {
  explore: pushDraw,
  again(draft, hero) {
    pushPhase(draft, makePick({ hero, rule: priceRule(draft), end: "again" }));
  },
  give(draft, hero) {
    pushPhase(draft, { kind: "target", hero, end: "give", use: void 0 });
  },
  travel(draft, hero) {
    pushPhase(draft, { kind: "target", hero, end: "travel", use: void 0 });
  },
  close: beginClosing,
  rest(draft, hero) {
    const rule = pileRule(heroOf(draft, hero).pile, RESTED);
    pushPhase(draft, { kind: "pile", hero, owner: hero, rule, mask: [], end: "rest" });
  },
  cure(draft, hero) {
    cureWound(draft, hero);
    endWithRest(draft, hero);
  },
  finish(draft) {
    replacePhase(draft, { kind: "end" });
  }
};

// src/games/dice/phases/plan.ts
var HIDDEN = { uses: [], plus: 0 };
var DISCARDED = { uses: [], plus: 1 };
var EASY = [];
function tierParts(state) {
  const encounter = encounterOf(state);
  if (encounter?.die.type !== "OBSTACLE") return EASY;
  const amount = (state.world.cards[encounter.card]?.tier ?? 1) - 1;
  return amount === 0 ? EASY : [{ side: "foe", source: "tier", id: "", amount }];
}
function planPlain(state, pick2) {
  const { check: check2, hero, use: use2, target, fate: fate2 } = pick2;
  const way = fate2 === "discard" ? DISCARDED : HIDDEN;
  if (check2 === "close" || check2 === "guard") {
    const difficulty = difficultyParts(state, target);
    return { check: check2, hero, way, use: use2, foe: void 0, difficulty };
  }
  const foe = encounterOf(state)?.die;
  return { check: check2, hero, way, use: use2, foe, difficulty: tierParts(state) };
}
function planSkill(state, pick2, use2) {
  const { check: check2, hero } = pick2;
  const skill = findSkill(use2.skill);
  const look2 = state.phases.findLast(({ kind }) => kind === "look");
  if (pick2.end === "banish" && look2?.kind === "look") {
    return { check: check2, hero, way: skill.second ?? HIDDEN, use: use2, foe: look2.die, difficulty: EASY };
  }
  const way = wayOf(use2);
  if (check2 === "close") {
    const difficulty = difficultyParts(state, heroOf(state, hero).at);
    return { check: check2, hero, way, use: use2, foe: void 0, difficulty };
  }
  const met = check2 === "tally" ? void 0 : encounterOf(state)?.die;
  return { check: check2, hero, way, use: use2, foe: skill.foe?.(state, use2) ?? met, difficulty: EASY };
}
function planOf(state, pick2) {
  return pick2.use === void 0 ? planPlain(state, pick2) : planSkill(state, pick2, pick2.use);
}

// src/games/dice/phases/pick.ts
var NOT_FIT2 = no("dice-slot", "This die cannot be chosen beside the others.");
var NOT_ENOUGH2 = no("dice-mask", "The chosen dice are not what is asked for.");
function slotOf(action) {
  if (action.kind === "hand") return HAND_ACTIONS[action.at] === void 0 ? -1 : action.at;
  if (action.kind !== "ally" || ALLY_ACTIONS[action.at] === void 0) return -1;
  return ALLY_AT + action.at;
}
function slotRefusal(state, { hero, rule, mask }, slot) {
  if (mask.includes(slot)) return backRefusal(state);
  return unless(isSlotActive(rule, heroOf(state, hero).hand, mask, slot), NOT_FIT2);
}
function confirmRefusal(state, { hero, rule, mask }) {
  return unless(checkMask(rule, heroOf(state, hero).hand, mask), NOT_ENOUGH2);
}
function cancelRefusal(state, { end }) {
  return end === "lose" || end === "cure" ? void 0 : backRefusal(state);
}
function refuseInPick(state, phase, action) {
  if (action.kind === "confirm") return confirmRefusal(state, phase);
  if (action.kind === "cancel" && phase.cancel) return cancelRefusal(state, phase);
  const slot = slotOf(action);
  if (slot < 0 || dieAt(heroOf(state, phase.hero).hand, slot) === void 0) {
    return REFUSALS.unknown;
  }
  return slotRefusal(state, phase, slot);
}
function slotOffers(state, phase) {
  const { main, allies } = heroOf(state, phase.hero).hand;
  const offerSlot = (action, slot) => offer(action, slotRefusal(state, phase, slot));
  return [
    ...HAND_ACTIONS.slice(0, main.length).map((action, at3) => offerSlot(action, at3)),
    ...ALLY_ACTIONS.slice(0, allies.length).map((action, at3) => offerSlot(action, ALLY_AT + at3))
  ];
}
function cancel(draft) {
  countBack(draft);
  popPhase(draft);
  const below2 = draft.phases.at(-1);
  if (below2?.kind !== "arrive") return;
  popPhase(draft);
  const giver = below2.from === "met" ? heroOf(draft, draft.turn.hero).at : NOBODY;
  removeDie(draft, below2.die, { from: below2.from, giver, why: "forfeited" });
}
var pickRules = {
  /** What was to be lost may be gone by now: then there is nothing to choose. */
  run(draft, { end, rule, hero }) {
    if (end !== "lose" || canMeet(rule, heroOf(draft, hero).hand)) return false;
    popPhase(draft);
    return true;
  },
  player: (_state, { hero }) => hero,
  offers(state, phase) {
    const back = phase.cancel ? [offer("cancel", cancelRefusal(state, phase))] : [];
    return [...slotOffers(state, phase), offer("confirm", confirmRefusal(state, phase)), ...back];
  },
  refuse: refuseInPick,
  act(draft, phase, action) {
    if (action.kind === "cancel") cancel(draft);
    else if (action.kind === "confirm") confirm(draft, phase);
    else {
      const slot = slotOf(action);
      if (phase.mask.includes(slot)) countBack(draft);
      replacePhase(draft, withMask(phase, switchSlot(phase.mask, slot)));
    }
  }
};
function confirm(draft, phase) {
  const { hand } = heroOf(draft, phase.hero);
  const dice2 = useDice(phase.rule, hand, phase.mask, phase.fate);
  popPhase(draft);
  ENDS2[phase.end](draft, phase, dice2);
}
function spendAll(draft, { hero, why }, dice2) {
  for (const { die, fate: fate2 } of dice2) spend(draft, hero, die, fate2, why);
}
var check = (draft, pick2, dice2) => {
  if (pick2.check === "close") markClosing(draft);
  rollFor(draft, pick2, dice2);
};
function rollFor(draft, pick2, dice2) {
  startRoll(draft, { ...planOf(draft, pick2), dice: dice2 });
}
var useSkill = (draft, pick2, dice2) => {
  const { use: use2, hero } = pick2;
  if (use2 === void 0) return;
  const skill = findSkill(use2.skill);
  markUsed(draft, use2);
  if (pick2.check === "close") {
    markClosing(draft);
    setTurn(draft, { spent: true });
  }
  if (skill.still !== true) {
    rollFor(draft, pick2, dice2);
    return;
  }
  const level2 = levelOf(draft, hero, use2.skill);
  spendAll(draft, pick2, dice2);
  if (skill.moment === "react") react(draft, skill, use2.skill, { hero, level: level2, total: 0 });
  else if (skill.moment === "flee") fleeCovered(draft);
  else skill.effect?.(draft, use2, { level: level2, total: 0, won: true });
};
function fleeCovered(draft) {
  const phase = draft.phases.at(-1);
  if (phase?.kind === "encounter") fleeFrom(draft, phase, true);
}
var ENDS2 = {
  check,
  skill: useSkill,
  again(draft, pick2, dice2) {
    spendAll(draft, pick2, dice2);
    pushDraw(draft, pick2.hero);
  },
  give(draft, { hero, target }, dice2) {
    for (const { die } of dice2) handOver(draft, hero, target, die);
    setTurn(draft, { gifts: draft.turn.gifts + 1 });
  },
  errand(draft, { hero, target }, dice2) {
    for (const { die } of dice2) handOver(draft, hero, target, die);
  },
  lose: spendAll,
  reroll(draft, pick2, dice2) {
    const retry = draft.phases.at(-1);
    if (retry?.kind !== "retry" || retry.roll.use === void 0) return;
    spendAll(draft, pick2, dice2);
    const use2 = { ...retry.roll.use, way: "again" };
    popPhase(draft);
    beginRoll(draft, { ...retry.roll, rolls: [], use: use2 });
  },
  banish: rollFor,
  cure(draft, { hero }, dice2) {
    for (const { die } of dice2) healWound(draft, hero, die);
  }
};

// src/games/dice/phases/roll.ts
function nextDie({ dice: dice2, helpers, foe, rolls }) {
  const own2 = dice2.length + helpers.length;
  if (rolls.length < dice2.length) return dice2[rolls.length];
  if (rolls.length < own2) return helpers[rolls.length - dice2.length];
  return rolls.length === own2 ? foe : void 0;
}
function resultOf(roll) {
  const { dice: dice2, helpers, rolls, foe } = roll;
  const own2 = dice2.length + helpers.length;
  const { method, parts } = roll;
  const check2 = { method, modifier: sumOfParts(parts, "own") };
  const total = heroTotal(check2, rolls.slice(0, dice2.length), rolls.slice(dice2.length, own2));
  const against2 = sumOfParts(parts, "foe") + (foe === void 0 ? 0 : rolls[own2] ?? 0);
  const result = checkResult(total, against2);
  return { total, against: against2, result, won: result >= 0 };
}
function retryTypes(draft, roll, { won }) {
  if (won || roll.use === void 0 || roll.use.way === "again") return void 0;
  const { retry } = findSkill(roll.use.skill);
  const { hand } = heroOf(draft, roll.hero);
  return retry?.some((type) => holdsType(hand, type)) === true ? retry : void 0;
}
function spendRolled(draft, { hero, dice: dice2, helpers, fates, check: check2 }) {
  const why = check2 === "tally" ? "skill" : "check";
  const all2 = helpers.length === 0 ? dice2 : [...dice2, ...helpers];
  for (const [at3, fate2] of fates.entries()) spend(draft, hero, all2[at3], fate2, why);
}
function rolledDice({ dice: dice2, helpers, foe, rolls }) {
  const rolled = [];
  const add = (die, role) => rolled.push({ die, face: rolls[rolled.length], role });
  for (const die of dice2) add(die, "use");
  for (const die of helpers) add(die, "help");
  if (foe !== void 0) add(foe, "foe");
  return rolled;
}
var rollRules = {
  stream: "roll",
  run(draft, roll) {
    if (nextDie(roll) !== void 0) return false;
    const result = resultOf(roll);
    spendRolled(draft, roll);
    if (retryTypes(draft, roll, result) === void 0) settle(draft, roll);
    else replacePhase(draft, { kind: "retry", roll: { ...roll, fates: [] } });
    return true;
  },
  outcomes: (_state, roll) => rollOutcomes(nextDie(roll).size),
  act(draft, roll, action) {
    const die = nextDie(roll);
    if (action.kind !== "roll" || die === void 0) return;
    draft.events.push({ kind: "rolled", die, face: action.face, foe: die === roll.foe });
    replacePhase(draft, { ...roll, rolls: [...roll.rolls, action.face] });
  }
};
var retryRules = {
  player: (_state, { roll }) => roll.hero,
  offers: () => [offer("hide"), offer("forfeit")],
  act(draft, phase, action) {
    const types2 = phase.roll.use === void 0 ? [] : findSkill(phase.roll.use.skill).retry;
    if (action.kind !== "hide") {
      settle(draft, phase.roll);
      return;
    }
    const price = allUses([{ types: types2 ?? [], fate: "hide" }]);
    pushPhase(draft, makePick({ hero: phase.roll.hero, rule: price, end: "reroll", fate: "hide" }));
  }
};
function settle(draft, roll) {
  const result = resultOf(roll);
  popPhase(draft);
  tell(draft, roll, result);
  SETTLE[roll.check](draft, roll, result);
}
function tell(draft, roll, { total, against: against2, won }) {
  const { check: check2, hero, method, parts, use: use2 } = roll;
  const dice2 = rolledDice(roll);
  const skill = use2?.skill;
  const event = check2 === "tally" ? { kind: "tallied", check: check2, hero, method, skill, parts, dice: dice2, total } : { kind: "checked", check: check2, hero, method, skill, parts, dice: dice2, total, against: against2, won };
  draft.events.push(event);
}
function ending(end) {
  return (draft, _roll, result) => {
    const phase = draft.phases.at(-1);
    if (phase?.kind !== "encounter") throw new RangeError("there is no encounter to end");
    popPhase(draft);
    end(draft, phase, result);
  };
}
var fight = ending((draft, phase, { won, result }) => {
  if (won) defeat(draft, phase);
  else loseTo(draft, phase, -result);
});
var winOver = ending((draft, { die, place }, { won }) => {
  if (won) pushPhase(draft, { kind: "arrive", hero: draft.turn.hero, die, from: "met" });
  else removeDie(draft, die, metAt(place, "failed"));
});
function useSkill2(draft, { use: use2, hero }, { total, won }) {
  if (use2 === void 0) return;
  const skill = findSkill(use2.skill);
  const level2 = levelOf(draft, hero, use2.skill);
  if (skill.moment === "react") react(draft, skill, use2.skill, { hero, level: level2, total });
  else skill.effect?.(draft, use2, { level: level2, total, won });
}
function failToEvade(draft, roll) {
  const phase = draft.phases.at(-1);
  if (phase?.kind !== "encounter" || roll.use === void 0) return;
  replacePhase(draft, { ...phase, tried: [...phase.tried, useKey(roll.use)] });
}
function holdPlace(draft, roll, { won }) {
  popPhase(draft);
  const guard = draft.phases.at(-1);
  const encounter = draft.phases.at(-2);
  if (guard?.kind !== "guard" || encounter?.kind !== "encounter") return;
  const place = guard.places[0];
  nextGuard(draft, guard);
  if (!won) return;
  draft.events.push({ kind: "guarded", place, hero: roll.hero });
  const held = { ...encounter, guarded: [...encounter.guarded, place] };
  draft.phases = draft.phases.map((phase) => phase === encounter ? held : phase);
}
function tryToClose(draft, { hero }, { won }) {
  if (draft.phases.at(-1)?.kind === "closing") popPhase(draft);
  const place = heroOf(draft, hero).at;
  if (won) closeByCheck(draft, place, hero);
  else for (const { onCloseFailed } of hooksAt(draft, place)) onCloseFailed?.(draft);
}
var SETTLE = {
  acquire: ending((draft, { die, place }, { won }) => {
    if (won) takeInHand(draft, draft.turn.hero, die, metAt(place, "acquired"));
    else removeDie(draft, die, metAt(place, "failed"));
  }),
  ally: (draft, roll, result) => {
    winOver(draft, roll, result);
    useSkill2(draft, roll, result);
  },
  wound: ending((draft, { die, place }, { won }) => {
    if (won) removeDie(draft, die, metAt(place, "defeated"));
    else pushPhase(draft, { kind: "arrive", hero: draft.turn.hero, die, from: "met" });
  }),
  obstacle: fight,
  battle: fight,
  evade: (draft, roll, result) => {
    if (result.won) ending(evade)(draft, roll, result);
    else failToEvade(draft, roll);
  },
  flee: ending((draft, phase, { against: against2 }) => getAway(draft, phase, Math.ceil(against2 / 2))),
  close: tryToClose,
  guard: holdPlace,
  skill: useSkill2,
  tally: useSkill2
};

// src/games/dice/phases/turn.ts
var OCCUPIED = no("dice-occupied", "Somebody is there, and there is no room for another.");
function isTaken(state, at3) {
  const waiting = state.phases.flatMap((phase) => phase.kind === "place" ? [phase.hero] : []);
  return isRule(state, at3, "closed-to-others") && heroesWhere(state, (hero, index) => hero.at === at3 && !waiting.includes(index)).length > 0;
}
function startRefusal(state, at3) {
  const isFull = state.places.every((_, place) => isTaken(state, place));
  return unless(isFull || !isTaken(state, at3), OCCUPIED);
}
var placeRules = {
  player: (_state, { hero }) => hero,
  offers: (state) => state.places.map((_, at3) => offer({ kind: "location", at: at3 }, startRefusal(state, at3))),
  act(draft, { hero }, action) {
    if (action.kind !== "location") return;
    popPhase(draft);
    moveHero(draft, hero, action.at);
  }
};
function nextHero(draft) {
  const count = draft.heroes.length;
  for (let step = 1; step <= count; step++) {
    const hero = (draft.turn.hero + step) % count;
    if (heroOf(draft, hero).alive) return hero;
  }
  return -1;
}
function removeTraps(draft) {
  const isOver = ({ scope, hero }) => scope === "trap" && hero === draft.turn.hero;
  for (const boon of draft.boons) {
    if (isOver(boon)) draft.events.push({ kind: "boon-lost", ...boon });
  }
  draft.boons = draft.boons.filter((boon) => !isOver(boon));
}
var startRules = {
  run(draft) {
    const hero = nextHero(draft);
    if (hero < 0) endWith(draft, "dead");
    else if (draft.timer === 0) endWith(draft, "time");
    else {
      removeTraps(draft);
      draft.turn = { ...FRESH_TURN, hero };
      changeTimer(draft, -1);
      draft.events.push({ kind: "turn", hero, timer: draft.timer });
      draft.phases = [{ kind: "interior" }];
      for (const { onTurnStart } of draft.world.hooks) onTurnStart?.(draft);
    }
    return true;
  }
};
var endRules = {
  run(draft) {
    const { hero } = draft.turn;
    const { hand, capacity } = heroOf(draft, hero);
    draft.phases = [{ kind: "refill" }];
    const rule = endOfTurnRule(hand, capacity);
    if (rule.most > 0 || hand.allies.length > 0) {
      const why = rule.least === 0 ? "optional" : "end-of-turn";
      pushPhase(draft, loseDice(hero, rule, "discard", why, rule.least === 0));
    }
    return true;
  }
};
var refillRules = {
  run(draft) {
    const { hero, fewer } = draft.turn;
    const { hand, bag: bag2, capacity } = heroOf(draft, hero);
    if (hand.main.length >= capacity - fewer) draft.phases = [{ kind: "start" }];
    else if (bag2.length === 0) killHero(draft, hero);
    else {
      pushPhase(draft, {
        kind: "draw",
        hero,
        place: OWN_BAG,
        end: "refill",
        amount: 0,
        use: void 0
      });
    }
    return true;
  }
};

// src/games/dice/phases/table.ts
function complete(rules) {
  const { run, player, offers, refuse: refuse2, outcomes, stream, act } = rules;
  return { run, player, offers, refuse: refuse2, outcomes, stream, act };
}
var PHASES = {
  place: complete(placeRules),
  start: complete(startRules),
  interior: complete(interiorRules),
  encounter: complete(encounterRules),
  pick: complete(pickRules),
  roll: complete(rollRules),
  draw: complete(drawRules),
  look: complete(lookRules),
  target: complete(targetRules),
  pile: complete(pileRules),
  closing: complete(closingRules),
  guard: complete(guardRules),
  damage: complete(damageRules),
  retry: complete(retryRules),
  escape: complete(escapeRules),
  arrive: complete(arriveRules),
  end: complete(endRules),
  refill: complete(refillRules)
};
function rulesOf(phase) {
  return PHASES[phase.kind];
}

// src/games/dice/phases/rules.ts
function phaseOf(state) {
  return state.phases.at(-1);
}
function isVictory(reason) {
  return VICTORY_REASONS.includes(reason);
}
function outcomeOf(state, reason) {
  const won = isVictory(reason);
  return {
    scores: state.heroes.map(() => won ? 1 : 0),
    winners: won ? [...state.heroes.keys()] : [],
    reason
  };
}
function offersOf(state) {
  const { offers } = state.world.last;
  const known = offers.find(state);
  if (known !== void 0) return known;
  const phase = phaseOf(state);
  return offers.keep(
    state,
    phase === void 0 ? [] : rulesOf(phase).offers?.(state, phase) ?? []
  );
}
function turnOf(state) {
  const { turn } = state.world.last;
  return turn.find(state) ?? turn.keep(state, findTurn(state));
}
var Decision = class {
  kind = "decide";
  player;
  #state;
  #actions;
  constructor(state, player) {
    this.#state = state;
    this.player = player;
  }
  get actions() {
    return this.#actions ??= actionsOf(this.#state);
  }
};
function actionsOf(state) {
  const actions = [];
  for (const { action, refusal: refusal2 } of offersOf(state)) {
    if (refusal2 === void 0) actions.push(action);
  }
  if (actions.length === 0) throw new RangeError(`no action is offered in ${phaseOf(state)?.kind}`);
  return actions;
}
function findTurn(state) {
  if (state.over !== void 0) return { kind: "over", outcome: outcomeOf(state, state.over) };
  const phase = phaseOf(state);
  if (phase === void 0) throw new RangeError("a game that goes on is in some phase");
  const { outcomes, player, stream } = rulesOf(phase);
  if (outcomes !== void 0) return { kind: "chance", outcomes: outcomes(state, phase), stream };
  return new Decision(state, player?.(state, phase) ?? state.turn.hero);
}
var OVER = no("game-over", "The game is over.");
function refuse(state, action) {
  const { allowed: allowed2 } = state.world.last;
  if (allowed2.find(state) === action) return void 0;
  const problem = findRefusal(state, action);
  if (problem === void 0) allowed2.keep(state, action);
  return problem;
}
function findRefusal(state, action) {
  const turn = turnOf(state);
  if (turn.kind === "over") return OVER;
  if (turn.kind === "chance") {
    return findAction(turn.outcomes, action) === void 0 ? REFUSALS.unknown : void 0;
  }
  const phase = phaseOf(state);
  const { refuse: refuseOne } = rulesOf(phase);
  if (refuseOne !== void 0) return refuseOne(state, phase, action);
  return refusalAmong(offersOf(state), action);
}
function runOn(draft) {
  while (draft.over === void 0) {
    const phase = phaseOf(draft);
    if (phase === void 0 || rulesOf(phase).run?.(draft, phase) !== true) return;
  }
}
function applyAction(state, action) {
  const problem = refuse(state, action);
  if (problem !== void 0) throw new RangeError(problem.message);
  const phase = phaseOf(state);
  const draft = openDraft(state);
  rulesOf(phase).act?.(draft, phase, action);
  runOn(draft);
  const { events } = draft;
  const ends = phase.kind === "place" || events.some(({ kind }) => kind === "turn");
  const step = { state: closeDraft(draft), events };
  return ends ? { ...step, reveals: true } : step;
}
function beginGame(laidOut) {
  const draft = openDraft(laidOut);
  runOn(draft);
  return closeDraft(draft);
}

// src/games/dice/phases/midway.ts
function isAsked({ end, mask }) {
  return (end === "lose" || end === "cure") && mask.length === 0;
}
var DETAILS = ["target", "pile", "closing"];
function isMidway(state) {
  const phase = phaseOf(state);
  if (phase?.kind === "pick") return !isAsked(phase);
  return phase !== void 0 && DETAILS.includes(phase.kind);
}

// src/games/dice/text/action-text.ts
function makeAction(action) {
  if (action.kind === "use") return `use ${action.skill} ${action.way} ${action.hero + 1}`;
  if (action.kind === "roll") return `roll ${action.face}`;
  if (action.kind === "draw") return `draw ${makeDie(action)}`;
  return "at" in action ? `${action.kind} ${action.at + 1}` : action.kind;
}
function readNumber(word3) {
  return word3 !== void 0 && /^(0|[1-9]\d{0,3})$/.test(word3) ? Number(word3) : void 0;
}
function readIndexed(kind, number) {
  if (number === void 0) return void 0;
  if (kind === "roll") return { kind, face: number };
  if (kind === "reach") return { kind, at: number - 1 };
  const choice = CHOICES.find((known) => known === kind);
  return choice === void 0 ? void 0 : { kind: choice, at: number - 1 };
}
function readAction(text2) {
  const words = text2.split(" ");
  const [kind = "", first = "", way = "", hero] = words;
  if (words.length === 1) {
    const known = VERBS.find((name2) => name2 === kind);
    return known === void 0 ? void 0 : verb(known);
  }
  if (words.length === 4 && kind === "use") {
    const number = readNumber(hero);
    return number === void 0 ? void 0 : { kind, skill: first, way, hero: number - 1 };
  }
  if (words.length !== 2) return void 0;
  if (kind !== "draw") return readIndexed(kind, readNumber(first));
  const die = parseDie(first);
  return die === void 0 ? void 0 : { kind, ...die };
}
function parseAction(state, text2) {
  const action = readAction(text2);
  if (action === void 0) {
    return failed({
      code: "dice-words",
      message: `${quote(text2)} is not an action: write words such as "explore", "hand 3" or "use shoot hide 1".`
    });
  }
  const problem = refuse(state, action);
  return problem === void 0 ? parsed(action) : failed(problem);
}

// src/games/dice/text/codec.ts
var CodecError = class extends Error {
};
function fail(path, expected) {
  throw new CodecError(`${path}: expected ${expected}`);
}
function integer(least, most) {
  return {
    write: (value) => value,
    read(json, path) {
      if (typeof json === "number" && Number.isInteger(json) && json >= least && json <= most) {
        return json;
      }
      return fail(path, `a whole number from ${least} to ${most}`);
    }
  };
}
var flag = {
  write: (value) => value,
  read: (json, path) => typeof json === "boolean" ? json : fail(path, "true or false")
};
function word(...words) {
  return oneOf(words);
}
function oneOf(words) {
  return {
    write: (value) => value,
    read: (json, path) => words.find((known) => known === json) ?? fail(path, `one of ${words.join(", ")}`)
  };
}
function text(most) {
  return {
    write: (value) => value,
    read: (json, path) => typeof json === "string" && json.length <= most ? json : fail(path, "a short text")
  };
}
function list(item, most) {
  return {
    write: (values) => values.map((value) => item.write(value)),
    read(json, path) {
      if (!Array.isArray(json) || json.length > most) fail(path, `a list of at most ${most}`);
      return json.map((one, at3) => item.read(one, `${path}[${at3}]`));
    }
  };
}
function optional(item) {
  return {
    write: (value) => value === void 0 ? null : item.write(value),
    read: (json, path) => json === null ? void 0 : item.read(json, path)
  };
}
function record(shape) {
  const fields = Object.entries(shape);
  return {
    write: (value) => Object.fromEntries(
      fields.map(([name2, field]) => [
        name2,
        field.write(own(value, name2))
      ])
    ),
    read(json, path) {
      if (typeof json !== "object" || json === null || Array.isArray(json)) {
        return fail(path, "a record");
      }
      const given2 = json;
      const stray = Object.keys(given2).find((name2) => !Object.hasOwn(shape, name2));
      if (stray !== void 0) fail(`${path}.${stray}`, "no such field");
      const entries = fields.map(([name2, field]) => [
        name2,
        field.read(own(given2, name2), `${path}.${name2}`)
      ]);
      return Object.fromEntries(entries);
    }
  };
}
function union(cases) {
  const table = cases;
  return {
    write: (value) => own(table, value.kind).write(value),
    read(json, path) {
      const kind = json?.kind;
      const found2 = typeof kind === "string" ? own(table, kind) : void 0;
      return (found2 ?? fail(`${path}.kind`, "a kind")).read(json, path);
    }
  };
}
var LETTERS = DIE_TYPES.map((type) => DIE_KINDS[type].letter).join("");
function makeFullDie(die) {
  return `${makeDie(die)}.${die.id}`;
}
function readDie(json, path) {
  const [kind = "", id2 = ""] = typeof json === "string" ? json.split(".", 2) : [];
  const die = parseDie(kind);
  if (die === void 0 || !/^\d{1,6}$/.test(id2) || String(Number(id2)) !== id2) {
    return fail(path, `a die such as P6.12, of one of the types ${LETTERS}`);
  }
  return { id: Number(id2), ...die };
}
var fullDie = { write: makeFullDie, read: readDie };
var dice = {
  write: (value) => value.map(makeFullDie).join(" "),
  read(json, path) {
    if (typeof json !== "string" || json.length > 2e4) return fail(path, "dice");
    return json === "" ? [] : json.split(" ").map((one) => readDie(one, path));
  }
};

// src/games/dice/state/move.ts
var WHYS = [
  // Dice that are spent: rolled in a check, rolled or paid for a skill, paid for something else.
  "check",
  "skill",
  "again",
  "reroll",
  // Dice that are lost: to damage, at the end of a turn by demand and by choice, and so on.
  "damage",
  "end-of-turn",
  "optional",
  "greedy",
  "swift",
  "utter-mess",
  "make-room",
  "death",
  // Dice that come into a hand.
  "refill",
  "summon",
  "acquired",
  "wound",
  "bonus",
  "gift",
  "recovered",
  // Dice that go back into a bag.
  "healed",
  // What becomes of the die that was met.
  "failed",
  "forfeited",
  "defeated",
  "removed",
  "undefeated",
  "evaded",
  "escaped",
  "put-back",
  "cured",
  "closed"
];

// src/games/dice/text/phase-codec.ts
var COUNT = integer(0, 99);
var types = list(word(...DIE_TYPES), DIE_TYPES.length);
var fate = word(...FATES);
var use = record({ types, fate });
var help = record({ types, fate, most: COUNT });
var useRule = record({
  kind: word("uses"),
  uses: list(use, 10),
  least: COUNT,
  most: COUNT,
  helps: list(help, 4)
});
var handRule = union({
  uses: useRule,
  count: record({
    kind: word("count"),
    least: COUNT,
    most: COUNT,
    allies: word("counted", "free", "none")
  }),
  any: record({ kind: word("any"), rules: list(useRule, 4) })
});
var someTypes = {
  write: (value) => value === "any" ? value : types.write(value),
  read: (json, path) => json === "any" ? json : types.read(json, path)
};
var skillUse = (world) => {
  const shape = record({
    skill: oneOf(Object.keys(SKILLS)),
    way: text(20),
    hero: integer(0, world.members.length - 1),
    target: integer(-2, 999999)
  });
  return {
    write: (value) => shape.write(value),
    read(json, path) {
      const read = shape.read(json, path);
      const { ways } = own(SKILLS, read.skill) ?? { ways: {} };
      if (Object.hasOwn(ways, read.way) || read.way === "again") return read;
      throw new CodecError(`${path}.way: ${read.skill} is not used like that`);
    }
  };
};
var part = record({
  side: word("own", "foe"),
  source: word(...PART_SOURCES),
  id: text(100),
  amount: integer(-999, 999)
});
function rollCodec(world) {
  return record({
    kind: word("roll"),
    check: word(...CHECK_KINDS),
    hero: integer(0, world.members.length - 1),
    method: word(...CHECK_METHODS),
    dice,
    helpers: dice,
    fates: list(fate, SLOTS),
    rolls: list(integer(1, 12), 2 * SLOTS),
    foe: optional(fullDie),
    parts: list(part, 60),
    use: optional(skillUse(world))
  });
}
function eventful(world) {
  const hero = integer(0, world.members.length - 1);
  const place = integer(0, world.sites.length - 1);
  return {
    encounter: record({
      kind: word("encounter"),
      die: fullDie,
      place,
      card: integer(-1, world.cards.length - 1),
      trap: integer(0, 999),
      guarded: list(place, world.sites.length),
      first: flag,
      tried: list(text(40), 60)
    }),
    draw: record({
      kind: word("draw"),
      hero,
      place: integer(-2, world.sites.length - 1),
      end: word(...DRAW_ENDS),
      amount: COUNT,
      use: optional(skillUse(world))
    }),
    look: record({
      kind: word("look"),
      die: fullDie,
      place,
      use: skillUse(world)
    }),
    escape: record({
      kind: word("escape"),
      from: place,
      die: fullDie,
      guarded: list(place, world.sites.length)
    }),
    arrive: record({
      kind: word("arrive"),
      hero,
      die: fullDie,
      from: word("met", "new")
    }),
    damage: record({
      kind: word("damage"),
      hero,
      amount: integer(0, 999),
      magical: flag,
      reacted: list(text(40), 60)
    }),
    guard: record({ kind: word("guard"), places: list(place, 99) }),
    closing: record({ kind: word("closing"), hero, place, guard: flag })
  };
}
function choosing(world) {
  const hero = integer(0, world.members.length - 1);
  return {
    pick: record({
      kind: word("pick"),
      hero,
      rule: handRule,
      mask: list(integer(0, SLOTS - 1), SLOTS),
      end: word(...PICK_ENDS),
      cancel: flag,
      fate,
      check: word(...CHECK_KINDS),
      use: optional(skillUse(world)),
      target: integer(-2, 99),
      why: word(...WHYS)
    }),
    target: record({
      kind: word("target"),
      hero,
      end: word("travel", "give", "skill"),
      use: optional(skillUse(world))
    }),
    pile: record({
      kind: word("pile"),
      hero,
      owner: hero,
      rule: record({ types: someTypes, least: COUNT, most: COUNT }),
      mask: list(integer(0, 99), 99),
      end: word("heal", "rest")
    })
  };
}
function phaseCodec(world) {
  const hero = integer(0, world.members.length - 1);
  return union({
    ...eventful(world),
    ...choosing(world),
    roll: rollCodec(world),
    place: record({ kind: word("place"), hero }),
    start: record({ kind: word("start") }),
    interior: record({ kind: word("interior") }),
    retry: record({ kind: word("retry"), roll: rollCodec(world) }),
    end: record({ kind: word("end") }),
    refill: record({ kind: word("refill") })
  });
}

// src/games/dice/text/sense.ts
var ENCOUNTERED = [
  "acquire",
  "ally",
  "wound",
  "obstacle",
  "battle",
  "evade",
  "flee"
];
var BOTTOM = ["interior", "start", "end", "refill"];
function demand(holds, what) {
  if (!holds) throw new CodecError(`state: ${what}`);
}
function isDistinct(numbers) {
  return new Set(numbers).size === numbers.length;
}
function waitsFor(check2, use2) {
  if (ENCOUNTERED.includes(check2)) return "encounter";
  if (check2 === "guard") return "closing";
  if (check2 === "close") return use2 === void 0 ? "closing" : void 0;
  return use2 !== void 0 && findSkill(use2.skill).moment === "react" ? "damage" : void 0;
}
function checkUse(state, use2) {
  const { aim: aim3 } = findSkill(use2.skill);
  if (aim3 === void 0) demand(use2.target === NO_TARGET, "a skill has a target");
  else if (aim3 === "place") {
    demand(use2.target >= NO_TARGET && use2.target < state.places.length, "no such place");
  } else if (aim3 !== "fallen-ally") demand(use2.target < state.heroes.length, "no such hero");
}
function checkRoll(roll, below2) {
  const { dice: dice2, helpers, foe, rolls, check: check2, use: use2 } = roll;
  const all2 = [...dice2, ...helpers, ...foe === void 0 ? [] : [foe]];
  demand(rolls.length < all2.length, "all dice are rolled");
  demand(
    rolls.every((face, i) => face <= (all2[i]?.size ?? 0)),
    "a die shows more than it has sides"
  );
  const kind = waitsFor(check2, use2);
  demand(kind === void 0 || below2?.kind === kind, "a check is about nothing");
  demand(use2 !== void 0 || check2 !== "skill" && check2 !== "tally", "a skill is missing");
}
function checkPick(state, pick2, below2) {
  const { hand } = assertDefined(state.heroes[pick2.hero]);
  demand(isDistinct(pick2.mask), "a slot is chosen twice");
  demand(
    pick2.mask.every((slot) => dieAt(hand, slot) !== void 0),
    "an empty slot is chosen"
  );
  demand(canMeet(pick2.rule, hand), "dice are asked for that are not there");
  if (pick2.end === "check" || pick2.end === "skill") {
    const kind = waitsFor(pick2.check, pick2.use);
    demand(kind === void 0 || below2?.kind === kind, "a check is about nothing");
  }
  if (pick2.end === "reroll") demand(below2?.kind === "retry", "nothing is rolled again");
  if (pick2.end === "banish") demand(below2?.kind === "look", "nothing is looked at");
  if (pick2.end === "skill" || pick2.end === "banish") demand(pick2.use !== void 0, "no skill");
  if (pick2.end === "give" || pick2.end === "errand") {
    demand(state.heroes[pick2.target]?.alive === true, "nobody is given dice");
  }
  const closing = pick2.check === "close" || pick2.check === "guard";
  if (closing && pick2.end === "check") {
    demand(state.places[pick2.target]?.open === true, "no place is closed");
  }
}
function checkPile(state, { owner, mask }) {
  const { pile } = assertDefined(state.heroes[owner]);
  demand(isDistinct(mask), "a die is chosen twice");
  demand(
    mask.every((at3) => at3 < pile.length),
    "a die is chosen that is not there"
  );
}
function checkPhase(state, phase, below2) {
  if ("hero" in phase && phase.kind !== "arrive") {
    demand(state.heroes[phase.hero]?.alive === true, "a dead hero is to act");
  }
  if ("use" in phase && phase.use !== void 0) checkUse(state, phase.use);
  if (phase.kind === "roll") checkRoll(phase, below2);
  if (phase.kind === "pick") checkPick(state, phase, below2);
  if (phase.kind === "pile") checkPile(state, phase);
  if (phase.kind === "guard") demand(below2?.kind === "encounter", "no villain is met");
  if (phase.kind === "closing" && phase.guard) demand(below2?.kind === "guard", "nothing is held");
  if (phase.kind === "draw") checkDraw(phase);
}
function checkDraw({ place, end, use: use2 }) {
  const own2 = end !== "explore" && end !== "look";
  demand(own2 === (place === OWN_BAG), "a die is drawn of the wrong bag");
  demand(place !== REFUGE, "a die is drawn in the Refuge");
  demand(use2 !== void 0 || end !== "look" && end !== "grace", "a skill is missing");
}
function checkSense(state) {
  const { world, heroes, places, deterred, phases, over } = state;
  demand(heroes.length === world.members.length, "the number of heroes is not that of the party");
  demand(places.length === world.sites.length, "the number of places is not that of the sites");
  const bags = [deterred, ...places.map(({ bag: bag2 }) => bag2)];
  const own2 = heroes.flatMap(({ hand, bag: bag2, pile }) => [hand.main, hand.allies, bag2, pile]);
  const ids2 = [...bags, ...own2].flat().map(({ id: id2 }) => id2);
  demand(isDistinct(ids2), "a die is in two places");
  demand(
    ids2.every((id2) => id2 < state.nextId),
    "a die is not yet made"
  );
  checkHands(state);
  if (over !== void 0) return;
  demand(heroes[state.turn.hero]?.alive === true || phases[0]?.kind === "start", "nobody acts");
  demand(BOTTOM.includes(phases[0]?.kind ?? "place"), "the lowest phase leads nowhere");
  phases.forEach((phase, i) => checkPhase(state, phase, phases[i - 1]));
  checkTurn(state);
}
function checkHands({ heroes }) {
  for (const { hand } of heroes) {
    demand(
      hand.main.every(({ type }) => type !== "ALLY"),
      "an ally lies among other dice"
    );
    demand(
      hand.allies.every(({ type }) => type === "ALLY"),
      "another die lies among allies"
    );
  }
}
function checkTurn(state) {
  const turn = turnOf(state);
  demand(turn.kind !== "chance" || turn.outcomes.length > 0, "nothing can happen");
  demand(turn.kind !== "decide" || turn.actions.length > 0, "nothing can be done");
}

// src/games/dice/text/state-text.ts
var TIMER = integer(0, 9999);
var COUNT2 = integer(0, 9999);
function part2(most) {
  return {
    write: (value) => dice.write(value),
    read(json, path) {
      const read = dice.read(json, path);
      if (read.length > most) throw new CodecError(`${path}: at most ${most} dice`);
      return read;
    }
  };
}
var bag = {
  write: (value) => dice.write(value),
  read: (json, path) => makeBag(dice.read(json, path))
};
function heroCodec(world) {
  return record({
    alive: flag,
    at: integer(-1, world.sites.length - 1),
    capacity: integer(0, MAIN_MAX),
    hand: record({ main: part2(MAIN_MAX), allies: part2(ALLIES_MAX) }),
    bag,
    pile: bag
  });
}
function placeCodec(world) {
  const card = integer(-1, world.cards.length - 1);
  return record({
    open: flag,
    closingDifficulty: integer(-99, 999),
    bag,
    hidden: COUNT2,
    enemies: list(card, 200),
    obstacles: list(card, 200),
    villain: optional(card),
    known: flag,
    guarded: flag
  });
}
function turnCodec(world) {
  return record({
    hero: integer(-1, world.members.length - 1),
    gifts: COUNT2,
    travels: COUNT2,
    explorations: COUNT2,
    again: flag,
    spent: flag,
    closeTried: flag,
    henchman: integer(-1, world.sites.length - 1),
    used: list(text(40), 200),
    fewer: COUNT2,
    reversals: COUNT2
  });
}
function stateCodec(world) {
  return record({
    timer: TIMER,
    gained: TIMER,
    heroes: list(heroCodec(world), world.members.length),
    places: list(placeCodec(world), world.sites.length),
    deterred: bag,
    turn: turnCodec(world),
    phases: list(phaseCodec(world), 40),
    boons: list(
      record({
        hero: integer(0, world.members.length - 1),
        amount: integer(0, 999),
        scope: word(...BOON_SCOPES),
        by: integer(0, world.members.length - 1),
        skill: oneOf(HERO_SKILL_IDS)
      }),
      200
    ),
    nextId: integer(0, 999999),
    over: optional(word(...REASONS))
  });
}
var optionsCodec = record({
  scenario: text(100),
  party: text(PARTY_TEXT_MAX),
  difficulty: word(...DIFFICULTIES)
});
function makeState(state) {
  const { world } = state;
  return JSON.stringify([
    optionsCodec.write(world.options),
    world.sites.map(({ template }) => template.id),
    stateCodec(world).write(state)
  ]);
}
function readSites(library, json) {
  return list(text(100), 99).read(json, "locations").map((id2) => {
    const site = library.sites.get(id2);
    if (site === void 0) throw new CodecError(`locations: there is no ${id2}`);
    return site;
  });
}
function readState(library, source) {
  const json = JSON.parse(source);
  if (!Array.isArray(json) || json.length !== 3)
    throw new CodecError("state: expected three parts");
  const [options, sites, rest] = json;
  const chosen = optionsCodec.read(options, "options");
  const world = makeWorld(library, chosen, readSites(library, sites));
  const state = { world, ...stateCodec(world).read(rest, "state") };
  checkSense(state);
  return state;
}
var SIZE_MAX = 2e5;
function parseState(library, source) {
  if (source.length > SIZE_MAX) {
    return failed({ code: "dice-state", message: `A state has at most ${SIZE_MAX} characters.` });
  }
  try {
    return parsed(readState(library, source));
  } catch (error) {
    const known = error instanceof CodecError || error instanceof RangeError || error instanceof SyntaxError;
    if (!known) throw error;
    return failed({
      code: "dice-state",
      message: `This is not a state of the game: ${error.message}`
    });
  }
}

// src/games/dice/model/rules-version.ts
var RULES_VERSION = 5;

// src/games/dice/game/resample.ts
function isBound({ scenario: scenario2, cards, sites }, card, at3) {
  const id2 = cards[card]?.template.id;
  const site = sites[at3]?.template.id;
  return scenario2.villains.some((villain3) => villain3.id === id2 && villain3.at === site);
}
function lurkerOf(world, place, at3) {
  const { villain: villain3, known, bag: bag2 } = place;
  if (hasGuardianCard(world, place)) return void 0;
  if (villain3 === void 0 || known || isBound(world, villain3, at3)) return void 0;
  return { card: villain3, die: bag2.find(({ type }) => type === "VILLAIN") };
}
function couldHide(world, lurker, place) {
  if (lurker !== void 0) return true;
  const { open, known, villain: villain3, bag: bag2 } = place;
  if (hasGuardianCard(world, place)) return false;
  return open && !known && villain3 === void 0 && bag2.length > 0;
}
function dealVillains(state, random) {
  const lurkers = state.places.map((place, at3) => lurkerOf(state.world, place, at3));
  const free = [...lurkers.keys()].filter((at3) => {
    return couldHide(state.world, lurkers[at3], state.places[at3]);
  });
  const order = shuffle(free, random);
  const dealt = new Array(lurkers.length).fill(void 0);
  lurkers.filter((lurker) => lurker !== void 0).forEach((lurker, i) => {
    dealt[order[i]] = lurker;
  });
  return dealt;
}
function takeOf(heap, count, fits2) {
  const taken = [];
  for (let at3 = heap.length - 1; at3 >= 0 && taken.length < count; at3--) {
    const die = heap[at3];
    if (!fits2(die)) continue;
    heap.splice(at3, 1);
    taken.push(die);
  }
  return taken;
}
function resample(state, random) {
  const { world } = state;
  const before = state.places.map((place, at3) => lurkerOf(world, place, at3));
  const after = dealVillains(state, random);
  const isSeen = state.places.map((place) => hasGuardianCard(world, place));
  const stays = ({ type }, at3) => type === "ENEMY" && isSeen[at3] === true;
  const isVillain = (die, at3) => die.type === "VILLAIN" && die !== before[at3]?.die;
  const kept = state.places.map(({ bag: bag2 }, at3) => {
    const dice2 = bag2.filter((die) => isVillain(die, at3) || stays(die, at3));
    const lurker = after[at3]?.die;
    return lurker === void 0 ? dice2 : [...dice2, lurker];
  });
  const heap = shuffle(
    state.places.flatMap(
      ({ bag: bag2 }, at3) => bag2.filter((die) => !isVillain(die, at3) && !stays(die, at3) && die !== before[at3]?.die)
    ),
    random
  );
  const order = [...kept.keys()].sort((a, b) => Number(isSeen[b]) - Number(isSeen[a]));
  for (const at3 of order) {
    const dice2 = kept[at3];
    const count = state.places[at3].bag.length - dice2.length;
    kept[at3] = [
      ...dice2,
      ...takeOf(heap, count, ({ type }) => isSeen[at3] !== true || type !== "ENEMY")
    ];
  }
  const places = state.places.map((place, at3) => {
    const lurker = after[at3];
    return {
      ...place,
      bag: makeBag(kept[at3]),
      enemies: shuffle(place.enemies, random),
      obstacles: shuffle(place.obstacles, random),
      villain: before[at3] === void 0 && lurker === void 0 ? place.villain : lurker?.card
    };
  });
  return { ...state, places };
}

// src/games/dice/game/view.ts
function viewPlace(world, place) {
  const { bag: bag2, hidden, enemies, obstacles, villain: villain3, known } = place;
  return {
    ...place,
    bag: [],
    hidden: hidden + bag2.length,
    enemies: [...enemies].sort((a, b) => a - b),
    obstacles: [...obstacles].sort((a, b) => a - b),
    villain: known ? villain3 : void 0,
    guarded: isWatched(world, place)
  };
}
function viewOf(state) {
  return { ...state, places: state.places.map((place) => viewPlace(state.world, place)) };
}

// src/games/dice/game/game.ts
function refuseParty(text2) {
  if (parseParty(text2) !== void 0) return void 0;
  return {
    code: "dice-party",
    message: `A party is 1 to ${PARTY_MAX} of ${HERO_CLASSES.join(", ")}, separated by commas, each with its growth or without.`
  };
}
function optionsOf({ scenarios: scenarios2 }) {
  const [first, ...others] = scenarios2.map(({ id: id2 }) => id2);
  if (first === void 0) throw new RangeError("content without a scenario");
  return {
    scenario: { kind: "choice", values: [first, ...others], default: first },
    party: {
      kind: "text",
      most: PARTY_TEXT_MAX,
      samples: [
        ...HERO_CLASSES,
        "brawler,hunter",
        "brawler=Marta,hunter=\u042F\u0441\u0435\u043D\u044C",
        "mystic,prophet,mentor",
        HERO_CLASSES.join()
      ],
      refuse: refuseParty,
      default: "brawler,hunter"
    },
    difficulty: { kind: "choice", values: DIFFICULTIES, default: "normal" }
  };
}
var STEPS_A_TURN = 8e3;
var STEPS_A_REVERSAL = 24;
function longest(library, options) {
  const { initialTimer } = makeWorld(library, options, []);
  return (2 * initialTimer + 1) * (STEPS_A_TURN + PATIENCE * STEPS_A_REVERSAL) + PARTY_MAX;
}
function makeDiceGame(content) {
  const library = makeLibrary(content);
  return {
    id: "dice",
    rules: RULES_VERSION,
    options: optionsOf(content),
    players: ({ party }) => party.split(",").length,
    longest: (options) => longest(library, options),
    start: (options, seed2) => beginGame(generateScenario(library, options, seed2)),
    turn: turnOf,
    isMidway,
    refuse,
    apply: applyAction,
    view: viewOf,
    resample: (state, _player, random) => resample(state, random),
    makeState,
    parseState: (text2) => parseState(library, text2),
    makeAction: (_state, action) => makeAction(action),
    parseAction
  };
}

// src/games/dice/minds/fill.ts
var LARGE = ({ size }) => size;
var SPARING = ({ size }, { fate: fate2 }) => fate2 === "hide" ? size : -size;
function bestSlot(hand, use2, taken, liking) {
  let best = -1;
  let most = -Infinity;
  const look2 = (dice2, from) => {
    for (let i = 0; i < dice2.length; i++) {
      const die = dice2[i];
      if (!use2.types.includes(die.type) || taken.includes(from + i)) continue;
      const worth = liking(die, use2);
      if (worth <= most) continue;
      most = worth;
      best = from + i;
    }
  };
  look2(hand.main, 0);
  if (hand.allies.length > 0) look2(hand.allies, ALLY_AT);
  return best;
}
var ONLY = [0];
var orders = /* @__PURE__ */ new WeakMap();
function particularFirst(uses) {
  if (uses.length === 1) return ONLY;
  let order = orders.get(uses);
  if (order === void 0) {
    const width = (at3) => uses[at3].types.length;
    order = [...uses.keys()].sort((a, b) => width(a) - width(b));
    orders.set(uses, order);
  }
  return order;
}
function fillAll(hand, { uses }, liking) {
  const slots = uses.map(() => -1);
  for (const at3 of particularFirst(uses)) {
    const slot = bestSlot(hand, uses[at3], slots, liking);
    if (slot < 0) return void 0;
    slots[at3] = slot;
  }
  return slots;
}
function fillSome(hand, rule, liking) {
  const slots = [];
  for (const use2 of rule.uses) {
    const slot = bestSlot(hand, use2, slots, liking);
    if (slot >= 0) slots.push(slot);
  }
  const sizeOf2 = (slot) => dieAt(hand, slot).size;
  if (slots.length > 1) slots.sort((a, b) => sizeOf2(b) - sizeOf2(a));
  const fills = [];
  for (let count = rule.least; count <= Math.min(rule.most, slots.length); count++) {
    fills.push(slots.slice(0, count));
  }
  return fills;
}
function fillsOf(hand, rule) {
  if (rule.least < rule.uses.length) return fillSome(hand, rule, LARGE);
  const large = fillAll(hand, rule, LARGE);
  if (large === void 0) return [];
  if (rule.uses.every(({ fate: fate2 }) => fate2 === "hide")) return [large];
  const sparing = fillAll(hand, rule, SPARING) ?? large;
  return sparing.every((slot, i) => slot === large[i]) ? [large] : [large, sparing];
}
function fillBy(hand, rule, liking) {
  const fills = [];
  for (const one of rule.kind === "any" ? rule.rules : [rule]) {
    const slots = fillAll(hand, one, liking);
    if (slots !== void 0) fills.push(slots);
  }
  return fills;
}
function helpersOf(hand, { types: types2, most }, taken) {
  const slots = [];
  for (let i = 0; i < hand.main.length; i++) {
    if (types2.includes(hand.main[i].type) && !taken.includes(i)) slots.push(i);
  }
  if (types2.includes("ALLY")) {
    for (let i = 0; i < hand.allies.length; i++) {
      if (!taken.includes(ALLY_AT + i)) slots.push(ALLY_AT + i);
    }
  }
  if (slots.length > 1) {
    slots.sort((a, b) => dieAt(hand, b).size - dieAt(hand, a).size);
  }
  return slots.length > most ? slots.slice(0, most) : slots;
}

// src/games/dice/minds/peek.ts
function canDo(state, kind) {
  return refuse(state, verb(kind)) === void 0;
}
function usesOf(state, moment) {
  const uses = [];
  for (const { action, refusal: refusal2 } of skillsOf(state, moment)) {
    if (refusal2 === void 0 && action.kind === "use") uses.push(action);
  }
  return uses;
}
function onlyChoice(state) {
  let only2;
  for (const { action, refusal: refusal2 } of offersOf(state)) {
    if (refusal2 !== void 0) continue;
    if (only2 !== void 0) return void 0;
    only2 = action;
  }
  return only2;
}
function peek(state, actions) {
  const draft = openDraft(state);
  for (const action of actions) {
    const phase = draft.phases.at(-1);
    if (phase === void 0) return void 0;
    rulesOf(phase).act?.(draft, phase, action);
  }
  return draft.phases.at(-1);
}
function pickAtOnce(state, action) {
  const phase = phaseOf(state);
  if (action.kind === "hide" || action.kind === "discard") {
    return phase?.kind === "encounter" ? plainPick(state, phase, action.kind) : void 0;
  }
  if (action.kind !== "use") return void 0;
  const { aim: aim3, can } = findSkill(action.skill);
  if (aim3 !== void 0 || can !== void 0 || wayOf(action).uses.length === 0) return void 0;
  const { skill, way, hero } = action;
  return skillPick(state, { skill, way, hero, target: NO_TARGET });
}
function peekPick(state, ...actions) {
  const atOnce = actions.length === 1 ? pickAtOnce(state, actions[0]) : void 0;
  if (atOnce !== void 0) return atOnce;
  const phase = peek(state, actions);
  return phase?.kind === "pick" ? phase : void 0;
}

// src/games/dice/minds/growth.ts
var FINDS = 2;
function typeToGrow({ limits }) {
  let best;
  let most = 0;
  for (const { type, current, most: top } of limits) {
    if (top - current > most) [best, most] = [type, top - current];
  }
  return best;
}
function growDice(sheet, size) {
  const type = typeToGrow(sheet);
  if (type === void 0) return sheet;
  const grown = increaseDiceLimit(sheet, type);
  return isProblem(grown) ? sheet : { ...grown, dice: [...grown.dice, [type, size]] };
}
function exchangeDice(sheet, largest2) {
  const dice2 = [...sheet.dice];
  for (let i = 0; i < FINDS; i++) {
    const order = [...dice2.keys()].sort((a, b) => {
      const [[typeA, sizeA], [typeB, sizeB]] = [assertDefined(dice2[a]), assertDefined(dice2[b])];
      const favour = Number(typeB === sheet.favoured) - Number(typeA === sheet.favoured);
      return sizeA - sizeB || favour || a - b;
    });
    const [at3] = order;
    const [type, size] = dice2[at3 ?? -1] ?? [];
    const next = DIE_SIZES.find((known) => size !== void 0 && known > size);
    if (at3 === void 0 || type === void 0 || next === void 0 || next > largest2) break;
    dice2[at3] = [type, next];
  }
  return { ...sheet, dice: dice2 };
}
function growSkill(sheet, step) {
  const { initial, dormant } = HEROES[sheet.class];
  const turned = [...initial.slice(step / 2), ...initial.slice(0, step / 2)];
  const wished = step % 2 === 0 ? [...turned, ...dormant] : [...dormant, ...initial];
  const fresh = step % 2 === 1;
  for (const id2 of wished) {
    const level2 = sheet.skills.find((skill) => skill.id === id2)?.level ?? 0;
    if (fresh && level2 > 0 && wished.some((other) => isDormant(sheet, other))) continue;
    const grown = improveSkill(sheet, id2);
    if (!isProblem(grown)) return grown;
  }
  return sheet;
}
function isDormant(sheet, id2) {
  return sheet.skills.some((skill) => skill.id === id2 && skill.level === 0);
}
function seasoned(sheet, { wins, chapters }) {
  let grown = sheet;
  for (let win = 0; win < wins; win++) {
    grown = growDice(grown, win < 5 ? 6 : 8);
    grown = exchangeDice(grown, win < 3 ? 6 : win < 7 ? 8 : 10);
    if (win % 2 === 1) grown = growSkill(grown, (win - 1) / 2);
  }
  const { capacityMax } = HEROES[sheet.class];
  return { ...grown, capacity: Math.min(capacityMax, grown.capacity + chapters) };
}

// src/games/dice/minds/worth.ts
function spareDice({ hand, bag: bag2, capacity }) {
  let spare = hand.main.length - capacity;
  for (const { type } of bag2) if (type !== "ALLY") spare += 1;
  return spare;
}
function livingCount(state) {
  let count = 0;
  for (const { alive } of state.heroes) if (alive) count += 1;
  return count;
}
function turnsLeft(state) {
  return Math.ceil((state.timer + 1) / Math.max(1, livingCount(state)));
}
function priceOf(state, hero) {
  const one = state.heroes[hero];
  const spare = spareDice(one);
  if (spare <= 0) return 8;
  if (spare <= 2) return 3;
  const need = 0.6 * turnsLeft(state) - spare;
  return Math.max(0.2, Math.min(1.2, 0.6 + 0.1 * need));
}
var ARMS_FEW = 8;
var cherished = /* @__PURE__ */ new WeakMap();
function preciousTypes(member) {
  let types2 = cherished.get(member);
  if (types2 === void 0) {
    types2 = findPrecious(member);
    cherished.set(member, types2);
  }
  return types2;
}
function findPrecious({ sheet, skills }) {
  const types2 = /* @__PURE__ */ new Set(["PHYSICAL", "SOMATIC"]);
  for (const { id: id2 } of skills.get("battle") ?? []) {
    for (const { uses } of Object.values(findSkill(id2).ways)) {
      const narrow = [...uses].sort((a, b) => a.types.length - b.types.length);
      for (const type of narrow[0]?.types ?? []) types2.add(type);
    }
  }
  const few = sheet.dice.filter(([type]) => types2.has(type) && type !== "ALLY").length;
  return few < ARMS_FEW ? [...types2] : [];
}
function keepingOf(state, hero) {
  const member = assertDefined(state.world.members[hero]);
  return { favoured: member.sheet.favoured, precious: preciousTypes(member) };
}
function keepWorth({ favoured, precious }, { type, size }) {
  if (type === "WOUND") return -1;
  const own2 = type === favoured ? 3 : 0;
  const bodily = type === "PHYSICAL" || type === "SOMATIC" ? 1 : 0;
  const rare = type === "DIVINE" || type === "ALLY" ? 2 : 0;
  const arms = precious.includes(type) ? 4 : 0;
  return size + own2 + bodily + rare + arms;
}

// src/games/dice/minds/habits.ts
function fallen(state, hero, type) {
  return countOfType(assertDefined(state.heroes[hero]).pile, type);
}
function isDone({ turn }) {
  return turn.explorations > 0 || turn.spent;
}
function recalls(skill, type, back) {
  return (state, hero) => {
    if (!isDone(state) || spareDice(assertDefined(state.heroes[hero])) > 6) return false;
    const count = Math.min(fallen(state, hero, type), back(levelOf(state, hero, skill)));
    return count >= 2;
  };
}
var someoneHurt = (state, hero) => {
  const { at: at3 } = assertDefined(state.heroes[hero]);
  return state.heroes.some(
    (one) => one.alive && one.at === at3 && one.pile.length >= 3 && spareDice(one) <= 4
  );
};
var isWounded2 = (state, hero) => isDone(state) && woundCount(assertDefined(state.heroes[hero]).hand) > 0;
var HABITS = {
  "second-wind": recalls("second-wind", "PHYSICAL", (level2) => level2 + 1),
  "past-experience": recalls("past-experience", "VERBAL", (level2) => level2),
  concentration: recalls("concentration", "MENTAL", (level2) => 2 * level2 + 1),
  heal: someoneHurt,
  "self-bandage"(state, hero) {
    const one = assertDefined(state.heroes[hero]);
    return isDone(state) && one.pile.length >= 3 && spareDice(one) <= 6;
  },
  grit: isWounded2,
  discipline: isWounded2,
  cauterize: isWounded2,
  nurse: (state, hero) => spareDice(assertDefined(state.heroes[hero])) <= 3,
  prayer: recalls("prayer", "DIVINE", (level2) => level2 + 1),
  "lords-grace"(state, hero) {
    const { bag: bag2 } = assertDefined(state.heroes[hero]);
    const spare = spareDice(assertDefined(state.heroes[hero]));
    return isDone(state) && spare <= 2 && countOfType(bag2, "DIVINE") * 4 >= bag2.length;
  },
  summon: (state, hero) => {
    const { hand, bag: bag2, capacity } = assertDefined(state.heroes[hero]);
    const more = levelOf(state, hero, "summon");
    return bag2.length > 4 + more && hand.main.length + more <= capacity + 2;
  },
  resuscitation: (state, hero) => fallen(state, hero, "ALLY") > 0
};

// src/games/dice/minds/roaming.ts
function needsRest(state, hero, temper) {
  const one = assertDefined(state.heroes[hero]);
  return spareDice(one) <= temper.restAt && one.pile.length >= 2 && turnsLeft(state) > 1;
}
function sizeOf({ bag: bag2, hidden }) {
  return bag2.length + hidden;
}
function companionsAt(state, hero, at3) {
  let count = 0;
  for (let index = 0; index < state.heroes.length; index++) {
    const one = state.heroes[index];
    if (index !== hero && one.alive && one.at === at3) count += 1;
  }
  return count;
}
function draw(state, hero, at3, temper) {
  const place = state.places[at3];
  if (!place.open) return -100;
  const villain3 = place.known && place.villain !== void 0 ? temper.villainWeight : 0;
  const stays = assertDefined(state.heroes[hero]).at === at3 ? 0.5 : 0;
  const others = companionsAt(state, hero, at3) * temper.companionWeight;
  return villain3 + stays - temper.bagWeight * sizeOf(place) - others;
}
function destination(state, hero, temper) {
  if (needsRest(state, hero, temper)) return REFUGE;
  let best = assertDefined(state.heroes[hero]).at;
  let most = best === REFUGE ? -Infinity : draw(state, hero, best, temper);
  for (let at3 = 0; at3 < state.places.length; at3++) {
    const pull = draw(state, hero, at3, temper);
    if (pull > most) [best, most] = [at3, pull];
  }
  return best;
}
function chooseLocation(state, hero, temper) {
  const wanted = destination(state, hero, temper);
  let best;
  let most = -Infinity;
  for (const { action, refusal: refusal2 } of offersOf(state)) {
    if (refusal2 !== void 0 || action.kind !== "location") continue;
    const { at: at3 } = action;
    const pull = at3 === wanted ? 1e3 : at3 === REFUGE ? -50 : draw(state, hero, at3, temper);
    if (pull > most) [best, most] = [action, pull];
  }
  return best ?? verb("cancel");
}

// src/games/dice/minds/odds-table.ts
var EDGE_MOST = 60;
var EDGES = 2 * EDGE_MOST + 1;
function sizesKey(sizes) {
  let key = 0;
  for (const size of sizes) key += SIZE_KEYS[size];
  return key;
}
var SIZE_KEYS = [0, 0, 0, 0, 1, 0, 5, 0, 25, 0, 125, 0, 625];
var SIZE_SPAN = 3125;
var COUNTED = 4;
function workOut({ method, dice: dice2, helpers, foe, edge }) {
  const check2 = {
    method,
    dice: dice2,
    helpers,
    modifier: edge,
    opponentModifier: 0,
    ...foe === 0 ? {} : { opponent: foe }
  };
  const odds = oddsOf(check2);
  const { sum: sum2, total } = shortfallOf(check2);
  return { win: odds.favourable / odds.total, shortfall: sum2 / total };
}
function workOutMean(method, sizes) {
  const { least, ways } = spreadOf(method, sizes);
  let [sum2, total] = [0, 0];
  ways.forEach((count, i) => {
    sum2 += count * (least + i);
    total += count;
  });
  return sum2 / total;
}
var OddsTable = class {
  /** By method and dice, then by what stands against them: keys that engines hash fast. */
  #prospects = /* @__PURE__ */ new Map();
  #means = /* @__PURE__ */ new Map();
  /** The exact prospect of a check. */
  prospectOf(contest) {
    const { method, dice: dice2, helpers, foe, edge } = contest;
    if (dice2.length > COUNTED || helpers.length > COUNTED) return workOut(contest);
    const held = Math.max(-EDGE_MOST, Math.min(EDGE_MOST, edge)) + EDGE_MOST;
    const sizes = sizesKey(dice2) * SIZE_SPAN + sizesKey(helpers);
    const key = sizes * CHECK_METHODS.length + CHECK_METHODS.indexOf(method);
    let prospects = this.#prospects.get(key);
    if (prospects === void 0) {
      prospects = [];
      this.#prospects.set(key, prospects);
    }
    return prospects[foe * EDGES + held] ??= workOut(contest);
  }
  /** The mean of a method over dice. */
  meanOf(method, sizes) {
    const key = sizesKey(sizes) * CHECK_METHODS.length + CHECK_METHODS.indexOf(method);
    let mean = sizes.length > COUNTED ? void 0 : this.#means.get(key);
    if (mean === void 0) {
      mean = workOutMean(method, sizes);
      this.#means.set(key, mean);
    }
    return mean;
  }
};

// src/games/dice/minds/stakes.ts
var WOUND_WORTH = 1.6;
var ESCAPE_COST = 1;
function gainOf({ die }, hooks, temper) {
  if (die.type === "VILLAIN") return 1.5 * temper.closing;
  return temper.tempo + (hasFlag(hooks, "henchman") ? 0.5 * temper.closing : 0);
}
function battleStakes(state, phase, temper) {
  const price = priceOf(state, state.turn.hero);
  const hooks = hooksAt(state, phase.place, phase.card);
  const flat = damageBy(state, phase, 0) * price;
  const escape = phase.die.type === "VILLAIN" ? ESCAPE_COST : 0;
  return { win: gainOf(phase, hooks, temper), loss: escape + flat, hit: price };
}
function needOfAllies(state) {
  return preciousTypes(assertDefined(state.world.members[state.turn.hero])).includes("ALLY") ? 1 : 0;
}
function encounterStakes(state, phase, temper) {
  const { type, size } = phase.die;
  switch (type) {
    case "PHYSICAL":
    case "SOMATIC":
    case "MENTAL":
    case "VERBAL":
      return { win: 0.6 + 0.1 * size, loss: 0, hit: 0 };
    case "DIVINE":
      return { win: 1.2, loss: 0, hit: 0 };
    case "ALLY":
      return { win: 1 + 0.1 * size + needOfAllies(state), loss: 0, hit: 0 };
    case "WOUND":
      return { win: 0, loss: WOUND_WORTH, hit: 0 };
    case "OBSTACLE": {
      const loss = damageBy(state, phase, 0) * priceOf(state, state.turn.hero);
      return { win: temper.tempo, loss, hit: 0 };
    }
    case "ENEMY":
    case "VILLAIN":
      return battleStakes(state, phase, temper);
  }
}
var NOTHING2 = { win: 0, loss: 0, hit: 0 };
var FIXED = {
  close: ({ closing }) => closing,
  guard: ({ closing }) => closing,
  skill: () => WOUND_WORTH,
  evade: () => 1,
  tally: () => 0,
  flee: () => 0
};
var LastStakes = class {
  last;
};
function stakesOf(state, { check: check2 }, temper) {
  const fixed = FIXED[check2];
  if (fixed !== void 0) return { ...NOTHING2, win: fixed(temper) };
  const memory = state.world.memory.of(LastStakes);
  const weighed = memory.last;
  if (weighed?.state === state && weighed.temper === temper) return weighed.stakes;
  const encounter = encounterOf(state);
  const stakes = encounter === void 0 ? NOTHING2 : encounterStakes(state, encounter, temper);
  memory.last = { state, temper, stakes };
  return stakes;
}

// src/games/dice/minds/check-plan.ts
var LastPrice = class {
  last;
};
function priceOfLoss(state, hero) {
  const { heroes, timer: timer2 } = state;
  const member = assertDefined(state.world.members[hero]);
  const memory = state.world.memory.of(LastPrice);
  const priced = memory.last;
  if (priced?.heroes === heroes && priced.member === member && priced.timer === timer2) {
    return priced.price;
  }
  const price = priceOf(state, hero);
  memory.last = { heroes, member, timer: timer2, price };
  return price;
}
var ALLY_PRICE = 0.7;
var DIVINE_MORE = 0.3;
var HIDDEN2 = 0.15;
function costOf({ type }, fate2, price) {
  if (fate2 === "hide") return HIDDEN2;
  if (type === "ALLY") return ALLY_PRICE;
  return fate2 === "deter" ? price + DIVINE_MORE : price;
}
function fateOf({ uses, least }, at3, { type }) {
  const use2 = least === uses.length ? uses[at3] : uses.find(({ types: types2 }) => types2.includes(type));
  return use2?.fate ?? "hide";
}
function makeEntry(bout, slots, rule) {
  const dice2 = [];
  const sizes = [];
  let cost = 0;
  for (let i = 0; i < slots.length; i++) {
    const die = dieAt(bout.hand, slots[i]);
    dice2.push(die);
    sizes.push(die.size);
    cost += costOf(die, fateOf(rule, i, die), bout.price);
  }
  const { modifier, against: against2 } = modifiersOf(bout.ground, dice2);
  return { slots, sizes, cost, edge: modifier - against2 };
}
var NONE3 = [];
function withHelper(bout, { slots, sizes, cost }, slot, fate2) {
  const die = dieAt(bout.hand, slot);
  return {
    slots: [...slots, slot],
    sizes: [...sizes, die.size],
    cost: cost + costOf(die, fate2, bout.price)
  };
}
function weigh({ plan: plan2, stakes, retry, odds }, entry, helpers) {
  const { win, shortfall } = odds.prospectOf({
    method: plan2.way.method ?? "SUM",
    dice: entry.sizes,
    helpers: helpers.sizes,
    foe: plan2.foe?.size ?? 0,
    edge: entry.edge
  });
  const { slots, cost } = helpers;
  const chance = retry ? 1 - (1 - win) * (1 - win) : win;
  const lost = retry ? shortfall * (1 - win) : shortfall;
  const value = chance * stakes.win - (1 - chance) * stakes.loss - lost * stakes.hit - cost;
  return {
    slots: slots.length === 0 ? entry.slots : [...entry.slots, ...slots],
    value,
    win: chance
  };
}
var HELPERS_MOST = 3;
function bestHelped(bout, rule, entry) {
  let helpers = { slots: NONE3, sizes: NONE3, cost: entry.cost };
  let best = weigh(bout, entry, helpers);
  for (const help2 of rule.helps) {
    for (const slot of helpersOf(bout.hand, help2, entry.slots)) {
      if (helpers.slots.length >= HELPERS_MOST) break;
      const more = withHelper(bout, helpers, slot, help2.fate);
      const plan2 = weigh(bout, entry, more);
      if (plan2.value > best.value) [best, helpers] = [plan2, more];
    }
  }
  return best;
}
function canRetry(hand, use2) {
  const types2 = use2 === void 0 ? void 0 : findSkill(use2.skill).retry;
  if (types2 === void 0) return false;
  let count = 0;
  for (const { type } of hand.main) if (types2.includes(type)) count += 1;
  return count > 1;
}
function planCheck(state, pick2, temper) {
  if (pick2.rule.kind !== "uses") return void 0;
  const { rule } = pick2;
  const { hand } = assertDefined(state.heroes[pick2.hero]);
  const plan2 = planOf(state, pick2);
  const bout = {
    hand,
    plan: plan2,
    ground: groundOf(state, plan2),
    stakes: stakesOf(state, pick2, temper),
    price: priceOfLoss(state, pick2.hero),
    retry: canRetry(hand, pick2.use),
    odds: state.world.memory.of(OddsTable)
  };
  let best;
  for (const slots of fillsOf(hand, rule)) {
    const helped = bestHelped(bout, rule, makeEntry(bout, slots, rule));
    if (best === void 0 || helped.value > best.value) best = helped;
  }
  return best;
}

// src/games/dice/minds/picking.ts
function partingOrder(state, hero, hand) {
  const keep = keepingOf(state, hero);
  const mortal = spareDice(assertDefined(state.heroes[hero])) <= 2;
  const worth = (slot) => mortal && isAllySlot(slot) ? 0 : keepWorth(keep, dieAt(hand, slot));
  const sound = slotsOf(hand).filter((slot) => dieAt(hand, slot)?.type !== "WOUND");
  return sound.sort((a, b) => worth(a) - worth(b));
}
function renewals(state, hero) {
  const spare = spareDice(assertDefined(state.heroes[hero])) - turnsLeft(state) - 3;
  return Math.max(0, Math.min(2, Math.floor(spare / 2)));
}
function countSlots(state, pick2, rule) {
  const { hero, cancel: cancel2, end } = pick2;
  const wanted = end === "lose" && cancel2 ? renewals(state, hero) : rule.least;
  const count = Math.min(Math.max(rule.least, wanted), rule.most);
  if (count === 0) return [];
  const { hand } = assertDefined(state.heroes[hero]);
  const fits2 = (slot) => rule.allies === "counted" || !isAllySlot(slot);
  return partingOrder(state, hero, hand).filter(fits2).slice(0, count);
}
function fateOf2(rule, type) {
  if (rule.kind === "count") return void 0;
  for (const { uses } of rule.kind === "any" ? rule.rules : [rule]) {
    for (const { types: types2, fate: fate2 } of uses) if (types2.includes(type)) return fate2;
  }
  return void 0;
}
function costOfSlots(hand, pick2, slots, price) {
  let cost = 0;
  for (const slot of slots) {
    const die = dieAt(hand, slot);
    cost += costOf(die, fateOf2(pick2.rule, die.type) ?? pick2.fate, price);
  }
  return cost;
}
function lossOf(state, pick2, slots) {
  const { hand } = assertDefined(state.heroes[pick2.hero]);
  return costOfSlots(hand, pick2, slots, priceOfLoss(state, pick2.hero));
}
function cheapestPayment(state, pick2) {
  const { hero, rule } = pick2;
  const { hand } = assertDefined(state.heroes[hero]);
  const price = priceOfLoss(state, hero);
  const pay = (slots) => {
    return { slots, cost: costOfSlots(hand, pick2, slots, price) };
  };
  if (rule.kind === "count") return pay(countSlots(state, pick2, rule));
  const keep = keepingOf(state, hero);
  let best;
  for (const slots of fillBy(hand, rule, (die) => -keepWorth(keep, die))) {
    const payment = pay(slots);
    if (best === void 0 || payment.cost < best.cost) best = payment;
  }
  return best ?? pay([]);
}
function cheapestSlots(state, pick2) {
  return cheapestPayment(state, pick2).slots;
}
function skillSlots(state, pick2, temper) {
  if (pick2.rule.kind !== "uses") return cheapestSlots(state, pick2);
  if (pick2.check !== "tally") return planCheck(state, pick2, temper)?.slots ?? [];
  if (pick2.use !== void 0 && findSkill(pick2.use.skill).still === true) {
    return cheapestSlots(state, pick2);
  }
  return fillsOf(assertDefined(state.heroes[pick2.hero]).hand, pick2.rule).at(-1) ?? [];
}
function slotsFor(state, pick2, temper) {
  const { end } = pick2;
  if (end === "skill") return skillSlots(state, pick2, temper);
  if (end !== "check" && end !== "banish") return cheapestSlots(state, pick2);
  return planCheck(state, pick2, temper)?.slots ?? [];
}
function slotAction(slot) {
  const action = slot < ALLY_AT ? HAND_ACTIONS[slot] : ALLY_ACTIONS[slot - ALLY_AT];
  return action;
}
var LastMeant = class {
  last;
};
function pickDice(state, pick2, temper) {
  const { heroes } = state;
  const { rule } = pick2;
  const memory = state.world.memory.of(LastMeant);
  let meant = memory.last;
  const isSame2 = meant?.heroes === heroes && meant.rule === rule && meant.temper === temper;
  if (meant === void 0 || !isSame2 || pick2.mask.length === 0) {
    meant = { heroes, rule, temper, slots: slotsFor(state, pick2, temper) };
    memory.last = meant;
  }
  const next = meant.slots.find((slot) => !pick2.mask.includes(slot));
  if (next !== void 0) return slotAction(next);
  if (pick2.mask.length === 0 && pick2.end === "lose" && pick2.cancel) return verb("cancel");
  return verb("confirm");
}
function pickPile(state, phase) {
  const { pile } = assertDefined(state.heroes[phase.owner]);
  const { rule, mask } = phase;
  if (mask.length >= rule.most) return verb("confirm");
  let best = -1;
  for (const [at3, { type, size }] of pile.entries()) {
    if (mask.includes(at3) || rule.types !== "any" && !rule.types.includes(type)) continue;
    const worth = (one) => one.type === "ALLY" ? 0 : one.size;
    if (best < 0 || worth({ type, size }) > worth(assertDefined(pile[best]))) best = at3;
  }
  return best < 0 ? verb("confirm") : { kind: "pile", at: best };
}

// src/games/dice/minds/skill-worth.ts
var TURN_WORTH = 0.9;
var POINT_WORTH = 0.32;
var CLOSING_POINT_WORTH = 0.5;
var FIGHT_POINT_WORTH = 0.4;
var GIFT_COST = 3;
var THREAT_SHARE = 0.3;
var NUISANCE_SHARE = 0.35;
var REMOVAL_WORTH = 1.3;
var MISSED_BEFORE = 0.3;
var MISSED_AFTER = 0.1;
var HANDFUL = 2;
function threatShare(state, hero) {
  const place = state.places[assertDefined(state.heroes[hero]).at];
  const size = place === void 0 ? 0 : place.bag.length + place.hidden;
  if (place?.open !== true || size === 0) return 0;
  if (!place.known || place.villain === void 0) return THREAT_SHARE;
  return (1 + THREAT_SHARE * (size - 1)) / size;
}
function boonWorth(state, { hero, amount, scope }) {
  if (scope === "trap") return amount * FIGHT_POINT_WORTH * threatShare(state, hero);
  const place = state.places[assertDefined(state.heroes[hero]).at];
  const closes = place?.open === true && place.bag.length + place.hidden === 0;
  return amount * (closes ? CLOSING_POINT_WORTH : POINT_WORTH);
}
function heroWorth(state, hero, index) {
  if (!hero.alive) return 0;
  const spare = spareDice(hero);
  if (spare < 0) return index === state.turn.hero ? 8 * (spare + state.turn.fewer) : 8 * spare;
  return spare <= 2 ? 3 * spare : 6 + 0.5 * (spare - 2);
}
function costOfUse(state, hero, use2) {
  if (use2 === void 0) return 0;
  const { hand } = assertDefined(state.heroes[hero]);
  const price = priceOfLoss(state, hero);
  let least = Infinity;
  for (const die of [...hand.main, ...hand.allies]) {
    if (!use2.types.includes(die.type)) continue;
    least = Math.min(least, costOf(die, use2.fate, price));
  }
  return least;
}
function lookWorth(state, hero, { second }) {
  const removal = REMOVAL_WORTH - costOfUse(state, hero, second?.uses[0]);
  if (removal <= 0) return -1;
  return NUISANCE_SHARE * removal;
}
function promiseOf(state, phase) {
  if (phase?.kind === "pick" && phase.end === "errand") {
    return priceOf(state, phase.target) - priceOf(state, phase.hero) - GIFT_COST;
  }
  if (phase?.kind !== "draw" || phase.end !== "look" || phase.use === void 0) return 0;
  return lookWorth(state, phase.hero, findSkill(phase.use.skill));
}
function standing(state) {
  let worth = state.timer * TURN_WORTH + promiseOf(state, state.phases.at(-1));
  for (const boon of state.boons) worth += boonWorth(state, boon);
  for (const [index, hero] of state.heroes.entries()) worth += heroWorth(state, hero, index);
  return worth;
}
function missed(state, by, count) {
  const { hero, explorations, spent } = state.turn;
  if (by !== hero || spent || explorations > 1) return 0;
  if (explorations > 0) return MISSED_AFTER * count;
  const left = soundCount(assertDefined(state.heroes[hero]).hand) - count;
  return left < HANDFUL ? 1 : MISSED_BEFORE * count;
}
function pricedTotal(state, use2, temper) {
  const way = wayOf(use2);
  const bonus = way.bonus?.(levelOf(state, use2.hero, use2.skill)) ?? 0;
  if (way.uses.length === 0) return { total: bonus, cost: 0 };
  const draft = openDraft(state);
  pickForSkill(draft, use2);
  const pick2 = draft.phases.at(-1);
  if (pick2?.kind !== "pick") return { total: bonus, cost: Infinity };
  const slots = slotsFor(state, pick2, temper);
  const { hand } = assertDefined(state.heroes[use2.hero]);
  const sizes = slots.map((slot) => assertDefined(dieAt(hand, slot)).size);
  const cost = lossOf(state, pick2, slots) + missed(state, use2.hero, slots.length);
  return {
    total: bonus + Math.round(state.world.memory.of(OddsTable).meanOf(way.method ?? "SUM", sizes)),
    cost
  };
}
function bestUse(state, use2, temper) {
  const skill = findSkill(use2.skill);
  const { total, cost } = pricedTotal(state, { ...use2, target: NO_TARGET }, temper);
  const outcome = { level: levelOf(state, use2.hero, use2.skill), total, won: true };
  const before = standing(state) + cost;
  let best = { target: NO_TARGET, worth: -Infinity };
  for (const target of goodTargets(state, skill, use2.hero)) {
    const draft = openDraft(state);
    skill.effect?.(draft, { ...use2, target }, outcome);
    const worth = standing(draft) - before;
    if (worth > best.worth) best = { target, worth };
  }
  return best;
}

// src/games/dice/minds/aiming.ts
function needOf(state, hero) {
  const one = assertDefined(state.heroes[hero]);
  return one.pile.length - spareDice(one);
}
function aim2(state, phase, temper) {
  const { use: use2 } = phase;
  if (use2 !== void 0 && own(HABITS, use2.skill) === void 0 && findSkill(use2.skill).aim !== "place") {
    return { kind: "hero", at: bestUse(state, use2, temper).target };
  }
  let best;
  let most = -Infinity;
  for (const { action, refusal: refusal2 } of offersOf(state)) {
    if (refusal2 !== void 0) continue;
    if (action.kind === "location") return chooseLocation(state, phase.hero, temper);
    if (action.kind !== "hero" && action.kind !== "pile") continue;
    const need = action.kind === "hero" ? needOf(state, action.at) : -action.at;
    if (need > most) [best, most] = [action, need];
  }
  return best ?? verb("cancel");
}

// src/games/dice/minds/closing.ts
function betterManner(planFor) {
  let best;
  for (const manner of ["hide", "discard"]) {
    const plan2 = planFor(manner);
    if (plan2 === void 0 || best !== void 0 && plan2.value <= best.value) continue;
    const { slots, value, win } = plan2;
    best = { slots, value, win, manner };
  }
  return best;
}
function mannerOfClosing(state, temper) {
  const plan2 = betterManner((manner) => {
    const pick2 = peekPick(state, verb(manner));
    return pick2 === void 0 ? void 0 : planCheck(state, pick2, temper);
  });
  return verb(plan2?.manner ?? "hide");
}
function tryClosing(state, temper) {
  const place = state.places[assertDefined(state.heroes[state.turn.hero]).at];
  if (place?.open !== true) return void 0;
  const floor = place.bag.length + place.hidden === 0 ? 0.08 : temper.closeFloor;
  if (canDo(state, "close")) {
    const plan2 = betterManner((manner) => {
      const pick2 = peekPick(state, verb("close"), verb(manner));
      return pick2 === void 0 ? void 0 : planCheck(state, pick2, temper);
    });
    return plan2 !== void 0 && plan2.win >= floor && plan2.value > 0 ? verb("close") : void 0;
  }
  for (const action of usesOf(state, "close")) {
    const pick2 = peekPick(state, action);
    const plan2 = pick2 === void 0 ? void 0 : planCheck(state, pick2, temper);
    if (plan2 !== void 0 && plan2.win >= 0.6 && plan2.value > 1) return action;
  }
  return void 0;
}
function canBeCornered(state) {
  const encounter = state.phases.find((phase) => phase.kind === "encounter");
  return state.places.every(({ open, villain: villain3, known }, place) => {
    if (!open || place === encounter?.place || known && villain3 !== void 0) return true;
    if (encounter?.guarded.includes(place) === true) return true;
    return state.heroes.some(({ alive, at: at3 }) => alive && at3 === place);
  });
}
function guardPlace(state, temper) {
  if (!canBeCornered(state)) return verb("forfeit");
  let best = verb("forfeit");
  let most = temper.closeFloor * 0.3;
  for (const { action, refusal: refusal2 } of offersOf(state)) {
    if (refusal2 !== void 0 || action.kind !== "hero") continue;
    const plan2 = betterManner((manner) => {
      const pick2 = peekPick(state, action, verb(manner));
      return pick2 === void 0 ? void 0 : planCheck(state, pick2, temper);
    });
    if (plan2 === void 0 || plan2.win <= most) continue;
    [best, most] = [action, plan2.win];
  }
  return best;
}

// src/games/dice/minds/encounter.ts
var PUT_OFF = 2;
var DOUBT = 1.5;
function flightValue({ state, phase, stakes }, covered) {
  const hooks = hooksAt(state, phase.place, phase.card);
  const free = covered || hasFlag(hooks, "cowardly") || hasFlag(hooks, "flight-is-free");
  const lost = damageBy(state, phase, 0);
  const damage = free ? 0 : (phase.die.size / 2 + 1) / 2 + lost - harmOf(state);
  return -(damage - lost) * stakes.hit - stakes.loss - PUT_OFF;
}
function idleValue({ state, phase, stakes }) {
  const { type, size } = phase.die;
  const { hero } = state.turn;
  if (type === "DIVINE") {
    return Math.min(COMFORT, assertDefined(state.heroes[hero]).pile.length) * priceOf(state, hero);
  }
  if (type !== "ENEMY" && type !== "VILLAIN") return -stakes.loss;
  return -((size + 1) / 2) * priceOf(state, hero) - stakes.loss;
}
function checkValue({ state, temper }, action) {
  const pick2 = peekPick(state, action);
  const plan2 = pick2 === void 0 ? void 0 : planCheck(state, pick2, temper);
  if (plan2 === void 0) return -Infinity;
  return plan2.win < temper.floor ? plan2.value - DOUBT : plan2.value;
}
function valueOf(meeting, action) {
  if (action.kind === "acquire") return meeting.stakes.win;
  if (action.kind === "forfeit") return idleValue(meeting);
  if (action.kind === "flee") return flightValue(meeting, false);
  if (action.kind === "use" && findSkill(action.skill).moment === "flee") {
    return flightValue(meeting, true);
  }
  return checkValue(meeting, action);
}
function evadeValue({ state, phase, temper }, action, otherwise) {
  const pick2 = peekPick(state, action);
  const plan2 = pick2 === void 0 ? void 0 : planCheck(state, pick2, temper);
  if (plan2 === void 0) return -Infinity;
  const evaded = phase.die.type === "VILLAIN" ? -PUT_OFF : temper.tempo;
  return plan2.win * evaded + (1 - plan2.win) * (otherwise - 0.3);
}
function isEvasion(action) {
  return action.kind === "use" && findSkill(action.skill).moment === "evade";
}
function meet2(state, phase, temper) {
  const only2 = onlyChoice(state);
  if (only2 !== void 0) return only2;
  const stakes = encounterStakes(state, phase, temper);
  const meeting = { state, phase, temper, stakes };
  let best;
  let most = -Infinity;
  const consider = (action, value) => {
    if (best !== void 0 && value <= most) return;
    [best, most] = [action, value];
  };
  const offers = offersOf(state);
  for (const { action, refusal: refusal2 } of offers) {
    if (refusal2 === void 0 && !isEvasion(action)) consider(action, valueOf(meeting, action));
  }
  for (const { action, refusal: refusal2 } of offers) {
    if (refusal2 !== void 0 || !isEvasion(action)) continue;
    consider(action, evadeValue(meeting, action, most));
  }
  if (best === void 0) throw new RangeError("an encounter without an action");
  return best;
}

// src/games/dice/minds/interior.ts
var WEIGHED = ["before", "free", "errand"];
function usefulSkill(state, temper) {
  let best;
  let most = 0;
  for (const moment of WEIGHED) {
    for (const action of usesOf(state, moment)) {
      const habit = own(HABITS, action.skill);
      if (habit?.(state, action.hero) === true) return action;
      if (habit !== void 0 || findSkill(action.skill).aim === "place") continue;
      const { worth } = bestUse(state, action, temper);
      if (worth > most) [best, most] = [action, worth];
    }
  }
  return best;
}
function journey(state) {
  if (canDo(state, "travel")) return verb("travel");
  if (state.turn.explorations > 0 || state.turn.spent) return void 0;
  return usesOf(state, "before").find(({ skill }) => findSkill(skill).aim === "place");
}
function recover(state, temper) {
  const { hero } = state.turn;
  if (needsRest(state, hero, temper) && canDo(state, "rest")) return verb("rest");
  const { hand } = assertDefined(state.heroes[hero]);
  return woundCount(hand) >= 2 && canDo(state, "cure") ? verb("cure") : void 0;
}
function giveAway(state) {
  const { hero } = state.turn;
  const giver = assertDefined(state.heroes[hero]);
  if (spareDice(giver) < 5) return void 0;
  const isNeedy = ({ alive, at: at3 }, index) => alive && at3 === giver.at && index !== hero && spareDice(assertDefined(state.heroes[index])) <= 1;
  return state.heroes.some(isNeedy) && canDo(state, "give") ? verb("give") : void 0;
}
function isArmed(state) {
  const { hand } = assertDefined(state.heroes[state.turn.hero]);
  let sound = 0;
  for (const { type } of hand.main) if (type !== "WOUND") sound += 1;
  return sound >= 2;
}
function goOn(state, temper) {
  if (state.turn.explorations === 0 || state.turn.spent || !isArmed(state)) return void 0;
  const { hero } = state.turn;
  let best;
  let least = priceOf(state, hero) >= 3 ? 0.2 : temper.haste;
  const plain2 = canDo(state, "again") ? [verb("again")] : [];
  for (const action of [...plain2, ...usesOf(state, "again")]) {
    const pick2 = peekPick(state, action);
    if (pick2 === void 0) continue;
    const { cost } = cheapestPayment(state, pick2);
    if (cost < least) [best, least] = [action, cost];
  }
  return best;
}
function takeTurn(state, temper) {
  const { hero } = state.turn;
  const found2 = tryClosing(state, temper) ?? recover(state, temper) ?? usefulSkill(state, temper);
  if (found2 !== void 0) return found2;
  const gift = giveAway(state);
  if (gift !== void 0) return gift;
  const way = journey(state);
  if (way !== void 0 && destination(state, hero, temper) !== assertDefined(state.heroes[hero]).at) {
    return way;
  }
  if (canDo(state, "explore")) return verb("explore");
  return goOn(state, temper) ?? verb("finish");
}

// src/games/dice/minds/reacting.ts
function savedBy(state, { hero, amount }, use2, temper) {
  const pick2 = peekPick(state, use2);
  if (pick2 === void 0) return -1;
  const skill = findSkill(use2.skill);
  const slots = slotsFor(state, pick2, temper);
  const { hand } = assertDefined(state.heroes[use2.hero]);
  const sizes = slots.map((slot) => assertDefined(dieAt(hand, slot)).size);
  const way = wayOf(use2);
  const level2 = levelOf(state, use2.hero, use2.skill);
  const total = Math.round(
    state.world.memory.of(OddsTable).meanOf(way.method ?? "SUM", sizes) + (way.bonus?.(level2) ?? 0)
  );
  const left = Math.max(0, skill.lessen?.(amount, total, level2) ?? amount);
  const bearer = skill.shields === true ? use2.hero : hero;
  const saved = amount * priceOf(state, hero) - left * priceOf(state, bearer);
  return saved - lossOf(state, pick2, slots);
}
function react2(state, phase, temper) {
  let best = verb("confirm");
  let most = 0;
  for (const { action, refusal: refusal2 } of offersOf(state)) {
    if (refusal2 !== void 0 || action.kind !== "use") continue;
    const saved = savedBy(state, phase, action, temper);
    if (saved > most) [best, most] = [action, saved];
  }
  return best;
}
function considerBanishing(state, { die, place }, temper) {
  if (!isNuisance(state, die, place)) return verb("forfeit");
  const pick2 = peekPick(state, verb("confirm"));
  const plan2 = pick2 === void 0 ? void 0 : planCheck(state, pick2, temper);
  return verb(plan2 !== void 0 && plan2.value > 0 ? "confirm" : "forfeit");
}
function isNuisance(state, { type }, place) {
  if (type !== "ENEMY") return type === "OBSTACLE" || type === "WOUND";
  const { enemies } = assertDefined(state.places[place]);
  return !enemies.some((card) => hasFlag(cardHooks(state, card), "henchman"));
}

// src/games/dice/minds/thoughtful.ts
var WAYS = {
  place: (state, { hero }, temper) => chooseLocation(state, hero, temper),
  interior: (state, _phase, temper) => takeTurn(state, temper),
  encounter: meet2,
  pick: pickDice,
  pile: pickPile,
  target: aim2,
  closing: (state, _phase, temper) => mannerOfClosing(state, temper),
  guard: (state, _phase, temper) => guardPlace(state, temper),
  damage: react2,
  retry: () => verb("hide"),
  look: considerBanishing
};
function decide(state, temper) {
  const phase = phaseOf(state);
  const way = phase === void 0 ? void 0 : WAYS[phase.kind];
  if (phase === void 0 || way === void 0) throw new RangeError("nobody decides here");
  return way(state, phase, temper);
}

// src/games/dice/minds/index.ts
var GREEDY = {
  floor: 0,
  closeFloor: 0.3,
  closing: 5,
  tempo: 1.5,
  haste: 1,
  restAt: 3,
  bagWeight: 1,
  villainWeight: 4,
  companionWeight: 3
};
var TEMPERS = {
  greedy: GREEDY,
  cautious: { ...GREEDY, floor: 0.7, closeFloor: 0.7, haste: 0.3, restAt: 5 },
  rusher: { ...GREEDY, closeFloor: 0.05, haste: 4, restAt: -9, tempo: 3 },
  closer: { ...GREEDY, closeFloor: 0.15, closing: 9, bagWeight: 2, villainWeight: 0 }
};
var MIND_IDS = ["random", "greedy", "cautious", "rusher", "closer"];
function enabledActions(state) {
  const turn = turnOf(state);
  if (turn.kind !== "decide") throw new RangeError("nobody decides here");
  return turn.actions;
}
function chooseAtRandom(state, random) {
  const actions = enabledActions(state);
  const phase = phaseOf(state);
  const isEnd = ({ kind }) => kind === "confirm";
  if ((phase?.kind === "pick" || phase?.kind === "pile") && actions.some(isEnd)) {
    return actions.find(isEnd);
  }
  const onward = actions.filter(({ kind }) => kind !== "cancel");
  return pick(random, onward.length > 0 ? onward : actions);
}
function thoughtful(temper) {
  return (state) => {
    const wanted = decide(state, temper);
    if (refuse(state, wanted) === void 0) return wanted;
    const actions = enabledActions(state);
    return assertDefined(actions.find(({ kind }) => kind !== "cancel") ?? actions[0]);
  };
}
var CHOICES2 = {
  random: chooseAtRandom,
  greedy: thoughtful(TEMPERS.greedy),
  cautious: thoughtful(TEMPERS.cautious),
  rusher: thoughtful(TEMPERS.rusher),
  closer: thoughtful(TEMPERS.closer)
};
var MINDS = MIND_IDS.map((id2) => ({ id: id2, choose: CHOICES2[id2] }));
function findMind(id2) {
  return MINDS.find((mind2) => mind2.id === id2);
}

// src/games/dice/packs/limits.ts
var PACK_LIMITS = {
  /** Bytes of one file. */
  fileBytes: 512 * 1024,
  /** Files of a pack that are read; other files are skipped. */
  files: 64,
  /** Bytes of all files of a pack together. */
  packBytes: 4 * 1024 * 1024,
  /** Bytes of a zip as it lies on the disk, and entries in its list. */
  zipBytes: 8 * 1024 * 1024,
  zipEntries: 2e3,
  /** How many bytes one byte in a zip may grow to. */
  zipRatio: 200,
  /** Lists in mappings in lists: an adventure needs seven. */
  depth: 12,
  /** Entries of one list or mapping. */
  entries: 500,
  /** Values of one file, counted again wherever an alias repeats them. */
  values: 2e4,
  /** Words and signs of one file, as YAML parts it. */
  tokens: 2e5,
  /** Problems that are told of one pack. */
  problems: 200
};

// src/kit/zip/messages.ts
var ZIP_MESSAGES = {
  "zip-broken": "This is not a readable zip: {reason}",
  "zip-large": "The zip has {bytes} bytes, but only {most} are allowed.",
  "zip-entries": "The zip has {count} entries, but only {most} are allowed.",
  "zip-inflated": "{name} would take {bytes} bytes unpacked, but only {most} are allowed.",
  "zip-total": "The files in the zip would take {bytes} bytes unpacked, but only {most} are allowed.",
  "zip-ratio": "{name} grows more than {most} times when unpacked: such zips are refused.",
  "zip-path": '"{name}" leads outside the zip: only plain paths inside it are allowed.',
  "zip-link": '"{name}" is a link: put the file itself into the zip.',
  "zip-secret": '"{name}" is encrypted, or compressed in an unsupported way: use plain deflate.'
};
function zipProblem(code, args, file) {
  const message = fillIn(ZIP_MESSAGES[code], args);
  return { code, message, args, file };
}

// src/games/dice/packs/messages.ts
var PACK_MESSAGES = {
  "pack-no-adventure": "There is no adventure.yaml in {pack}: a pack needs one in its top folder.",
  "pack-file-named": "{name} is not read: rename it to {meant}.",
  "pack-file-large": "{name} has {bytes} bytes, but only {most} are allowed. Split the pack.",
  "pack-large": "The files of the pack have {bytes} bytes together, but only {most} are allowed.",
  "pack-files": "The pack has {count} files, but only {most} are allowed.",
  "pack-file-missing": "There is no {name}: write the names and texts of the pack there.",
  "pack-link": "{name} is a link to a file outside the pack: put the file itself there.",
  "pack-unreadable": "{name} cannot be read: {reason}",
  "pack-none": "{name} is not a pack: give its folder, its adventure.yaml or a .zip.",
  "pack-language": '"{language}" is not a language code: name the file as in i18n/en.yaml.',
  "pack-language-twice": "{name} and {other} are the same language: keep one of them.",
  "pack-utf8": "The file is not valid UTF-8 from here on: save it in that encoding.",
  "pack-more": "There are {count} more problems: fix these first.",
  ...ZIP_MESSAGES,
  "yaml-syntax": "This line cannot be read: check its quotes, brackets, colons and indentation, and those of the line before.",
  "yaml-bracket": 'A bracket that was opened is never closed: add the missing "]" or "}".',
  "yaml-quote": "A quotation mark that was opened is never closed: add the missing one at the end of its text.",
  "yaml-colon": "A text with a colon and a space in it has to be in quotes; a key stands on a line of its own, in one column with its neighbours.",
  "yaml-flow": 'Between brackets, entries are separated by commas: one is missing, or a line with "-" stands there.',
  "yaml-line": 'This line has no key: write "key: value" with a space after the colon, or indent it more if it belongs to the text above.',
  "yaml-indent": "This line is not in one column with the lines that it belongs to: correct its indentation.",
  "yaml-comma": "A comma is missing between two entries in brackets.",
  "yaml-escape": 'A backslash in double quotes begins a special character: write "\\\\" for the backslash itself.',
  "yaml-start": "A text cannot begin with this character: put the text in quotes.",
  "yaml-comment": 'A comment needs a space before its "#"; a "#" that belongs to a text needs quotes around the text.',
  "yaml-tab": "Tabs cannot be used for indentation: use spaces.",
  "yaml-empty": "The file is empty.",
  "yaml-deep": "Nested more than {most} levels deep: nothing in a pack needs that.",
  "yaml-entries": "More than {most} entries in one list or mapping: split the pack.",
  "yaml-values": "More than {most} values, counting aliases each time they are used: split the pack.",
  "yaml-tag": "The tag {tag} has no meaning here: remove it.",
  "yaml-directive": "Directives have no meaning here: remove the line.",
  "yaml-documents": "A second document begins here: a file can hold only one.",
  "yaml-alias": "There is no anchor &{name} above this alias: write out the value.",
  "yaml-cycle": "The alias *{name} is inside the value it names: write out the value.",
  "yaml-key": 'A key has to be a plain word, as in "name: value".',
  "yaml-key-twice": 'The key "{key}" is already on line {line}: remove one of them.',
  "yaml-key-reserved": '"{key}" cannot be a key: choose another word.',
  "pack-newer": "The pack has format {format}, but this program reads only up to format {known}. Get a newer version of the program.",
  "pack-engine": "The pack was made for the rules {range}; this program plays by the rules {known}.",
  "pack-there": "{folder} is there already: choose another id.",
  "pack-missing": '{where} has no "{key}": add it.',
  "pack-unknown-key": '{where} has no key "{key}". The keys are {known}.',
  "pack-unknown-key-meant": '{where} has no key "{key}": did you mean "{meant}"?',
  "pack-type": "{where}: expected {expected}, not {got}.",
  "pack-quote": "{where}: {got} is read as a number: put it in quotes.",
  "pack-value": "{where}: there is no {got}. Choose from {known}.",
  "pack-value-none": "{where} has no value. Choose from {known}.",
  "pack-value-meant": '{where}: there is no {got}: did you mean "{meant}"?',
  "pack-form": "{where}: {got} does not have the right form. Write {form}.",
  "pack-version": "{where}: {got} is not a version: write three numbers, such as 1.0.0.",
  "pack-id": '"{key}" is not a valid id: use lower-case letters, digits and single hyphens, as in "old-mill".',
  "pack-small": "{where} is {got}: it has to be {least} or more.",
  "pack-big": "{where} is {got}: it can be {most} at most.",
  "pack-short": "{where} is empty: it needs at least {least}.",
  "pack-long": "{where} is too long: {count} {unit} at most.",
  "pack-reference": '{where}: there is no {kind} "{id}" in this pack.',
  "pack-reference-meant": '{where}: there is no {kind} "{id}": did you mean "{meant}"?',
  "pack-row": '{where}: there is no {kind} "{id}". Choose from {known}.',
  "pack-row-meant": '{where}: there is no {kind} "{id}": did you mean "{meant}"?',
  "pack-row-elsewhere": '{where}: "{id}" is of the kind {other}, not {kind}: list it there.',
  "pack-twice": '{where}: "{id}" is listed twice: remove one of them.',
  "pack-id-twice": '"{id}" is also the id of {where}: choose another one.',
  "pack-chapter-twice": 'The scenario "{id}" is also in chapter "{chapter}": a scenario can be in only one place.',
  "pack-both-places": '{where}: "{id}" is also a static location: remove one of them.',
  "pack-no-level": 'The scenario "{id}" is in no chapter and has no level: write "level: 1", or add it to a chapter.',
  "pack-no-places": 'The scenario "{id}" has no locations: list some under "static" or "dynamic".',
  "pack-villains": 'The scenario "{id}" has {count} villains, but only {places} locations for one hero: a location holds one villain.',
  "pack-villain-place": '{where}: a villain can wait only at a static location of the scenario, and "{id}" is not one of them.',
  "pack-villain-shared": '{where}: another villain is already waiting at "{id}".',
  "pack-range": '{where}: "{got}" runs backwards: write the smaller number first.',
  "pack-filter": '{where}: write either "only" or "not", not both.',
  "pack-filter-empty": "{where}: this filter leaves no type of die.",
  "pack-villain-die": '{where}: a bag cannot name VILLAIN: list the villain under "villains" of a scenario, and his die comes with him.',
  "pack-bag-large": 'The bag of "{id}" can have {count} dice, but only {most} are allowed.',
  "pack-closing": 'The location "{id}" cannot be closed in scenario "{scenario}": it needs {needed}, but the best dice of level {level} reach {best}. Lower "closing", or name more "closingTypes".',
  "warn-contradiction": '{where}: "{id}" and "{other}" contradict each other: remove one of them.',
  "warn-villains-absent": 'The scenario "{id}" has villains, but the rule "friendly-neighbourhood" keeps them away: remove one or the other.',
  "warn-untouchable": 'The {kind} "{id}" is both warded and ethereal: no attack counts against it.',
  "warn-timer": "{where} is 0: the heroes lose before their first turn.",
  "warn-no-henchman": 'No location of the scenario "{id}" has an enemy with the trait "henchman": each can be closed only when its bag is empty.',
  "warn-pool": 'The scenario "{id}" has only {count} dynamic locations: a party of {heroes} or more would need another one.',
  "warn-no-villains": 'The scenario "{id}" has no villains: write "victory: closeAll" to tell players what to do.',
  "warn-loose": 'The scenario "{id}" is in no chapter.',
  "warn-unused": 'The {kind} "{id}" is never used.',
  "warn-bag-empty": 'The bag of "{id}" can be empty: the location could then be closed at once.',
  "warn-nameless": 'The bag of "{id}" can have {type} dice, but no card says what they are.',
  "warn-idle": "{where}: the bag has no {type} dice, so these cards never come up.",
  "warn-cards": "{where} is {count}, but only {most} cards are listed.",
  "warn-unnamed": '{language} lacks {count} names, the first being "{first}". Ids are shown instead.',
  "warn-untold": '{language} lacks {count} texts, the first being "{first}". Those of {instead} are shown instead.',
  "warn-text-reference": '{where}: there is no {kind} "{id}" in this pack.',
  "warn-duplicate": 'The pack "{id}" is also in {other}: version {version} is used and this one is ignored.'
};
function isWarning(code) {
  return code.startsWith("warn-");
}

// src/games/dice/packs/source.ts
function sentence(code, args) {
  return fillIn(PACK_MESSAGES[code], args);
}
function packProblem(code, args = {}, file) {
  const problem = { code, message: sentence(code, args), args };
  return file === void 0 ? problem : { ...problem, file };
}
function problemAt({ file, text: text2 }, offset, code, args = {}) {
  return { ...packProblem(code, args, file), ...placeAt(text2, offset) };
}
function placeAt(text2, offset) {
  let line = 1;
  let start = 0;
  for (let at3 = text2.indexOf("\n"); at3 >= 0 && at3 < offset; at3 = text2.indexOf("\n", at3 + 1)) {
    line += 1;
    start = at3 + 1;
  }
  return { line, column: Math.min(offset, text2.length) - start + 1 };
}
function sortProblems(problems) {
  const key = ({ file, line, column, code, args }) => {
    return JSON.stringify([file, line, column, code, { ...args, where: "", scenario: "" }]);
  };
  const first = /* @__PURE__ */ new Map();
  for (const problem of problems) if (!first.has(key(problem))) first.set(key(problem), problem);
  const unique = [...first.values()];
  const order = /* @__PURE__ */ new Map();
  for (const { file = "" } of unique) if (!order.has(file)) order.set(file, order.size);
  const rank = ({ file = "" }) => order.get(file);
  return unique.sort(
    (a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
  );
}

// src/games/dice/packs/names.ts
var ALIASES = { ua: "uk", iw: "he", in: "id", ji: "yi" };
function languageOf(tag) {
  const [base = "", ...rest] = tag.toLowerCase().split(/[-_]/);
  return [own(ALIASES, base) ?? base, ...rest].join("-");
}

// src/kit/text/code-units.ts
function textOf(units) {
  const unit = (at4) => units[at4];
  const parts = [];
  let at3 = 0;
  for (; at3 + 8 <= units.length; at3 += 8) {
    const [a, b, c, d] = [unit(at3), unit(at3 + 1), unit(at3 + 2), unit(at3 + 3)];
    const [e, f, g, h] = [unit(at3 + 4), unit(at3 + 5), unit(at3 + 6), unit(at3 + 7)];
    parts.push(String.fromCharCode(a, b, c, d, e, f, g, h));
  }
  for (; at3 < units.length; at3++) parts.push(String.fromCharCode(unit(at3)));
  return parts.join("");
}

// src/kit/text/utf8.ts
function leadOf(byte) {
  if (byte >= 194 && byte < 224) return [1, byte & 31];
  if (byte >= 224 && byte < 240) return [2, byte & 15];
  return byte >= 240 && byte < 245 ? [3, byte & 7] : void 0;
}
var LEAST = [0, 128, 2048, 65536];
function characterAt(bytes, at3) {
  const lead = leadOf(bytes[at3]);
  if (lead === void 0) return void 0;
  const [more, bits] = lead;
  let code = bits;
  for (let i = 1; i <= more; i++) {
    const byte = bytes[at3 + i];
    if (byte === void 0 || (byte & 192) !== 128) return void 0;
    code = code << 6 | byte & 63;
  }
  const isSurrogate = code >= 55296 && code <= 57343;
  if (code < LEAST[more] || code > 1114111 || isSurrogate) return void 0;
  return [code, more + 1];
}
function decodeUtf8(bytes) {
  const units = new Uint16Array(bytes.length);
  let count = 0;
  let at3 = 0;
  while (at3 < bytes.length) {
    const byte = bytes[at3];
    const character = byte < 128 ? void 0 : characterAt(bytes, at3);
    if (character === void 0 && byte >= 128) break;
    const code = character?.[0] ?? byte;
    if (code > 65535) units[count++] = 55232 + (code >> 10);
    units[count++] = code > 65535 ? 56320 + (code & 1023) : code;
    at3 += character?.[1] ?? 1;
  }
  return { text: textOf(units.subarray(0, count)), whole: at3 === bytes.length };
}

// src/games/dice/packs/files.ts
var ADVENTURE_FILE = "adventure.yaml";
var TEXTS_FILE = /^i18n\/([^/]+)\.yaml$/;
var LANGUAGE = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i;
var MISNAMED = /^(adventure|i18n\/[^/]+)\.(?:yml|json|yaml\.txt|YAML|YML)$/i;
function isPackFile(name2) {
  return name2 === ADVENTURE_FILE || TEXTS_FILE.test(name2) || MISNAMED.test(name2);
}
function sizeProblems(files, root) {
  const read = [...files].filter(([name2]) => isPackFile(name2));
  const { files: count, fileBytes, packBytes } = PACK_LIMITS;
  if (read.length > count) return [packProblem("pack-files", { count: read.length, most: count })];
  const large = read.filter(([, { length }]) => length > fileBytes);
  if (large.length > 0) {
    return large.map(([name2, { length }]) => {
      const args = { name: name2, bytes: length, most: fileBytes };
      return packProblem("pack-file-large", args, `${root}${name2}`);
    });
  }
  const bytes = read.reduce((sum2, [, { length }]) => sum2 + length, 0);
  return bytes > packBytes ? [packProblem("pack-large", { bytes, most: packBytes })] : [];
}
function namingProblems(files, root) {
  return [...files.keys()].flatMap((name2) => {
    if (name2 === ADVENTURE_FILE || TEXTS_FILE.test(name2)) return [];
    const base = MISNAMED.exec(name2)?.[1];
    if (base === void 0) return [];
    const args = { name: name2, meant: `${base.toLowerCase()}.yaml` };
    return [packProblem("pack-file-named", args, `${root}${name2}`)];
  });
}
function languageFiles(files, root) {
  const found2 = /* @__PURE__ */ new Map();
  const problems = [];
  for (const name2 of [...files.keys()].sort()) {
    const tag = TEXTS_FILE.exec(name2)?.[1];
    if (tag === void 0) continue;
    const file = `${root}${name2}`;
    const language = languageOf(tag);
    const other = found2.get(language);
    if (!LANGUAGE.test(tag)) problems.push(packProblem("pack-language", { language: tag }, file));
    else if (other === void 0) found2.set(language, name2);
    else problems.push(packProblem("pack-language-twice", { name: name2, other }, file));
  }
  return { found: found2, problems };
}
function readSource(bytes, file) {
  const { text: text2, whole } = decodeUtf8(bytes);
  const source = { file, text: text2.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n") };
  if (whole) return parsed(source);
  return failed(problemAt(source, source.text.length, "pack-utf8"));
}

// src/games/dice/packs/shape.ts
import * as z from "zod";

// src/kit/text/suggest.ts
function distance(a, b, limit) {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const steps = [
        assertDefined(last[j]) + 1,
        assertDefined(row[j - 1]) + 1,
        assertDefined(last[j - 1]) + (same ? 0 : 1)
      ];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) steps.push(assertDefined(before[j - 2]) + 1);
      row.push(smallest(steps));
    }
    before = last;
    last = row;
  }
  return assertDefined(last[b.length]);
}
var LONGEST = 80;
function plain(word3) {
  return word3.replace(/[\s_-]+/g, "").toLowerCase();
}
function suggest(word3, known) {
  if (word3.length > LONGEST) return void 0;
  const wanted = plain(word3);
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  let best;
  let least = limit + 1;
  for (const candidate of known) {
    const far = distance(wanted, plain(candidate), limit);
    if (far >= least) continue;
    least = far;
    best = candidate;
  }
  return best;
}

// src/games/dice/packs/yaml.ts
import { Composer, isAlias, isMap, isScalar, isSeq } from "yaml";

// src/games/dice/packs/yaml-guard.ts
function itemsOf(token) {
  return "items" in token ? token.items : [];
}
function* partsOf2(token) {
  if (token.type === "document") {
    yield* token.start;
    if (token.value !== void 0) yield token.value;
  }
  for (const { start, key, sep: sep2, value } of itemsOf(token)) {
    yield* start;
    if (key) yield key;
    if (sep2 !== void 0) yield* sep2;
    if (value !== void 0) yield value;
  }
}
var EXPECTED = ["space", "newline", "comment", "flow-seq-end", "flow-map-end"];
function strayIn(token) {
  if (token.type === "error") return [token];
  const end = "end" in token ? token.end ?? [] : [];
  return end.filter(({ type }) => !EXPECTED.includes(type));
}
function refusalOf(source, { token, depth }, documents) {
  const { depth: deepest, entries } = PACK_LIMITS;
  const { offset } = token;
  const at3 = (code, args = {}) => problemAt(source, offset, code, args);
  if (depth > deepest) return at3("yaml-deep", { most: deepest });
  if (itemsOf(token).length > entries) return at3("yaml-entries", { most: entries });
  if (token.type === "tag") return at3("yaml-tag", { tag: token.source.slice(0, 40) });
  if (token.type === "directive") return at3("yaml-directive");
  return token.type === "document" && documents > 1 ? at3("yaml-documents") : void 0;
}
function guardTokens(source, tokens) {
  const problems = [];
  const open = tokens.map((token) => ({ token, depth: 0 })).reverse();
  let documents = 0;
  let seen = 0;
  const stray = [];
  for (let next = open.pop(); next !== void 0; next = open.pop()) {
    if (next.token.type === "document") documents += 1;
    seen += 1;
    if (seen > PACK_LIMITS.tokens) {
      const most = PACK_LIMITS.values;
      problems.push(problemAt(source, next.token.offset, "yaml-values", { most }));
      return { problems, sound: false };
    }
    for (const token of strayIn(next.token)) stray.push(token);
    const [first] = stray;
    if (first !== void 0 && stray.length > PACK_LIMITS.problems) {
      const reason = first.type === "error" ? first.message : `Unexpected ${first.type}`;
      problems.push(problemAt(source, first.offset, "yaml-syntax", { reason }));
      return { problems, sound: false };
    }
    const problem = refusalOf(source, next, documents);
    if (problem !== void 0) problems.push(problem);
    if (problem?.code === "yaml-deep" || problem?.code === "yaml-entries") {
      return { problems, sound: false };
    }
    const depth = next.depth + ("items" in next.token ? 1 : 0);
    const parts = [...partsOf2(next.token)].reverse();
    for (const token of parts) open.push({ token, depth });
    if (problems.length > PACK_LIMITS.problems) return { problems, sound: false };
  }
  return { problems, sound: true };
}

// src/games/dice/packs/yaml-tokens.ts
import { Lexer, Parser } from "yaml";
var OPEN_MOST = 4 * PACK_LIMITS.depth;
function tokensOf(source) {
  const parser = new Parser();
  const tokens = [];
  for (const lexeme of new Lexer().lex(source.text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (parser.stack.length > OPEN_MOST) {
      return failed(problemAt(source, parser.offset, "yaml-deep", { most: PACK_LIMITS.depth }));
    }
  }
  for (const token of parser.end()) tokens.push(token);
  return parsed(tokens);
}

// src/games/dice/packs/yaml.ts
function findMark(mark, path) {
  let found2 = mark;
  for (const part3 of path) {
    const next = typeof part3 === "symbol" ? void 0 : found2.parts.get(part3);
    if (next === void 0) return found2;
    found2 = next;
  }
  return found2;
}
var RESERVED = ["__proto__", "constructor", "prototype"];
var NO_PARTS = /* @__PURE__ */ new Map();
var Reader = class {
  problems = [];
  #source;
  #anchors = /* @__PURE__ */ new Map();
  #open = /* @__PURE__ */ new Set();
  #read = 0;
  constructor(source) {
    this.#source = source;
  }
  #tell(node, code, args) {
    const at3 = node?.range?.[0] ?? 0;
    this.problems.push(problemAt(this.#source, at3, code, args));
  }
  read(node, depth) {
    const nothing = { value: null, mark: { at: node?.range?.[0] ?? 0, parts: NO_PARTS } };
    const { values: most } = PACK_LIMITS;
    this.#read += 1;
    if (this.#read === most) this.#tell(node, "yaml-values", { most });
    if (node === null || this.#read >= most) return nothing;
    if (isAlias(node)) return this.#follow(node, depth) ?? nothing;
    if (node.anchor !== void 0) this.#anchors.set(node.anchor, node);
    if (isScalar(node)) return { ...nothing, value: node.value };
    if (depth >= PACK_LIMITS.depth) {
      this.#tell(node, "yaml-deep", { most: PACK_LIMITS.depth });
      return nothing;
    }
    this.#open.add(node);
    const tree = isSeq(node) ? this.#readList(node.items, nothing.mark.at, depth) : isMap(node) ? this.#readMapping(node.items, nothing.mark.at, depth) : nothing;
    this.#open.delete(node);
    return tree;
  }
  #follow(alias, depth) {
    const name2 = alias.source;
    const node = this.#anchors.get(name2);
    if (node !== void 0 && !this.#open.has(node)) return this.read(node, depth);
    this.#tell(alias, node === void 0 ? "yaml-alias" : "yaml-cycle", { name: name2 });
    return void 0;
  }
  #readList(items, at3, depth) {
    const trees = items.map((item) => this.read(item, depth + 1));
    const parts = new Map(trees.map(({ mark }, i) => [i, mark]));
    return { value: trees.map(({ value }) => value), mark: { at: at3, parts } };
  }
  #readMapping(pairs, at3, depth) {
    const value = /* @__PURE__ */ Object.create(null);
    const parts = /* @__PURE__ */ new Map();
    for (const pair of pairs) {
      const key = this.#readKey(pair.key, parts);
      if (key === void 0) continue;
      const keyAt = pair.key?.range?.[0] ?? at3;
      const read = this.read(pair.value, depth + 1);
      setOwn(value, key, read.value);
      const valueAt = pair.value === null ? keyAt : read.mark.at;
      parts.set(key, { ...read.mark, at: valueAt, keyAt });
    }
    return { value, mark: { at: at3, parts } };
  }
  #readKey(node, known) {
    if (!isScalar(node)) {
      this.#tell(node, "yaml-key");
      return void 0;
    }
    const key = typeof node.value === "string" ? node.value : node.source ?? "";
    const first = known.get(key)?.keyAt;
    if (RESERVED.includes(key)) this.#tell(node, "yaml-key-reserved", { key });
    else if (first === void 0) return key;
    else {
      const { line = 1 } = problemAt(this.#source, first, "yaml-key");
      this.#tell(node, "yaml-key-twice", { key: key.slice(0, 80), line });
    }
    return void 0;
  }
};
var BY_CODE = {
  TAB_AS_INDENT: "yaml-tab",
  BLOCK_AS_IMPLICIT_KEY: "yaml-colon",
  BLOCK_IN_FLOW: "yaml-flow",
  MULTILINE_IMPLICIT_KEY: "yaml-line",
  BAD_INDENT: "yaml-indent",
  BAD_DQ_ESCAPE: "yaml-escape",
  BAD_SCALAR_START: "yaml-start"
};
var BY_WORDS = [
  [/end with a [\]}]/, "yaml-bracket"],
  [/^Missing closing ["']quote/, "yaml-quote"],
  [/^Comments must be separated/, "yaml-comment"],
  [/^Implicit map keys need to be followed/, "yaml-line"],
  [/^Missing , /, "yaml-comma"],
  [/^Sequence item without - /, "yaml-indent"]
];
function syntaxProblem(source, { code, message, pos }) {
  const words = BY_WORDS.find(([pattern]) => pattern.test(message));
  return problemAt(source, pos[0], words?.[1] ?? BY_CODE[code] ?? "yaml-syntax");
}
function withoutEchoes(problems) {
  const tabs = problems.filter(({ code }) => code === "yaml-tab");
  if (tabs.length === 0) {
    const told2 = problems.find(({ code }) => code !== "yaml-syntax") ?? problems[0];
    return told2 === void 0 ? [] : [told2];
  }
  return tabs.filter(({ line }, i) => tabs.findIndex((other) => other.line === line) === i);
}
var OPTIONS = { version: "1.2", schema: "core", merge: false, uniqueKeys: false };
function compose(source) {
  const tokens = tokensOf(source);
  if (!tokens.ok) return tokens;
  const { problems, sound } = guardTokens(source, tokens.value);
  if (!sound) return failed(problems);
  const [document] = new Composer(OPTIONS).compose(tokens.value);
  const found2 = document?.errors.slice(0, PACK_LIMITS.problems) ?? [];
  const errors = withoutEchoes(found2.map((error) => syntaxProblem(source, error)));
  const all2 = [...problems, ...errors];
  return all2.length > 0 ? failed(all2.slice(0, PACK_LIMITS.problems)) : parsed(document);
}
function readYaml(source) {
  const document = compose(source);
  if (!document.ok) return document;
  const contents = document.value?.contents ?? null;
  const isEmpty = contents === null || isScalar(contents) && contents.value === null;
  if (isEmpty) return failed(problemAt(source, 0, "yaml-empty"));
  const reader = new Reader(source);
  const tree = reader.read(contents, 0);
  return reader.problems.length > 0 ? failed(reader.problems.slice(0, PACK_LIMITS.problems)) : parsed(tree);
}

// src/games/dice/packs/shape.ts
function makePath(path) {
  const parts = path.map((part3) => {
    return typeof part3 === "number" ? `[${part3}]` : `.${String(part3).slice(0, 60)}`;
  });
  return parts.length === 0 ? "the file" : parts.join("").replace(/^\./, "");
}
function describe(value) {
  if (value === null || value === void 0) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a mapping";
  if (typeof value === "string") return quote(value);
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "something else";
}
var EXPECTED2 = {
  string: "a text",
  number: "a whole number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list, as in [a, b]",
  object: 'a mapping, as in "name: value" lines or {}',
  record: 'a mapping, as in "name: value" lines or {}'
};
function kindOf(value) {
  if (value === null || value === void 0) return "nothing";
  if (Array.isArray(value)) return "list";
  return typeof value === "object" ? "mapping" : "value";
}
function wantOf(issue) {
  return issue.code === "invalid_type" ? issue.expected : "other";
}
function expectedOf(issue) {
  if (issue.code === "invalid_union") {
    const wanted = issue.errors.map(([first]) => first === void 0 ? "" : expectedOf(first));
    return [...new Set(wanted.filter((text2) => text2 !== ""))].join(" or ");
  }
  return issue.code === "invalid_type" ? EXPECTED2[issue.expected] ?? issue.expected : "";
}
function at(value, path) {
  return path.reduce((now, part3) => {
    const isHolder = typeof now === "object" && now !== null;
    return isHolder ? own(now, String(part3)) : void 0;
  }, value);
}
function keysAt(schema, path) {
  if (schema instanceof z.ZodOptional) return keysAt(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => keysAt(option, path));
  }
  const [part3, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    if (part3 === void 0) return Object.keys(schema.shape);
    const inner = own(schema.shape, String(part3));
    return inner === void 0 ? [] : keysAt(inner, rest);
  }
  if (part3 === void 0) return [];
  if (schema instanceof z.ZodRecord) return keysAt(schema.valueType, rest);
  return schema instanceof z.ZodArray ? keysAt(schema.element, rest) : [];
}
function isVersion({ path }) {
  return path.length === 1 && path[0] === "version";
}
var Teller = class {
  #file;
  #schema;
  constructor(file, schema) {
    this.#file = file;
    this.#schema = schema;
  }
  tell(issue) {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key2) => this.#unknownKey(issue.path, key2));
    }
    const got = at(this.#file.tree.value, issue.path);
    const key = issue.path.at(-1);
    if (got === void 0 && key !== void 0) return [this.#missing(issue.path, String(key))];
    const mark = findMark(this.#file.tree.mark, issue.path);
    const offset = issue.code === "invalid_key" ? mark.keyAt ?? mark.at : mark.at;
    const [code, args] = this.#sentence(issue, got);
    const where = makePath(issue.path);
    return [problemAt(this.#file.source, offset, code, { where, got: describe(got), ...args })];
  }
  #sentence(issue, got) {
    if (isVersion(issue)) return ["pack-version", {}];
    if (issue.code === "invalid_value") return choose(issue.values.map(String), got);
    if (issue.code === "invalid_key") {
      return ["pack-id", { key: String(issue.path.at(-1)).slice(0, 80) }];
    }
    if (issue.code === "invalid_format") return ["pack-form", { form: issue.message }];
    if (issue.code === "too_small") return tooSmall(issue);
    if (issue.code === "too_big") return tooBig(issue);
    if (wantOf(issue) === "string" && typeof got === "number") return ["pack-quote", {}];
    return ["pack-type", { expected: expectedOf(issue), want: wantOf(issue), given: kindOf(got) }];
  }
  #missing(path, key) {
    const owner = path.slice(0, -1);
    const mark = findMark(this.#file.tree.mark, owner);
    const place = placeOfOwner(mark);
    return problemAt(this.#file.source, place, "pack-missing", { where: makePath(owner), key });
  }
  #unknownKey(path, name2) {
    const { keyAt = 0 } = findMark(this.#file.tree.mark, [...path, name2]);
    const known = keysAt(this.#schema, path);
    const meant = suggest(name2, known);
    const args = { where: makePath(path), key: name2.slice(0, 80), known: known.join(", ") };
    if (meant === void 0) return problemAt(this.#file.source, keyAt, "pack-unknown-key", args);
    return problemAt(this.#file.source, keyAt, "pack-unknown-key-meant", { ...args, meant });
  }
};
function placeOfOwner({ keyAt, at: offset }) {
  return keyAt ?? offset;
}
function choose(values, got) {
  const known = values.join(", ");
  if (got === null) return ["pack-value-none", { known }];
  const meant = typeof got === "string" ? suggest(got, values) : void 0;
  return meant === void 0 ? ["pack-value", { known }] : ["pack-value-meant", { known, meant }];
}
var ITEMS = { array: "entries", string: "characters" };
function tooSmall({
  origin,
  minimum
}) {
  if (origin === "array")
    return ["pack-short", { least: `${String(minimum)} entry`, unit: origin }];
  if (origin === "string") {
    return ["pack-short", { least: `${String(minimum)} character`, unit: origin }];
  }
  return ["pack-small", { least: Number(minimum) }];
}
function tooBig({
  origin,
  maximum
}) {
  const unit = ITEMS[origin];
  if (unit === void 0) return ["pack-big", { most: Number(maximum) }];
  return ["pack-long", { count: Number(maximum), unit }];
}
function isSafety(issue) {
  if (issue.code === "too_big") return issue.maximum === Number.MAX_SAFE_INTEGER;
  return issue.code === "too_small" && issue.minimum === Number.MIN_SAFE_INTEGER;
}
function checkShape(file, schema) {
  const { error } = schema.safeParse(file.tree.value);
  const issues = error?.issues.filter((issue) => !isSafety(issue)) ?? [];
  const spoilt = issues.filter(({ code }) => code !== "unrecognized_keys");
  const teller = new Teller(file, schema);
  const told2 = issues.slice(0, 3 * PACK_LIMITS.problems).flatMap((issue) => teller.tell(issue));
  return {
    problems: told2,
    isSound: (...path) => !spoilt.some((issue) => {
      return path.every((part3, i) => i >= issue.path.length || issue.path[i] === part3);
    })
  };
}

// src/games/dice/packs/schema.ts
import * as z2 from "zod";
z2.config({ jitless: true });
var PACK_FORMAT = 1;
var ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
var DICE_RANGE = /^(\d{1,2})\s*-\s*(\d{1,2})$/;
var TIMER2 = /^(\d{1,3})(?:\s*\+\s*(\d{1,2}))?$/;
var REWARD = /^(?:PHYSICAL|SOMATIC|MENTAL|VERBAL|DIVINE|ALLY) d(?:4|6|8|10|12)$/;
var VERSION = /^(?:0|[1-9]\d{0,8})(?:\.(?:0|[1-9]\d{0,8})){2}$/;
var id = z2.string().max(60).regex(ID, { error: "small letters, digits and single hyphens, as in old-mill" }).meta({ description: "An id: small letters, digits and single hyphens." });
var word2 = z2.string().max(60);
var ids = (description) => z2.array(word2).max(60).describe(description);
var rows = (table, description) => {
  return z2.array(word2.meta({ enum: Object.keys(table) })).max(60).describe(description);
};
function mapping(value, description) {
  return z2.record(id, value).describe(description);
}
var timer = z2.union([
  z2.int().min(1).max(999),
  z2.string().regex(TIMER2, { error: "turns for one hero + turns for each further hero, as in 18 + 4" })
]).describe("Turns for one hero + turns for each further hero, as in 18 + 4.");
var timersOf = (one) => ({ easy: one, normal: one, hard: one });
var level = z2.int().min(1).max(3).describe("1 to 3: how large the dice of the scenario are.");
var statTypes = (description) => z2.array(z2.enum(STAT_TYPES)).min(1).describe(description);
var traits = rows(TRAITS, "Traits of the game, such as henchman or venomous.").optional();
var chapter = z2.strictObject({
  id,
  level,
  scenarios: ids("Its scenarios, in the order of play.").min(1)
}).describe("A chapter of the campaign.");
var villain = z2.union([
  word2,
  z2.strictObject({
    id: word2.describe("The villain."),
    at: word2.describe("The static location where it waits.").optional()
  })
]).describe("A villain, or { id: villain, at: location } for one that waits at a static location.");
var scenario = z2.strictObject({
  level: level.optional(),
  victory: z2.enum(VICTORIES).describe(
    "corner (the default): corner every villain. closeAll: close every location. firstVillain: defeat one villain."
  ).optional(),
  static: ids("Locations that are always there.").optional(),
  dynamic: ids('A pool of locations; one for every hero and "extra" more are taken.').optional(),
  extra: z2.int().min(0).max(20).describe("Dynamic locations beyond one for every hero; 2 unless given.").optional(),
  villains: z2.array(villain).max(20).describe("Its villains; a location holds one.").optional(),
  allySkills: rows(
    ALLY_SKILLS,
    "What allies can do; strike, aid and scout unless given."
  ).optional(),
  rules: rows(SCENARIO_RULES, "Special rules of the scenario, such as badly-hurt.").optional(),
  timer: z2.strictObject(timersOf(timer.optional())).describe("Turns, where they differ from those of the adventure.").optional(),
  divineOnObstacles: z2.boolean().describe("DIVINE dice help against obstacles, too.").optional(),
  villainEscapeCost: z2.int().min(0).max(20).describe("Turns lost when a villain gets away; 1 unless given.").optional(),
  harm: z2.int().min(0).max(5).describe("How much more damage each failure against a threat does; 0 unless given.").optional(),
  threat: z2.int().min(-2).max(5).describe("What is added to every ENEMY and VILLAIN die; 0 unless given.").optional(),
  reward: z2.array(z2.string().regex(REWARD, { error: "a die that a hero can own, as in ALLY d6" })).max(12).describe("Dice that a victory brings the party in a campaign, such as ALLY d6.").optional()
}).describe("A scenario.");
var dieTypes = z2.array(z2.enum(DIE_TYPES)).max(DIE_TYPES.length);
var plan = z2.strictObject({
  dice: z2.union([
    z2.int().min(0).max(40),
    z2.string().regex(DICE_RANGE, { error: "a number or a range, as in 2 or 1-3" })
  ]).describe("How many dice: a number, or a range such as 1-3."),
  only: dieTypes.min(1).describe("Each die is of one of these types.").optional(),
  not: dieTypes.describe("Each die is of any other type; never VILLAIN.").optional()
}).describe('So many dice, each of a type of its own that "only" or "not" lets through.');
var location = z2.strictObject({
  bag: z2.array(plan).min(1).max(40).describe("The dice of its bag."),
  fixed: z2.int().min(1).max(60).describe("The bag ends with exactly so many dice.").optional(),
  closing: z2.int().min(0).max(30).describe("How hard it is to close; twice the level of the scenario is added."),
  closingTypes: statTypes("Types of dice that can close it; all four unless given.").optional(),
  enemies: ids("Its enemy cards.").optional(),
  enemyCards: z2.int().min(0).max(60).describe("How many of them are used; all unless given.").optional(),
  obstacles: ids("Its obstacle cards.").optional(),
  obstacleCards: z2.int().min(0).max(60).describe("How many of them are used; all unless given.").optional(),
  rules: rows(LOCATION_RULES, "Special rules of the location, such as darkness.").optional()
}).describe("A location.");
var enemy = z2.strictObject({ traits }).describe("An enemy, or a villain.");
var obstacle = z2.strictObject({
  tier: z2.int().min(1).max(5).describe("The damage of failing; its dice count tier - 1 more."),
  dice: statTypes("Types of dice that help against it."),
  traits
}).describe("An obstacle.");
var adventureSchema = z2.strictObject({
  format: z2.literal(PACK_FORMAT).describe("The format of packs; this is 1."),
  id: id.describe("The id of the pack. Of two packs with one id the higher version counts."),
  version: z2.string().regex(VERSION, { error: "three numbers, as in 1.0.0" }).describe("Three numbers, as in 1.0.0."),
  language: z2.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, { error: "a language code, as in en" }).describe("The language whose texts are complete; others fall back to it."),
  engine: z2.strictObject({
    from: z2.int().min(1).describe("The first version of the rules that will do."),
    to: z2.int().min(1).describe("The last one that will do.").optional()
  }).describe("The versions of the rules that the pack was made for; any unless given.").optional(),
  timer: z2.strictObject(timersOf(timer)).describe("Turns by difficulty; 24 + 5, 18 + 4 and 16 + 4 unless given.").optional(),
  tutorial: word2.describe("The scenario that teaches the game.").optional(),
  chapters: z2.array(chapter).max(20).describe("The campaign, in the order of play.").optional(),
  scenarios: mapping(scenario, "Every scenario by its id."),
  locations: mapping(location, "Every location by its id."),
  enemies: mapping(enemy, "Every enemy by its id.").optional(),
  obstacles: mapping(obstacle, "Every obstacle by its id.").optional(),
  villains: mapping(enemy, "Every villain by its id.").optional()
}).meta({ title: "Adventure of Turnwright", description: "What is in an adventure pack." });

// src/games/dice/packs/book.ts
var SECTIONS = ["scenarios", "locations", "enemies", "obstacles", "villains"];
var KINDS = {
  chapters: "chapter",
  scenarios: "scenario",
  locations: "location",
  enemies: "enemy",
  obstacles: "obstacle",
  villains: "villain"
};
var Book = class {
  file;
  shape;
  problems;
  chapters;
  scenarios;
  locations;
  enemies;
  obstacles;
  villains;
  data;
  /** Whether chapters and scenarios are all there to be counted. */
  isWhole;
  constructor(file) {
    const shape = checkShape(file, adventureSchema);
    const data = file.tree.value;
    this.file = file;
    this.shape = shape;
    this.data = data;
    this.problems = [...shape.problems];
    this.isWhole = shape.problems.length === 0;
    this.scenarios = soundEntries(shape, "scenarios", data.scenarios);
    this.locations = soundEntries(shape, "locations", data.locations);
    this.enemies = soundEntries(shape, "enemies", data.enemies);
    this.obstacles = soundEntries(shape, "obstacles", data.obstacles);
    this.villains = soundEntries(shape, "villains", data.villains);
    this.chapters = Array.isArray(data.chapters) ? data.chapters.flatMap((chapter3, i) => {
      return shape.isSound("chapters", i) ? [[i, chapter3]] : [];
    }) : [];
  }
  /** All ids of a section, those of ill-shaped entries, too. */
  ids(section) {
    const entries = at2(this.data, section);
    return isMapping(entries) ? Object.keys(entries) : [];
  }
  chapterIds() {
    const chapters = at2(this.data, "chapters");
    if (!isList(chapters)) return [];
    return chapters.map((chapter3) => at2(chapter3, "id")).filter((id2) => typeof id2 === "string");
  }
  /** Whether things can be looked up in the section: not where it is ill-shaped, or misspelt. */
  isListed(section) {
    const entries = at2(this.data, section);
    if (entries !== void 0) return section === "chapters" ? isList(entries) : isMapping(entries);
    if (!isMapping(this.data) || section === "scenarios" || section === "locations") return false;
    const known = ["chapters", ...SECTIONS];
    const others = Object.keys(this.data).filter((key) => !known.includes(key));
    return others.every((key) => suggest(key, [section]) === void 0);
  }
  tell(path, code, args = {}) {
    const mark = findMark(this.file.tree.mark, path);
    const all2 = { where: makePath(path), ...args };
    this.problems.push(problemAt(this.file.source, mark.at, code, all2));
  }
  /** The same, at the key that names the thing. */
  tellOf(path, code, args = {}) {
    const { keyAt, at: at3 } = findMark(this.file.tree.mark, path);
    const all2 = { where: makePath(path), ...args };
    this.problems.push(problemAt(this.file.source, keyAt ?? at3, code, all2));
  }
  /** Tells of an id that the section does not have; whether it has it. */
  refer(path, section, id2) {
    const known = this.ids(section);
    if (known.includes(id2) || !this.isListed(section)) return true;
    const meant = suggest(id2, known);
    const args = { kind: KINDS[section], id: id2 };
    if (meant === void 0) this.tell(path, "pack-reference", args);
    else this.tell(path, "pack-reference-meant", { ...args, meant });
    return false;
  }
  /** Tells of everything that stands twice in a list. */
  once(path, ids2 = []) {
    ids2.forEach((id2, i) => {
      if (ids2.indexOf(id2) < i) this.tell([...path, i], "pack-twice", { id: id2 });
    });
  }
};
function levelOf2(book, id2, { level: level2 }) {
  return level2 ?? book.chapters.find(([, { scenarios: scenarios2 }]) => scenarios2.includes(id2))?.[1].level;
}
function isMapping(value) {
  return typeof value === "object" && value !== null && !isList(value);
}
function at2(value, key) {
  return isMapping(value) ? own(value, key) : void 0;
}
function isList(value) {
  return Array.isArray(value);
}
function soundEntries(shape, section, entries) {
  if (!isMapping(entries)) return /* @__PURE__ */ new Map();
  return new Map(Object.entries(entries).filter(([id2]) => shape.isSound(section, id2)));
}

// src/games/dice/packs/build.ts
var DEFAULT_ALLY_SKILLS = ["strike", "aid", "scout"];
var DEFAULT_TIMERS = { easy: "24 + 5", normal: "18 + 4", hard: "16 + 4" };
function readRange(dice2) {
  if (typeof dice2 === "number") return { least: dice2, most: dice2 };
  const [, least, most] = DICE_RANGE.exec(dice2) ?? [];
  return { least: Number(least), most: Number(most) };
}
function makeFilter({ only: only2, not }) {
  return only2 === void 0 ? { not: not ?? [] } : { only: only2 };
}
function makePlacing(villain3) {
  if (typeof villain3 === "string") return { id: villain3 };
  const { id: id2, at: at3 } = villain3;
  return at3 === void 0 ? { id: id2 } : { id: id2, at: at3 };
}
function readTimer(timer2) {
  const [, initial, perHero = 0] = TIMER2.exec(String(timer2)) ?? [];
  return { initial: Number(initial), perHero: Number(perHero) };
}
function readReward(text2) {
  const [type = "", size = ""] = text2.split(" d");
  return [type, Number(size)];
}
function given(fields) {
  const entries = Object.entries(fields).filter(([, value]) => value !== void 0);
  return Object.fromEntries(entries);
}
function makeLocation(id2, location3) {
  const { bag: bag2, fixed, closing, closingTypes, enemyCards, obstacleCards } = location3;
  const plans = bag2.map((plan2) => ({ ...readRange(plan2.dice), types: makeFilter(plan2) }));
  return {
    id: id2,
    bag: { plans, ...given({ fixedCount: fixed }) },
    basicClosingDifficulty: closing,
    ...given({ closingTypes, enemyCards, obstacleCards }),
    enemies: location3.enemies ?? [],
    obstacles: location3.obstacles ?? [],
    rules: location3.rules ?? []
  };
}
function makeScenario(book, id2, scenario2) {
  const { extra, divineOnObstacles, villainEscapeCost, harm, threat } = scenario2;
  const reward = scenario2.reward?.map(readReward);
  const timers = { ...book.data.timer ?? DEFAULT_TIMERS, ...given(scenario2.timer ?? {}) };
  const timerOf = (difficulty) => readTimer(timers[difficulty]);
  return {
    id: id2,
    level: levelOf2(book, id2, scenario2) ?? 1,
    timer: { easy: timerOf("easy"), normal: timerOf("normal"), hard: timerOf("hard") },
    victory: scenario2.victory ?? "corner",
    staticLocations: scenario2.static ?? [],
    dynamicLocations: scenario2.dynamic ?? [],
    villains: (scenario2.villains ?? []).map(makePlacing),
    allySkills: scenario2.allySkills ?? DEFAULT_ALLY_SKILLS,
    rules: scenario2.rules ?? [],
    ...given({ extraLocations: extra, divineOnObstacles, villainEscapeCost, harm, threat, reward })
  };
}
function makeContent(book) {
  const enemyOf = ([id2, { traits: traits2 = [] }]) => {
    return { id: id2, traits: traits2 };
  };
  return {
    scenarios: [...book.scenarios].map(([id2, data]) => makeScenario(book, id2, data)),
    locations: [...book.locations].map(([id2, data]) => makeLocation(id2, data)),
    enemies: [...book.enemies].map(enemyOf),
    obstacles: [...book.obstacles].map(([id2, { tier, dice: dice2, traits: traits2 = [] }]) => {
      return { id: id2, traits: traits2, tier, dieTypes: dice2 };
    }),
    villains: [...book.villains].map(enemyOf)
  };
}

// src/games/dice/packs/rows.ts
var TABLES = {
  trait: Object.keys(TRAITS),
  "location rule": Object.keys(LOCATION_RULES),
  "scenario rule": Object.keys(SCENARIO_RULES),
  "ally skill": Object.keys(ALLY_SKILLS),
  "hero's skill": Object.keys(HERO_SKILLS)
};
function checkRow(book, path, kind, id2) {
  const known = TABLES[kind];
  if (known.includes(id2)) return;
  const elsewhere = Object.entries(TABLES).find(([, rows3]) => rows3.includes(id2))?.[0];
  const meant = suggest(id2, known);
  const args = { kind, id: id2, known: known.join(", ") };
  if (elsewhere !== void 0) {
    book.tell(path, "pack-row-elsewhere", { ...args, other: elsewhere });
  } else if (meant === void 0) book.tell(path, "pack-row", args);
  else book.tell(path, "pack-row-meant", { ...args, meant });
}
function checkRows(book, path, kind, ids2 = []) {
  ids2.forEach((id2, i) => {
    checkRow(book, [...path, i], kind, id2);
  });
  book.once(path, ids2);
}

// src/games/dice/packs/check-places.ts
var BAG_MOST = 60;
function checkFilter(book, path, plan2) {
  if (plan2.only === void 0 === (plan2.not === void 0)) {
    book.tell(path, "pack-filter");
    return [];
  }
  const types2 = allowedTypes(makeFilter(plan2));
  if (types2.length === 0) book.tell([...path, "not"], "pack-filter-empty");
  if (types2.includes("VILLAIN")) book.tell([...path, "only"], "pack-villain-die");
  return types2;
}
function checkPlan(book, path, plan2) {
  const { least, most } = readRange(plan2.dice);
  if (least > most) book.tell([...path, "dice"], "pack-range", { got: plan2.dice });
  const types2 = checkFilter(book, path, plan2);
  return most > 0 ? types2 : [];
}
function checkCards(book, id2, key, location3, types2) {
  const cards = location3[key] ?? [];
  const path = ["locations", id2, key];
  cards.forEach((card, i) => book.refer([...path, i], key, card));
  book.once(path, cards);
  const countKey = key === "enemies" ? "enemyCards" : "obstacleCards";
  const count = location3[countKey] ?? cards.length;
  if (count > cards.length) {
    book.tell(["locations", id2, countKey], "warn-cards", { count, most: cards.length });
  }
  const type = key === "enemies" ? "ENEMY" : "OBSTACLE";
  const isMet = types2.has(type);
  if (isMet && Math.min(count, cards.length) === 0) {
    book.tellOf(["locations", id2], "warn-nameless", { id: id2, type });
  }
  if (!isMet && types2.size > 0 && cards.length > 0) book.tellOf(path, "warn-idle", { type });
}
function checkLocation(book, id2, location3) {
  const path = ["locations", id2];
  const plans = location3.bag.map((plan2, i) => checkPlan(book, [...path, "bag", i], plan2));
  const types2 = new Set(plans.flat());
  const ranges = location3.bag.map(({ dice: dice2 }) => readRange(dice2));
  const most = ranges.reduce((sum2, range) => sum2 + range.most, 0);
  const least = ranges.reduce((sum2, range) => sum2 + range.least, 0);
  if (most > BAG_MOST && location3.fixed === void 0) {
    book.tellOf([...path, "bag"], "pack-bag-large", { id: id2, count: most, most: BAG_MOST });
  }
  if (least === 0 && location3.fixed === void 0) {
    book.tellOf([...path, "bag"], "warn-bag-empty", { id: id2 });
  }
  checkCards(book, id2, "enemies", location3, types2);
  checkCards(book, id2, "obstacles", location3, types2);
  checkRows(book, [...path, "rules"], "location rule", location3.rules);
  book.once([...path, "closingTypes"], location3.closingTypes);
}
function checkPlaces(book) {
  for (const [id2, location3] of book.locations) checkLocation(book, id2, location3);
  for (const section of ["enemies", "obstacles", "villains"]) {
    for (const [id2, { traits: traits2 }] of book[section]) {
      checkRows(book, [section, id2, "traits"], "trait", traits2);
    }
  }
  for (const [id2, { dice: dice2 }] of book.obstacles) book.once(["obstacles", id2, "dice"], dice2);
  checkCardIds(book);
}
function checkCardIds(book) {
  const seen = /* @__PURE__ */ new Map();
  for (const section of ["enemies", "obstacles", "villains"]) {
    for (const id2 of book.ids(section)) {
      const where = seen.get(id2);
      if (where === void 0) seen.set(id2, `${section}.${id2}`);
      else book.tellOf([section, id2], "pack-id-twice", { id: id2, where });
    }
  }
}

// src/games/dice/packs/check-scenarios.ts
function checkLocations(book, id2, scenario2) {
  const { static: always = [], dynamic = [] } = scenario2;
  const path = ["scenarios", id2];
  for (const key of ["static", "dynamic"]) {
    scenario2[key]?.forEach((place, i) => book.refer([...path, key, i], "locations", place));
    book.once([...path, key], scenario2[key]);
  }
  dynamic.forEach((place, i) => {
    if (!always.includes(place)) return;
    book.tell([...path, "dynamic", i], "pack-both-places", { id: place });
  });
  if (always.length + dynamic.length === 0) book.tellOf(path, "pack-no-places", { id: id2 });
  const heroes = dynamic.length - dynamicLocationCount(0, scenario2.extra) + 1;
  if (dynamic.length === 0 || heroes > PARTY_MAX) return;
  const args = { id: id2, count: dynamic.length, heroes: Math.max(1, heroes) };
  book.tellOf([...path, "dynamic"], "warn-pool", args);
}
function checkVillains(book, id2, scenario2) {
  const { static: always = [], dynamic = [], victory, rules = [] } = scenario2;
  const path = ["scenarios", id2, "villains"];
  const villains = (scenario2.villains ?? []).map(makePlacing);
  const taken = [];
  villains.forEach(({ id: villain3, at: at3 }, i) => {
    book.refer([...path, i], "villains", villain3);
    if (at3 === void 0) return;
    const where = [...path, i, "at"];
    if (!always.includes(at3)) book.tell(where, "pack-villain-place", { id: at3 });
    else if (taken.includes(at3)) book.tell(where, "pack-villain-shared", { id: at3 });
    taken.push(at3);
  });
  book.once(
    path,
    villains.map((villain3) => villain3.id)
  );
  const places = always.length + Math.min(dynamic.length, dynamicLocationCount(1, scenario2.extra));
  if (places > 0 && villains.length > places) {
    book.tellOf(path, "pack-villains", { id: id2, count: villains.length, places });
  }
  const isPlain = victory === "closeAll" || rules.includes("friendly-neighbourhood");
  if (villains.length === 0 && !isPlain) book.tellOf(["scenarios", id2], "warn-no-villains", { id: id2 });
}
function checkClosing(book, id2, scenario2) {
  const level2 = levelOf2(book, id2, scenario2);
  if (level2 === void 0 || level2 > LEVEL_MAX) return;
  const rise = scenario2.rules?.includes("stakes-get-higher") === true ? 1 : 0;
  for (const place of /* @__PURE__ */ new Set([...scenario2.static ?? [], ...scenario2.dynamic ?? []])) {
    const location3 = book.locations.get(place);
    if (location3 === void 0) continue;
    const { needed, best } = closingReach(makeLocation(place, location3), level2, rise);
    if (needed <= best) continue;
    const args = { id: place, scenario: id2, needed, level: level2, best };
    book.tell(["locations", place, "closing"], "pack-closing", args);
  }
}
function checkChapters(book) {
  const chapterOf = /* @__PURE__ */ new Map();
  book.once(
    ["chapters"],
    book.chapters.map(([, chapter3]) => chapter3.id)
  );
  for (const [index, { id: id2, scenarios: scenarios2 }] of book.chapters) {
    const path = ["chapters", index, "scenarios"];
    book.once(path, scenarios2);
    scenarios2.forEach((scenario2, i) => {
      book.refer([...path, i], "scenarios", scenario2);
      const chapter3 = chapterOf.get(scenario2) ?? id2;
      if (chapter3 !== id2) {
        book.tell([...path, i], "pack-chapter-twice", { id: scenario2, chapter: chapter3 });
      }
      chapterOf.set(scenario2, chapter3);
    });
  }
}
function checkOrder(book, id2, scenario2) {
  const inChapter = book.chapters.some(([, { scenarios: scenarios2 }]) => scenarios2.includes(id2));
  if (inChapter) return;
  const path = ["scenarios", id2];
  if (scenario2.level === void 0) book.tellOf(path, "pack-no-level", { id: id2 });
  const isFree = book.data.tutorial === id2 || book.chapters.length === 0;
  if (!isFree) book.tellOf(path, "warn-loose", { id: id2 });
}
function checkScenarios(book) {
  checkChapters(book);
  const { tutorial } = book.data;
  if (typeof tutorial === "string") book.refer(["tutorial"], "scenarios", tutorial);
  for (const [id2, scenario2] of book.scenarios) {
    checkLocations(book, id2, scenario2);
    checkVillains(book, id2, scenario2);
    checkClosing(book, id2, scenario2);
    checkRows(book, ["scenarios", id2, "rules"], "scenario rule", scenario2.rules);
    checkRows(book, ["scenarios", id2, "allySkills"], "ally skill", scenario2.allySkills);
    if (book.isWhole) checkOrder(book, id2, scenario2);
  }
}

// src/games/dice/packs/check-sense.ts
var CONTRADICTIONS = [
  ["alien-lands", "dispersion"],
  ["haste-makes-waste", "tongue-in-a-head"]
];
function checkRules(book, id2, scenario2) {
  const { rules = [], villains = [], victory } = scenario2;
  const path = ["scenarios", id2, "rules"];
  for (const [one, other] of CONTRADICTIONS) {
    const at3 = rules.indexOf(other);
    if (at3 < 0 || !rules.includes(one)) continue;
    book.tell([...path, at3], "warn-contradiction", { id: other, other: one });
  }
  const suffices = rules.indexOf("one-should-suffice");
  if (suffices >= 0 && victory === "closeAll") {
    const args = { id: "one-should-suffice", other: "victory: closeAll" };
    book.tell([...path, suffices], "warn-contradiction", args);
  }
  if (villains.length > 0 && rules.includes("friendly-neighbourhood")) {
    book.tellOf(["scenarios", id2, "villains"], "warn-villains-absent", { id: id2 });
  }
}
function checkTimers(book, path, timers = {}) {
  for (const difficulty of DIFFICULTIES) {
    const timer2 = timers[difficulty];
    if (timer2 === void 0 || readTimer(timer2).initial > 0) continue;
    book.tell([...path, difficulty], "warn-timer");
  }
}
function hasHenchman(book, place) {
  const enemies = book.locations.get(place)?.enemies ?? [];
  return enemies.some((id2) => book.enemies.get(id2)?.traits?.includes("henchman") === true);
}
var ENEMY = "ENEMY";
function checkHenchmen(book, id2, scenario2) {
  const places = [...scenario2.static ?? [], ...scenario2.dynamic ?? []];
  if (places.length === 0 || places.some((place) => hasHenchman(book, place))) return;
  const hasEnemies = places.some(
    (place) => (book.locations.get(place)?.bag ?? []).some(({ only: only2 }) => only2?.includes(ENEMY) === true)
  );
  if (hasEnemies) book.tellOf(["scenarios", id2], "warn-no-henchman", { id: id2 });
}
function checkSense2(book) {
  if (!book.isWhole || book.problems.some(({ code }) => !isWarning(code))) return;
  checkTimers(book, ["timer"], book.data.timer);
  for (const [id2, scenario2] of book.scenarios) {
    checkRules(book, id2, scenario2);
    checkTimers(book, ["scenarios", id2, "timer"], scenario2.timer);
    checkHenchmen(book, id2, scenario2);
  }
  for (const section of ["enemies", "villains"]) {
    for (const [id2, { traits: traits2 = [] }] of book[section]) {
      if (!traits2.includes("warded") || !traits2.includes("ethereal")) continue;
      book.tellOf([section, id2], "warn-untouchable", { kind: KINDS[section], id: id2 });
    }
  }
}

// src/games/dice/packs/check-use.ts
function usedIds(book) {
  const scenarios2 = [...book.scenarios.values()];
  const locations = [...book.locations.values()];
  return {
    locations: new Set(scenarios2.flatMap(({ static: s = [], dynamic: d = [] }) => [...s, ...d])),
    enemies: new Set(locations.flatMap(({ enemies = [] }) => enemies)),
    obstacles: new Set(locations.flatMap(({ obstacles = [] }) => obstacles)),
    villains: new Set(
      scenarios2.flatMap(({ villains = [] }) => villains.map((one) => makePlacing(one).id))
    )
  };
}
function checkUse2(book) {
  if (!book.isWhole) return;
  const used = usedIds(book);
  for (const section of ["locations", "enemies", "obstacles", "villains"]) {
    for (const id2 of book.ids(section)) {
      if (used[section].has(id2)) continue;
      book.tellOf([section, id2], "warn-unused", { kind: KINDS[section], id: id2 });
    }
  }
}

// src/games/dice/packs/texts-schema.ts
import * as z3 from "zod";
var ID2 = z3.string().max(60);
var name = z3.string().min(1).max(80).describe("A name, short and on one line.").optional();
var story = (description) => z3.string().max(4e3).describe(description).optional();
var named = z3.strictObject({ name, description: story("What players read of it.") });
var chapter2 = named.extend({ ended: story("Read when its last scenario is won.") });
var location2 = named.extend({ closed: story("Told when it is closed.") });
var villain2 = named.extend({ escaped: story("Told when he gets away.") });
var lines = (when) => story(`What the hero says ${when}: a line for each remark.`);
var voice = z3.strictObject({
  villain: lines("when a villain is met"),
  closed: lines("when a location closes"),
  hurt: lines("after much damage"),
  wounded: lines("after a WOUND"),
  rested: lines("after a rest"),
  fallen: lines("when a companion dies")
});
var told = z3.strictObject({
  name,
  intro: story("Read before the scenario."),
  won: story("Read when it is won."),
  lost: story("Read when it is lost.")
});
function texts(of, description) {
  return z3.record(ID2, of).describe(description).optional();
}
var textsSchema = z3.strictObject({
  adventure: named.describe("The adventure itself.").optional(),
  chapters: texts(chapter2, "Its chapters, by id."),
  scenarios: texts(told, "Its scenarios, by id."),
  locations: texts(location2, "Its locations, by id."),
  enemies: texts(named, "Its enemies, by id."),
  obstacles: texts(named, "Its obstacles, by id."),
  villains: texts(villain2, "Its villains, by id."),
  heroes: z3.partialRecord(z3.enum(HERO_CLASSES), voice).describe("What heroes say, by class.").optional()
}).meta({
  title: "Texts of an adventure of Turnwright",
  description: "Names and texts of an adventure pack in one language."
});

// src/games/dice/packs/texts.ts
var TEXT_SECTIONS = ["chapters", ...SECTIONS];
function collect(data) {
  const texts2 = /* @__PURE__ */ new Map();
  const add = (path, fields) => {
    for (const [field, text2] of Object.entries(fields ?? {})) {
      if (typeof text2 === "string" && text2 !== "") texts2.set(`${path}.${field}`, text2);
    }
  };
  add("adventure", data.adventure);
  for (const section of [...TEXT_SECTIONS, "heroes"]) {
    const entries = Object.entries(data[section] ?? {});
    for (const [id2, fields] of entries) add(`${section}.${id2}`, fields);
  }
  return texts2;
}
function idsOf(book, section) {
  return section === "chapters" ? book.chapterIds() : book.ids(section);
}
function checkIds(book, { source, tree }, data) {
  return TEXT_SECTIONS.flatMap((section) => {
    if (!book.isListed(section)) return [];
    const known = idsOf(book, section);
    const strange = Object.keys(data[section] ?? {}).filter((id2) => !known.includes(id2));
    return strange.map((id2) => {
      const meant = suggest(id2, known);
      const { keyAt = 0 } = findMark(tree.mark, [section, id2]);
      const args = { where: makePath([section]), kind: KINDS[section], id: id2.slice(0, 80) };
      if (meant === void 0) return problemAt(source, keyAt, "warn-text-reference", args);
      return problemAt(source, keyAt, "pack-reference-meant", { ...args, meant });
    });
  });
}
function readTexts(book, file) {
  const { problems } = checkShape(file, textsSchema);
  if (problems.length > 0) return { texts: { ok: false, problems }, warnings: [] };
  const data = file.tree.value;
  const found2 = checkIds(book, file, data);
  const errors = found2.filter(({ code }) => code !== "warn-text-reference");
  const warnings = found2.filter(({ code }) => code === "warn-text-reference");
  if (errors.length > 0) return { texts: { ok: false, problems: errors }, warnings };
  return { texts: parsed(collect(data)), warnings };
}
function nameKeys(book) {
  const keys = TEXT_SECTIONS.flatMap((section) => {
    return idsOf(book, section).map((id2) => `${section}.${id2}.name`);
  });
  return ["adventure.name", ...keys];
}
function untold(language, texts2, wanted, instead, file) {
  const missing = [...wanted].filter((key) => !texts2.has(key));
  const [first] = missing;
  if (first === void 0) return [];
  const args = { language, count: missing.length, first, instead };
  return [packProblem(language === instead ? "warn-unnamed" : "warn-untold", args, file)];
}

// src/games/dice/packs/pack.ts
function newerFormat({ source, tree }) {
  const format = tree.value?.["format"];
  if (typeof format !== "number" || !Number.isInteger(format) || format <= PACK_FORMAT) {
    return void 0;
  }
  const { at: at3 } = findMark(tree.mark, ["format"]);
  return problemAt(source, at3, "pack-newer", { format, known: PACK_FORMAT });
}
function otherEngine({ source, tree }) {
  const engine = tree.value?.["engine"];
  if (typeof engine !== "object" || engine === null) return void 0;
  const { from, to } = engine;
  const isWhole = (one) => Number.isInteger(one);
  const isLater = isWhole(from) && from > RULES_VERSION;
  if (!isLater && !(isWhole(to) && to < RULES_VERSION)) return void 0;
  const range = [from, to].filter(isWhole).join("\u2013");
  const { at: at3 } = findMark(tree.mark, ["engine"]);
  return problemAt(source, at3, "pack-engine", { range, known: RULES_VERSION });
}
function readFile(files, name2, root) {
  const source = readSource(files.get(name2) ?? new Uint8Array(), `${root}${name2}`);
  if (!source.ok) return source;
  const tree = readYaml(source.value);
  return tree.ok ? parsed({ source: source.value, tree: tree.value }) : tree;
}
function makePack(book, texts2) {
  const { id: id2, version, language, tutorial } = book.data;
  return {
    id: id2,
    version,
    language: languageOf(language),
    ...tutorial === void 0 ? {} : { tutorial },
    chapters: book.chapters.map(([, chapter3]) => chapter3),
    content: makeContent(book),
    texts: texts2
  };
}
var Library = class {
  problems = [];
  texts = /* @__PURE__ */ new Map();
  #book;
  #files;
  #root;
  constructor(book, files, root) {
    this.#book = book;
    this.#files = files;
    this.#root = root;
  }
  read() {
    const { found: found2, problems } = languageFiles(this.#files, this.#root);
    this.#report(problems);
    for (const [language2, name2] of found2) this.#readOne(language2, name2);
    const { language } = this.#book.data;
    if (!this.#book.shape.isSound("language")) return;
    const own2 = languageOf(language);
    if (!found2.has(own2)) {
      const name2 = `i18n/${own2}.yaml`;
      this.problems.push(packProblem("pack-file-missing", { name: name2 }, `${this.#root}${name2}`));
    }
    this.#compare(own2, found2);
  }
  #readOne(language, name2) {
    const file = readFile(this.#files, name2, this.#root);
    if (!file.ok) {
      this.#report(file.problems);
      return;
    }
    const { texts: texts2, warnings } = readTexts(this.#book, file.value);
    this.#report(warnings);
    if (texts2.ok) this.texts.set(language, texts2.value);
    else this.#report(texts2.problems);
  }
  #compare(own2, found2) {
    const original = this.texts.get(own2);
    for (const [language, texts2] of this.texts) {
      const file = `${this.#root}${found2.get(language) ?? ""}`;
      const isOwn = language === own2;
      const wanted = isOwn ? nameKeys(this.#book) : original?.keys() ?? [];
      this.#report(untold(language, texts2, wanted, own2, file));
    }
  }
  #report(problems) {
    for (const problem of problems) this.problems.push(problem);
  }
};
function report(problems, pack2) {
  const sorted = sortProblems(problems);
  const warnings = sorted.filter(({ code }) => isWarning(code));
  const errors = sorted.filter(({ code }) => !isWarning(code));
  if (errors.length === 0 && pack2 !== void 0) return { pack: parsed(pack2()), warnings };
  const { problems: most } = PACK_LIMITS;
  const count = errors.length - most;
  const rest = count > 0 ? [packProblem("pack-more", { count })] : [];
  return { pack: failed([...errors.slice(0, most), ...rest]), warnings: warnings.slice(0, most) };
}
function readPack(files, root = "") {
  const tooMuch = sizeProblems(files, root);
  if (tooMuch.length > 0) return report(tooMuch);
  const naming = namingProblems(files, root);
  if (!files.has(ADVENTURE_FILE)) {
    const pack2 = root === "" ? "the pack" : root.replace(/\/$/, "");
    return report([packProblem("pack-no-adventure", { pack: pack2 }), ...naming]);
  }
  const file = readFile(files, ADVENTURE_FILE, root);
  if (!file.ok) return report([...file.problems, ...naming]);
  const newer = newerFormat(file.value) ?? otherEngine(file.value);
  if (newer !== void 0) return report([newer]);
  const book = new Book(file.value);
  checkScenarios(book);
  checkPlaces(book);
  checkSense2(book);
  checkUse2(book);
  const library = new Library(book, files, root);
  library.read();
  const problems = [...book.problems, ...library.problems, ...naming];
  return report(problems, () => makePack(book, library.texts));
}

// src/kit/zip/list.ts
var END = 101010256;
var END_BYTES = 22;
var ENTRY = 33639248;
var ENTRY_BYTES = 46;
var HEADER = 67324752;
var HEADER_BYTES = 30;
var COMMENT_MOST = 65535;
var LINK = 40960;
var KIND = 61440;
function viewOf2(bytes) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function findEnd(view) {
  const last = view.byteLength - END_BYTES;
  const first = Math.max(0, last - COMMENT_MOST);
  for (let at3 = last; at3 >= first; at3--) {
    const isEnd = view.getUint32(at3, true) === END;
    if (isEnd && view.getUint16(at3 + 20, true) === last - at3) return at3;
  }
  return -1;
}
function decodeName(bytes) {
  const { text: text2, whole } = decodeUtf8(bytes);
  return (whole ? text2 : textOf(bytes)).replace(/\\/g, "/");
}
function readEntry(bytes, view, at3) {
  if (at3 + ENTRY_BYTES > view.byteLength || view.getUint32(at3, true) !== ENTRY) return void 0;
  const lengths = [28, 30, 32].map((field) => view.getUint16(at3 + field, true));
  const [nameLength = 0] = lengths;
  const next = at3 + ENTRY_BYTES + lengths.reduce((sum2, length) => sum2 + length, 0);
  if (next > view.byteLength) return void 0;
  const nameAt = at3 + ENTRY_BYTES;
  const name2 = decodeName(bytes.subarray(nameAt, nameAt + nameLength));
  const entry = {
    name: name2,
    method: view.getUint16(at3 + 10, true),
    isEncrypted: (view.getUint16(at3 + 8, true) & 1) === 1,
    isLink: (view.getUint16(at3 + 40, true) & KIND) === LINK,
    crc: view.getUint32(at3 + 16, true),
    packed: view.getUint32(at3 + 20, true),
    unpacked: view.getUint32(at3 + 24, true),
    offset: view.getUint32(at3 + 42, true)
  };
  return [entry, next];
}
function broken(file, reason) {
  return failed(zipProblem("zip-broken", { reason }, file));
}
function overlap(entries) {
  const inOrder2 = [...entries].sort((a, b) => a.offset - b.offset);
  return inOrder2.some(({ offset }, index) => {
    const before = inOrder2[index - 1];
    return before !== void 0 && before.offset + HEADER_BYTES + before.packed > offset;
  });
}
function readZipList(bytes, file, most) {
  const view = viewOf2(bytes);
  const end = bytes.length < END_BYTES ? -1 : findEnd(view);
  if (end < 0) return broken(file, "it has no list of its files.");
  const count = view.getUint16(end + 10, true);
  if (count > most) return failed(zipProblem("zip-entries", { count, most }, file));
  const entries = [];
  let at3 = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    const read = readEntry(bytes, view, at3);
    if (read === void 0) return broken(file, "its list of files is damaged.");
    entries.push(read[0]);
    at3 = read[1];
  }
  return overlap(entries) ? broken(file, "its files overlap.") : parsed(entries);
}
function packedBytes(bytes, { offset, packed }) {
  const view = viewOf2(bytes);
  if (offset + HEADER_BYTES > bytes.length) return void 0;
  if (view.getUint32(offset, true) !== HEADER) return void 0;
  const nameLength = view.getUint16(offset + 26, true);
  const start = offset + HEADER_BYTES + nameLength + view.getUint16(offset + 28, true);
  return start + packed > bytes.length ? void 0 : bytes.subarray(start, start + packed);
}

// src/kit/zip/unpack.ts
import { Inflate } from "fflate";

// src/kit/zip/crc.ts
var POLYNOMIAL = 3988292384;
var TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? POLYNOMIAL ^ rest >>> 1 : rest >>> 1;
  return rest;
});
function crc32(bytes) {
  let rest = 4294967295;
  for (const byte of bytes) rest = (TABLE[(rest ^ byte) & 255] ?? 0) ^ rest >>> 8;
  return (rest ^ 4294967295) >>> 0;
}

// src/kit/zip/unpack.ts
var STORED = 0;
var DEFLATED = 8;
var BITE = 1024;
function isOutside(name2) {
  return name2.startsWith("/") || /^[A-Za-z]:/.test(name2) || name2.includes("\0") || name2.split("/").includes("..");
}
function refuseEntry(entry, wanted, { fileBytes, zipRatio }, file) {
  const { name: name2, packed, unpacked } = entry;
  const problem = (code, args = {}) => zipProblem(code, { name: name2.slice(0, 200), ...args }, file);
  if (isOutside(name2)) return problem("zip-path");
  if (entry.isLink) return problem("zip-link");
  if (!wanted) return void 0;
  const isReadable = entry.method === STORED || entry.method === DEFLATED;
  if (entry.isEncrypted || !isReadable) return problem("zip-secret");
  if (Math.max(packed, unpacked) > fileBytes) {
    return problem("zip-inflated", { bytes: unpacked, most: fileBytes });
  }
  return unpacked > packed * zipRatio ? problem("zip-ratio", { most: zipRatio }) : void 0;
}
function inflate(bytes, told2) {
  const chunks = [];
  let length = 0;
  const stream = new Inflate((chunk) => {
    chunks.push(chunk);
    length += chunk.length;
  });
  for (let at4 = 0; at4 < bytes.length && length <= told2; at4 += BITE) {
    stream.push(bytes.subarray(at4, at4 + BITE), at4 + BITE >= bytes.length);
  }
  if (length !== told2) return void 0;
  const whole = new Uint8Array(length);
  let at3 = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at3);
    at3 += chunk.length;
  }
  return whole;
}
function unpackEntry(zip, entry, file) {
  const broken2 = (reason) => failed(zipProblem("zip-broken", { reason: `${entry.name}: ${reason}` }, file));
  const packed = packedBytes(zip, entry);
  if (packed === void 0) return broken2("its bytes are missing.");
  try {
    const bytes = entry.method === STORED ? packed.slice() : inflate(packed, entry.unpacked);
    if (bytes?.length !== entry.unpacked) return broken2("its size is wrong.");
    return crc32(bytes) === entry.crc ? parsed(bytes) : broken2("its checksum is wrong.");
  } catch (error) {
    return broken2(error instanceof Error ? `${error.message}.` : "it cannot be unpacked.");
  }
}

// src/games/dice/packs/zip.ts
function topOf(entries) {
  if (entries.some(({ name: name2 }) => name2 === ADVENTURE_FILE)) return "";
  const inFolder = entries.find(({ name: name2 }) => /^[^/]+\/adventure\.yaml$/.test(name2))?.name;
  return inFolder === void 0 ? "" : inFolder.slice(0, -ADVENTURE_FILE.length);
}
function unzipPack(zip, file) {
  const { zipBytes, zipEntries, packBytes, files: filesMost } = PACK_LIMITS;
  if (zip.length > zipBytes) {
    return failed(packProblem("zip-large", { bytes: zip.length, most: zipBytes }, file));
  }
  const list2 = readZipList(zip, file, zipEntries);
  if (!list2.ok) return list2;
  const top = topOf(list2.value);
  const insideOf = ({ name: name2 }) => name2.startsWith(top) ? name2.slice(top.length) : "";
  const isWanted = (entry) => isPackFile(insideOf(entry));
  const refusals = list2.value.flatMap((entry) => {
    return refuseEntry(entry, isWanted(entry), PACK_LIMITS, file) ?? [];
  });
  if (refusals.length > 0) return failed(refusals.slice(0, PACK_LIMITS.problems));
  const wanted = list2.value.filter(isWanted);
  const bytes = wanted.reduce((sum2, { unpacked }) => sum2 + unpacked, 0);
  if (bytes > packBytes) return failed(packProblem("pack-large", { bytes, most: packBytes }, file));
  if (wanted.length > filesMost) {
    return failed(packProblem("pack-files", { count: wanted.length, most: filesMost }, file));
  }
  const read = wanted.map((entry) => [insideOf(entry), unpackEntry(zip, entry, file)]);
  const problems = read.flatMap(([, result]) => result.ok ? [] : result.problems);
  if (problems.length > 0) return failed(problems);
  return parsed(new Map(read.flatMap(([name2, r]) => r.ok ? [[name2, r.value]] : [])));
}

// src/lab/balance-plan.ts
function seasonedFor({ content, chapters }, scenario2, sheets) {
  const at3 = chapters.findIndex(({ scenarios: scenarios2 }) => scenarios2.includes(scenario2));
  const before = chapters.slice(0, Math.max(0, at3)).flatMap(({ scenarios: scenarios2 }) => scenarios2);
  const wins = at3 < 0 ? 0 : before.length + assertDefined(chapters[at3]).scenarios.indexOf(scenario2);
  const { level: level2 } = findTemplate(content.scenarios, scenario2);
  const ended = at3 < 0 ? level2 - 1 : at3;
  return sheets.map((sheet) => seasoned(sheet, { wins, chapters: ended }));
}

// src/lab/balance-parties.ts
function subsets(size, from = 0) {
  if (size === 0) return [[]];
  return HERO_CLASSES.slice(from).flatMap(
    (one, step) => subsets(size - 1, from + step + 1).map((others) => [one, ...others])
  );
}
function inOrder(party) {
  return HERO_CLASSES.flatMap((one) => party.filter((other) => other === one));
}
function partiesOf(size) {
  const rest = size - HERO_CLASSES.length;
  if (rest <= 0) return subsets(size);
  return partiesOf(rest).map((more) => inOrder([...HERO_CLASSES, ...more]));
}
function partiesWith(heroClass, size) {
  return partiesOf(size).filter((party) => party.includes(heroClass));
}
function skillsOf2(heroClass) {
  return newSheet(heroClass).skills.map(({ id: id2 }) => id2);
}
function worksAlone(skill) {
  const { moment, aim: aim3, remote, neighbours } = findSkill(skill);
  if (moment === "errand" || remote === true || neighbours === "only") return false;
  return aim3 !== "others-here" && aim3 !== "others";
}
function changeSkill(sheet, { skill, known }) {
  const skills = sheet.skills.map((one) => {
    return one.id === skill ? { ...one, level: known ? Math.max(1, one.level) : 0 } : one;
  });
  return { ...sheet, skills };
}
function partyTextFor(campaign, scenario2, party, change) {
  const sheets = seasonedFor(campaign, scenario2, party.map(newSheet));
  if (change === void 0) return makeParty(sheets);
  return makeParty(sheets.map((sheet) => changeSkill(sheet, change)));
}

// src/lab/interval.ts
function emptySums() {
  return { games: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0 };
}
function addPair(sums, x, y) {
  sums.games += 1;
  sums.x += x;
  sums.y += y;
  sums.xx += x * x;
  sums.xy += x * y;
  sums.yy += y * y;
}

// src/lab/balance-tally.ts
function emptyTally() {
  return {
    games: 0,
    wins: 0,
    reasons: {},
    turnsLeft: {},
    turnsUsed: 0,
    explorations: 0,
    deaths: 0,
    deterred: 0,
    wounds: 0,
    dead: {},
    places: {},
    threats: {},
    villainsMet: 0,
    cornered: { games: 0, met: 0 },
    guards: { tried: 0, held: 0 },
    skills: {},
    pressure: {
      rested: 0,
      lostWithDeath: 0,
      rests: emptySums(),
      deaths: emptySums(),
      red: emptySums(),
      forced: emptySums()
    }
  };
}
function countOne(counts, key) {
  setOwn(counts, String(key), (own(counts, String(key)) ?? 0) + 1);
}
function deadOf(tally, type) {
  return tally.dead[type] ??= { unused: 0, atEnd: 0, forfeited: 0, barred: 0 };
}
function heldOr(record4, name2, fresh) {
  const held = own(record4, name2);
  if (held === void 0) setOwn(record4, name2, fresh);
  return held ?? fresh;
}
function placeFigures(tally, id2) {
  const figures = { games: 0, turns: 0, diceLost: 0, deaths: 0, closingsTried: 0, closingsWon: 0 };
  return heldOr(tally.places, id2, figures);
}
function threatFigures(tally, id2) {
  return heldOr(tally.threats, id2, { met: 0, won: 0, damage: 0 });
}

// src/lab/pressure-watch.ts
function isBagRed(state, hero) {
  const one = state.heroes[hero];
  return one !== void 0 && one.alive && one.bag.length <= one.capacity;
}
function isDiscardVain({ world }, { place, card }) {
  const hooks = [
    ...world.hooks,
    ...world.sites[place]?.hooks ?? [],
    ...world.cards[card]?.hooks ?? []
  ];
  return hooks.some(({ flags }) => flags?.includes("cunning") === true);
}
function isLettingGoSensible({ heroes, turn }, { die }, actions) {
  if (die.type === "DIVINE") return (heroes[turn.hero]?.pile.length ?? 0) > 0;
  return actions.every(({ kind }) => kind === "forfeit" || kind === "discard");
}
function optionsOf2(state, phase, actions) {
  const hides = actions.some(({ kind }) => kind === "hide");
  const isVain = hides && isDiscardVain(state, phase);
  const isSensible = isLettingGoSensible(state, phase, actions);
  const better = actions.filter(({ kind }) => {
    return !(kind === "forfeit" && !isSensible) && !(kind === "discard" && isVain);
  });
  return better.length > 0 ? better : actions.slice(0, 1);
}
var PressureWatch = class {
  #turns = 0;
  #red = 0;
  #rests = 0;
  #deaths = 0;
  #encounters = 0;
  #forced = 0;
  /** An encounter in which nobody has decided anything. */
  #isOpen = false;
  constructor(start) {
    if (start.turn.hero >= 0) this.#turn(start);
  }
  #turn(state) {
    this.#turns += 1;
    if (isBagRed(state, state.turn.hero)) this.#red += 1;
  }
  /** Somebody decides in an encounter; only what can be done at first is counted. */
  met(state, phase, actions) {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (optionsOf2(state, phase, actions).length === 1) this.#forced += 1;
  }
  happened({ kind }, after) {
    if (kind === "encounter") {
      this.#endEncounter();
      this.#encounters += 1;
      this.#isOpen = true;
    } else if (kind === "turn") this.#turn(after);
    else if (kind === "rested") this.#rests += 1;
    else if (kind === "died") this.#deaths += 1;
  }
  /** An encounter that ended without a decision left none to make. */
  #endEncounter() {
    if (this.#isOpen) this.#forced += 1;
    this.#isOpen = false;
  }
  ended(sums, won) {
    this.#endEncounter();
    if (this.#rests > 0) sums.rested += 1;
    if (!won && this.#deaths > 0) sums.lostWithDeath += 1;
    addPair(sums.rests, this.#rests, 1);
    addPair(sums.deaths, this.#deaths, 1);
    addPair(sums.red, this.#red, this.#turns);
    addPair(sums.forced, this.#forced, this.#encounters);
  }
};

// src/lab/balance-watch.ts
var VICTORIES2 = VICTORY_REASONS;
var THREATS = ["ENEMY", "VILLAIN", "OBSTACLE"];
var Watch = class {
  #tally;
  #turns = 0;
  #villains = 0;
  #threat;
  #pressure;
  /** By the ids of dice, which are given from 0 on: the type of those held, and whether it was used. */
  #held = [];
  #used = [];
  constructor(tally, start) {
    this.#tally = tally;
    tally.games += 1;
    for (const { template } of start.world.sites) placeFigures(tally, template.id).games += 1;
    for (const { hand } of start.heroes) {
      for (const { id: id2, type } of [...hand.main, ...hand.allies]) this.#held[id2] = type;
    }
    if (start.turn.hero >= 0) this.#turns = 1;
    this.#pressure = new PressureWatch(start);
  }
  /** What is chosen in a turn; all that could have been is looked at where it matters. */
  chosen(state, action, turn) {
    const phase = phaseOf(state);
    if (phase?.kind !== "encounter") return;
    this.#pressure.met(state, phase, turn.actions);
    if (THREATS.includes(phase.die.type) || phase.tried.length > 0) return;
    const dead = deadOf(this.#tally, phase.die.type);
    if (action.kind === "forfeit") dead.forfeited += 1;
    if (turn.actions.every(({ kind }) => kind === "forfeit")) dead.barred += 1;
  }
  /** What came of an action. */
  happened(before, events, after) {
    const phase = phaseOf(before);
    const isUse = phase?.kind === "pick" && phase.end !== "lose";
    for (const event of events) {
      this.#pressure.happened(event, after);
      if (event.kind === "moved") {
        if (isUse) this.#used[event.die.id] = true;
        if (event.to === "hand") this.#held[event.die.id] = event.die.type;
      } else this.#count(before, event, after);
    }
  }
  #place(state, hero) {
    const site = state.world.sites[state.heroes[hero]?.at ?? -1];
    return site === void 0 ? void 0 : placeFigures(this.#tally, site.template.id);
  }
  #count(before, event, after) {
    const { kind } = event;
    if (kind === "turn") this.#pass(before);
    else if (kind === "drawn") this.#held[event.die.id] = event.die.type;
    else if (kind === "rolled") {
      if (!event.foe) this.#used[event.die.id] = true;
    } else if (kind === "encounter") this.#meet(before, event);
    else if (kind === "checked") this.#check(before, event);
    else if (kind === "damage") this.#hurt(after, event.hero, event.amount);
    else if (kind === "died") this.#bury(before, event.hero);
    else if (kind === "skill") countOne(this.#tally.skills, event.skill);
    else if (kind === "defeated" && this.#threat !== void 0) this.#threat.won += 1;
  }
  #pass(state) {
    this.#turns += 1;
    const place = this.#place(state, state.turn.hero);
    if (place !== void 0) place.turns += 1;
  }
  #bury(state, hero) {
    this.#tally.deaths += 1;
    const place = this.#place(state, hero);
    if (place !== void 0) place.deaths += 1;
  }
  #meet(state, { die, card }) {
    this.#tally.explorations += 1;
    this.#held[die.id] = void 0;
    this.#threat = void 0;
    if (!THREATS.includes(die.type)) return;
    const id2 = state.world.cards[card]?.template.id ?? `(${die.type.toLowerCase()})`;
    this.#threat = threatFigures(this.#tally, id2);
    this.#threat.met += 1;
    if (die.type === "VILLAIN") this.#villains += 1;
  }
  #check(state, event) {
    const won = event.won ? 1 : 0;
    if (event.check === "guard") {
      this.#tally.guards.tried += 1;
      this.#tally.guards.held += won;
    } else if (event.check === "close") {
      const place = this.#place(state, event.hero);
      if (place === void 0) return;
      place.closingsTried += 1;
      place.closingsWon += won;
    }
  }
  #hurt(state, hero, amount) {
    if (this.#threat !== void 0) this.#threat.damage += amount;
    const place = this.#place(state, hero);
    if (place !== void 0) place.diceLost += amount;
  }
  /** The game is over. */
  ended(state, reason) {
    const tally = this.#tally;
    const won = VICTORIES2.includes(reason);
    if (won) tally.wins += 1;
    this.#pressure.ended(tally.pressure, won);
    countOne(tally.reasons, reason);
    countOne(tally.turnsLeft, state.timer);
    tally.turnsUsed += this.#turns;
    tally.deterred += state.deterred.length;
    tally.villainsMet += this.#villains;
    if (reason === "cornered") {
      tally.cornered.games += 1;
      tally.cornered.met += this.#villains;
    }
    for (const { hand } of state.heroes) {
      tally.wounds += woundCount(hand);
      for (const { type } of [...hand.main, ...hand.allies]) deadOf(tally, type).atEnd += 1;
    }
    for (const [id2, type] of this.#held.entries()) {
      if (type !== void 0 && this.#used[id2] !== true) deadOf(tally, type).unused += 1;
    }
  }
};

// src/lab/balance.ts
var ENTRIES_MOST = 1e5;
function playOne(game2, mind2, options, seed2, tally) {
  const streams = /* @__PURE__ */ new Map();
  const whims = makeStream(seed2, "mind");
  let state = game2.start(options, seed2);
  const watch = tally === void 0 ? void 0 : new Watch(tally, state);
  for (let entry = 0; entry < ENTRIES_MOST; entry++) {
    const turn = game2.turn(state);
    if (turn.kind === "over") {
      watch?.ended(state, turn.outcome.reason);
      return turn.outcome.winners.length > 0;
    }
    let action;
    if (turn.kind === "chance")
      action = drawOutcome(streamOf(streams, seed2, turn.stream), turn.outcomes);
    else {
      action = mind2.choose(state, whims);
      watch?.chosen(state, action, turn);
    }
    const { state: next, events } = game2.apply(state, action);
    watch?.happened(state, events, next);
    state = next;
  }
  throw new RangeError(`the game of seed ${seed2} did not end in ${ENTRIES_MOST} entries`);
}
function streamOf(streams, seed2, name2 = USUAL_STREAM) {
  const known = streams.get(name2);
  if (known !== void 0) return known;
  const stream = makeStream(seed2, name2);
  streams.set(name2, stream);
  return stream;
}
function drawOutcome(chance, outcomes) {
  let total = 0;
  for (const { weight } of outcomes) total += weight;
  let rest = below(chance, total);
  for (const { action, weight } of outcomes) {
    if (rest < weight) return action;
    rest -= weight;
  }
  throw new RangeError("chance without an outcome");
}

// src/lab/balance-study.ts
function runSeries(game2, mind2, { bot, options, from, count }, seed2) {
  const isWatched2 = bot === "greedy" && options.difficulty === "normal";
  const tally = isWatched2 ? emptyTally() : void 0;
  const won = [];
  for (let index = from; index < from + count; index++) {
    won.push(playOne(game2, mind2, options, deriveSeed(seed2, index), tally));
  }
  return { won, tally };
}

// src/terminal/files/packs.ts
import { existsSync, readdirSync, realpathSync, statSync as statSync2 } from "node:fs";
import { basename, dirname, join, sep } from "node:path";

// src/kit/text/trailing.ts
function withoutTrailing(text2, characters) {
  let end = text2.length;
  while (end > 0 && characters.includes(text2.charAt(end - 1))) end -= 1;
  return text2.slice(0, end);
}

// src/terminal/files/read-file.ts
import { readFileSync, statSync } from "node:fs";
var TEXT_BYTES_MOST = 32 * 1024 * 1024;
function readRegularFile(path, most, shown = path) {
  try {
    const stat = statSync(path);
    if (!stat.isFile()) {
      const message2 = `${shown} is not a regular file.`;
      return failed({ code: "file-irregular", message: message2, args: { name: shown }, file: shown });
    }
    if (stat.size <= most) return parsed(readFileSync(path));
    const args = { name: shown, bytes: stat.size, most };
    const message = `${shown} has ${stat.size} bytes, but only ${most} are allowed.`;
    return failed({ code: "file-large", message, args, file: shown });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `${shown} cannot be read: ${reason}`;
    return failed({ code: "file-unreadable", message, args: { name: shown, reason }, file: shown });
  }
}

// src/terminal/files/packs.ts
var ADVENTURE_FILE2 = "adventure.yaml";
var TEXTS_FOLDER = "i18n";
function unreadable(name2, error) {
  const reason = error instanceof Error ? error.message : String(error);
  return packProblem("pack-unreadable", { name: name2, reason }, name2);
}
function packNames(folder) {
  const list2 = (inside) => {
    const at3 = join(folder, inside);
    return existsSync(at3) && statSync2(at3).isDirectory() ? readdirSync(at3) : [];
  };
  const texts2 = list2(TEXTS_FOLDER).map((name2) => `${TEXTS_FOLDER}/${name2}`);
  const names = [...list2("."), ...texts2].filter(isPackFile).sort();
  return names.slice(0, PACK_LIMITS.files + 1);
}
function readInside(root, name2, shown) {
  const path = realpathSync(join(root, name2));
  const args = { name: shown };
  if (!path.startsWith(root + sep)) return failed(packProblem("pack-link", args, shown));
  return readRegularFile(path, PACK_LIMITS.fileBytes, shown);
}
function readFolder(folder) {
  const root = realpathSync(folder);
  const files = /* @__PURE__ */ new Map();
  const problems = [];
  for (const name2 of packNames(root)) {
    const file = readInside(root, name2, join(folder, name2));
    if (file.ok) files.set(name2, file.value);
    else for (const problem of file.problems) problems.push(problem);
  }
  return problems.length > 0 ? failed(problems) : parsed(files);
}
function readZip(file) {
  const bytes = readRegularFile(file, PACK_LIMITS.zipBytes);
  return bytes.ok ? unzipPack(bytes.value, file) : bytes;
}
function readFiles(path) {
  try {
    if (statSync2(path).isDirectory()) return readFolder(path);
    if (/\.zip$/i.test(path)) return readZip(path);
    return failed(packProblem("pack-none", { name: path }));
  } catch (error) {
    return failed(unreadable(path, error));
  }
}
function readPackAt(path) {
  const place = basename(path) === ADVENTURE_FILE2 ? dirname(path) : path;
  const files = readFiles(place);
  if (!files.ok) return { pack: files, warnings: [] };
  const root = place === "." ? "" : `${withoutTrailing(place, "/\\")}/`;
  return readPack(files.value, root);
}

// ../../bal/read.ts
async function readPackFolder() {
  return must(readPackAt(process.env.PACK ?? "/tmp/wt/L/content/adventures/tide-bells").pack);
}

// ../../bal/a.ts
var argv = isMainThread ? process.argv : workerData.argv;
var [, , gamesText = "100", only = "-", seed = "tide"] = argv;
var pack = await readPackFolder();
var game = makeDiceGame(pack.content);
var mind = findMind("greedy");
var scenarios = pack.chapters.flatMap((c) => c.scenarios);
var G = Number(gamesText);
var cells = /* @__PURE__ */ new Map();
var rows2 = [];
for (const hero of HERO_CLASSES) for (const skill of skillsOf2(hero)) {
  if (only !== "-" && !only.split(",").includes(skill) && !only.split(",").includes(hero)) continue;
  const size = worksAlone(skill) ? 1 : 2;
  const parties = partiesWith(hero, size);
  const each = Math.ceil(G / parties.length);
  const list2 = (known) => scenarios.flatMap((scenario2) => parties.map((party, at3) => {
    const text2 = partyTextFor(pack, scenario2, party, { skill, known });
    const key = [scenario2, text2, at3 * each, each].join(" ");
    if (!cells.has(key)) cells.set(key, { key, text: text2, scenario: scenario2, from: at3 * each, count: each });
    return key;
  }));
  rows2.push({ hero, skill, known: list2(true), unknown: list2(false) });
}
var all = [...cells.values()];
if (!isMainThread) {
  const { n, k } = workerData;
  const out = [];
  for (let i = k; i < all.length; i += n) {
    const c = all[i];
    const { won, tally } = runSeries(game, mind, { bot: "greedy", options: { scenario: c.scenario, party: c.text, difficulty: "normal" }, from: c.from, count: c.count }, seed);
    out.push([c.key, won, tally?.skills]);
  }
  parentPort.postMessage(out);
} else {
  const t = Date.now();
  const n = Number(process.env.N ?? 2);
  const won = /* @__PURE__ */ new Map();
  const uses = /* @__PURE__ */ new Map();
  await Promise.all(Array.from({ length: n }, (_, k) => new Promise((ok, no2) => {
    const w = new Worker(new URL(import.meta.url), { workerData: { n, k, argv: process.argv } });
    w.on("message", (m) => {
      for (const [i, o, u] of m) {
        won.set(i, o);
        uses.set(i, u);
      }
      ok();
    });
    w.on("error", no2);
  })));
  let weak = 0, strong = 0;
  const lines2 = [];
  for (const { hero, skill, known, unknown } of rows2) {
    const d = [];
    let use2 = 0, g = 0;
    const by = scenarios.map(() => 0);
    let base = 0;
    known.forEach((key, i) => {
      const a = won.get(key), b = won.get(unknown[i]);
      use2 += uses.get(key)?.[skill] ?? 0;
      g += a.length;
      a.forEach((x, j) => {
        base += Number(x);
        d.push(Number(x) - Number(b[j]));
        by[Math.floor(i / (known.length / scenarios.length))] += Number(x) - Number(b[j]);
      });
    });
    const mean = d.reduce((s, x) => s + x, 0) / d.length;
    const se = Math.sqrt(d.reduce((s, x) => s + (x - mean) ** 2, 0) / (d.length - 1) / d.length);
    if (mean < 0.01) weak++;
    if (mean > 0.08) strong++;
    lines2.push(`${mean > 0.08 ? "S" : mean < 0.01 ? "w" : " "} ${hero.padEnd(8)} ${skill.padEnd(18)} ${(100 * mean).toFixed(1).padStart(6)} \xB1${(196 * se).toFixed(1)}  uses ${(use2 / g).toFixed(2)} with ${(100 * base / g).toFixed(1)} | ${by.map((x) => (100 * x / (g / scenarios.length)).toFixed(0).padStart(4)).join("")}`);
  }
  console.log(lines2.join("\n"));
  console.log(`strong ${strong} weak ${weak} of ${rows2.length}; ${((Date.now() - t) / 1e3).toFixed(0)} s`);
}
