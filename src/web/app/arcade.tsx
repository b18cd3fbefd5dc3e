import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { makeRoute } from '../address/route.ts';
import { routeOfGame } from '../address/saved-file.ts';
import { say, sayMoment } from '../language/language.ts';
import { catalogue } from '#games/index.ts';
import { pictureOf, quickStartOf } from './entries.ts';
import { latestSave, loadSaves, saves } from '../storage/saves.ts';
import { Header } from '../ui/header.tsx';
import { Icon } from '../ui/icon.tsx';

const CARDS = catalogue.map(({ id }) => ({ game: id, Picture: pictureOf(id) }));

/** Home page, with a card for each game. */
export function Arcade() {
  // Another tab may have continued a game.
  useEffect(() => void loadSaves(), []);
  return (
    <div class="page">
      <Header />
      <main class="arcade">
        <div class="intro">
          <h1>{say('web-title')}</h1>
          <p>{say('web-about')}</p>
          <ContinueLast />
        </div>
        <ul class="cards">
          {CARDS.map(({ game, Picture }) => (
            <Card key={game} game={game} Picture={Picture} />
          ))}
        </ul>
      </main>
      <Footer />
    </div>
  );
}

/** Link to the last unfinished game of any kind. */
function ContinueLast() {
  const last = saves.value.find((save) => !save.over && latestSave(save.game) === save);
  if (last === undefined) return null;
  const route = routeOfGame.value(last.game);
  if (catalogue.every(({ id }) => id !== route.game)) return null;
  const game = say(`game-${route.game}`);
  const name = last.name ?? '';
  return (
    <a class="button primary arcade-continue" href={makeRoute(route)}>
      <Icon name="next" />
      {say('web-continue-last', {
        game: name === '' ? game : `${game} (${name})`,
        when: sayMoment(last.updated),
      })}
    </a>
  );
}

interface CardProps {
  readonly game: string;
  readonly Picture: ComponentType;
}

function Card({ game, Picture }: CardProps) {
  const save = latestSave(game);
  const quickStart = quickStartOf(game);
  const canContinue = save !== undefined && !save.over;
  return (
    <li class="card" data-game={game}>
      <Picture />
      <div class="card-text">
        <span class="card-name" id={`${game}-name`}>
          {say(`game-${game}`)}
        </span>
        <span class="card-about">{say(`game-${game}-about`)}</span>
        <div class="card-ways">
          <a
            class="card-link card-go"
            href={`#/${game}`}
            id={`${game}-go`}
            aria-labelledby={`${game}-name ${game}-go`}
          >
            {canContinue ? say('web-continue', { entries: save.entries }) : say('web-play')}
            <Icon name="next" />
          </a>
          {quickStart === undefined ? null : (
            <a class="button card-quick" href={makeRoute({ kind: 'game', game, part: quickStart })}>
              {say('web-quick-start')}
            </a>
          )}
        </div>
      </div>
    </li>
  );
}

function Footer() {
  return (
    <footer class="foot">
      <a href="#/text">
        <Icon name="text" />
        {say('web-text-mode')}
      </a>
      <a href="#/lab">
        <Icon name="target" />
        {say('web-lab')}
      </a>
      <span>{say('web-offline')}</span>
      <span class="version">Turnwright {TURNWRIGHT_VERSION}</span>
    </footer>
  );
}
