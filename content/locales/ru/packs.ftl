# Наборы приключений: команды, которые их читают, и ошибки в наборах.
cli-check-progress = Проверяется {"{"}file{"}"} {"{"}bar{"}"} {"{"}value{"}"} из {"{"}total{"}"}
cli-check-path = правила (.zrf), набор (его папка или adventure.yaml), .zip с тем или другим, мир (.world), сохранённая партия, партии или позиции (.pgn, .pdn, .fen, .sfen, .kif, .csa), папка (проверяется всё, что в ней) или «-»: стандартный ввод
cli-check-strict = считать предупреждения ошибками
cli-check-json = вывести результат в JSON
cli-check-good = { $path }: { $name } { $version } — ошибок нет, { $scenarios ->
    [one] { $scenarios } сценарий
    [few] { $scenarios } сценария
   *[many] { $scenarios } сценариев
  }. { $warnings ->
    [0] Предупреждений нет.
    [one] { $warnings } предупреждение.
    [few] { $warnings } предупреждения.
   *[many] { $warnings } предупреждений.
  }
cli-check-caves = { $path }: набор для «Пещер» { $id } { $version } в порядке, уровней: { $levels }. { $warnings ->
    [0] Предупреждений нет.
   *[other] Предупреждений: { $warnings }.
  }
cli-check-bad = { $path }: { $problems ->
    [one] { $problems } ошибка
    [few] { $problems } ошибки
   *[many] { $problems } ошибок
  }, { $warnings ->
    [one] { $warnings } предупреждение
    [few] { $warnings } предупреждения
   *[many] { $warnings } предупреждений
  }.
cli-check-save = { $path }: сохранённая партия без ошибок, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }.
cli-check-sum = Проверено: { $checked }. { $bad ->
    [0] Ошибок нет
   *[other] С ошибками: { $bad }
  }. { $warnings ->
    [0] Предупреждений нет
   *[other] Предупреждений: { $warnings }
  }.
cli-check-cut = Файлов и папок слишком много, проверены только первые { $checked }: укажите папку поменьше.
problem-save-without-rules = Правил { $rules } нет ни рядом с партией, ни в библиотеке: её ходы не проверены.
cli-check-nothing = В { $path } нечего проверять: ни правил (.zrf), ни наборов приключений, ни миров (.world), ни сохранённых партий, ни записей партий (.pgn, .fen, .kif).
cli-adventures-row = { $id } { $version }: { $name }, { $scenarios ->
    [one] { $scenarios } сценарий
    [few] { $scenarios } сценария
   *[many] { $scenarios } сценариев
  }
cli-adventures-new = создать в вашей папке приключение с этим id: в него сразу можно играть, и его можно менять
cli-adventures-made = Создано: { $folder }. Проверить: «turnwright check { $folder }». Играть: «turnwright play dice --adventure { $id }».
cli-adventures-none = Приключений здесь нет.
cli-adventures-broken = Пропущен: { $where } ({ $problems ->
    [one] { $problems } ошибка
    [few] { $problems } ошибки
   *[many] { $problems } ошибок
  })
cli-adventures-folder = Свои наборы кладите в { $folder }.

# The place of a problem; the kind of something listed in a pack, in the genitive.
pack-where = { $where ->
    [file] Файл
   *[other] { $where }
  }
pack-kind = { $kind ->
    [chapter] главы
    [scenario] сценария
    [location] места
    [enemy] врага
    [obstacle] преграды
    [villain] злодея
    [ally] друга
    [mark] меты костей
    [choice] выбора
    [option] варианта
    [variant] изменения
    [ending] конца
    [keepsake] памятной вещи
    [trait] свойства
    [act] действия угроз
    [power] власти злодеев
    [location-rule] правила мест
    [scenario-rule] правила сценариев
    [ally-skill] умения друзей
    [hero-skill] умения героев
    [keepsake-effect] эффекта памятных вещей
    [class] класса героев
   *[other] { $kind }
  }

