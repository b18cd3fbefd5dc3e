# Расстановка позиции на текстовых экранах.

screen-setup = Расстановка
screen-setup-about = Расставьте фигуры, выберите, чей ход, и играйте отсюда. Партия, из которой вы пришли, не изменится: это новая партия с теми же игроками, и сохранится она под своим именем.
screen-setup-pieces = { $count ->
    [one] { $count } фигура
    [few] { $count } фигуры
   *[other] { $count } фигур
  }
screen-setup-waiting = В запасе: { $count }   + -
screen-setup-never-waits = Эту фигуру не выставляют, поэтому в запасе её не бывает.
screen-setup-carried = { $piece } с { $from }: m или Enter — поставить.
screen-setup-nothing-here = Здесь нет фигуры, которую можно взять.
screen-setup-over = Здесь партия уже окончена.
screen-setup-cannot-play = Партия отсюда сразу же кончится: сначала что-нибудь измените.
screen-setup-text = Позиция текстом
screen-setup-text-about = Введите или вставьте текст и нажмите Enter. Esc оставит всё как есть. В партии позицию текстом показывает t.
screen-setup-taken = На доске теперь эта позиция. u — отменить.
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
screen-setup-help-empty = убрать то, что здесь стоит; то же делает Backspace
screen-setup-help-brush = выбрать фигуру: следующую или по номеру; Shift+Tab — предыдущую. Так же действуют PgDn и PgUp
screen-setup-help-other = такая же фигура другого игрока
screen-setup-help-carry = взять фигуру; m или Enter ставит её, Esc отменяет
screen-setup-help-turn = передать ход следующему игроку
screen-setup-help-wait = на одну выбранную фигуру в запасе больше или меньше
screen-setup-help-play = начать отсюда новую партию
screen-setup-help-undo = { screen-help-undo }
screen-setup-help-clear = очистить доску
screen-setup-help-usual = расставить обычную начальную позицию
screen-setup-help-text = ввести или вставить позицию текстом
screen-setup-help-help = { screen-help-help }
screen-setup-help-back = назад к партии; прежде чем что-то потеряется, программа спросит
