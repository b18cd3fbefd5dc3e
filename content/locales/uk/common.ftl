language-name = Українська
language-coverage = promised

game-dice = Кістки
game-dice-about = Кооперативна пригода: герої, мішки з кістками й перегони з часом.
game-kalah = Калах
game-kalah-about = Класична манкала: сійте насіння, захоплюйте, ходіть ще раз.
game-rogue = Підземелля
game-rogue-about = Роґалик із тайлами у згенерованих або намальованих вручну світах.
game-caves = Печери
game-caves-about = Прокопайте шлях униз крізь п’ять рівнів темних печер.
game-zrf = Дошки
game-zrf-about = Настільні ігри та головоломки з блоками за файлами правил.
game-missing = поки що немає

move-working = { $seconds ->
    [0] Хід прораховується…
   *[other] Хід прораховується: { $seconds } с, { $millions } млн кроків
  }

strength-1 = Новачок
strength-2 = Аматор
strength-3 = Клубний гравець
strength-4 = Знавець
strength-5 = Майстер
strength-1-about = Для перших партій.
strength-2-about = Для тих, хто знає правила й інколи грає.
strength-3-about = Для тих, хто грає постійно й рахує наперед.
strength-4-about = Для сильних гравців. Думає весь відведений час.
strength-5-about = Грає на повну силу: думає весь відведений час і не піддається.
strength-measured = Результат проти рівня «{ $below }»: { $score } % (від { $least } до { $most }).

seat-person = Людина
seat-bot = Бот: { $strength }
seat-mind = Бот: { $mind }
player-you = Ви
player-name = { $player ->
    [0] Перший гравець
    [1] Другий гравець
   *[other] Гравець { $number }
  }

yes = так
no = ні
on = увімк.
off = вимк.

list-pair = { $first }, { $second }

# Saved games that cannot be reopened as they were saved.
saved-fault-title = { $fault ->
    [newer] Збережено новішою версією
    [rules] Правила змінилися
   *[other] Збережену партію пошкоджено
  }
saved-fault-changed = { $path ->
    [none] Відтоді як партію зберегли, правила змінилися
   *[other] Відтоді як партію зберегли, правила в { $path } змінилися
  }
saved-fault-newer = Цю партію зберегла новіша версія Turnwright ({ $reason }). Збереження не змінено: відкрийте його тією версією.
saved-fault-rules = { $opened ->
    [actions] { saved-fault-changed } ({ $reason }). Те, що ще можна зіграти, відкрито як нову партію. Збереження не змінено.
   *[other] { saved-fault-changed } ({ $reason }). Збереження не змінено.
}
saved-fault-damage = { $opened ->
    [actions] Збережену партію пошкоджено ({ $reason }). Те, що вціліло, відкрито як нову партію. Збереження не змінено.
   *[other] Збережену партію пошкоджено ({ $reason }). Збереження не змінено.
}

# Партії, розпочаті за старими правилами й продовжені за нинішніми.
saved-begun = { $rules ->
    [changed] Розпочато за правилами, які відтоді змінилися
   *[other] Розпочато за старими правилами ({ $rules })
  }
saved-rules = { $rules ->
    [changed] правила змінилися
   *[other] старі правила ({ $rules })
  }
saved-continues = { $begun }. Триває з дії { $reached } із { $saved }.
saved-continues-more = Гра триває за нинішніми правилами як нова партія. Збереження не змінено.
saved-starts-over = { $begun }. Продовжити не можна, гру почато спочатку.
saved-begun-no-undo = Ходів, зроблених за старими правилами, не скасувати.