problem-pack-no-adventure = { $pack ->
    [pack] В наборе
   *[other] В { $pack }
  } нет adventure.yaml: он должен лежать в корне набора.
problem-pack-no-caves = { $pack ->
    [pack] В наборе
   *[other] В { $pack }
  } нет caves.yaml: он должен лежать в корне набора.
problem-pack-glyph-twice = { $where }: знак «{ $glyph }» уже есть у { $other }. Выберите другой.
problem-pack-vault-reach = { $where }: до места в строке { $row }, столбце { $column } не дойти от края пешком: откройте проход знаком «.».
problem-pack-file-named = { $name } пропущен: переименуйте его в { $meant }.
problem-pack-file-large = В { $name } { $bytes } байт, а можно не больше { $most }. Разделите набор.
problem-pack-large = Набор занимает { $bytes } байт, а можно не больше { $most }.
problem-pack-files = Файлов в наборе { $count }, а можно не больше { $most }.
problem-pack-file-missing = Нет файла { $name }: в нём должны быть названия и тексты набора.
problem-pack-link = { $name } — ссылка за пределы набора: положите в набор сам файл.
problem-pack-unreadable = { problem-unreadable }
problem-pack-none = { $name } — не набор: укажите его папку, его adventure.yaml или .zip.
problem-pack-language = «{ $language }» — не код языка: назовите файл по образцу i18n/en.yaml.
problem-pack-language-twice = { $name } и { $other } — один и тот же язык: оставьте один файл.
problem-pack-utf8 = Отсюда файл уже не в UTF-8: сохраните его в этой кодировке.
problem-pack-more = Ещё ошибок: { $count }. Сначала исправьте эти.
problem-yaml-syntax = Эту строку не удаётся прочитать: проверьте кавычки, скобки, двоеточия и отступы в ней и в строке перед ней.
problem-yaml-bracket = Скобка открыта и нигде не закрыта: добавьте недостающую «]» или «{"}"}».
problem-yaml-quote = Кавычка открыта и нигде не закрыта: добавьте недостающую в конце текста.
problem-yaml-colon = Текст, в котором есть двоеточие с пробелом, возьмите в кавычки. Каждый ключ пишите на отдельной строке, в одном столбце с соседними.
problem-yaml-flow = Внутри скобок записи разделяются запятыми: запятой не хватает или строка начинается с «-».
problem-yaml-line = В этой строке нет ключа: напишите «ключ: значение» с пробелом после двоеточия. Если строка продолжает текст выше, сделайте отступ больше.
problem-yaml-indent = Эта строка не в одном столбце с соседними: поправьте отступ.
problem-yaml-comma = Между двумя записями в скобках нет запятой: добавьте её.
problem-yaml-escape = Обратная косая черта в двойных кавычках начинает особый знак: чтобы получить её саму, напишите «\\».
problem-yaml-start = Текст не может начинаться с этого знака: возьмите его в кавычки.
problem-yaml-comment = Перед «#» комментария поставьте пробел, а текст, в котором есть «#», возьмите в кавычки.
problem-yaml-tab = Табуляция в отступах не годится: ставьте пробелы.
problem-yaml-empty = Файл пуст.
problem-yaml-deep = Вложенность глубже { $most } уровней: сделайте её меньше.
problem-yaml-entries = Больше { $most } записей в одном списке или словаре: разделите набор.
problem-yaml-values = Больше { $most } значений, считая псевдонимы при каждом использовании: разделите набор.
problem-yaml-tag = Тег { $tag } здесь ничего не значит: уберите его.
problem-yaml-directive = Директивы здесь ничего не значат: уберите строку.
problem-yaml-documents = Здесь начинается второй документ: в файле может быть только один.
problem-yaml-alias = Выше нет якоря &{ $name }: напишите само значение.
problem-yaml-cycle = Псевдоним *{ $name } находится внутри значения, которое обозначает: напишите само значение.
problem-yaml-key = Ключом может быть только простое слово, как в «name: value».
problem-yaml-key-twice = Ключ «{ $key }» уже есть в строке { $line }: один из них уберите.
problem-yaml-key-reserved = «{ $key }» не может быть ключом: выберите другое слово.
problem-pack-newer = Формат набора — { $format }, а программа читает только до { $known }. Нужна новая версия программы.
problem-pack-engine = Набор сделан для версии правил { $range }, а у программы версия { $known }.
problem-pack-there = { $folder } уже есть: выберите другой id.
problem-pack-missing = { $where ->
    [file] В файле
   *[other] В { $where }
  } не хватает «{ $key }»: добавьте.
