# Стол игры в кости на странице: чем грозит урон, подсказка костей, лагерь.

## Чем грозит урон

dice-table-pay = Выбрано { $chosen } из { $amount }. Из мешка: { $bag }.
dice-table-hit-choice = Урон { $amount }: выбирайте из этих костей, остальное — из мешка.
dice-table-hit-sure = Урон { $amount }: { $bag ->
    [0] уйдёт вся рука.
   *[other] уйдёт вся рука и { $bag } из мешка.
}
dice-table-risk = Под угрозой: до { $amount }, в среднем { $average }.
dice-table-die-sure = пропадёт
dice-table-die-choice = может пропасть
dice-table-die-risk = под угрозой
dice-table-bag-pays = −{ $count }

## Проверки

dice-table-own = Ваш бросок
dice-table-foe = Против вас
dice-table-threat = Бросок угрозы
dice-table-suggested = Лучшие кости уже выбраны. Бросайте или возьмите другие.
dice-table-suggested-price = Кости уже выбраны. Согласны — подтвердите, нет — возьмите другие.
dice-table-quick = { $action }: сразу { $dice }
dice-table-quick-key = { dice-table-quick } (Shift+{ $key })
dice-table-unavailable = Недоступно: { $count }

## Места

dice-table-go-explore = { label-explore }: { $place }
dice-table-play = { web-quick-start }
dice-table-story = Прочесть историю

## Лагерь

dice-table-camp-about = Перетащите кость новому владельцу или нажмите на неё, а потом на свободную ячейку.
dice-table-camp-held = { $die }: нажмите на отмеченную ячейку или на общую кучу.
dice-table-slot-free = Свободная ячейка: { $type }
dice-table-slot-take = { $hero }: сюда { $die }
dice-table-pool-take = Вернуть в общую кучу: { $die }
dice-table-pool-empty = Общая куча пуста.
