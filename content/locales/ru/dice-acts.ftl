# Действия угроз и власть злодеев: для обеих оболочек и словаря.

## Acts

dice-act-steal = кража
dice-act-steal-text = Случайная кость из руки уходит в этот мешок. Её можно отыграть.
dice-act-abscond = кража и бегство
dice-act-abscond-text = Случайную кость из руки враг уносит в следующее открытое место. Там её можно отыграть.
dice-act-wound = { dice-type-WOUND }
dice-act-wound-text = Вы получаете рану.
dice-act-call = зов на помощь
dice-act-call-text = В этом мешке станет одним врагом больше.
dice-act-grow = рост
dice-act-grow-text = Кость врага становится на размер больше.
dice-act-curse = порча
dice-act-curse-text = Закрыть это место станет труднее на 1, но не больше чем на 2.
dice-act-delay = проволочка
dice-act-delay-text = Отряд теряет ход.
dice-act-weary = усталость
dice-act-weary-text = Случайная кость из мешка уходит в сброс.
dice-act-scatter = толкотня
dice-act-scatter-text = Случайная кость из руки уходит обратно в мешок.
dice-act-daunt = испуг
dice-act-daunt-text = В этот ход больше нельзя исследовать.
dice-act-drive = изгнание
dice-act-drive-text = Вы оказываетесь в Убежище.

dice-act-shown = При неудаче: { $act }
dice-act-then = В следующий раз: { $act }.
dice-said-acted = { $card }: { $act }.
dice-said-lost-stolen = Украдено и лежит теперь здесь: { $place }. Это { $dice }.
dice-glossary-acts = Действия угроз
dice-term-act = Действие
dice-term-act-text = Если угрозу не победить и не обойти, после урона она действует, как сказано на её карте. Если бегство ничего не стоит, она не делает ничего.

## Powers

dice-power-dread = Ужас
dice-power-dread-text = Враги получают +1.
dice-power-upheaval = Смута
dice-power-upheaval-text = Преграды получают +1.
dice-power-bulwark = Оплот
dice-power-bulwark-text = Закрыть любое место труднее на 1.
dice-power-cruelty = Жестокость
dice-power-cruelty-text = Враги и злодеи наносят на 1 урона больше.
dice-power-want = Нужда
dice-power-want-text = Добыть кость или друга труднее на 1.
dice-power-vigil = Дозор
dice-power-vigil-text = Неудача при закрытии места стоит хода.
dice-power-muster = Сбор
dice-power-muster-text = Каждый пятый ход в открытое место, где меньше всего костей, приходит враг.
dice-power-snare = Силки
dice-power-snare-text = После путешествия случайная кость из руки уходит обратно в мешок.
dice-power-toll = Пошлина
dice-power-toll-text = За каждое закрытое место герой платит случайной костью из мешка.
dice-power-fury = Ярость
dice-power-fury-text = За каждые два закрытых места злодей получает +1.

dice-power-of = { $power } ({ $villain })
dice-glossary-powers = Власть злодеев
dice-term-power = Власть
dice-term-power-text = Власть злодея распространяется на все места, пока он не побеждён окончательно.
