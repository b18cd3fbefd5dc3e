# Texts of a Caves run for both shells: log, stops, descriptions, dump.

## Log. $by is `you`, `nobody` or `other`; $who begins the sentence.

caves-you = вас
caves-said-begun = { $depth ->
    [1] На этом уровне лежит плюшевый мишка. Найдите его и уходите с ним по лестнице <.
   *[other] На глубине { $depth } лежит плюшевый мишка. Принесите его сюда и уходите по лестнице <.
}
caves-said-dug = { $by ->
    [you] Вы копаете.
   *[other] { $who } роет ход в скале.
}
caves-said-climbed = { $way ->
    [up] Вы поднимаетесь на глубину { $level }.
   *[down] Вы спускаетесь на глубину { $level }.
}
caves-said-hit = { $by ->
    [you] Вы бьёте { $target }: урон { $damage }.
   *[other] { $who } бьёт { $target }: урон { $damage }.
}
caves-said-shot = Стрела попадает в { $target }: урон { $damage }.
caves-said-thrown = { $item } попадает в { $target }: урон { $damage }.
caves-said-blast = Взрыв задевает { $target }: урон { $damage }.
caves-said-killed = { $by ->
    [you] Вы убили { $target }.
    [nobody] { $who } погибает.
   *[other] { $killer } убивает { $target }.
}
caves-said-gained-xp = Опыт +{ $amount }.
caves-said-rank-gained = { $by ->
    [you] Вы достигли уровня { $rank }!
   *[other] { $who } достигает уровня { $rank }.
}
caves-said-grown = { $growth ->
    [hp] Вы стали крепче: здоровье +{ $amount }.
    [mana] У вас стало больше маны: мана +{ $amount }.
    [attack] Вы бьёте сильнее: атака +{ $amount }.
    [defense] Вас труднее ранить: защита +{ $amount }.
    [vision] Вы видите дальше: зрение +{ $amount }.
    [hp-regen] Ваши раны заживают быстрее: здоровье +{ $amount } за 1000 ходов.
   *[mana-regen] Ваша мана восстанавливается быстрее: мана +{ $amount } за 1000 ходов.
}
caves-said-picked-up = { $by ->
    [you] Вы подбираете { $item } ({ $slot }).
   *[other] { $who } подбирает { $item }.
}
caves-said-bear = Плюшевый мишка у вас ({ $slot }). Теперь несите его домой!
caves-said-dropped = { $by ->
    [you] Вы кладёте { $item } на землю.
   *[other] { $who } кладёт { $item } на землю.
}
caves-said-no-room = Вам некуда положить { $item }.
caves-said-equipped = { $part ->
    [weapon] { $by ->
        [you] Вы берёте в руки { $item }.
       *[other] { $who } берёт в руки { $item }.
    }
   *[armor] { $by ->
        [you] Вы надеваете { $item }.
       *[other] { $who } надевает { $item }.
    }
}
caves-said-taken-off = { $part ->
    [weapon] { $by ->
        [you] Вы убираете { $item }.
       *[other] { $who } убирает { $item }.
    }
   *[armor] { $by ->
        [you] Вы снимаете { $item }.
       *[other] { $who } снимает { $item }.
    }
}
caves-said-ate = Вы съедаете { $item }.
caves-said-overate = Вы переели. Живот болит, зато теперь в него помещается больше.
caves-said-hunger = { $hunger ->
    [starving] Вы умираете от голода!
    [hungry] Вы проголодались.
    [less-full] Вы уже не так сыты.
    [full] Вы сыты.
    [stuffed] Вы объелись.
   *[sated] Вы больше не голодны.
}
caves-said-threw = { $by ->
    [you] Вы бросаете { $item }.
   *[other] { $who } бросает { $item }.
}
caves-said-fired = { $by ->
    [you] Вы пускаете стрелу.
   *[other] { $who } пускает стрелу.
}
caves-said-blasted = Порох с грохотом взрывается!
caves-said-quaffed = { $by ->
    [you] Вы выпиваете { $item }.
   *[other] { $who } выпивает { $item }.
}
caves-said-nothing = Ничего не происходит.
caves-said-learned = { $item } — это { $potion }!
caves-said-cast = { $by ->
    [you] Вы произносите заклинание «{ $spell }».
   *[other] { $who } произносит заклинание «{ $spell }».
}
caves-said-healed = { $by ->
    [you] Вам лучше: здоровье +{ $amount }.
   *[other] { $who } выглядит здоровее.
}
caves-said-hurt = { $by ->
    [you] Вы теряете здоровье: −{ $amount } ({ $effect }).
   *[other] { $who } теряет здоровье: −{ $amount } ({ $effect }).
}
caves-said-mana-gained = К вам возвращается мана: +{ $amount }.
caves-said-blinked = { $by ->
    [you] В мгновение ока вы оказываетесь в другом месте.
   *[other] { $who } исчезает и появляется в другом месте.
}
caves-said-appeared = { $who } появляется из ниоткуда.
caves-said-read = { $by ->
    [you] Вы читаете { $item }.
   *[other] { $who } читает { $item }.
}
caves-said-stuck = { $by ->
    [you] Вы вязнете { $place }.
   *[other] { $who } вязнет { $place }.
}
caves-said-held = { $by ->
    [you] Вам не сдвинуться с места.
   *[other] { $who } не может сдвинуться с места.
}
caves-said-stunned = Вы ничего не можете сделать.
caves-said-sprung = Вы наступаете в ловушку: { $trap }!
caves-said-found = Вы замечаете ловушку: { $trap }.
caves-said-ignited = Вспыхивает огонь.
caves-said-shattered = { $item } ломается.
caves-said-burnt = { $item } сгорает дотла.
caves-said-billowed = { $cloud } расползается.
caves-said-laid = Земля меняется: { $ground }.
caves-said-fell = Вы падаете на глубину { $level }!
caves-said-mapped = Весь уровень встаёт у вас перед глазами.
caves-said-stole = { $by ->
    [you] Вы забираете { $item }.
   *[other] { $who } крадёт { $item }!
}
caves-said-dragged = { $by ->
    [you] Вас тащит.
   *[other] { $who } не может упереться.
}
caves-said-pushed = { $by ->
    [you] Вас отбрасывает.
   *[other] { $who } отлетает назад.
}
caves-said-teleported = { $by ->
    [you] Вы в другом месте.
   *[other] { $who } исчезает.
}
caves-said-charged = { $who } бросается на врага!
caves-said-reflected = { $who } отражает удар!
caves-said-split = { $who } делится надвое.
caves-said-freed = Вы освобождаете { $target }: теперь у вас есть союзник.
caves-said-tamed = { $who } теперь на вашей стороне.
caves-said-locked = Остальные клетки захлопываются.
caves-said-spread = { $who } разрастается.
caves-said-sighted = Вы видите { $what }.
caves-said-low = Осторожно: у вас осталось лишь { $hp } здоровья из { $most }.