problem-game-over = Гру закінчено.
problem-wrong-player = Зараз хід гравця { $mover }.
problem-option-range = { $name }: вкажіть ціле число від { $least } до { $most }, а не «{ $value }».
problem-option-choice = { $name }: виберіть із: { $values }. «{ $value }» не підходить.
problem-option-text = { $name }: введіть від 1 до { $most } знаків в один рядок.
problem-option-unknown = Немає параметра «{ $name }». Параметри: { $values }.
problem-rules-edited = Відтоді як партію зберегли, правила в { $path } змінилися. Усі її ходи й далі можливі.
problem-rules-gone = Правил цієї партії вже не відкрити. Вони були тут: { $path }.
problem-game-unknown = Гри «{ $game }» тут немає.
problem-rules-version = Партію зіграно за версією { $theirs } правил гри { $game }, а ця програма знає версію { $ours }. Відкрийте її тією програмою, яка її записала.
problem-transcript-checkpoint = Контрольна точка після ходу { $entry } — не той стан, до якого ведуть ходи.
problem-journal-apart = Останні збережені ходи не продовжують цю партію. Їх збережено окремо, поруч із нею.
problem-journal-torn = Останній хід не встиг зберегтися повністю, його немає.
problem-journal-line = Збережена партія обривається на { $text }: ходів від цього місця далі немає.
problem-journal-long = Дописане до збереженої партії завелике (знаків: { $length }; можна не більш як { $most }): останніх ходів немає.
problem-problems-more = { $count ->
    [one] І ще { $count } помилка: спершу виправте ці.
    [few] І ще { $count } помилки: спершу виправте ці.
   *[many] І ще { $count } помилок: спершу виправте ці.
}
problem-transcript-long = Запис партії задовгий, знаків: { $length }; можна не більш як { $most }.
problem-transcript-start = Це не запис партії: першим має бути рядок «turnwright 1».
problem-transcript-line = У записі партії немає рядків, що починаються з { $word }.
problem-transcript-twice = { $word } трапляється двічі: залиште один рядок.
problem-transcript-many = Рядків «{ $word } …» більше ніж { $most }: стільки не буває в жодній партії.
problem-transcript-number = Бракує ходу { $entry }: на його місці хід { $found }.
problem-transcript-entry = Хід { $entry } не читається: напишіть «{ $entry } p1 хід» або «{ $entry } * вислід».
problem-transcript-hash = Рядок із хешем — це «=», кількість ходів і 16 шістнадцяткових цифр.
problem-transcript-header = { $found ->
    [none] Бракує рядка «{ $word } …».
   *[other] { $found } не підходить для рядка «{ $word } …».
  }
problem-transcript-differs = { $entry ->
    [0] Початок партії
   *[other] Хід { $entry }
  }: { $why ->
    [state] отриманий стан не збігається із записаним хешем
    [check] контрольні цифри не сходяться: рядок або заголовок змінили
    [chance] випадковий вислід тут — { $found }
    [missing] цього випадкового висліду бракує
    [cut] його немає, бо файл обрізано: хеш пораховано для { $found } ходів
    [ending] тут партія не може так закінчитися
    [open] партію не закінчено, а у файлі сказано, що закінчено
   *[end] партія закінчується на { $found }, а у файлі сказано інше
  }.
problem-seats = Незрозуміло, хто грає: напишіть «person» або від «bot-1» до «bot-5» для кожного з гравців (їх { $players }).
problem-link-broken = Посилання пошкоджене або неповне. Попросіть надіслати його ще раз або надіслати партію файлом.
problem-link-long = Посилання розпаковується більш ніж у { $most } байтів: таких довгих партій не буває.

# Names and words that both shells or several games use.
choose-move = Який хід?
label-rules = Правила
label-position = Позиція
list-none = немає
label-colours = Кольори
colour-blind-safe = для дальтоніків
label-explore = Досліджувати
label-rest = Відпочити
chance-decides = Вирішує випадок.
ended-won = перемога
label-map = Мапа
label-cancel = Скасувати
log-empty = Поки що нічого не сталося.
label-seed = Початкове значення
level-number = рівень { $level }
label-keys = Клавіші
label-settings = Налаштування
label-language = Мова
setting-forced = Вимушені ходи
setting-forced-about = Паси й продовження ходу, у яких вибирати нема з чого.
setting-guidance = Підказки новачкам
setting-guidance-about = Поради новим гравцям у першому сценарії гри в кістки.
setting-effects = Звуки
setting-effects-about = Звуки кісток і бою. Усе, що чути, є й на екрані.
setting-music = Музика
setting-music-about = Тиха музика для гри в кістки. Поки ви вибираєте гучність, вона лунає й тут.
label-new-game = Нова партія
label-begins = Хто починає
label-moves = Ходи
board-home = дім
move-pass = пас
label-steps = Кроки
ended-draw = Нічия.
