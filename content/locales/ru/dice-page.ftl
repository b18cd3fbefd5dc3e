# Тексты игры в кости, которые есть только на странице.

dice-page-new = Новое путешествие
dice-page-continue = Продолжить, { $when }
dice-page-contents = { $chapters ->
    [0] { $scenarios ->
        [one] { $scenarios } сценарий
        [few] { $scenarios } сценария
       *[other] { $scenarios } сценариев
    }
    [one] { $chapters } глава, { $scenarios ->
        [one] { $scenarios } сценарий
        [few] { $scenarios } сценария
       *[other] { $scenarios } сценариев
    }
    [few] { $chapters } главы, { $scenarios ->
        [one] { $scenarios } сценарий
        [few] { $scenarios } сценария
       *[other] { $scenarios } сценариев
    }
   *[other] { $chapters } глав, { $scenarios ->
        [one] { $scenarios } сценарий
        [few] { $scenarios } сценария
       *[other] { $scenarios } сценариев
    }
} · версия { $version }
dice-page-open-zip = Открыть приключение
dice-page-open-folder = Открыть папку
dice-page-drop-here = Перетащите сюда приключение: zip или папку
dice-page-cannot-open = «{ $name }» не открывается.
dice-page-warned = «{ $name }» готово к игре. Автору на заметку:
dice-page-remove = Убрать
dice-page-unknown = Приключения «{ $id }» здесь нет.
dice-page-party = Герои: { $count } (до { $most })
dice-page-send-home = Оставить дома: { $hero }, герой { $number }
dice-page-begin = Начать
dice-page-replay = Воспроизвести

## Стол

dice-page-hand = Рука: { $hero }
dice-page-allies = Друзья
dice-page-bag = Мешок: { $count }
dice-page-bag-low = мало!
dice-page-pile = Сброс: { $count }
dice-page-deterred = Отложено: { $count }
dice-page-hero = { $alive ->
    [yes] { $hero }: { $place }, в мешке { $bag }
   *[no] { $hero }: нет в живых
}
dice-page-drop = Выберите кости из руки: нажмите на них, перетащите сюда или нажмите их клавиши.
dice-page-last-check = Последняя проверка
dice-page-rolled = { $die }: { $face }
dice-page-group-deal = Что делать
dice-page-group-skills = { dice-screen-skills }
dice-page-group-turn = В этот ход
dice-page-group-choice = Выбор
dice-page-group-end = Закончить или вернуться
dice-page-camp-limit = Награды: кости
dice-page-camp-skill = Награды: умения
dice-page-camp-take = Взять из общей кучи
dice-page-camp-give = Отдать в общую кучу
dice-page-camp-leave = Дорога
dice-page-dooms = После этого { $hero } не пополнит руку из мешка: верная смерть. Если всё равно решились, выберите ещё раз.
dice-page-hint-done = Понятно
dice-page-hint-off = Без подсказок
dice-page-hints-off = Подсказки выключены. Включить их можно в настройках.
dice-page-hints-on = { dice-screen-hints-on }
# Подсказки из dice-play.ftl для сенсорного экрана.
dice-touch-hint-table = Вверху — место, кости в его мешке и время. Внизу — ваша рука: С — сила, Л — ловкость, У — ум, Р — речь. В Убежище ничего не происходит. Нажмите «{ dice-offer-travel }».
dice-touch-hint-explore = Исследуйте место, и вы вытянете одну кость из его мешка. Она бывает подарком, а бывает и кусается. Нажмите «{ dice-offer-explore }».
dice-touch-hint-after = Можно заплатить и исследовать ещё раз или нажать «{ dice-offer-finish }». Тогда рука снова пополнится из вашего мешка.
dice-touch-hint-die = Эту кость можно добыть: бросьте свою и наберите не меньше. «{ dice-offer-hide }» — кость того же вида, она вернётся в мешок. «{ dice-offer-discard }» — любая кость, она уйдёт в сброс, зато даст +1. Рядом указан шанс.
dice-touch-hint-choose = Нажимайте на кости в руке, чтобы выбрать их. Когда выбрано достаточно, виден шанс. «{ dice-offer-confirm-pick-check }» — бросок, «{ dice-offer-cancel }» — отмена.
dice-touch-hint-empty = Это место уже можно закрыть. В закрытое место злодей не уйдёт. Нажмите «{ dice-offer-close }».
dice-page-name = Имя героя { $number }
dice-page-undone = Отменено.
dice-page-no-undo = Броски и вытянутые кости не отменить.
dice-page-choose-place = Выбрать это место
dice-page-deed-closed = Закрыто
dice-page-deed-rested = { dice-term-rest }
dice-page-deed-escaped = Ушёл!
dice-page-deed-damage = Урон!
dice-page-deed-wounded = Рана!
dice-page-deed-died = Смерть

## Рядом со столом

dice-page-glossary = Справочник
dice-page-search = Поиск
dice-page-search-none = Ничего не нашлось.
dice-page-colours-of-dice = Цвета костей
dice-page-colours-bright = яркие
dice-page-colours-colour-blind = { colour-blind-safe }
dice-page-colours-mono = чёрно-белые

## Помощь

dice-page-help-goal = Исследуйте места кость за костью и закрывайте их, чтобы злодею некуда было бежать. Успейте, пока не вышло время. Кости в мешке — ваша жизнь.
dice-page-help-turn = За ход можно отдать кость, перейти, исследовать, закрыть место или отдохнуть. Потом рука пополняется из мешка. На каждой кнопке видны цена и шанс. Наведите на серую кнопку или нажмите её, чтобы узнать, почему она недоступна.
dice-page-help-touch = Нажимайте на кости, чтобы выбрать их, или перетаскивайте на середину стола. Не хотите ждать, пока кости катятся, — нажмите на экран или любую клавишу. Задержите палец на умении, чтобы прочесть, что оно делает.
