# Расстановка позиции на текстовых экранах.

screen-setup = Расстановка
screen-setup-about = Расставьте фигуры, как хочется, решите, чей ход, и играйте отсюда. Партия, из которой вы пришли, останется как была: ваша начнётся заново, с теми же игроками, и сохранится под своим именем.
screen-setup-pieces = { $count ->
    [one] { $count } фигура
    [few] { $count } фигуры
   *[other] { $count } фигур
  }
screen-setup-waiting = В запасе: { $count }   + -
screen-setup-never-waits = Такую фигуру не выставляют: в запасе её не бывает.
screen-setup-carried = { $piece } с { $from }: m или Enter — поставить.
screen-setup-nothing-here = Здесь нет фигуры, которую можно взять.
screen-setup-over = Отсюда играть уже нельзя.
screen-setup-cannot-play = Такая партия кончилась бы сразу: сначала что-нибудь измените.
screen-setup-text = Позиция текстом
screen-setup-text-about = Введите или вставьте текст и нажмите Enter. Esc оставит всё как есть. Как выглядит такой текст, видно в партии по клавише t.
screen-setup-taken = Расставлено, как сказано в тексте. u — отменить.
screen-setup-ask-leave = Уйти и забыть то, что вы расставили?

# Клавиши, для нижней строки.
screen-setup-key-open = расставить
screen-setup-key-point = указать
screen-setup-key-put = поставить
screen-setup-key-empty = снять
screen-setup-key-brush = фигура
screen-setup-key-other = чья
screen-setup-key-carry = взять
screen-setup-key-put-down = поставить
screen-setup-key-let-go = оставить
screen-setup-key-turn = чей ход
screen-setup-key-wait = запас
screen-setup-key-play = играть
screen-setup-key-undo = отмена
screen-setup-key-clear = очистить
screen-setup-key-usual = начало
screen-setup-key-text = текст

# То же в справке.
screen-setup-help-open = расставить позицию и сыграть из неё
screen-setup-help-point = указать другое поле
screen-setup-help-put = поставить сюда выбранную фигуру; если она тут уже стоит — снять
screen-setup-help-empty = снять то, что здесь стоит; то же делает Backspace
screen-setup-help-brush = выбрать фигуру: следующую или по номеру; Shift+Tab — предыдущую. Так же действуют PgDn и PgUp
screen-setup-help-other = такая же фигура другого игрока
screen-setup-help-carry = взять стоящую здесь фигуру; m или Enter ставит её на новое место, Esc оставляет на старом
screen-setup-help-turn = передать ход следующему игроку
screen-setup-help-wait = одной выбранной фигурой в запасе больше или меньше
screen-setup-help-play = начать отсюда новую партию
screen-setup-help-undo = отменить, вернуть
screen-setup-help-clear = убрать с доски всё
screen-setup-help-usual = расставить обычное начало
screen-setup-help-text = ввести или вставить позицию текстом
screen-setup-help-help = эта справка
screen-setup-help-back = назад к партии; прежде чем что-то пропадёт, будет вопрос
