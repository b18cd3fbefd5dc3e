caves-creature-rat = { $form ->
    [one] крыса
    [seen] крысу
    [that] крыса
    [That] Крыса
    [object] крысу
    [appears] показалась крыса
    [of] крысы
    [killer] убила крыса
   *[name] Крыса
}
caves-item-idol = { $form ->
    [one] идол
    [that] идол
    [That] Идол
    [object] идола
    [thing] идола
   *[name] Идол
}
caves-effect-rat-fever = { $form ->
    [cause] крысиная лихорадка
    [begun] Вас бросает в жар: укус был грязным.
    [ended] Лихорадка прошла.
    [seen] { $who }: озноб.
    [over] { $who }: озноб прошёл.
   *[name] крысиная лихорадка
}
caves-said-bear = Вы подобрали идола. Теперь домой: { $slot }.
caves-ending-won-about = Вы принесли идола домой.
