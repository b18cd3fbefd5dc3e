import type { HeroSheet, JourneyState, Learned } from '../../rules/index.ts';
import { nameInCampaign } from '../../voice/status.ts';
import { describeSkillLevel } from '../../voice/skills.ts';
import type { DiceWords } from '../../voice/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { DicePlayModel } from '../game/dice-play-model.ts';
import { KeepsakeList } from '../table/keepsakes.tsx';
import { Portrait } from '../pictures/portrait.tsx';

interface HeroesDialogProps {
  readonly model: DicePlayModel;
  readonly onClose: () => void;
}

/** The heroes of the party by name; in a scene, only its players. */
function partyOf(state: JourneyState, words: DiceWords): readonly (readonly [string, HeroSheet])[] {
  const { scene, campaign } = state;
  if (scene !== undefined) {
    return scene.world.members.map(({ sheet }, at) => [words.hero(scene, at), sheet]);
  }
  return campaign.heroes.flatMap(({ gone, sheet }, at) =>
    gone ? [] : [[nameInCampaign(state, at, words), sheet] as const],
  );
}

/** Dice limits and skills of every hero. */
export function HeroesDialog({ model, onClose }: HeroesDialogProps) {
  const words = model.words.value;
  return (
    <Dialog isText name="heroes" title={words.say('dice-screen-heroes')} onClose={onClose}>
      {partyOf(model.state.value, words).map(([name, sheet]) => (
        <section key={name} class="sheet">
          <header class="sheet-head">
            <Portrait of={sheet} />
            <div>
              <h3>{name}</h3>
              <p class="about">{words.say(`dice-class-${sheet.class}-text`)}</p>
              <p>
                {words.say('dice-screen-capacity', {
                  capacity: sheet.capacity,
                  type: words.type(sheet.favoured),
                })}
              </p>
            </div>
          </header>
          <Sheet sheet={sheet} words={words} />
        </section>
      ))}
    </Dialog>
  );
}

interface SheetProps {
  readonly sheet: HeroSheet;
  readonly words: DiceWords;
}

function Sheet({ sheet, words }: SheetProps) {
  const { say } = words;
  const learned = sheet.skills.filter(({ level }) => level > 0);
  const dormant = sheet.skills.filter(({ level }) => level === 0);
  return (
    <>
      <h4>{say('dice-screen-limits')}</h4>
      <ul class="limits">
        {sheet.limits.map(({ type, current, most }) => (
          <li key={type}>
            <span class={`letter die-${type}`} aria-hidden="true">
              {words.letter(type)}
            </span>
            {say('dice-screen-limit', { type: words.type(type), current, most })}
          </li>
        ))}
      </ul>
      {sheet.keepsakes.length === 0 ? null : (
        <>
          <h4>{say('dice-keepsakes')}</h4>
          <KeepsakeList sheet={sheet} words={words} />
        </>
      )}
      <Skills title={say('dice-screen-skills')} skills={learned} words={words} />
      <Skills title={say('dice-screen-dormant')} skills={dormant} words={words} />
    </>
  );
}

interface SkillsProps {
  readonly title: string;
  readonly skills: readonly Learned[];
  readonly words: DiceWords;
}

function Skills({ title, skills, words }: SkillsProps) {
  if (skills.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <dl class="glossary">
        {skills.map((skill) => (
          <div key={skill.id}>
            <dt>{describeSkillLevel(skill, words)}</dt>
            <dd>{words.meaning(`skill-${skill.id}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