problem-pack-unknown-key = { $where ->
    [file] В файле
   *[other] В { $where }
  } нет ключа «{ $key }». Ключи: { $known }.
problem-pack-comma = { $where }: в фигурных скобках запятая кончает текст, и «{ $key }» читается как ключ. Возьмите текст в кавычки.
problem-pack-unknown-key-meant = { $where ->
    [file] В файле
   *[other] В { $where }
  } нет ключа «{ $key }». Может быть, «{ $meant }»?
problem-pack-type = { pack-where }: ожидается { $want ->
    [string] текст
    [number] целое число
    [int] целое число
    [boolean] true или false
    [array] список, как [a, b]
    [object] словарь из строк «name: value»
    [record] словарь из строк «name: value»
    [number-string] целое число или текст
    [string-object] текст или словарь
   *[other] другое ({ $expected })
  }, а здесь { $given ->
    [nothing] ничего нет
    [list] список
    [mapping] словарь
   *[value] { $got }
  }.
problem-pack-quote = { $where }: { $got } читается как число: возьмите в кавычки.
problem-pack-value = { $where }: { $given ->
    [nothing] пустое значение
    [list] список
    [mapping] словарь
   *[value] { $got }
  } не подходит. Выберите из: { $known }.
problem-pack-value-none = { $where }: нет значения. Выберите из: { $known }.
problem-pack-value-meant = { $where }: { $got } не подходит. Может быть, «{ $meant }»?
problem-pack-version = { $where }: { $given ->
    [nothing] пустое значение
    [list] список
    [mapping] словарь
   *[value] { $got }
  } — не номер версии: напишите три числа, например 1.0.0.
problem-pack-form = { $where }: { $got } не подходит по форме. Напишите { $form ->
    [id] строчные латинские буквы, цифры и одиночные дефисы, например old-mill
    [timer] число ходов на одного героя + на каждого следующего, например 18 + 4
    [reward] кость, которая может быть у героя, например ALLY d6 или PHYSICAL d8 keen
    [dealt] кость для мешка, например ENEMY d4
    [dice-range] число или диапазон, например 2 или 1-3
    [language] код языка, например en
    [glyph] один видимый знак, например g
    [sign] одну строчную латинскую букву или знак, кроме # . < > - x, например ~
   *[other] { $form }
  }.
problem-pack-id = «{ $key }» — неверный id: годятся строчные латинские буквы, цифры и одиночные дефисы, как в «old-mill».
problem-pack-small = { $where } равно { $got }: нужно не меньше { $least }.
problem-pack-big = { $where } равно { $got }: можно не больше { $most }.
problem-pack-short = { $where }: пусто, а нужно хотя бы одно значение.
problem-pack-long = { $where }: слишком длинно, можно не больше { $count } { $unit ->
    [characters] символов
   *[entries] элементов
  }.
