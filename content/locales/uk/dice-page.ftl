# What the page alone says of the dice game.

dice-page-new = Нова подорож
dice-page-continue = Продовжити, { $when }
dice-page-contents = { $chapters ->
    [0] { $scenarios ->
        [one] { $scenarios } сценарій
        [few] { $scenarios } сценарії
       *[other] { $scenarios } сценаріїв
    }
    [one] { $chapters } розділ, { $scenarios ->
        [one] { $scenarios } сценарій
        [few] { $scenarios } сценарії
       *[other] { $scenarios } сценаріїв
    }
    [few] { $chapters } розділи, { $scenarios ->
        [one] { $scenarios } сценарій
        [few] { $scenarios } сценарії
       *[other] { $scenarios } сценаріїв
    }
   *[other] { $chapters } розділів, { $scenarios ->
        [one] { $scenarios } сценарій
        [few] { $scenarios } сценарії
       *[other] { $scenarios } сценаріїв
    }
} · версія { $version }
dice-page-open-zip = Відкрити пригоду
dice-page-open-folder = Відкрити теку
dice-page-drop-here = Перетягніть сюди пригоду: zip або теку
dice-page-cannot-open = «{ $name }» не відкривається.
dice-page-remove = Прибрати
dice-page-unknown = Пригоди «{ $id }» тут немає.
dice-page-party = Герої: { $count }, можна до { $most }
dice-page-send-home = Лишити вдома: { $hero }, герой { $number }
dice-page-begin = Почати
dice-page-replay = Подивитися ще раз

## The table

dice-page-hand = Рука: { $hero }
dice-page-allies = Друзі
dice-page-bag = Мішок: { $count }
dice-page-bag-low = мало!
dice-page-pile = Скинуто: { $count }
dice-page-deterred = Відкладено: { $count }
dice-page-hero = { $alive ->
    [yes] { $hero }: { $place }, у мішку { $bag }
   *[no] { $hero } — смерть
}
dice-page-drop = Виберіть кістки в руці: натисніть на них, перетягніть сюди або натисніть їхні клавіші.
dice-page-last-check = Остання перевірка
dice-page-rolled = { $die }: { $face }
dice-page-group-deal = Як із цим бути
dice-page-group-skills = { dice-screen-skills }
dice-page-group-turn = Що ще можна за хід
dice-page-group-choice = Вибір
dice-page-group-end = Закінчити або повернутися
dice-page-camp-limit = Нагороди: кістки
dice-page-camp-skill = Нагороди: уміння
dice-page-camp-take = Узяти зі спільної купи
dice-page-camp-give = Віддати до спільної купи
dice-page-camp-leave = Дорога
dice-page-dooms = Після цього мішок не зможе поповнити руку, { $hero } напевно загине. Виберіть іще раз, щоб усе одно це зробити.
dice-page-hint-done = Зрозуміло
dice-page-hint-off = Далі без підказок
dice-page-hints-off = Підказок більше не буде. Повернути їх можна в налаштуваннях.
dice-page-hints-on = { dice-screen-hints-on }
dice-touch-hint-table = Угорі — місце, скільки кісток у його мішку, і час. Унизу — рука: С — сила, В — вправність, Р — розум, М — мова. У Притулку нічого не відбувається: натисніть «{ dice-offer-travel }».
dice-touch-hint-explore = Досліджувати — означає витягти кістку з мішка цього місця. Вона буває подарунком, а буває, що й кусається. Натисніть «{ dice-offer-explore }».
dice-touch-hint-after = Можна заплатити й подивитися ще раз або натиснути «{ dice-offer-finish }». Тоді рука знову наповниться з вашого мішка.
dice-touch-hint-die = Цю кістку можна здобути: киньте свою й наберіть не менше. «{ dice-offer-hide }» — кістка того самого виду, вона повернеться в мішок; «{ dice-offer-discard }» — кістка будь-якого виду, її буде скинуто, зате дасть +1. Поруч указано шанс.
dice-touch-hint-choose = Натискайте на кістки в руці, щоб вибрати їх. Коли вибрано досить, видно шанс: «{ dice-offer-confirm-pick-check }» — кидок, «{ dice-offer-cancel }» — передумати.
dice-touch-hint-empty = Це місце вже можна закрити. До закритого місця лиходій не втече. Натисніть «{ dice-offer-close }».
dice-page-name = Ім’я героя { $number }
dice-page-undone = Скасовано.
dice-page-no-undo = Що кинуто чи витягнуто, те лишається: скасовувати нічого.
dice-page-choose-place = Вибрати це місце
dice-page-deed-closed = Закрито
dice-page-deed-rested = { dice-term-rest }
dice-page-deed-escaped = Утік!
dice-page-deed-damage = Шкода!
dice-page-deed-wounded = Рана!
dice-page-deed-died = Смерть

## Beside the table

dice-page-glossary = Довідник
dice-page-search = Пошук
dice-page-search-none = Нічого не знайдено.
dice-page-colours-of-dice = Кольори кісток
dice-page-colours-bright = яскраві
dice-page-colours-colour-blind = { colour-blind-safe }
dice-page-colours-mono = чорно-білі

## Help

dice-page-help-goal = Досліджуйте місця кістка за кісткою й закривайте їх, щоб лиходієві нікуди було тікати, і встигніть, поки не вийшов час. Кістки в мішку — ваше життя.
dice-page-help-turn = За хід герой може віддати кістку, перейти, досліджувати, закрити місце або відпочити; потім рука поповнюється з мішка. На кожній кнопці видно, чого вона коштує і який шанс; наведіть на сіру або натисніть її, і вона скаже, чому не можна.
dice-page-help-touch = Натискайте на кістки, щоб вибрати їх, або перетягуйте на середину столу. Поки кістки котяться, натискання чи будь-яка клавіша — і гра йде далі. Затримайте палець на умінні, щоб прочитати, що воно робить.
