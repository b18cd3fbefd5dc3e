# Головоломки с блоками: сообщения страницы, многие из них общие с текстовыми экранами.

puzzle-path = Головоломки от лёгких к трудным
puzzle-place = { $number } из { $of }
puzzle-difficulty = Сложность { $difficulty } из { $most }
puzzle-before = Предыдущая головоломка
puzzle-after = Следующая головоломка
puzzle-restart = Заново
puzzle-progress-path = решено { $solved } из { $of }

## Счёт

puzzle-counted = Как считать
puzzle-best = Лучшее
puzzle-fewest = Минимум
puzzle-metric-moves = { label-moves }
puzzle-metric-straight = Прямые ходы
puzzle-metric-steps = { label-steps }
puzzle-helped = Была подсказка: лучшим результатом не считается.
puzzle-optimum-sought = вычисляется
puzzle-optimum-large = слишком велика для доказательства
puzzle-optimum-unsolvable = не решается
puzzle-amount = { $metric ->
    [steps] { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
    [straight] { $count ->
        [one] { $count } прямой ход
        [few] { $count } прямых хода
       *[many] { $count } прямых ходов
    }
   *[other] { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
  }

## Блоки

puzzle-block = { $kind ->
    [goal] Главный блок { $block }
    [wall] Неподвижный блок { $block }
    [tile] Плитка { $block }
   *[block] Блок { $block }
  }{ $kind ->
    [tile] {""}
   *[block] , { $width } на { $height }
  }, на { $at }
puzzle-block-ways = { $about }; может идти { $ways }
puzzle-goes = { $block } идёт { $way }.
puzzle-way-down = { $count ->
    [1] вниз
   *[other] вниз ×{ $count }
  }
puzzle-way-up = { $count ->
    [1] вверх
   *[other] вверх ×{ $count }
  }
puzzle-way-right = { $count ->
    [1] вправо
   *[other] вправо ×{ $count }
  }
puzzle-way-left = { $count ->
    [1] влево
   *[other] влево ×{ $count }
  }
puzzle-goal = Цель
puzzle-goal-picture = Позиция, которую нужно получить

## Вид

puzzle-look = Блоки
puzzle-look-wood = { looks-theme-wood }
puzzle-look-paper = { looks-theme-paper }
puzzle-look-plain = Простой
puzzle-labels = Буквы на блоках

## Решатель

puzzle-solver = Решатель
puzzle-distance = Расстояние до цели
puzzle-distance-short = Расстояние
puzzle-to-go = { $count ->
    [0] Цель достигнута.
   *[other] До цели { puzzle-amount }.
  }
puzzle-distance-large = У этой головоломки слишком много позиций, чтобы показывать расстояние после каждого хода.
puzzle-solution = Решение
puzzle-solution-at = Решение: { $at } из { $of }
puzzle-solution-place = Место в решении
puzzle-solution-stop = К моей партии
puzzle-pace-slow = { web-speed-slow }
puzzle-pace-normal = { web-speed-normal }
puzzle-pace-fast = { web-speed-fast }
puzzle-pace-fastest = Очень быстро
puzzle-busy = { $want ->
    [solution] Ищем кратчайшее решение
    [hint] Ищем лучший ход
   *[other] Измеряем расстояние
  }{ $positions ->
    [0] {""}
    [one] : { $positions } позиция
    [few] : { $positions } позиции
   *[many] : { $positions } позиций
  }{ $depth ->
    [0] {""}
   *[other] , глубина { $depth }
  }…
puzzle-proven = { puzzle-amount } — минимум (позиций: { $positions })
puzzle-unsolvable = { $positions ->
    [0] Отсюда решения нет: просмотрены все позиции.
    [1] Отсюда решения нет: просмотрена единственная позиция.
   *[other] Отсюда решения нет: просмотрены все позиции ({ $positions }).
  }
puzzle-unsolvable-pruned = { $positions ->
    [0] Отсюда решения нет: какой-нибудь ящик непременно застрянет.
    [1] Отсюда решения нет: ящик уже застрял или застрянет после любого хода.
   *[other] Отсюда решения нет: просмотрены все позиции без застрявших ящиков ({ $positions }).
  }
puzzle-parity = Отсюда решения нет: его нет у половины всех расстановок, в том числе у этой.
puzzle-unknown = Решение не найдено, позиций просмотрено { $positions }. Головоломка слишком велика для решателя.
puzzle-no-goal = В этих правилах нет цели, поэтому решать нечего.
puzzle-full = Решение не найдено: позиции ({ $positions }) заняли все { $megabytes } МБ памяти решателя.
puzzle-broken = Решатель перестал работать. Возможно, головоломке нужно больше памяти, чем есть.

## Решено

puzzle-praise-shortest = Меньше невозможно.
puzzle-praise-best = Ваш лучший результат.
puzzle-praise-solved = А сможете короче?
puzzle-praise-helped = Была подсказка, поэтому лучшим результатом не считается. А теперь без неё.
puzzle-next = Следующая
puzzle-again = Ещё раз

## Библиотека

puzzle-solved-in = Решена: { puzzle-amount }
puzzle-solved-shortest = { puzzle-solved-in }, минимум

## Справка

puzzle-help-drag = Перетаскивайте блок по любому свободному пути, в том числе за угол. Если блоку можно пойти только в одно место, нажатие сдвигает его туда. Иначе будут показаны все доступные места: нажмите на одно из них.
puzzle-help-counts = Ход — всё, что делает один блок, пока не сдвинется другой. Прямой ход идёт в одну сторону, шаг — на соседнюю клетку. Лучший результат хранится в этом браузере, для каждого счёта свой.
puzzle-help-solver = Решатель показывает расстояние до цели, следующий ход кратчайшего решения или всё решение. Он работает в этом браузере.
puzzle-key-tab = к следующему блоку, который может двигаться
puzzle-key-arrows = сдвинуть блок на шаг
puzzle-key-far = сдвинуть до упора
puzzle-key-beside = к соседнему блоку
puzzle-key-enter = сдвинуть блок или показать, куда он может
puzzle-key-escape = вернуть на место; остановить решатель
puzzle-key-hint = подсказка; ещё раз — сыграть её
puzzle-key-path = предыдущая головоломка, следующая