## Causes of death, and endings

caves-cause-creature = Вас { $who }.
caves-cause-effect = Вы умерли от { $effect }.
caves-cause-fall = Вы разбились.
caves-cause-hunger = Вы умерли от голода.
caves-cause-blast = Вы погибли от взрыва.
caves-cause-overeating = Вы умерли от переедания.
caves-ending-won = Победа!
caves-ending-won-about = Плюшевый мишка дома.
caves-ending-died = Покойтесь с миром
caves-ending-left = { caves-ending-died }
caves-ending-left-about = Вы погибли, трусливо убегая из пещер.
caves-ending-time = Ваше время вышло.
caves-ending-time-about = Так долго здесь никто не выживает.

## Actions in lists

caves-act-wait = { run-key-wait }
caves-act-pick-up = подобрать
caves-act-drop = положить { $slot }
caves-act-eat = съесть { $slot }
caves-act-wear = надеть { $slot }
caves-act-quaff = выпить { $slot }
caves-act-read = прочесть { $slot }
caves-act-throw = бросить { $slot } ({ $x }, { $y })
caves-act-fire = выстрелить ({ $x }, { $y })
caves-act-cast = { $spell ->
    [minor-heal] { caves-spell-minor-heal }
    [major-heal] { caves-spell-major-heal }
    [slow-heal] { caves-spell-slow-heal }
    [inner-strength] { caves-spell-inner-strength }
    [blood-to-mana] { caves-spell-blood-to-mana }
    [blink] { caves-spell-blink }
    [summon-bats] { caves-spell-summon-bats }
    [detect-creatures] { caves-spell-detect-creatures }
   *[spark] { caves-spell-spark }
} ({ $x }, { $y })
caves-act-grow = + { $growth ->
    [hp] { caves-growth-hp }
    [mana] { caves-growth-mana }
    [attack] { caves-growth-attack }
    [defense] { caves-growth-defense }
    [vision] { caves-growth-vision }
    [hp-regen] { caves-growth-hp-regen }
   *[mana-regen] { caves-growth-mana-regen }
}