problem-pack-reference = { $where }: в этом наборе нет { pack-kind } «{ $id }».
problem-pack-reference-meant = { $where }: в этом наборе нет { pack-kind } «{ $id }». Может быть, «{ $meant }»?
problem-pack-row = { $where }: в игре нет { pack-kind } «{ $id }». Выберите из: { $known }.
problem-pack-row-meant = { $where }: в игре нет { pack-kind } «{ $id }». Может быть, «{ $meant }»?
problem-pack-row-elsewhere = { $where }: «{ $id }» — { $otherKind ->
    [trait] свойство
    [act] действие угроз
    [power] власть злодеев
    [location-rule] правило мест
    [scenario-rule] правило сценариев
    [ally-skill] умение друзей
    [hero-skill] умение героев
    [mark] мета костей
    [keepsake-effect] эффект памятных вещей
   *[other] { $otherKind }
  }, а не { $kind ->
    [trait] свойство
    [act] действие угроз
    [power] власть злодеев
    [location-rule] правило мест
    [scenario-rule] правило сценариев
    [ally-skill] умение друзей
    [hero-skill] умение героев
    [mark] мета костей
    [keepsake-effect] эффект памятных вещей
   *[other] { $kind }
  }. Перенесите туда.
problem-pack-twice = { $where }: «{ $id }» указано дважды: уберите лишнее.
problem-pack-id-twice = «{ $id }» — это ещё и { $where }: выберите другой id.
problem-pack-chapter-twice = Сценарий «{ $id }» есть и в главе «{ $chapter }»: он может быть только в одной.
problem-pack-both-places = { $where }: «{ $id }» есть и среди постоянных мест («static»): одно уберите.
problem-pack-no-level = У сценария «{ $id }» нет ни главы, ни уровня: напишите «level: 1» или включите его в главу.
problem-pack-no-places = У сценария «{ $id }» нет мест: перечислите их в «static» или «dynamic».
problem-pack-order-place = { $where }: места «{ $id }» нет в сценарии: добавьте его в «static» или «dynamic».
problem-pack-villains = У сценария «{ $id }» злодеев { $count }, а мест для одного героя { $places }: в одном месте один злодей.
problem-pack-villain-place = { $where }: злодей может ждать только в постоянном месте сценария («static»), а «{ $id }» не из них.
problem-pack-villain-shared = { $where }: в «{ $id }» уже ждёт другой злодей.
problem-pack-ally-place = { $where }: друга можно встретить только в месте этого сценария, а «{ $id }» не из них.
problem-pack-ally-mark = «{ $id }» — это мета костей: назовите друга иначе.
problem-pack-mark = { $where }: у костей { $type } не бывает меты «{ $id }». Выберите другую мету или другой вид.
problem-pack-range = { $where }: в «{ $got }» числа переставлены: сначала меньшее.
problem-pack-filter = { $where }: напишите либо «only», либо «not», но не оба.
problem-pack-filter-empty = { $where }: после такого отбора не остаётся ни одного вида костей.
problem-pack-bag-large = В мешке «{ $id }» может оказаться костей: { $count }, а можно не больше { $most }.
problem-pack-closing = Место «{ $id }» в сценарии «{ $scenario }» нельзя закрыть: нужно { $needed }, а лучшие кости уровня { $level } дают { $best }. Уменьшите «closing» или разрешите больше «closingTypes».
problem-pack-choice-nowhere = Выбор «{ $id }» нигде не предложат: напишите «after» для лагеря или «in», «at» и «on» для сценария.
problem-pack-choice-both = Выбор «{ $id }» предложат дважды: напишите либо «after», либо «in», «at» и «on».
problem-pack-choice-place = { $where }: в сценарии «{ $scenario }» нет места «{ $id }». Выберите из { $known }.
problem-pack-choice-options = Вариантов в выборе «{ $id }»: { $count }. Нужно от { $least } до { $most }.
problem-pack-choice-costs = { $where }: за выбор в лагере платить нечем. Уберите «costs» или перенесите выбор в сценарий.
problem-pack-flag = { $where }: ни один выбор не ставит пометку «{ $id }». Добавьте её в «sets» нужного варианта.
problem-pack-flag-meant = { $where }: ни один выбор не ставит пометку «{ $id }». Может быть, «{ $meant }»?
problem-pack-pictures = Картинок в наборе { $count }, а можно не больше { $most }.
problem-pack-pictures-large = Картинки набора занимают { $bytes } байт, а можно не больше { $most }: уменьшите их.
problem-pack-picture-large = В { $name } { $bytes } байт, а можно не больше { $most }: уменьшите картинку.
problem-pack-picture-side = { $name }: { $width } × { $height } пикселей, а сторона может быть не больше { $most }. Уменьшите картинку.
problem-pack-picture-motion = { $name } — анимация: сохраните неподвижную картинку.
problem-pack-picture-extension = { $name } показать нельзя: сохраните как .svg, .png или .webp либо удалите.
problem-pack-picture-format = { $name } на самом деле { $actual }: сохраните как { $format } или исправьте расширение.
problem-pack-picture-broken = { $name }: файл повреждён или не { $format }, сохраните его заново.
problem-pack-picture-twice = { $name } и { $other } — картинки одного и того же: оставьте одну.
problem-pack-picture-place = { $name } лежит не там: картинки называются по образцу pictures/enemies/yard-dog.svg.
problem-pack-picture-folder = Папки картинок «{ $folder }» нет: перенесите { $name } в одну из { $known }.
problem-pack-picture-folder-meant = Папки картинок «{ $folder }» нет. Может быть, «{ $meant }»? Переименуйте папку, в которой { $name }.
problem-pack-media-id = Нет { pack-kind } «{ $id }» для { $name }. Назовите файл одним из имён { $known } или удалите его.
problem-pack-media-id-none = Нет { pack-kind } «{ $id }» для { $name }. Добавьте в раздел «{ $folder }» или удалите файл.
problem-pack-media-id-meant = Нет { pack-kind } «{ $id }» для { $name }. Может быть, «{ $meant }»? Переименуйте файл в { $target }.

