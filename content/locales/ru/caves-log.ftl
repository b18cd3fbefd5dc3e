# What both shells tell of a run of Caves: what happens, why something stops, what is looked at, the run as text.

## What happens. $by and $at are you, or other; $who begins the sentence.

caves-you = вас
caves-said-begun = { $depth ->
    [1] На этом уровне лежит плюшевый мишка. Найдите его и уходите по лестнице <.
   *[other] На глубине { $depth } лежит плюшевый мишка. Принесите его и уходите по лестнице <.
}
caves-said-dug = { $by ->
    [you] Вы копаете.
   *[other] { $who } роет ход в камне.
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
    [you] Вы убиваете { $target }.
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
    [mana] Вы вмещаете больше маны: +{ $amount }.
    [attack] Вы бьёте сильнее: атака +{ $amount }.
    [defense] Вас труднее ранить: защита +{ $amount }.
    [vision] Вы видите дальше: зрение +{ $amount }.
    [hp-regen] Ваши раны заживают быстрее: здоровье +{ $amount } за 1000 ходов.
   *[mana-regen] Ваша мана восстанавливается быстрее: +{ $amount } за 1000 ходов.
}
caves-said-picked-up = { $by ->
    [you] Вы подбираете { $item } ({ $slot }).
   *[other] { $who } подбирает { $item }.
}
caves-said-bear = Плюшевый мишка у вас ({ $slot }). Теперь несите его домой!
caves-said-dropped = { $by ->
    [you] Вы кладёте на землю { $item }.
   *[other] { $who } кладёт на землю { $item }.
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
caves-said-overate = Вы переели: живот болит, зато теперь в него входит больше.
caves-said-hunger = { $hunger ->
    [starving] Вы умираете от голода!
    [hungry] Вы проголодались.
    [less-full] Вы больше не сыты, но и не голодны.
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
caves-said-spread = { $who } разрастается.
caves-said-sighted = Вы видите { $what }.
caves-said-low = Осторожно: у вас осталось { $hp } здоровья из { $most }.

## What somebody died of, and how a run ends

caves-cause-creature = Вас { $who }.
caves-cause-effect = Вы умерли от { $effect }.
caves-cause-hunger = Вы умерли от голода.
caves-cause-blast = Вы погибли от взрыва.
caves-cause-overeating = Вы умерли от обжорства.
caves-ending-won = Победа!
caves-ending-won-about = Плюшевый мишка дома.
caves-ending-died = Покойтесь с миром
caves-ending-left = { caves-ending-died }
caves-ending-left-about = Вы погибли, трусливо убегая из пещер.
caves-ending-time = Ваше время вышло.
caves-ending-time-about = Дольше в пещерах никто не выдерживал.

## Actions, as they are listed

caves-act-wait = { run-key-wait }
caves-act-pick-up = взять
caves-act-drop = положить { $slot }
caves-act-eat = съесть { $slot }
caves-act-wear = надеть { $slot }
caves-act-quaff = выпить { $slot }
caves-act-throw = бросить { $slot } ({ $x }, { $y })
caves-act-fire = выстрел ({ $x }, { $y })
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

## Why something that goes on by itself has stopped

caves-stop-explored = Вы обошли на этой глубине всё, куда можно пройти.
caves-stop-explored-rock = Вы обошли всё, куда можно пройти. Остальное — за камнем: { $dig } — пробиться туда.
caves-stop-explored-full = { run-stop-explored-full }
caves-stop-blocked = Остановка: на пути { $who }.
caves-stop-sight = Остановка: на виду { $who }. { $attack } — атаковать.
caves-stop-attacked = Остановка: на вас нападает { $who }.
caves-stop-hurt = Остановка: вы потеряли здоровье.
caves-stop-low = Остановка: осталось мало здоровья.
caves-stop-fatal = Остановка: если ничего не сделать, вы умрёте от яда.
caves-stop-starving = Остановка: вы умираете от голода.
caves-stop-last-food = Остановка: через несколько ходов вы умрёте от голода.
caves-stop-full = { run-stop-full }
caves-stop-effect = Остановка: одно из действий на вас кончилось.
caves-stop-level = { run-stop-level }
caves-stop-arrived = { run-stop-arrived }
caves-stop-no-way = { run-stop-no-way }
caves-stop-unknown = { run-stop-unknown }
caves-stop-here = { run-stop-here }
caves-stop-rock = Остановка: впереди камень.
caves-stop-edge = Остановка: здесь пещеры кончаются.
caves-stop-thing = Остановка: здесь что-то есть.
caves-stop-rested = Вы снова здоровы.
caves-stop-well = Вы здоровы: отдыхать незачем.
caves-stop-through = Вы пробились.
caves-stop-nowhere = На этой глубине копать больше некуда.
caves-stop-pause = Остановка: прошло много времени.

## Looking

caves-look-creature = { $name }, уровень { $rank }: атака { $attack }, защита { $defense }, здоровье { $hp } из { $most }.
caves-look-armed = В руках: { $item }.
caves-look-worn = Одежда: { $item }.
caves-look-affected = { $effect }: ещё { $turns ->
    [one] { $turns } ход.
    [few] { $turns } хода.
   *[many] { $turns } ходов.
}
caves-look-beneath = Там же: { $item }.
caves-look-hunts = Идёт за вами.
caves-look-lurks = Подстерегает в засаде.
caves-look-wanders = Бродит без цели.
caves-look-grows = Только растёт.
caves-look-odds = До победы — примерно { $blows ->
    [one] { $blows } ваш удар
    [few] { $blows } ваших удара
   *[many] { $blows } ваших ударов
}; до вашей гибели — { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}.
caves-look-harmless = До победы — примерно { $blows ->
    [one] { $blows } ваш удар
    [few] { $blows } ваших удара
   *[many] { $blows } ваших ударов
}; вам это почти не опасно.
caves-look-item = { $name }.
caves-look-item-remembered = Насколько вы помните: { $name }.
caves-look-tile = { $tile ->
    [wall] Камень.
    [floor] Пол пещеры.
    [up] Лестница вверх.
    [exit] Выход из пещер.
    [down] Лестница вниз.
   *[bounds] Край пещер.
}
caves-look-tile-remembered = { $tile ->
    [wall] Насколько вы помните, камень.
    [floor] Насколько вы помните, пол пещеры.
    [up] Насколько вы помните, лестница вверх.
    [exit] Насколько вы помните, выход из пещер.
    [down] Насколько вы помните, лестница вниз.
   *[bounds] Край пещер.
}

## What items and effects do

caves-fact-attack = атака { $amount }
caves-fact-defense = защита { $amount }
caves-fact-vision = зрение { $amount }
caves-fact-hp-regen = здоровье { $amount } за 1000 ходов
caves-fact-mana-regen = мана { $amount } за 1000 ходов
caves-fact-ranged = выстрел { $amount }
caves-fact-thrown = бросок { $amount }
caves-fact-food = еда { $amount }
caves-fact-digging = в руках: копать легче
caves-fact-blast = при броске взрывается: урон { $damage }, камень исчезает в пределах { $radius ->
    [one] { $radius } клетки
    [few] { $radius } клеток
   *[many] { $radius } клеток
}
caves-fact-bear = то, за чем вы пришли: принесите его домой
caves-fact-potion = неизвестно, что это: выпейте или бросьте
caves-fact-equipped = в деле
caves-fact-change-attack = атака { $from } → { $to }
caves-fact-change-defense = защита { $from } → { $to }
caves-fact-too-much = больше, чем в вас входит: это больно
caves-fact-book = заклинания: { $spells }
caves-fact-spell = { $spell } (мана { $mana })
caves-effect-of-heal = здоровье { $amount }
caves-effect-of-hurt = урон { $amount }
caves-effect-of-mana = мана { $amount }
caves-effect-of-xp = опыт { $amount } за каждый ваш уровень
caves-effect-of-each-heal = здоровье { $amount } каждый ход
caves-effect-of-each-chance = здоровье { $amount } время от времени
caves-effect-of-each-hurt = урон { $amount } каждый ход
caves-effect-of-blood-to-mana = превращает до { $most } здоровья в ману; снова — через { $turns } ходов
caves-effect-of-blink = переносит вас на расстояние до { $far } клеток
caves-effect-of-summon = призывает летучих мышей на все клетки вокруг; от них ни трупов, ни опыта
caves-effect-of-detect = показывает, где кто находится
caves-effect-of-against = избавляет и защищает от { $effects }
caves-list = { $some } и { $last }
caves-effect-of-turns = { $what }, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}

## The run in figures

caves-status-hp = здоровье { $hp }/{ $most }
caves-status-mana = мана { $mana }/{ $most }
caves-status-rank = Уровень { $rank }
caves-status-xp = Опыт
caves-status-depth = Глубина { $level }/{ $depth }
caves-status-strength = Атака { $attack }, защита { $defense }
caves-status-defense = Защита
caves-over-kills = Убито существ: { $kills }
caves-over-used = Снаряжение: { $items }
caves-dump-title = Turnwright, Пещеры
caves-dump-run = Режим: { $mode }, уровней: { $depth }, зерно { $seed }
caves-dump-turns = Ходов: { $turns }, наибольшая глубина: { $deepest }, выкопано клеток: { $dug }
caves-dump-level = Уровень { $rank }, опыт { $xp }
caves-dump-health = Здоровье { $hp } / { $most }, мана { $mana } / { $mostMana }, { $hunger }
caves-dump-strength = Атака { $attack }, защита { $defense }, зрение { $vision }
caves-dump-pack = Вещи
caves-dump-known = Известные зелья
caves-dump-effects = Что на вас действует
caves-dump-kills = Убиты
caves-dump-map = Глубина { $level }