## Reasons why an automatic action stopped

caves-stop-explored = Вы исследовали на этом уровне всё, куда можно дойти.
caves-stop-explored-rock = Вы исследовали всё, куда можно дойти. Остальное — за скалой: { $dig } — пробиться туда.
caves-stop-explored-choice = Вы исследовали всё, куда можно дойти. Осталось выбрать одну из вещей в клетках.
caves-stop-explored-full = { run-stop-explored-full }
caves-stop-blocked = Остановка: на пути { $who }.
caves-stop-sight = Остановка: { $who }. { $attack } — атаковать.
caves-stop-in-sight = Остановка: вы видите { $who }. { $attack } — атаковать.
caves-stop-near = Остановка: рядом { $who }. { $attack } — атаковать.
caves-stop-attacked = Остановка: на вас нападает { $who }.
caves-stop-hurt = Остановка: вы потеряли здоровье.
caves-stop-trap = Остановка: это была ловушка.
caves-stop-ailment = Остановка: вам стало плохо ({ $effect }).
caves-stop-choice = Остановка: из этого можно взять только одно: { $items }.
caves-stop-rough = Остановка: впереди { $ground }, обхода нет. Исследуйте ещё раз, чтобы идти дальше.
caves-stop-low = Остановка: у вас осталось мало здоровья.
caves-stop-fatal = Остановка: если ничего не сделать, яд вас убьёт.
caves-stop-starving = Остановка: вы умираете от голода.
caves-stop-last-food = Остановка: через несколько ходов вы умрёте от голода.
caves-stop-full = { run-stop-full }
caves-stop-effect = Остановка: действие эффекта закончилось.
caves-stop-level = { run-stop-level }
caves-stop-arrived = { run-stop-arrived }
caves-stop-no-way = { run-stop-no-way }
caves-stop-unknown = { run-stop-unknown }
caves-stop-here = { run-stop-here }
caves-stop-rock = Остановка: впереди скала.
caves-stop-edge = Остановка: здесь пещеры кончаются.
caves-stop-thing = Остановка: здесь что-то есть.
caves-stop-rested = Вы полностью восстановились.
caves-stop-well = Здоровье и мана полны: отдыхать незачем.
caves-stop-through = Вы пробились.
caves-stop-nowhere = На этом уровне копать больше некуда.
caves-stop-pause = { run-stop-pause }

## Descriptions

