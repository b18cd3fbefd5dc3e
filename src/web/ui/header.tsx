import { useSignal } from '@preact/signals';
import { languages, nameLanguage, say, wantedLanguage } from '../language/language.ts';
import { Icon } from './icon.tsx';
import { chooseLanguage, SettingsDialog } from './settings-dialog.tsx';

/** Logo: a turn around a joiner's peg. */
function Logo() {
  return (
    <svg class="logo" viewBox="0 0 64 64" aria-hidden="true">
      <rect class="logo-tile" x="2" y="2" width="60" height="60" rx="15" />
      <path class="logo-turn" d="M44.6 20.6A17 17 0 1 0 48.3 36.7" />
      <path class="logo-tip" d="M50.1 15.7 52 29 39.2 25.5z" />
      <path class="logo-peg" d="M25 25h14l-3.2 7L39 39H25l3.2-7z" />
    </svg>
  );
}

export interface HeaderProps {
  readonly title?: string;
  /** Parent page, if it is not the home page. */
  readonly up?: { readonly href: string; readonly name: string; readonly onClick?: () => void };
}

/** Header of every page: home link, title, language and settings. */
export function Header({ title, up }: HeaderProps) {
  const open = useSignal(false);
  return (
    <header class={up === undefined ? 'head' : 'head head-deep'}>
      <a class="home" href="#/" {...(title === undefined ? {} : { title: say('web-home') })}>
        <Logo />
        <span class={title === undefined ? 'brand' : 'brand brand-small'}>Turnwright</span>
      </a>
      {up === undefined ? null : (
        <a class="head-up" href={up.href} onClick={up.onClick}>
          <Icon name="back" />
          <span>{up.name}</span>
        </a>
      )}
      {title === undefined ? null : (
        <h1 class="head-title" title={title}>
          {title}
        </h1>
      )}
      <div class="head-tools">
        <LanguageSwitch />
        <button
          type="button"
          class="quiet icon-only"
          aria-label={say('label-settings')}
          title={say('label-settings')}
          onClick={() => (open.value = true)}
        >
          <Icon name="settings" />
        </button>
      </div>
      {open.value ? <SettingsDialog onClose={() => (open.value = false)} /> : null}
    </header>
  );
}

function LanguageSwitch() {
  return (
    <label class="language">
      <span class="unseen">{say('label-language')}</span>
      <Icon name="globe" />
      <select
        value={wantedLanguage()}
        onChange={(event) => chooseLanguage(event.currentTarget.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {nameLanguage(language)}
          </option>
        ))}
      </select>
    </label>
  );
}
