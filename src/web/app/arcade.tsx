import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../language/language.ts';
import { CavesPicture } from '../pictures/caves.tsx';
import { DicePicture } from '../pictures/dice.tsx';
import { KalahPicture } from '../pictures/kalah.tsx';
import { RoguePicture } from '../pictures/rogue.tsx';
import { ZrfPicture } from '../pictures/zrf.tsx';
import { scenes } from './scenes.ts';
import { latestSave, loadSaves } from '../storage/saves.ts';
import { Header } from '../ui/header.tsx';
import { Icon } from '../ui/icon.tsx';

const CARDS: readonly { readonly game: string; readonly Picture: ComponentType }[] = [
  { game: 'kalah', Picture: KalahPicture },
  { game: 'dice', Picture: DicePicture },
  { game: 'rogue', Picture: RoguePicture },
  { game: 'caves', Picture: CavesPicture },
  { game: 'zrf', Picture: ZrfPicture },
];

/** The first page: a card for each game. */
export function Arcade() {
  // Another tab may have played on.
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
          {CARDS.filter(({ game }) => game in scenes).map(({ game, Picture }) => (
            <Card key={game} game={game} Picture={Picture} />
          ))}
          {CARDS.filter(({ game }) => !(game in scenes)).map(({ game, Picture }) => (
            <EmptyCard key={game} game={game} Picture={Picture} />
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
  const goesOn = save !== undefined && !save.over;
  return (
    <li class="card card-open" data-game={game}>
      <a class="card-link" href={`#/${game}`}>
        <Picture />
        <span class="card-text">
          <span class="card-name">{say(`game-${game}`)}</span>
          <span class="card-about">{say(`game-${game}-about`)}</span>
          <span class="card-go">
            {goesOn ? say('web-continue', { entries: save.entries }) : say('web-play')}
            <Icon name="next" />
          </span>
        </span>
      </a>
    </li>
  );
}

function EmptyCard({ game, Picture }: CardProps) {
  return (
    <li class="card card-missing" data-game={game}>
      <Picture />
      <span class="card-text">
        <span class="card-name">{say(`game-${game}`)}</span>
        <span class="card-about">{say(`game-${game}-about`)}</span>
        <span class="card-mark">{say('game-missing')}</span>
      </span>
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
      <span>{say('web-offline')}</span>
      <span class="version">Turnwright {TURNWRIGHT_VERSION}</span>
    </footer>
  );
}
