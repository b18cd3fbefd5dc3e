# Стіл гри в кістки на сторінці: чим загрожує шкода, підказка кісток, табір.

## Чим загрожує шкода

dice-table-pay = Вибрано { $chosen } із { $amount }. З мішка: { $bag }.
dice-table-hit-choice = Шкода { $amount }: вибирайте з цих кісток, решта — з мішка.
dice-table-hit-sure = Шкода { $amount }: { $bag ->
    [0] піде вся рука.
   *[other] піде вся рука і { $bag } з мішка.
}
dice-table-risk = Під загрозою: до { $amount }, у середньому { $average }.
dice-table-die-sure = пропаде
dice-table-die-choice = може пропасти
dice-table-die-risk = під загрозою
dice-table-bag-pays = −{ $count }

## Перевірки

dice-table-own = Ваш кидок
dice-table-foe = Проти вас
dice-table-threat = Кидок загрози
dice-table-suggested = Найкращі кістки вже вибрано. Кидайте або візьміть інші.
dice-table-suggested-price = Кістки вже вибрано. Підтвердьте або візьміть інші.
dice-table-quick = { $action }: одразу { $dice }
dice-table-quick-key = { dice-table-quick } (Shift+{ $key })
dice-table-unavailable = Недоступно: { $count }

## Місця

dice-table-go-explore = { label-explore }: { $place }
dice-table-play = { web-quick-start }
dice-table-story = Прочитати історію

## Табір

dice-table-camp-about = Перетягніть кістку новому власникові або натисніть на неї, а потім на вільну комірку.
dice-table-camp-held = { $die }: натисніть на позначену комірку або на спільну купу.
dice-table-slot-free = Вільна комірка: { $type }
dice-table-slot-take = { $hero }: сюди { $die }
dice-table-pool-take = Повернути до спільної купи: { $die }
dice-table-pool-empty = Спільна купа порожня.
