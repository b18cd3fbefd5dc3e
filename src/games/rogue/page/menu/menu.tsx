import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '#web/language/language.ts';
import { isTouch } from '#web/ui/touch.ts';
import { rogue } from '../../rules/index.ts';
import { USUAL_OPTIONS } from '../../voice/usual-options.ts';
import type { DialogName, RogueGamePage } from '../game/rogue-page.ts';
import { DailyButton } from '#web/run/daily-button.tsx';
import { MenuMore } from '#web/run/menu-more.tsx';
import { unfinishedRun } from '#web/run/last-run.ts';
import type { Shell } from '../game/shell.ts';
import type { WorldFile } from '../../rules/index.ts';
import { builtInWorlds } from '../worlds/built-in.ts';
import { checkWorlds, startWorlds } from '../game/worlds.ts';

interface MenuProps {
  readonly shell: Shell;
  readonly gamePage: RogueGamePage;
}

/** The main menu: saved runs, a random world, designed worlds. */
export function Menu({ shell, gamePage }: MenuProps) {
  const place = useRef<HTMLElement>(null);
  const save = unfinishedRun(rogue.id);
  const summary = save && gamePage.tellSaved(save);
  const open = (name: DialogName) => () => (gamePage.dialog.value = name);
  const starts = [
    ...(save === undefined ? [] : [() => void gamePage.resume(save)]),
    open('new'),
    open('world'),
  ];
  shell.starts = starts;
  useLayoutEffect(() => {
    place.current?.querySelector('button')?.focus({ preventScroll: true });
    return () => (shell.starts = []);
  }, []);
  const number = save === undefined ? 1 : 2;
  return (
    <section class="rogue-menu" ref={place} aria-labelledby="rogue-title">
      <div class="rogue-menu-main">
        <h2 id="rogue-title">{say('game-rogue')}</h2>
        <p class="rogue-menu-about">{say('rogue-page-about')}</p>
        {save === undefined ? null : (
          <Start number={1} isPrimary onClick={() => void gamePage.resume(save)} id="continue">
            {say('run-continue', { entries: save.entries })}
            <span class="rogue-start-about">
              {[save.name, summary?.title, ...(summary?.facts ?? [])].filter(Boolean).join(' · ')}
            </span>
          </Start>
        )}
        <Start number={number} isPrimary={save === undefined} onClick={open('new')} id="random">
          {say('rogue-page-random')}
        </Start>
        <Start number={number + 1} onClick={open('world')} id="open">
          {say('rogue-page-open')}
        </Start>
        <DailyButton
          game={gamePage.game}
          options={USUAL_OPTIONS}
          class="rogue-start"
          onStart={(run) => gamePage.startNew(run, false)}
          onResume={(run) => gamePage.resume(run)}
        />
        <MenuMore
          game={rogue.id}
          dialog={gamePage.dialog}
          class="rogue-menu-more"
          own={['looks', 'rogue-page-looks']}
          runs="rogue-page-runs"
        >
          <a class="button quiet" href="#/rogue/text">
            {say('web-text-screens')}
          </a>
        </MenuMore>
      </div>
      <Worlds gamePage={gamePage} />
    </section>
  );
}

interface StartProps {
  readonly number: number;
  readonly id: string;
  readonly isPrimary?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function Start({ number, id, isPrimary = false, onClick, children }: StartProps) {
  return (
    <button
      type="button"
      class={isPrimary ? 'rogue-start primary' : 'rogue-start'}
      data-start={id}
      aria-keyshortcuts={String(number)}
      onClick={onClick}
    >
      {isTouch.value ? null : <kbd aria-hidden="true">{number}</kbd>}
      <span>{children}</span>
    </button>
  );
}

/** The built-in worlds. */
function Worlds({ gamePage }: Pick<MenuProps, 'gamePage'>) {
  if (builtInWorlds.length === 0) return null;
  const start = async (name: string, load: () => Promise<readonly WorldFile[]>) => {
    const found = checkWorlds(await load());
    if (found.kind === 'world') startWorlds(gamePage, found.plans, say(`rogue-world-${name}`));
  };
  return (
    <div class="rogue-menu-worlds">
      <h3>{say('rogue-page-worlds')}</h3>
      <ul>
        {builtInWorlds.map(({ name, load }) => (
          <li key={name}>
            <button type="button" data-world={name} onClick={() => void start(name, load)}>
              <b>{say(`rogue-world-${name}`)}</b>
              <span>{say(`rogue-world-${name}-about`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
