# Дії загроз і влада лиходіїв: для обох оболонок і словника.

## Acts

dice-act-steal = крадіжка
dice-act-steal-text = Випадкова кістка з руки йде в цей мішок. Її можна відіграти.
dice-act-abscond = крадіжка і втеча
dice-act-abscond-text = Випадкову кістку з руки ворог несе до наступного відкритого місця. Там її можна відіграти.
dice-act-wound = { dice-type-WOUND }
dice-act-wound-text = Ви дістаєте рану.
dice-act-call = поклик на допомогу
dice-act-call-text = У цьому мішку стане на одного ворога більше.
dice-act-grow = ріст
dice-act-grow-text = Кістка ворога стає на розмір більшою.
dice-act-curse = пристріт
dice-act-curse-text = Закрити це місце стане важче на 1, але не більш ніж на 2.
dice-act-delay = зволікання
dice-act-delay-text = Загін втрачає хід.
dice-act-weary = утома
dice-act-weary-text = Випадкова кістка з мішка йде у скид.
dice-act-scatter = штовханина
dice-act-scatter-text = Випадкова кістка з руки йде назад у мішок.
dice-act-daunt = переляк
dice-act-daunt-text = Цього ходу більше не можна досліджувати.
dice-act-drive = вигнання
dice-act-drive-text = Ви опиняєтеся у Притулку.

dice-act-shown = У разі невдачі: { $act }
dice-act-then = Наступного разу: { $act }.
dice-said-acted = { $card }: { $act }.
dice-said-lost-stolen = Украдено, тепер лежить тут: { $place }. Це { $dice }.
dice-glossary-acts = Дії загроз
dice-term-act = Дія
dice-term-act-text = Якщо загрозу не здолати й не обійти, після шкоди вона діє, як сказано на її картці. Якщо втеча нічого не коштує, вона не робить нічого.

## Powers

dice-power-dread = Жах
dice-power-dread-text = Вороги дістають +1.
dice-power-upheaval = Сум’яття
dice-power-upheaval-text = Перешкоди дістають +1.
dice-power-bulwark = Твердиня
dice-power-bulwark-text = Закрити будь-яке місце важче на 1.
dice-power-cruelty = Жорстокість
dice-power-cruelty-text = Вороги й лиходії завдають на 1 шкоди більше.
dice-power-want = Нестатки
dice-power-want-text = Здобути кістку чи друга важче на 1.
dice-power-vigil = Варта
dice-power-vigil-text = Невдача під час закриття місця коштує ходу.
dice-power-muster = Збір
dice-power-muster-text = Кожного п’ятого ходу до відкритого місця, де найменше кісток, приходить ворог.
dice-power-snare = Сильця
dice-power-snare-text = Після подорожі випадкова кістка з руки йде назад у мішок.
dice-power-toll = Мито
dice-power-toll-text = За кожне закрите місце герой платить випадковою кісткою з мішка.
dice-power-fury = Лють
dice-power-fury-text = За кожні два закриті місця лиходій дістає +1.

dice-power-of = { $power } ({ $villain })
dice-glossary-powers = Влада лиходіїв
dice-term-power = Влада
dice-term-power-text = Влада лиходія діє в усіх місцях, доки його не здолано остаточно.
