# Исследования любой игры: arena, ladder, runs, ablation, screening, winnable и perft.
lab-scores = Счёт
lab-scores-about = Доля очков с 95 %-ными интервалами
lab-col-bots = боты
lab-col-games = партий
lab-col-wins = побед
lab-col-draws = ничьих
lab-col-losses = поражений
lab-col-score = очки
lab-col-first = очки начинающего
lab-question-arena = { $game }: кто сильнее, { $one } или { $two }?
lab-answer-stronger = { $one } сильнее, чем { $two }: { $share } % очков (от { $least } до { $most }) в партиях: { $games }.
lab-answer-weaker = { $one } слабее, чем { $two }: { $share } % очков (от { $least } до { $most }) в партиях: { $games }.
lab-answer-even = Разница между { $one } и { $two } не доказана: { $share } % очков (от { $least } до { $most }) в партиях: { $games }.
lab-no-sprt = --sprt сравнивает ботов в играх вдвоём. { $game } — игра для одного: используйте --until.
lab-col-elo = разница Эло
lab-pairs = Пары партий
lab-pairs-about = Пары с общим началом и сменой сторон по очкам первого бота
lab-pairs-halves = половины очка
lab-col-pair-points = { $points } оч.
lab-first = Первый ход
lab-first-about = Доля очков стороны, которая ходит первой, с 95 %-ными интервалами
lab-col-length = ходов в партии
lab-answer-elo = Это { $value } Эло (от { $least } до { $most }).
lab-answer-sprt-h1 = Проверка приняла { $elo1 } Эло: { $one } сильнее, чем { $two }, примерно на { $elo1 } или больше (LLR { $llr }, границы { $lower } и { $upper }, партий: { $games }).
lab-answer-sprt-h0 = Проверка приняла { $elo0 } Эло: { $one } не сильнее, чем { $two }, на { $elo1 } (LLR { $llr }, границы { $lower } и { $upper }, партий: { $games }).
lab-answer-sprt-open = Проверка пока не приняла ни { $elo0 }, ни { $elo1 } Эло (LLR { $llr }, границы { $lower } и { $upper }, партий: { $games }).
lab-ladder-about = сыграть ботами каждой силы против ботов ступенью ниже
lab-ladder-games = число партий на ступень; они идут парами со сменой сторон (по умолчанию: { $default })
lab-question-ladder = { $game }: каждый ли уровень ботов сильнее предыдущего?
lab-answer-ladder = Да, каждый сильнее предыдущего, ступеней: { $all }.
lab-answer-ladder-open = Доказано не для всех ступеней: { $proven } из { $all }.
lab-answer-step-open = Не доказано: { $one } против { $two }, { $share } % очков (от { $least } до { $most }).
lab-answer-step-down = { $one } слабее, чем { $two }: { $share } % очков (от { $least } до { $most }).
lab-question-runs = { $game }: как далеко заходят боты?
lab-answer-run = { $bot }: { $figure } { $value } (от { $least } до { $most }), забегов: { $runs }.
lab-answer-run-share = { $bot }: { $figure } — { $value } % (от { $least } до { $most }), забегов: { $runs }.
lab-answer-no-runs = { $bot }: забегов пока нет.
lab-run-figures = Показатели забега
lab-run-figures-about = Средние по забегам с 95 %-ными интервалами
lab-run-part = { $part ->
    [ends] Чем кончились забеги
    [levels] Уровни смертей
    [damage] Полученный урон
    [spells] Прочитанные заклинания
    [held] В рюкзаках победителей
   *[other] { $part }
  }
lab-run-part-about = Доли для бота { $bot }
lab-run-died-on = смерти на { $word }-м уровне пещер
lab-question-winnable = { $game }: в каждом ли мире можно победить?
lab-answer-no-worlds = Ни один мир ещё не испытан.
lab-answer-winnable-all = { $worlds ->
    [1] В единственном мире победили с попытки { $hardest }.
    [one] Победа найдена в каждом из { $worlds } мира, в самом трудном — с попытки { $hardest }.
    [few] Победа найдена в каждом из { $worlds } миров, в самом трудном — с попытки { $hardest }.
    [many] Победа найдена в каждом из { $worlds } миров, в самом трудном — с попытки { $hardest }.
   *[other] Победа найдена в каждом из { $worlds } миров, в самом трудном — с попытки { $hardest }.
  }
lab-answer-winnable-bound = Победить можно не менее чем в { $least } % всех миров.
lab-answer-winnable-some = Боты победили в { $won } из { $worlds } миров, попыток до { $attempts }: { $value } % (от { $least } до { $most }).
lab-winnable-attempts = Доля миров, где победили, по числу попыток
lab-winnable-attempts-about = Доли всех миров с 95-процентными интервалами
lab-col-attempts = попыток
lab-col-worlds-won = миров с победой
lab-winnable-winners = Миры по боту, который победил первым
lab-winnable-turn = Боты пробуют по очереди в этом порядке. Со второй попытки каждый иногда решает так, как решил бы другой.
lab-col-won-first = победил первым
lab-winnable-unwon = Миры без победы
lab-winnable-unwon-about = { $count ->
    [1] Новая попытка ещё может удаться.
   *[other] Показаны первые, числом до 100. Новая попытка ещё может удаться.
  }