caves-look-creature = { $name }, уровень { $rank }: атака { $attack }, защита { $defense }, здоровье { $hp } из { $most }.
caves-look-armed = В руках: { $item }.
caves-look-worn = Броня: { $item }.
caves-look-affected = { $effect }: ещё { $turns ->
    [one] { $turns } ход.
    [few] { $turns } хода.
   *[many] { $turns } ходов.
}
caves-look-beneath = Здесь же лежит { $item }.
caves-look-hunts = Охотится на вас.
caves-look-lurks = Поджидает в засаде.
caves-look-wanders = Бродит без цели.
caves-look-grows = Не двигается, только разрастается.
caves-look-odds = До победы примерно { $blows ->
    [one] { $blows } ваш удар
    [few] { $blows } ваших удара
   *[many] { $blows } ваших ударов
}. До вашей гибели примерно { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}.
caves-look-harmless = До победы примерно { $blows ->
    [one] { $blows } ваш удар
    [few] { $blows } ваших удара
   *[many] { $blows } ваших ударов
}. Для вас это почти безопасно.
caves-look-item = { $name }.
caves-look-caged = В клетке: если взять, остальные клетки захлопнутся.
caves-look-item-remembered = { $name } (по памяти).
caves-look-tile = { $tile ->
    [wall] Скала.
    [floor] Пол пещеры.
    [up] Лестница вверх.
    [exit] Выход из пещер.
    [down] Лестница вниз.
   *[bounds] Край пещер.
}
caves-look-tile-remembered = { $tile ->
    [wall] Скала (по памяти).
    [floor] Пол пещеры (по памяти).
    [up] Лестница вверх (по памяти).
    [exit] Выход из пещер (по памяти).
    [down] Лестница вниз (по памяти).
   *[bounds] Край пещер.
}

caves-look-captive = В плену: шагните на него, чтобы освободить.
caves-look-ally = Ваш союзник.
caves-ground-door = закрывается за вами, звери её не откроют
caves-ground-holds = трудно выбраться
caves-ground-slides = скользко
caves-ground-hides = скрывает из виду (дальность { $far })
caves-ground-burns = горит
caves-ground-douses = гасит огонь
caves-ground-explodes = взрывается в огне

## Facts about items and effects

caves-fact-attack = атака { $amount }
caves-fact-defense = защита { $amount }
caves-fact-vision = зрение { $amount }
caves-fact-hp-regen = здоровье { $amount } за 1000 ходов
caves-fact-mana-regen = мана { $amount } за 1000 ходов
caves-fact-strikes-around = бьёт всех врагов рядом с вами
caves-fact-strikes-behind = бьёт и врага за спиной у цели
caves-fact-stabs = удар ×{ $times } по спящим и скованным
caves-fact-magic = заклинания сильнее: { $amount } к урону и лечению
caves-fact-ranged = выстрел { $amount }
caves-fact-thrown = бросок { $amount }
caves-fact-food = сытость { $amount }
caves-fact-brittle = ломается при { $percent } % попаданий
caves-fact-digging = в руках облегчает копание
caves-fact-scroll = читается один раз: { $what }
caves-fact-breaks = разбивается при броске: { $what }
caves-fact-blast = при броске взрывается: урон { $damage }, скала исчезает в пределах { $radius ->
    [one] { $radius } клетки
    [few] { $radius } клеток
   *[many] { $radius } клеток
}
caves-fact-bear = то, за чем вы пришли: принесите его домой
caves-fact-potion = не опознано: выпейте или бросьте, чтобы узнать
caves-fact-equipped = экипировано
caves-fact-change-attack = атака { $from } → { $to }
caves-fact-change-defense = защита { $from } → { $to }
caves-fact-too-much = больше, чем в вас поместится: переедать больно
caves-fact-book = заклинания: { $spells }
caves-fact-spell = { $spell } (мана { $mana })
caves-effect-of-cloud = расползается { $what }
caves-effect-of-lay = вокруг { $what }
caves-effect-of-blast = взрыв, урон { $damage }
caves-effect-of-fall = падение на уровень ниже
caves-effect-of-teleport = переносит в другое место уровня
caves-effect-of-map = показывает уровень и предметы на нём
caves-effect-of-others = { $most ->
    [0] на всех врагов рядом
    [1] на ближайшего врага
   *[other] на ближайших врагов ({ $most })
}: { $what }
caves-effect-of-steal = крадёт предмет
caves-effect-of-pull = подтаскивает
caves-effect-of-push = отбрасывает
caves-effect-of-tame = делает союзником
caves-effect-of-grow = { $growth } навсегда
caves-effect-of-state-held = не сделать ни шагу
caves-effect-of-state-stunned = ничего не сделать
caves-effect-of-state-afraid = обращает в бегство
caves-effect-of-state-roused = вас найдут и не видя
caves-effect-of-state-burning = поджигает траву и паутину
caves-effect-of-heal = здоровье { $amount }
caves-effect-of-hurt = урон { $amount }
caves-effect-of-mana = мана { $amount }
caves-effect-of-xp = опыт { $amount } за каждый уровень
caves-effect-of-each-heal = здоровье { $amount } каждый ход
caves-effect-of-each-chance = здоровье { $amount } в некоторые ходы
caves-effect-of-each-hurt = урон { $amount } каждый ход
caves-effect-of-blood-to-mana = превращает до { $most } здоровья в ману, раз в { $turns } ходов
caves-effect-of-blink = переносит вас не дальше чем на { $far } клеток
caves-effect-of-summon = призывает летучих мышей на все клетки вокруг вас; от них ни трупов, ни опыта
caves-effect-of-detect = показывает всех существ уровня
caves-effect-of-against = избавляет и защищает от { $effects }
caves-list = { $some } и { $last }
caves-effect-of-turns = { $what }, на { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}