problem-pack-sounds = Звуков в наборе { $count }, а можно не больше { $most }.
problem-pack-sounds-large = Звуки набора занимают { $bytes } байт, а можно не больше { $most }: сократите их или сохраните как .ogg.
problem-pack-sound-large = В { $name } { $bytes } байт, а можно не больше { $most }: сократите звук или сохраните его как .ogg.
problem-pack-sound-long = { $name } длится { $seconds } с, а можно не больше { $most } с: сократите звук.
problem-pack-sound-channels = Каналов в { $name }: { $channels }. Сохраните один или два, то есть стерео.
problem-pack-sound-extension = { $name } сыграть нельзя: сохраните как .ogg, .mp3 или .wav либо удалите.
problem-pack-sound-format = { problem-pack-picture-format }
problem-pack-sound-broken = { problem-pack-picture-broken }
problem-pack-sound-twice = { $name } и { $other } — звуки одного и того же: оставьте один.
problem-pack-sound-place = { $name } лежит не там: звуки называются по образцу sounds/enemies/yard-dog.ogg.
problem-pack-sound-folder = Папки звуков «{ $folder }» нет: перенесите { $name } в одну из { $known }.
problem-pack-sound-folder-meant = Папки звуков «{ $folder }» нет. Может быть, «{ $meant }»? Переименуйте папку, в которой { $name }.
problem-svg-none = Это не картинка SVG: она должна начинаться с <svg xmlns="http://www.w3.org/2000/svg">.
problem-svg-box = У <svg> нет viewBox, и размер картинки не изменить: добавьте, например, viewBox="0 0 96 96".
problem-svg-second = Картинка здесь уже кончилась: удалите всё после </svg>.
problem-svg-tag = Этот тег не удаётся прочитать: проверьте имя, кавычки и «>».
problem-svg-attribute = Атрибут «{ $name }» не удаётся прочитать: напишите его один раз в виде { $name }="значение".
problem-svg-entity = «{ $got }» — неизвестный символ: амперсанд пишется «&amp;».
problem-svg-close = </{ $name }> ничего не закрывает: удалите.
problem-svg-close-other = </{ $name }> не подходит к <{ $open }>: сначала закройте <{ $open }>.
problem-svg-unclosed = { $open } нигде не закрыт: добавьте { $close }.
problem-svg-doctype = Свои сущности в картинке не разрешены: удалите <!DOCTYPE> вместе со скобками.
problem-svg-instruction = <?{ $name }?> в картинке не разрешён: удалите.
problem-svg-encoding = Картинка сохранена как { $encoding }: сохраните её в UTF-8.
problem-svg-deep = Вложенность элементов больше { $most }: упростите рисунок.
problem-svg-elements = В картинке рисуется больше { $most } элементов, считая повторы: упростите её.
problem-svg-script = Скрипты в картинках не работают: удалите <{ $name }>.
problem-svg-event = Картинки ни на что не реагируют: удалите атрибут { $name }.
problem-svg-html = { $name } в картинке не разрешён: рисуйте элементами SVG.
problem-svg-outside = «{ $got }» не относится к картинке: ссылаться можно только на её части, например «#shadow».
problem-svg-escape = В стиле не может быть «\»: напишите сам символ.
problem-svg-motion = Картинки неподвижны: удалите { $name }.
problem-warn-choice-never = Выбор «{ $id }» ни в одной кампании не предложат: исправьте его условие или место.
problem-warn-variant-never = Изменение «{ $id }» ни в одной кампании не наступит: исправьте его условие или уберите его.
problem-warn-ending-never = До конца «{ $id }» дойти нельзя: поставьте его раньше тех, что срабатывают вместо него, или исправьте условие.
problem-warn-ending-none = Некоторые кампании не доходят ни до одного конца: уберите условие у последнего, «{ $id }».
problem-warn-flag-unread = { $where }: от флага «{ $id }» ничего не зависит. Назовите его в «when» или «unless» или уберите.
problem-warn-ally-mute = В { $where } нет «met»: напишите, что друг говорит при встрече.
problem-warn-choice-mute = В { $where } нет «text»: расскажите игрокам, что происходит.
problem-warn-contradiction = { $where }: «{ $id }» и «{ $other }» противоречат друг другу: уберите одно из них.
problem-warn-villains-absent = В сценарии «{ $id }» есть злодеи, но правило «friendly-neighbourhood» их не пускает: уберите что-то одно.
problem-warn-untouchable = «{ $id }» и warded, и ethereal: ни одна атака на него не действует.
problem-warn-timer = { $where } — 0: герои проигрывают ещё до первого хода.
problem-warn-no-henchman = Ни в одном месте сценария «{ $id }» нет врага со свойством «henchman»: закрыть место можно, только когда опустеет мешок.
problem-warn-pool = В сценарии «{ $id }» мест в «dynamic» только { $count }: отряду из { $heroes } и больше героев нужно ещё одно.
problem-warn-no-villains = В сценарии «{ $id }» нет злодеев: напишите «victory: closeAll», чтобы игроки знали, что делать.
problem-warn-loose = Сценарий «{ $id }» не входит ни в одну главу.
problem-warn-unused = «{ $id }» нигде не используется.
problem-warn-bag-empty = Мешок «{ $id }» может оказаться пустым: место можно будет сразу закрыть.
problem-warn-nameless = В мешке «{ $id }» бывают кости { $type }, но карт к ним нет.
problem-warn-idle = { $where }: в мешке нет костей { $type }, эти карты никогда не встретятся.
problem-pack-villain-die = { $where }: в мешке не может быть VILLAIN. Впишите злодея в «villains» сценария, и его кость появится вместе с ним.
problem-warn-cards = { $where } равно { $count }, а карт перечислено { $most }.
problem-warn-keepsake-useless = У памятной вещи «{ $id }» одни недостатки: впишите в «effects» и пользу.
problem-warn-unnamed = { $language }: не хватает названий: { $count }, первое — «{ $first }». Добавьте их, а пока показаны id.
problem-warn-untold = { $language }: не хватает текстов: { $count }, первый — «{ $first }». Добавьте их, а пока показаны тексты { $instead }.
problem-warn-text-reference = { problem-pack-reference }
problem-warn-duplicate = Набор «{ $id }» есть и в { $other }: взята версия { $version }, этот пропущен.
