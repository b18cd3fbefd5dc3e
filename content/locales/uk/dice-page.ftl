# Texts of the dice game on the web page only.

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
dice-page-warned = «{ $name }» готове до гри. Автору на замітку:
dice-page-remove = Прибрати
dice-page-unknown = Пригоди «{ $id }» тут немає.
dice-page-party = Герої: { $count } (до { $most })
dice-page-send-home = Лишити вдома: { $hero }, герой { $number }
dice-page-begin = Почати
dice-page-replay = Відтворити

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
dice-page-group-deal = Що робити
dice-page-group-skills = { dice-screen-skills }
dice-page-group-turn = У цей хід
dice-page-group-choice = Вибір
dice-page-group-end = Закінчити або повернутися
dice-page-camp-limit = Нагороди: кістки
dice-page-camp-skill = Нагороди: уміння
dice-page-camp-take = Узяти зі спільної купи
dice-page-camp-give = Віддати до спільної купи
dice-page-camp-leave = Дорога
dice-page-dooms = Після цього { $hero } не добере руки з мішка: певна смерть. Якщо все одно зважилися, виберіть іще раз.
dice-page-hint-done = Зрозуміло
dice-page-hint-off = Без підказок
dice-page-hints-off = Підказки вимкнено. Увімкнути їх можна в налаштуваннях.
dice-page-hints-on = { dice-screen-hints-on }
dice-touch-hint-table = Угорі — місце, кістки в його мішку і час. Унизу — ваша рука: С — сила, В — вправність, Р — розум, М — мова. У Притулку нічого не відбувається. Натисніть «{ dice-offer-travel }».
dice-touch-hint-explore = Досліджуйте місце, і ви витягнете одну кістку з його мішка. Вона буває подарунком, а буває, що й кусається. Натисніть «{ dice-offer-explore }».
dice-touch-hint-after = Можна заплатити й досліджувати ще раз або натиснути «{ dice-offer-finish }». Тоді рука знову наповниться з вашого мішка.
dice-touch-hint-die = Цю кістку можна здобути: киньте свою й наберіть не менше. «{ dice-offer-hide }» — кістка того самого виду, вона повернеться в мішок. «{ dice-offer-discard }» — будь-яка кістка, вона піде у скид, зате дасть +1. Поруч указано шанс.
dice-touch-hint-choose = Натискайте на кістки в руці, щоб вибрати їх. Коли вибрано досить, видно шанс. «{ dice-offer-confirm-pick-check }» — кидок, «{ dice-offer-cancel }» — скасування.
dice-touch-hint-empty = Це місце вже можна закрити. До закритого місця лиходій не втече. Натисніть «{ dice-offer-close }».
dice-page-name = Ім’я героя { $number }
dice-page-undone = Скасовано.
dice-page-no-undo = Кидків і витягнутих кісток не скасувати.
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

dice-page-help-goal = Досліджуйте місця кістка за кісткою й закривайте їх, щоб лиходієві нікуди було тікати. Встигніть, поки не вийшов час. Кістки в мішку — ваше життя.
dice-page-help-turn = За хід можна віддати кістку, перейти, досліджувати, закрити місце або відпочити. Потім рука поповнюється з мішка. На кожній кнопці видно ціну й шанс. Наведіть на сіру кнопку або натисніть її, щоб дізнатися, чому вона недоступна.
dice-page-help-touch = Натискайте на кістки, щоб вибрати їх, або перетягуйте на середину столу. Не хочете чекати, поки кістки котяться, — натисніть на екран чи будь-яку клавішу. Затримайте палець на вмінні, щоб прочитати, що воно робить.