## Status, and the dump

caves-status-hp = здоровье { $hp }/{ $most }
caves-status-mana = мана { $mana }/{ $most }
caves-status-rank = Уровень { $rank }
caves-status-xp = Опыт
caves-status-depth = Глубина { $level }/{ $depth }
caves-status-strength = Атака { $attack }, защита { $defense }
caves-status-defense = Защита
caves-over-kills = Убито существ: { $kills }
caves-dump-title = Turnwright, Пещеры
caves-dump-run = Режим: { $mode }, уровней: { $depth }, начальное значение: { $seed }
caves-dump-turns = Ходов: { $turns }, наибольшая глубина: { $deepest }, прокопано клеток: { $dug }
caves-dump-level = Уровень { $rank }, опыт { $xp }
caves-dump-health = Здоровье { $hp } / { $most }, мана { $mana } / { $mostMana }. { $hunger }
caves-dump-strength = Атака { $attack }, защита { $defense }, зрение { $vision }
caves-dump-pack = { run-inventory }
caves-dump-known = Опознанные зелья
caves-dump-effects = Эффекты
caves-dump-kills = Убиты
caves-dump-map = Глубина { $level }

## Actions that fit the situation

caves-do-cast = Колдовать сюда
caves-do-throw-here = Бросить сюда
caves-do-fire-here = Стрелять сюда
caves-do-cancel = { label-cancel }
caves-do-next = Следующий
caves-do-go = Идти сюда
caves-do-free = Освободить: { $who }
caves-do-leave = Выйти из пещер
caves-do-eat = Поесть
caves-do-wear = Снарядиться
caves-do-choose = Выбрать: { $item }
caves-do-explore = { label-explore }
caves-do-rest = { label-rest }
caves-do-dig = Копать
caves-do-to-stairs = К лестнице

# Outcome of a click, before the description of the cell.
caves-do-at-attack = Щелчок: атака.
caves-do-at-free = Щелчок: освободить.
caves-do-at-swap = Щелчок: поменяться местами.
caves-do-at-approach = Щелчок: шаг навстречу.
caves-do-at-dig = Щелчок: копать.
caves-do-at-walk = Щелчок: идти туда ({ $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}).
