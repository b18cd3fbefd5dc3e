import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../language/language.ts';
import { catalogue } from '#games/index.ts';
import { pictureOf } from './entries.ts';
import { latestSave, loadSaves } from '../storage/saves.ts';
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

interface CardProps {
  readonly game: string;
  readonly Picture: ComponentType;
}

function Card({ game, Picture }: CardProps) {
  const save = latestSave(game);
  const canContinue = save !== undefined && !save.over;
  return (
    <li class="card" data-game={game}>
      <a class="card-link" href={`#/${game}`}>
        <Picture />
        <span class="card-text">
          <span class="card-name">{say(`game-${game}`)}</span>
          <span class="card-about">{say(`game-${game}-about`)}</span>
          <span class="card-go">
            {canContinue ? say('web-continue', { entries: save.entries }) : say('web-play')}
            <Icon name="next" />
          </span>
        </span>
      </a>
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
