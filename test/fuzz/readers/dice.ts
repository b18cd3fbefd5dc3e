import { readdirSync, readFileSync } from 'node:fs';
import { hashText, makeStream, pick } from '#core';
import {
  HERO_CLASSES,
  makeDiceGame,
  makeParty,
  newSheet,
  parseParty,
  readPack,
  checkPicture,
} from '#games/dice/rules/index.ts';
import type { DiceState } from '#games/dice/rules/index.ts';
import { makeCampaign, parseCampaign, startCampaign } from '#games/dice/rules/campaign/index.ts';
import { tideBellsGame } from '../../games/dice/rules/tide-bells.ts';
import { mutateText } from '../mutation.ts';
import { isAccepted, memoize, sayAll } from '../reader.ts';
import type { Reader } from '../reader.ts';

const GOOD = 'test/cases/dice-packs/good';
const SHIPPED = 'content/adventures/tide-bells';
const FILE = '\n--- file ';

const fileOf = (name: string, text: string) => `${FILE}${name}\n${text}`;

function packAt(folder: string): string {
  const texts = readdirSync(`${folder}/i18n`).map((name) => `i18n/${name}`);
  return ['adventure.yaml', ...texts.sort()]
    .map((name) => fileOf(name, readFileSync(`${folder}/${name}`, 'utf8')))
    .join('');
}

/** Small packs are faster to read, and the shipped one is therefore mutated rarely. */
const packs = memoize(() => [...Array.from({ length: 12 }, () => packAt(GOOD)), packAt(SHIPPED)]);

function readPackText(input: string): boolean {
  const parts = input.split(FILE).slice(1);
  const files = parts.map((part): [string, Uint8Array] => {
    const end = part.indexOf('\n');
    return [part.slice(0, end), new TextEncoder().encode(part.slice(end + 1))];
  });
  const { pack, warnings } = readPack(new Map(files), 'a/');
  sayAll(warnings);
  if (pack.ok) makeDiceGame(pack.value.content);
  return isAccepted(pack);
}

const drawings = memoize(() =>
  ['enemy', 'location', 'heroes/mystic', 'met/ally'].map((name) =>
    readFileSync(`content/pictures/${name}.svg`, 'utf8'),
  ),
);

function readPicture(input: string): boolean {
  const problems = checkPicture('pictures/refuge.svg', new TextEncoder().encode(input));
  sayAll(problems);
  return problems.length === 0;
}

const CLASSES = HERO_CLASSES;
const parties = memoize(() =>
  CLASSES.map((_, count) => makeParty(CLASSES.slice(0, count + 1).map((one) => newSheet(one)))),
);

const CHAPTERS = ['one', 'two'].map((id, index) => ({ id, level: index + 1, scenarios: [id] }));

const campaigns = memoize(() =>
  CLASSES.flatMap((_, count) => {
    const party = CLASSES.slice(0, count + 1).map((one) => newSheet(one));
    const plan = {
      adventure: 'lake',
      chapters: CHAPTERS,
      mode: 'story',
      difficulty: 'normal',
    } as const;
    const started = startCampaign({ ...plan, party, seed: `campaign ${count}` });
    return started.ok ? [makeCampaign(started.value)] : [];
  }),
);

const SCENARIOS = ['curfew', 'fog-at-low-pell', 'bell-barge'];

/** States of a random game. */
const states = memoize(() => {
  const random = makeStream('states', 'player');
  return SCENARIOS.flatMap((scenario) => {
    const options = { ...defaults(), scenario };
    let state = tideBellsGame.start(options, 'a');
    const all: DiceState[] = [];
    for (let step = 0; step < 60; step += 1) {
      const turn = tideBellsGame.turn(state);
      if (turn.kind === 'over') break;
      const actions =
        turn.kind === 'decide' ? turn.actions : turn.outcomes.map(({ action }) => action);
      ({ state } = tideBellsGame.apply(state, pick(random, actions)));
      all.push(state);
    }
    return all;
  });
});

function defaults() {
  const pairs = Object.entries(tideBellsGame.options).map(([name, field]) => [name, field.default]);
  return Object.fromEntries(pairs) as Parameters<typeof tideBellsGame.start>[0];
}

const stateTexts = memoize(() => states().map((state) => tideBellsGame.makeState(state)));

function readState(input: string): boolean {
  const state = tideBellsGame.parseState(input);
  if (state.ok) {
    const turn = tideBellsGame.turn(state.value);
    if (turn.kind === 'decide') {
      const action = pick(makeStream(hashText(input), 'action'), turn.actions);
      tideBellsGame.apply(state.value, action);
    }
  }
  return isAccepted(state);
}

/** Actions, each prefixed with the index of its state. */
const actions = memoize(() =>
  states().flatMap((state, at) => {
    const turn = tideBellsGame.turn(state);
    const all = turn.kind === 'decide' ? turn.actions : [];
    return all.slice(0, 5).map((action) => `${at} ${tideBellsGame.makeAction(state, action)}`);
  }),
);

function readAction(input: string): boolean {
  const [, at = '', text = input] = /^(\d{1,6}) ([^]*)$/.exec(input) ?? [];
  const state = states()[Number(at) % states().length];
  if (state === undefined) return false;
  const action = tideBellsGame.parseAction(state, text);
  if (action.ok) tideBellsGame.refuse(state, action.value);
  return isAccepted(action);
}

export const DICE: readonly Reader[] = [
  { name: 'adventure packs', weight: 0.4, samples: packs, mutate: mutateText, read: readPackText },
  { name: 'pictures of packs', samples: drawings, mutate: mutateText, read: readPicture },
  {
    name: 'parties',
    samples: parties,
    mutate: mutateText,
    read: (text) => parseParty(text) !== undefined,
  },
  {
    name: 'campaigns',
    samples: campaigns,
    mutate: mutateText,
    read: (text) => isAccepted(parseCampaign(text)),
  },
  {
    name: 'states of the dice game',
    samples: stateTexts,
    mutate: mutateText,
    read: readState,
  },
  { name: 'actions of the dice game', samples: actions, mutate: mutateText, read: readAction },
];
