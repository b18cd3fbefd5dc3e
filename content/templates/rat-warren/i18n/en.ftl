caves-creature-rat = { $form ->
    [one] a rat
    [seen] a rat
    [that] the rat
    [That] The rat
    [object] the rat
    [appears] a rat
    [of] rat
    [killer] a rat
   *[name] Rat
}
caves-item-idol = { $form ->
    [one] an idol
    [that] the idol
    [That] The idol
    [object] an idol
    [thing] the idol
   *[name] Idol
}
caves-effect-rat-fever = { $form ->
    [cause] rat fever
    [begun] You feel hot: the bite was not clean.
    [ended] The fever passes.
    [seen] { $who } shivers.
    [over] { $who } no longer shivers.
   *[name] rat fever
}
caves-said-bear = You pick up the idol. Now bring it home: { $slot }.
caves-ending-won-about = You bring the idol home.
caves-kind-warren = { $form ->
    [arrival] Something scurries in the dark, many times.
   *[name] Rat warren
}
