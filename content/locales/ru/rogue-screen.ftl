# Texts of Rogue for the text screens.

## The menu

rogue-screen-random-about = Этажи с лестницами, комнаты, пещеры или разрушенная крепость. Всё решает начальное значение.
rogue-screen-world-note = готовый мир
rogue-screen-open = Открыть файл мира
rogue-screen-path = Путь к файлу мира
rogue-screen-path-keys = Enter — открыть, Esc — назад.
rogue-screen-world-wrong = { $problems ->
    [one] В этом мире нельзя играть: в нём { $problems } ошибка.
    [few] В этом мире нельзя играть: в нём { $problems } ошибки.
   *[many] В этом мире нельзя играть: в нём { $problems } ошибок.
}

rogue-screen-share = Поделиться последним забегом
rogue-screen-share-about = Поделиться миром — командой, всем забегом — файлом, тем и другим — ссылкой.
rogue-screen-share-world = Эта команда начинает забег в том же мире:
rogue-screen-share-run = x сохраняет забег в файл. Откройте его командой turnwright play или на странице.
rogue-screen-share-link-run = Эта ссылка открывает забег на странице, которую показывает turnwright web. Её можно вставить и здесь, в главном меню:
rogue-screen-share-link-same = Эта ссылка открывает тот же мир с начала:
rogue-screen-key-link = скопировать ссылку

## During a run

rogue-screen-key-share = поделиться

rogue-screen-run-where = Куда бежать?
rogue-screen-legend = На карте: @ — вы. Обитатели, за буквой — уровень: { $mobs }. Предметы: { $items }.

rogue-screen-legend-triggers = В готовых мирах: { $triggers }. Буквы r, g, b и y обозначают цвета: красный, зелёный, синий и жёлтый.

## Help

rogue-screen-help-walk = Идти вверх, влево, вниз или вправо. Чтобы сразиться, шагните на врага.
rogue-screen-help-vi = То же: влево, вниз, вверх, вправо.
rogue-screen-help-run = Бежать, пока что-нибудь не помешает или путь не разветвится. После f нажмите направление.
rogue-screen-help-explore = Автоисследование: герой подбирает полезное. При остановке игра назовёт причину; нажмите ещё раз, чтобы продолжить. Любая клавиша останавливает его.
rogue-screen-help-travel = Идти в указанное место: наведите курсор и нажмите Enter.
rogue-screen-help-climb-down = Идти к лестнице вниз и спуститься.
rogue-screen-help-climb-up = Идти к лестнице вверх и подняться.
rogue-screen-help-look = Осмотреться: курсор покажет, что где находится и чего будет стоить бой. Tab — следующее существо или предмет, с Shift курсор движется на 5 клеток.
rogue-screen-help-wait = Ждать один ход. Пока вам ничто не угрожает, раны заживают.
rogue-screen-help-rest = Отдыхать, пока раны не заживут или не появится враг.
rogue-screen-help-slots = Выбрать ячейку.
rogue-screen-help-turn = Выбрать предыдущую или следующую ячейку.
rogue-screen-help-highlight = Подсветить всё, что на виду.
rogue-screen-help-zoom = Приблизить или отдалить.
rogue-screen-help-use = Применить вещь из ячейки: надеть, съесть, выпить, бросить и так далее. Броски и подобное занимают ход.
rogue-screen-help-drop = Положить вещь из ячейки на пол. Хода это не занимает.
rogue-screen-help-plan = Показать карту всего, что вы знаете.
rogue-screen-help-undo = Отменить последнее действие.
