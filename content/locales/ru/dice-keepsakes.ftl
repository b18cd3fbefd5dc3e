# Памятные вещи: их эффекты и награды в лагере, для обеих оболочек.

## Screens

dice-keepsakes = Памятные вещи
dice-glossary-keepsakes = { dice-keepsakes }
dice-term-keepsake = Памятная вещь
dice-term-keepsake-text = После победы каждый герой выбирает одну награду из трёх: чаще всего памятную вещь. Она помогает ему до конца кампании. У героя их не больше трёх.
dice-keepsake-once = Раз за сценарий: { $effect }
dice-keepsake-ready = наготове
dice-keepsake-used = уже не поможет
dice-reward-larger = Кость крупнее: { $die }
dice-reward-larger-text = Вместо одной кости ({ $old }) — другая ({ $die }).
dice-reward-mark = Мета: { $die }
dice-reward-mark-text = Для вашей кости: { $die }. { $effect }
dice-reward-choose = Взять
dice-reward-swap = Взять, оставить: { $other }
dice-camp-reward = { dice-camp-skill }
dice-camp-reward-swap = { $hero }: взять «{ $name }», оставить «{ $other }»
dice-page-camp-reward = Награда: одна из трёх
dice-status-camp-reward = { $hero }: выберите одну из наград.

## Events

dice-said-keepsake = { $hero } пускает в ход «{ $name }».
dice-said-rewarded = { $hero } выбирает награду: { $name }.
dice-said-swapped = { $hero } берёт «{ $name }» и оставляет «{ $other }».
dice-said-spied = Вот где скрывается { $card }: { $place }.

## Refusals

problem-dice-keepsake = В этом приключении нет памятной вещи «{ $id }». Выберите из: { $known }.
problem-dice-keepsake-used = В этом сценарии уже использовано.
problem-campaign-not-offered = Такой награды этому герою не предлагают.
problem-campaign-swap = Отдаёт одну памятную вещь за другую только герой, у которого их { $most }.
problem-campaign-choose-first = Сначала этот герой должен выбрать награду.

## Effects always in force

dice-effect-strong-arm = +1 в боях с врагами.
dice-effect-sure-footed = +2 против преград.
dice-effect-gatherer = +3 к добыче найденных костей.
dice-effect-hospitable = +3, чтобы привлечь друга.
dice-effect-locksmith = +1, чтобы закрыть или удержать место.
dice-effect-hardy = +3 против встреченных ран.
dice-effect-elusive = +2, чтобы уклониться.
dice-effect-old-score = +2 в боях со злодеями.
dice-effect-heavy-hand = +1 к проверкам с костями силы вне боя.
dice-effect-deft-hand = +1 к проверкам с костями ловкости вне боя.
dice-effect-clear-head = +1 к проверкам с костями ума вне боя.
dice-effect-ready-tongue = +1 к проверкам с костями речи вне боя.
dice-effect-early-bird = +1 к проверкам против первой кости, встреченной за ход, кроме злодеев.
dice-effect-last-ditch = +3 в боях, пока число костей в мешке красное.
dice-effect-good-company = +1 к проверкам, пока рядом другой герой.
dice-effect-night-eyes = Сброс костей всегда даёт прибавку: темнота и коварство вам не мешают.
dice-effect-antidote = Яд вам не страшен.
dice-effect-tight-grip = Жадность и быстрота угроз не отнимают у вас костей.
dice-effect-level-head = Засады, опасные и скользкие места и надзор на вас не действуют.
dice-effect-free-leg = Вы можете убежать и уклониться даже от неотступных угроз.
dice-effect-cold-iron = Ваши атаки действуют на угрозы с заговором и бесплотные.
dice-effect-sturdy = −2 к немагическому урону от врагов и злодеев.
dice-effect-unmoved = −2 к магическому урону.
dice-effect-stepping-stones = −1 к урону от преград.
dice-effect-light-heels = −2 к урону при бегстве.
dice-effect-deep-pockets = В руке помещается на одну кость больше.
dice-effect-more-physical = В начале у вас ещё две кости силы.
dice-effect-more-somatic = В начале у вас ещё две кости ловкости.
dice-effect-more-mental = В начале у вас ещё две кости ума.
dice-effect-more-verbal = В начале у вас ещё две кости речи.
dice-effect-more-divine = В начале у вас ещё одна кость веры.
dice-effect-old-friend = Вы начинаете с другом в руке.
dice-effect-early-start = У отряда на два хода больше.
dice-effect-bedroll = Отдых возвращает на две кости больше.
dice-effect-solace = За отказ от кости веры возвращается на две кости больше.
dice-effect-tidy = Когда вы закрываете место, две кости из сброса возвращаются в мешок.
dice-effect-trophies = После победы над угрозой одна кость из сброса возвращается в мешок.
dice-effect-slow-breath = В начале вашего хода, пока число костей в мешке красное, в него возвращаются две кости из сброса.
dice-effect-open-handed = Вы можете отдать кость дважды за ход.
dice-effect-light-step = Кости, которыми вы платите за второе исследование, прячутся, а не сбрасываются.
dice-effect-rosary = Кости веры, которые вам помогли, сбрасываются, а не откладываются.
dice-effect-true-faith = Кости веры помогают вам и против преград.

## Drawbacks

dice-effect-slow = У отряда на один ход меньше.
dice-effect-brittle = +1 к немагическому урону от угроз.
dice-effect-light-sleeper = Отдых возвращает на две кости меньше.
dice-effect-clumsy = −1, чтобы закрыть или удержать место.
dice-effect-butter-fingered = −2 к добыче найденных костей.
dice-effect-loud = −2, чтобы уклониться.

## Effects once per scenario

dice-effect-salve = четыре кости из сброса возвращаются в мешок.
dice-effect-remedy = одна рана заживает, и три кости из сброса возвращаются в мешок.
dice-effect-second-breath = возьмите две кости из мешка.
dice-effect-fresh-start = спрячьте руку и возьмите новую, на две кости больше.
dice-effect-spare-hours = отряд выигрывает два хода.
dice-effect-good-plan = +4 к вашей следующей проверке.
dice-effect-master-key = +6, когда вы в следующий раз закрываете или удерживаете место.
dice-effect-spyglass = узнайте, где скрывается злодей.
dice-effect-summons = в руку приходит друг.
dice-effect-anointing = в руку приходит кость веры.
dice-effect-rally = у каждого героя здесь три кости из сброса возвращаются в мешок.
dice-effect-waymarks = перейдите в другое место и исследуйте там ещё раз без платы.
dice-effect-second-look = исследуйте ещё раз без платы.
dice-effect-buckler = не получите урона.
dice-effect-counter-charm = не получите магического урона.
dice-effect-shared-shield = −6 к урону любого героя здесь.
dice-effect-smoke = встреченный враг или злодей уходит обратно в мешок места, а в ваш мешок возвращаются пять костей из сброса.
dice-effect-safe-way = убегите без урона.
dice-effect-wave-off = встреченный враг уходит обратно в мешок места, и это исследование не считается.
dice-effect-drive-off = встреченный враг уходит насовсем.
dice-effect-way-round = обойдите встреченную преграду.
dice-effect-other-pocket = верните встреченную кость и возьмите другую; злодеев и друзей вернуть нельзя.
dice-effect-lucky-throw = +4 к следующей проверке, даже когда кость уже встречена.
