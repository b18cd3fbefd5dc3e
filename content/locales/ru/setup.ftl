# Расстановка позиции на текстовых экранах.

screen-setup = Расстановка
screen-setup-about = Расставьте фигуры, выберите, чей ход, и играйте отсюда. Начнётся новая партия с теми же игроками, под своим именем. Партия, из которой вы пришли, не изменится.
screen-setup-pieces = { $count ->
    [one] { $count } фигура
    [few] { $count } фигуры
   *[other] { $count } фигур
  }
screen-setup-waiting = В запасе: { $count }   + -
screen-setup-never-waits = Эту фигуру не выставляют, поэтому в запасе её не бывает.
screen-setup-carried = { $piece } с { $from }: m или Enter — поставить.
screen-setup-nothing-here = Здесь нет фигуры, которую можно взять.
screen-setup-over = В этой позиции партия окончена.
screen-setup-cannot-play = Партия из этой позиции сразу же кончится. Сначала что-нибудь измените.
screen-setup-text = Позиция текстом
screen-setup-text-about = Введите или вставьте позицию и нажмите Enter. Esc — отменить. В партии позицию текстом показывает t.
screen-setup-taken = На доске теперь эта позиция. Нажмите u, чтобы отменить.
screen-setup-ask-leave = Уйти и потерять расстановку?

# Клавиши, для нижней строки.
screen-setup-key-open = расставить
screen-setup-key-put = поставить
screen-setup-key-empty = убрать
screen-setup-key-brush = фигура
screen-setup-key-other = чья
screen-setup-key-carry = двигать
screen-setup-key-put-down = поставить
screen-setup-key-turn = чей ход
screen-setup-key-wait = запас
screen-setup-key-play = играть
screen-setup-key-undo = отмена
screen-setup-key-clear = очистить
screen-setup-key-usual = начало
screen-setup-key-text = текст

# То же в справке.
screen-setup-help-open = расставить позицию и сыграть из неё
screen-setup-help-point = передвинуть курсор
screen-setup-help-put = поставить сюда выбранную фигуру; если она здесь уже есть — убрать
screen-setup-help-empty = убрать отсюда фигуру; то же делает Backspace
screen-setup-help-brush = выбрать фигуру: следующую или по номеру; Shift+Tab — предыдущую. То же делают PgDn и PgUp
screen-setup-help-other = сменить владельца выбранной фигуры
screen-setup-help-carry = взять отсюда фигуру; m или Enter ставит её, Esc отменяет
screen-setup-help-turn = передать ход следующему игроку
screen-setup-help-wait = добавить в запас или убрать из него одну выбранную фигуру
screen-setup-help-play = начать отсюда новую партию
screen-setup-help-undo = { screen-help-undo }
screen-setup-help-clear = очистить доску
screen-setup-help-usual = расставить обычную начальную позицию
screen-setup-help-text = ввести или вставить позицию текстом
screen-setup-help-help = { screen-help-help }
screen-setup-help-back = вернуться к партии; прежде чем что-то потеряется, программа спросит