lab-question-ablation = { $game }: сколько стоит каждая вещь?
lab-answer-ablation = Не случайно меняют показатель «{ $figure }» { $count } из { $all }: { $things }.
lab-answer-ablation-none = Ни одна из { $all } вещей не меняет показатель «{ $figure }» больше случайного.
lab-ablation = Что меняется без каждой вещи
lab-ablation-notable = Звёздочкой отмечены неслучайные изменения: ложных среди них в среднем не больше 5 %.
lab-ablation-others = В последнем столбце — самые явные из прочих изменений, не больше { $most }. В файлах отчётов есть все.
lab-ablation-about = Разница забегов без вещи и с ней при одних начальных значениях, с 95 %-ными интервалами
lab-screening-about = Разница забегов без вещи и с ней, с 95 %-ными интервалами; в каждом забеге не хватает примерно { $percent } % всех вещей
lab-ablation-bots = Изменение у каждого бота
lab-ablation-moved = Вещей, меняющих неслучайно хотя бы один показатель хотя бы одного бота: { $moved } из { $all }.
lab-ablation-moved-much = Вещей, меняющих неслучайно хотя бы один показатель хотя бы одного бота: { $moved } из { $all }; меняющих показатель «{ $figure }» хотя бы у одного бота на { $points } пункта и более: { $much }.
lab-ablation-all = Все изменения
lab-col-without = без чего
lab-col-runs = забегов
lab-col-others = другие неслучайные изменения
lab-change = { $figure } { $value } (от { $least } до { $most })
lab-change-share = { $figure } { $value } % (от { $least } до { $most })
lab-without = { $bot } без «{ $thing }»
lab-question-perft = { $game }: сколько последовательностей ходов?
lab-answer-perft = Последовательностей длины { $depth }: { $nodes }.
lab-answer-no-perft = Ни одна глубина не сосчитана до конца.
lab-perft = Последовательности ходов
lab-col-depth = глубина
lab-col-nodes = последовательностей
lab-run-figure = { $figure ->
    [turns] ходы
    [level] уровень
    [depth] расстояние от начала
    [survived] прожито ходов
    [cleared] мир очищен
    [deepest] самый глубокий уровень пещер
    [won] мишка принесён домой
    [bear] мишка в рюкзаке в конце
    [brought] сокровище принесено домой
    [treasure] сокровище в рюкзаке в конце
    [dug] раскопано клеток
    [kills] убито
    [blow] урон за свой удар
    [wound] урон за удар врага
    [arms] атака от снаряжения
    [armour] защита от снаряжения
    [guard] защита в момент удара
    [lost] получено урона
    [healed] восстановлено здоровья
    [casts] прочитано заклинаний
    [afar] урона нанесено издали
    [potions] выпито и брошено зелий
    [meals] приёмов пищи
    [eaten] съедено пищи
    [hungry] впроголодь, % времени
    [starved] смерть от голода
    [scrolls] прочитано свитков
    [flasks] брошено склянок
    [friends] освобождено и приручено
    [chosen] выборов в тайниках
    [traps] сработало ловушек
    [bound] потеряно ходов, когда не сдвинуться
    [ailments] недугов
    [harm] потеряно здоровья не от ударов
    [points] очки
   *[score] опыт
  }
lab-run-end = { $word ->
    [alive] остались в живых
    [cleared] убили всех
    [won] принесли мишку домой
    [left] ушли без мишки
    [brought] принесли сокровище домой
    [without] ушли без сокровища
    [time] вышло время
    [goal] дошли до цели
    [spikes] погибли на шипах
    [hunger] умерли от голода
    [overeating] умерли от переедания
    [blast] погибли от взрыва
    [poison] погибли от яда
    [mimic] погибли от мимика
    [ghost] погибли от призрака
    [robot] погибли от робота
    [wizard] погибли от волшебника
    [rat] погибли от грызуна
    [archer] погибли от лучника
    [boar] погибли от кабана
    [bomber] погибли от подрывника
    [summoner] погибли от заклинателя
    [thief] погибли от вора
    [guard] погибли от стражника
    [mirror] погибли от зеркального рыцаря
    [healer] погибли от лекаря
    [slime] погибли от слизня
    [spinner] погибли от паука-ткача
    [ogre] погибли от огра
    [bat] погибли от летучей мыши
    [zombie] погибли от зомби
    [goblin] погибли от гоблина
    [spider] погибли от паука
    [mole] погибли от крота
   *[other] { $word }
  }
lab-run-damage = полученный урон { $word ->
    [bat] от летучих мышей
    [zombie] от зомби
    [goblin] от гоблинов
    [spider] от пауков
    [mole] от кротов
    [blast] от взрывов
    [poison] от яда
    [blood-to-mana] с обращением в ману
   *[other] от { $word }
  }
# Names of a pack's own things, in the language of the report. Each language takes its own of the two.
lab-own-name = { $en ->
   *[other] { $ru }
  }
lab-thing-vault = { $vault } (тайник)
lab-thing-level = { $kind } (вид уровня)
lab-run-end-killed = { $who }
lab-run-end-effect = погибли от { $cause }
lab-run-damage-source = полученный урон: { $source }
problem-plan-no-runs = У { $game } нет ботов для игры в одиночку.
problem-plan-runs = Часть исследования не называет бота { $game } или того, что можно убрать. Боты: { $bots }.
problem-plan-runs-without = Части без какой-нибудь вещи относятся к исследованию вида «ablation».
problem-plan-screening = Части отсева — боты; чего нет в забеге, решает само исследование.
problem-plan-screening-lack = «lack» — процент вещей, которых нет в забеге: от 1 до { $most }.
problem-plan-winnable = У этого исследования одна часть: имена ботов через пробел.
problem-plan-winnable-attempts = «attempts» — наибольшее число попыток в мире: целое число от 1 до { $most }.
problem-plan-no-wins = { $game }: победы в этой игре нет.
